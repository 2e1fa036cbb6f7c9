/**
 * Boards that are made from a pattern, with a few numbers, in place of the one that is edited.
 *
 * <p>{@link knightschool.ui.editor.pattern.BoardGeneratorModel} makes them;
 * {@link knightschool.ui.editor.pattern.BoardGeneratorPanel} is the column that offers them.
 *
 * <p>Not here: the patterns themselves (board.edit).
 */
package knightschool.ui.editor.pattern;
