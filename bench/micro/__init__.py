"""Speed of the engine, the simulator and the environments on one core."""
