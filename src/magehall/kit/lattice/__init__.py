"""Exact integer geometry of a miniature table on a square lattice.

Everything stands on lattice points, a quarter of an inch apart, and nothing is ever rounded twice: two machines agree
on every place, distance and line. ``points`` measures, ``shapes`` are discs and convex polygons, ``masks`` are sets of
points, ``regions`` says where a mover can go, ``slide`` where a forced move ends, ``sight`` and ``shadows`` what can be
seen.
"""
