"""Setting up: options, forces, corners, mages, hands and who begins. [setup]"""
