/**
 * The cards of the boards that are open in the editor, in a strip above its tools.
 *
 * <p>{@link knightschool.ui.editor.tab.BoardStrip} shows them, {@link knightschool.ui.editor.tab.TabCommands} is what a
 * person can do with them.
 *
 * <p>Not here: what is kept of a board that is not in front ({@link knightschool.ui.editor.model.OpenBoards
 * OpenBoards}), and its file.
 */
package knightschool.ui.editor.tab;
