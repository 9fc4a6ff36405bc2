"""Properties take as long as the machine lets them: no test measures time."""

from hypothesis import settings

settings.register_profile("unhurried", deadline=None)
settings.load_profile("unhurried")
