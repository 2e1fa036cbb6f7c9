/**
 * A hunt for the smallest board with a property, judged live while the user edits.
 *
 * <p>{@link knightschool.ui.editor.hunt.SmallestBoardHuntModel} judges the board in the background and remembers the
 * best one; {@link knightschool.ui.editor.hunt.SmallestBoardHuntPanel} is its column.
 *
 * <p>Not here: the hunts themselves and their smallest boards (hunt).
 */
package knightschool.ui.editor.hunt;
