package knightschool.ui.editor;

import java.util.concurrent.Executor;
import java.util.function.Consumer;
import knightschool.files.InputFault;
import knightschool.ui.editor.answer.TourAnswerModel;
import knightschool.ui.editor.fact.FactsModel;
import knightschool.ui.editor.model.EditorViewModel;

/**
 * What the editor knows: the boards, whether the one in front has a tour, and the facts about its graph.
 *
 * @param editor what is edited
 * @param tours asked about each board
 * @param facts of each board
 */
record EditorModels(EditorViewModel editor, TourAnswerModel tours, FactsModel facts) implements AutoCloseable {
    /**
     * Models that know each other.
     *
     * @param faults told what cannot be done, and why
     * @param screen runs what changes them, on the thread that calls it
     */
    static EditorModels of(Consumer<InputFault> faults, Executor screen) {
        EditorViewModel editor = new EditorViewModel(faults);
        TourAnswerModel tours = new TourAnswerModel(editor.board(), screen);
        editor.boardProperty().addListener((_, _, board) -> tours.ask(board));
        return new EditorModels(editor, tours, new FactsModel(editor, screen));
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
