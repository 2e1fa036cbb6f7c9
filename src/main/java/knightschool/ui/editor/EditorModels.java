package knightschool.ui.editor;

import java.util.concurrent.Executor;
import java.util.function.Consumer;
import knightschool.files.InputFault;
import knightschool.ui.editor.answer.TourExistenceModel;
import knightschool.ui.editor.fact.GraphFactsModel;
import knightschool.ui.editor.model.BoardEditorModel;

/**
 * The models of the editor: its boards, the question whether the current one has a tour, and the facts about its graph.
 *
 * @param editor the edited boards
 * @param tours the tour question for each board
 * @param facts the facts of each board
 */
record EditorModels(BoardEditorModel editor, TourExistenceModel tours, GraphFactsModel facts) implements AutoCloseable {
    /**
     * Creates models that are connected with one another.
     *
     * @param refusals receives the reason why an edit cannot be made
     * @param screen runs changes of the models on the thread that uses them
     */
    static EditorModels of(Consumer<InputFault> refusals, Executor screen) {
        BoardEditorModel editor = new BoardEditorModel(refusals);
        TourExistenceModel tours = new TourExistenceModel(editor.board(), screen);
        editor.boardProperty().addListener((_, _, board) -> tours.ask(board));
        return new EditorModels(editor, tours, new GraphFactsModel(editor, screen));
    }

    boolean isSettled() {
        return !tours.underWayProperty().get() && !facts.isUnderWay();
    }

    @Override
    public void close() {
        tours.close();
        facts.close();
    }
}
