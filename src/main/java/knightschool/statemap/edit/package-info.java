/**
 * Sliding puzzles while they are made: {@code PuzzleDraft} is a board with walls and blocks that may not be a puzzle
 * yet, and {@code DraftFault} what is still wrong with it.
 *
 * <p>Not here: mouse, keys and undoing (ui.statemap).
 */
package knightschool.statemap.edit;
