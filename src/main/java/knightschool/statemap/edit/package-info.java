/**
 * Sliding puzzles while they are edited: {@code PuzzleDraft} is a board with walls and blocks that may not be a puzzle
 * yet, and {@code DraftFault} is a fault of it.
 *
 * <p>Not here: mouse, keys and undo ({@code ui.statemap}).
 */
package knightschool.statemap.edit;
