"""Where tokens stop that walk on any box, counted by the rules themselves."""

from monopolista.games import register_content
from monopolista.games.classic.editions import Options, load
from monopolista.games.classic.simulation.random_walk import Steps, walk


def stops_on(content: str, stay: bool, rolls: int, seed: int) -> list[int]:
    """Return at how many of the rolls' ends a token stood on each square, the last in jail; as JSON travels."""
    edition = load(register_content(content.encode(), "box"), Options(speedy=False)).edition
    steps = Steps()
    steps.stays, steps.shuffled = int(stay), 1
    return [*walk(edition, steps, rolls, seed=seed).stops]
