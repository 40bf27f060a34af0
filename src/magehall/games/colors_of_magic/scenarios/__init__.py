"""Scenarios: what they put on the table, their objectives, and the maps they are played on. [objectives]"""
