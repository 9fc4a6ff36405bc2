"""Why a better answer is better, a file for each matter that a seat decides."""
