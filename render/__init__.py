"""Pictures and texts of games for people. Knows views of a game and Pillow, nothing else."""

from render.picture import Picture
from render.pictures import alt_text, draw_chart, draw_player, draw_scores, draw_table, text_board

__all__ = ["Picture", "alt_text", "draw_chart", "draw_player", "draw_scores", "draw_table", "text_board"]
