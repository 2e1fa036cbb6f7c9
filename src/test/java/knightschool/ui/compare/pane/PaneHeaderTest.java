package knightschool.ui.compare.pane;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import javafx.css.PseudoClass;
import javafx.scene.Scene;
import javafx.scene.control.Labeled;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Pane;
import knightschool.algorithm.ConfiguredAlgorithm;
import knightschool.board.Board;
import knightschool.search.Problem;
import knightschool.trace.SearchSnapshot;
import knightschool.trace.Trace;
import knightschool.ui.render.ToolkitThread;
import knightschool.ui.robot.FrameLayout;
import knightschool.ui.theme.Theme;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.parallel.Execution;
import org.junit.jupiter.api.parallel.ExecutionMode;

/** Headers share whether they have buttons, so that a wider number in one is a matter of all, and the same of none. */
@Execution(ExecutionMode.CONCURRENT)
class PaneHeaderTest {
    private static final Board BOARD = Board.full(5, 5);
    private static final double WIDTH = 800;
    private static final double NARROW = 150;
    private static final double HEIGHT = 40;

    private final Trace trace = new Trace(Problem.open(BOARD, 0), ConfiguredAlgorithm.read("backtracking"));
    private final List<PaneHeader> headers = ToolkitThread.call(() -> {
        List<PaneHeader> both = PaneIdentity.of(
                        List.of(ConfiguredAlgorithm.read("backtracking"), ConfiguredAlgorithm.read("warnsdorff")),
                        BOARD)
                .stream()
                .map(pane -> new PaneHeader(pane, Optional.empty(), () -> {}))
                .toList();
        both.forEach(header -> header.setNeighbours(() -> both));
        new Scene(new HBox(both.toArray(PaneHeader[]::new)));
        return both;
    });

    private SearchSnapshot frame(int visited) {
        trace.extend(visited);
        return trace.frame(visited - 1L);
    }

    /** Returns which headers are to be laid out anew after the first one showed a number of squares visited. */
    private List<Boolean> asking(int visited, Optional<OutcomeWords> end) {
        SearchSnapshot frame = frame(visited);
        return ToolkitThread.call(() -> {
            FrameLayout.of(headers.getFirst().getScene(), WIDTH, HEIGHT);
            headers.getFirst().show(frame, end);
            return headers.stream().map(PaneHeader::isNeedsLayout).toList();
        });
    }

    @Test
    void headerIsLaidOutAnewOnlyIfItShowsSomethingElseAndItsNeighboursIfItNeedsOtherRoom() {
        asking(9, Optional.empty());
        assertEquals(List.of(false, false), asking(9, Optional.empty()));
        assertEquals(List.of(true, true), asking(10, Optional.empty()));
        assertEquals(List.of(true, false), asking(10, Optional.of(OutcomeWords.atLimit(9))));
        assertEquals(List.of(false, false), asking(10, Optional.of(OutcomeWords.atLimit(9))));
    }

    /** Six panes beside the legend in the usual window: the names are whole, and all of one size. */
    @Test
    void namesOfNarrowPanesAreWholeAndOfOneSize() {
        assertEquals(1, ToolkitThread.call(() -> {
            List<PaneHeader> six = PaneIdentity.of(
                            Stream.of("backtracking", "forward-checking", "warnsdorff", "dead-ends", "unreachable")
                                    .map(ConfiguredAlgorithm::read)
                                    .toList(),
                            BOARD)
                    .stream()
                    .map(pane -> new PaneHeader(pane, Optional.empty(), () -> {}))
                    .toList();
            six.forEach(header -> header.setNeighbours(() -> six));
            Pane pane = new Pane(six.toArray(PaneHeader[]::new));
            pane.getStyleClass().add("pane");
            pane.pseudoClassStateChanged(PseudoClass.getPseudoClass("small"), true);
            Scene scene = new Scene(pane);
            Theme.LIGHT.applyTo(scene);
            six.forEach(header -> header.show(frame(9), Optional.empty()));
            six.forEach(header -> header.resize(NARROW, HEIGHT));
            for (int i = 0; i < 3; i++) {
                pane.applyCss();
                six.forEach(PaneHeader::layout);
            }
            List<Labeled> names = six.stream()
                    .map(header -> (Labeled) header.getChildren().getFirst())
                    .toList();
            names.forEach(name ->
                    assertTrue(name.getWidth() >= name.prefWidth(-1), () -> name.getText() + " " + name.getWidth()));
            return names.stream().map(Labeled::getFont).distinct().count();
        }));
    }
}
