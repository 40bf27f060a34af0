"""Coming into play: places, hosts, slots and bound spells."""
