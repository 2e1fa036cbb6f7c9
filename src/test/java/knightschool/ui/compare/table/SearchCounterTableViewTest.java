package knightschool.ui.compare.table;

import static knightschool.Eventually.onFx;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.OptionalDouble;
import javafx.scene.Node;
import javafx.scene.Scene;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;
import javafx.stage.Stage;
import knightschool.algorithm.ConfiguredAlgorithm;
import knightschool.board.Board;
import knightschool.compare.SearchCounterTable;
import knightschool.compare.StepRatio;
import knightschool.search.Outcome;
import knightschool.trace.SearchSnapshot;
import knightschool.ui.compare.pane.PaneIdentity;
import knightschool.ui.robot.OnScreen;
import knightschool.ui.robot.Start;
import knightschool.ui.scene.ScenePlacement;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;

/** The table stays in its room, whatever the numbers, and its columns do not come and go. */
@ExtendWith(OnScreen.class)
class SearchCounterTableViewTest {
    private static final List<ConfiguredAlgorithm> SEARCHES =
            List.of(ConfiguredAlgorithm.read("backtracking"), ConfiguredAlgorithm.read("forward-checking"));
    private static final long LONGEST = 9_999_999;

    private final Region panes = new Region();
    private SearchCounterTableView table;
    private VBox column;

    @Start
    void show(Stage stage) {
        Button button = new Button("Save");
        table = new SearchCounterTableView(ScenePlacement.WINDOW, List.of(button));
        column = new VBox(panes, table);
        stage.setScene(new Scene(column, 1600, 400));
        stage.show();
        table.setVisible(true);
        table.identify(PaneIdentity.of(SEARCHES, Board.full(8, 8)));
    }

    private static SearchCounterTable counts(long count) {
        SearchSnapshot.Counters counters = new SearchSnapshot.Counters(count, 64, count, count, count, 64);
        return new SearchCounterTable(SEARCHES.stream()
                .map(solver -> new SearchCounterTable.Row(
                        solver,
                        "",
                        counters,
                        counters,
                        false,
                        Outcome.STOPPED,
                        new StepRatio(StepRatio.Kind.OVER_FEWER, count),
                        OptionalDouble.of(123)))
                .toList());
    }

    /** Lays the table out in a width and returns the headings and numbers that it then shows. */
    private List<String> shown(double width, long count) {
        return onFx(() -> {
            table.show(counts(count), List.of());
            column.resize(width, 400);
            column.layout();
            assertEquals(width, panes.getWidth(), "what stands above it keeps to the room");
            List<Label> labels = table.lookupAll(".counts-text").stream()
                    .map(Label.class::cast)
                    .filter(Node::isVisible)
                    .toList();
            assertTrue(
                    table.lookupAll(".button").stream()
                            .allMatch(button -> button.localToScene(button.getLayoutBounds())
                                            .getMaxX()
                                    <= width),
                    () -> "the buttons are cut off at " + width);
            return labels.stream().map(Label::getText).toList();
        });
    }

    @Test
    void columnsWithoutRoomAreLeftOut() {
        List<String> wide = shown(1600, LONGEST);
        assertTrue(wide.contains(SearchCounterTableWords.TIME), wide::toString);
        assertTrue(wide.contains("9,999,999"), wide::toString);
        List<String> narrow = shown(840, LONGEST);
        assertFalse(narrow.contains(SearchCounterTableWords.TIME), narrow::toString);
        assertTrue(narrow.contains(SearchCounterTableWords.END), narrow::toString);
        assertEquals(wide, shown(1600, LONGEST), "with the room all come back");
    }

    @Test
    void columnStaysAwayUntilTheRoomChanges() {
        List<String> large = shown(840, LONGEST);
        List<String> small = shown(840, 1);
        assertEquals(large.size(), small.size());
        assertTrue(shown(841, 1).size() > small.size(), "another width is another room");
    }

    /** Before the style sheets are applied, as in a window that is opened again, the words are wider. */
    @Test
    void columnComesBackWithSmallerWords() {
        List<String> small = shown(1100, LONGEST);
        onFx(() -> {
            style("-fx-font-size: 16px;");
            return null;
        });
        assertTrue(shown(1100, LONGEST).size() < small.size(), "large words have no room");
        onFx(() -> {
            style("");
            return null;
        });
        assertEquals(small, shown(1100, LONGEST));
    }

    private void style(String words) {
        column.setStyle(words);
        column.applyCss();
    }
}
