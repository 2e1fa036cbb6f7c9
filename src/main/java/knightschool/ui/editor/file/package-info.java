/**
 * Files of boards: opened and saved away from the JavaFX thread, and what a person is asked about them.
 *
 * <p>{@link knightschool.ui.editor.file.BoardFiles} does it; {@link knightschool.ui.editor.file.Questions} is whoever
 * answers, a person at a window or a test.
 *
 * <p>Not here: the format (board).
 */
package knightschool.ui.editor.file;
