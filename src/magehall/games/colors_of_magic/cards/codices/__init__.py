"""Mages with their codices, a file each."""
