/**
 * The files of the boards open in the editor, and the lists of recent files.
 *
 * <p>Not here: how documents of every kind are opened and saved ({@code ui.document}), and the format (board).
 */
package knightschool.ui.editor.file;
