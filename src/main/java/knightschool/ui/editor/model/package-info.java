/**
 * The model of editing: the board with its history, strokes, the selected squares, and edits of the whole board.
 *
 * <p>{@link knightschool.ui.editor.model.BoardEditorModel} is the complete model; its parts each perform one kind of
 * edit on the same {@link knightschool.ui.editor.model.UndoableBoard}. Every edit has a name and can be undone.
 *
 * <p>Not here: controls, threads and files.
 */
package knightschool.ui.editor.model;
