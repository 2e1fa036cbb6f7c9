package knightschool.ui.compare.pane;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.ArrayList;
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
import knightschool.ui.command.Command;
import knightschool.ui.render.ToolkitThread;
import knightschool.ui.robot.FrameLayout;
import knightschool.ui.theme.Theme;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.parallel.Execution;
import org.junit.jupiter.api.parallel.ExecutionMode;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Headers share whether they have buttons, so that a wider number in one is a matter of all, and the same of none. */
@Execution(ExecutionMode.CONCURRENT)
class PaneHeaderTest {
    private static final Board BOARD = Board.full(5, 5);
    private static final double WIDTH = 800;
    private static final double LEAST_WIDTH = 100;
    private static final double MOST_WIDTH = 260;

    private static final double HEIGHT = 40;
    private static final Command NONE = Command.of("compare.close", () -> {});
    private static final PaneActions ACTIONS = new PaneActions(
            new PaneActions.AlgorithmChoice(_ -> {}, () -> false),
            new PaneActions.PlaceAmongPanes(NONE, NONE, true, false),
            new PaneActions.AlternativeMoves(List::of, _ -> {}, NONE),
            new PaneActions.SquareActions(() -> true, _ -> {}));

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

    /**
     * Panes of every narrow width, with menus as in a window: the names are of one size, the same one after the next
     * layout and however wide the panes were before, and none is cut in a larger size than the smallest.
     */
    @ParameterizedTest
    @ValueSource(strings = {"small", "small narrow", "narrow", "slide narrow"})
    void namesOfNarrowPanesAreOfOneSizeThatStays(String states) {
        List<String> faults = ToolkitThread.call(() -> {
            List<PaneHeader> six = PaneIdentity.of(
                            Stream.of(
                                            "backtracking",
                                            "forward-checking",
                                            "warnsdorff",
                                            "dead-ends",
                                            "unreachable",
                                            "kept-domains")
                                    .map(ConfiguredAlgorithm::read)
                                    .toList(),
                            BOARD)
                    .stream()
                    .map(pane -> new PaneHeader(pane, Optional.of(ACTIONS), () -> {}))
                    .toList();
            six.forEach(header -> header.setNeighbours(() -> six));
            Pane pane = new Pane(six.toArray(PaneHeader[]::new));
            pane.getStyleClass().add("pane");
            for (String state : states.split(" ")) {
                pane.pseudoClassStateChanged(PseudoClass.getPseudoClass(state), true);
            }
            Scene scene = new Scene(pane);
            Theme.LIGHT.applyTo(scene);
            six.forEach(header -> header.show(frame(9), Optional.empty()));
            List<String> found = new ArrayList<>();
            List<List<String>> growing = new ArrayList<>();
            for (double width = LEAST_WIDTH; width <= MOST_WIDTH; width++) {
                List<String> before = sizesAfterLayout(six, width);
                List<String> after = sizesAfterLayout(six, width);
                if (before.stream().distinct().count() > 1 || !before.equals(after)) {
                    found.add(width + ": " + before + ", then " + after);
                }
                cutNames(six).forEach(found::add);
                growing.add(after);
            }
            for (double width = MOST_WIDTH; width >= LEAST_WIDTH; width--) {
                List<String> shrinking = sizesAfterLayout(six, width);
                List<String> same = growing.removeLast();
                if (!shrinking.equals(same)) {
                    found.add(width + ": " + same + ", but from a wider pane " + shrinking);
                }
            }
            return found;
        });
        assertEquals(List.of(), faults);
    }

    /** Lays the headers out as a change of the depth does, and returns the sizes of their names. */
    private static List<String> sizesAfterLayout(List<PaneHeader> headers, double width) {
        headers.forEach(header -> header.resize(width, HEIGHT));
        headers.forEach(PaneHeader::requestLayout);
        headers.getFirst().getParent().applyCss();
        headers.forEach(PaneHeader::layout);
        return names(headers)
                .map(name -> name.getFont().getSize() + " " + name.getGraphic().prefWidth(-1))
                .toList();
    }

    private static Stream<Labeled> names(List<PaneHeader> headers) {
        return headers.stream().map(header -> (Labeled) header.getChildren().getFirst());
    }

    /** Returns the names that are cut though a smaller size is left. */
    private static List<String> cutNames(List<PaneHeader> headers) {
        return names(headers)
                .filter(name -> name.getWidth() < name.prefWidth(-1))
                .filter(name -> !name.getPseudoClassStates().contains(PseudoClass.getPseudoClass("tightest")))
                .map(name -> name.getText() + " has " + name.getWidth() + " of " + name.prefWidth(-1))
                .toList();
    }
}
