/**
 * What is edited and how: the board with its history, strokes, squares that are chosen, changes of the whole board.
 *
 * <p>{@link knightschool.ui.editor.model.EditorViewModel} is the whole of it; its parts each do one kind of edit to the
 * same {@link knightschool.ui.editor.model.BoardDraft}. Every edit can be undone, and has a name.
 *
 * <p>Not here: controls, threads and files.
 */
package knightschool.ui.editor.model;
