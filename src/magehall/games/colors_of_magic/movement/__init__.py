"""Movement: own moves, forced ones, and being put somewhere. [move]"""
