/**
 * The tabs of the open boards, in a strip above the tools of the editor.
 *
 * <p>{@link knightschool.ui.editor.tab.BoardTabStrip} shows them,
 * {@link knightschool.ui.editor.tab.BoardTabStripCommands} has the commands on them.
 *
 * <p>Not here: what is kept of a board that is not current ({@link knightschool.ui.editor.model.OpenBoards
 * OpenBoards}), and its file.
 */
package knightschool.ui.editor.tab;
