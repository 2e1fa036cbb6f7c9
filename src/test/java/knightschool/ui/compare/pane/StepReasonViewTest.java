package knightschool.ui.compare.pane;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import javafx.scene.Scene;
import javafx.scene.control.Label;
import javafx.scene.layout.Pane;
import knightschool.algorithm.ConfiguredAlgorithm;
import knightschool.board.Board;
import knightschool.search.Problem;
import knightschool.search.Search;
import knightschool.trace.SearchSnapshot;
import knightschool.trace.SearchSnapshotFactory;
import knightschool.ui.render.ToolkitThread;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.parallel.Execution;
import org.junit.jupiter.api.parallel.ExecutionMode;

@Execution(ExecutionMode.CONCURRENT)
class StepReasonViewTest {
    private static final String WHOLE =
            "The knight cannot go on: every square that it could jump to from here has been visited before.";
    private static final String SHORT = "The knight cannot go on.";

    private final StepReasonView view = ToolkitThread.call(() -> {
        StepReasonView made = new StepReasonView();
        new Scene(new Pane(made));
        return made;
    });

    /** The same size shows the same words, whatever size was before. */
    @Test
    void shortenedReasonIsWholeAgainWhereThereIsRoom() {
        ToolkitThread.run(() -> view.await(WHOLE));
        assertEquals(WHOLE, wordsIn(200, 200));
        assertEquals(SHORT, wordsIn(200, 40));
        assertEquals(SHORT, wordsIn(200, 40), "laid out again");
        assertEquals(SHORT, wordsIn(200, 42));
        assertEquals(WHOLE, wordsIn(200, 200));
    }

    /** Where an outcome has no room for its whole reason, less of the reason is said, and at last nothing of it. */
    @Test
    void reasonBelowAnOutcomeGivesWayToIt() {
        ConfiguredAlgorithm solver = ConfiguredAlgorithm.read("backtracking");
        Search search = Search.begin(Problem.open(Board.full(4, 4), 0), solver.policy());
        SearchSnapshot last = SearchSnapshotFactory.at(solver, search, Long.MAX_VALUE, 1000, _ -> {});
        ToolkitThread.run(() -> view.show(last, Optional.of(OutcomeWords.of(last.outcome(), last.step()))));
        List<String> texts = IntStream.iterate(300, height -> height > 0, height -> height - 5)
                .mapToObj(height -> wordsIn(120, height))
                .distinct()
                .toList();
        String whole = last.explanation().sentence();
        assertEquals(List.of(whole, whole.substring(0, whole.indexOf(": ")) + ".", ""), texts);
    }

    private String wordsIn(double width, double height) {
        return ToolkitThread.call(() -> {
            view.resize(width, height);
            view.requestLayout();
            view.applyCss();
            view.layout();
            return ((Label) view.lookup(".why-text")).getText();
        });
    }
}
