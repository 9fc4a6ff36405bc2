"""The people in a room: seats and their recovery, admission, chat and moderation."""
