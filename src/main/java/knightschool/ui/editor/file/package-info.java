/**
 * The files of the boards that are open in the editor, and the lists of those used last.
 *
 * <p>Not here: how documents of every kind are opened and saved ({@code ui.document}), and the format (board).
 */
package knightschool.ui.editor.file;
