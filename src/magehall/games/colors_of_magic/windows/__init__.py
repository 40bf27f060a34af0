"""Windows in which instants are cast. [windows]"""
