"""Scenarios: what they put on the table, their objectives and maps. [objectives]"""
