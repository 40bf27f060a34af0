"""What bots make of a battle: values, hints and expectations."""
