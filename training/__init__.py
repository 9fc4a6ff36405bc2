"""Training of the evaluation networks: self-play, sampling of positions, fitting and quantization."""
