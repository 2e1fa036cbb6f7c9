/**
 * The board editor: make holes, place start and end, see the graph and its facts, open and save.
 *
 * <p>{@link knightschool.ui.editor.EditorViewModel} holds what is edited and how, and knows no control; strokes of the
 * mouse and keys end there. {@link knightschool.ui.editor.EditorScene} is the scene, in the window or beside a slide's
 * text. What a person is asked goes through {@link knightschool.ui.editor.Questions}, and files are read and written by
 * {@link knightschool.ui.editor.BoardFiles} away from the JavaFX thread.
 *
 * <p>Not here: what a board is, how it is drawn, and the graph's picture; the editor puts them side by side.
 */
package knightschool.ui.editor;
