/**
 * Boards created from a pattern with a few numbers, which replace the edited board.
 *
 * <p>{@link knightschool.ui.editor.pattern.BoardGeneratorModel} creates them;
 * {@link knightschool.ui.editor.pattern.BoardGeneratorPanel} is the column that offers them.
 *
 * <p>Not here: the patterns themselves (board.edit).
 */
package knightschool.ui.editor.pattern;
