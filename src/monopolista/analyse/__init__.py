"""Analysis of games by win odds: values of actions, luck and skill, mistakes."""
