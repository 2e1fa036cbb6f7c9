package knightschool.ui.census;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.stream.IntStream;
import javafx.scene.Scene;
import javafx.scene.control.TableRow;
import javafx.scene.control.skin.VirtualFlow;
import javafx.stage.Stage;
import knightschool.algorithm.Algorithms;
import knightschool.board.Board;
import knightschool.census.CensusRow;
import knightschool.census.CensusTable;
import knightschool.search.Outcome;
import knightschool.ui.render.ToolkitThread;
import knightschool.ui.robot.ClosedWindows;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;

/** Rows go on coming while a person reads the table. */
@ExtendWith(ClosedWindows.class)
class CensusTableViewTest {
    /** Less than a row is high, so that the first one is cut. */
    private static final int PIXELS = 7;

    private final CensusViewModel model = new CensusViewModel(Algorithms.named("backtracking"), 100);
    private CensusTableView table;
    private Stage stage;

    @BeforeEach
    void open() {
        model.askOn(Board.full(40, 40), false);
        ToolkitThread.run(() -> {
            table = new CensusTableView(model, _ -> {});
            stage = new Stage();
            stage.setScene(new Scene(table, 320, 400));
            stage.show();
        });
        take(200, 800);
    }

    @AfterEach
    void close() {
        ToolkitThread.run(stage::close);
        model.close();
    }

    /** Otherwise one start is marked on the board and another in the table. */
    @Test
    void rowOfTheStartThatIsPointedAtElsewhereIsSelected() {
        point(301);
        assertEquals(301, selected());
        point(302);
        assertEquals(302, selected());
        point(Board.NONE);
        assertEquals(Board.NONE, selected());
    }

    /** After a restart the rows are read only after the start is known. */
    @Test
    void rowThatComesLaterIsSelectedToo() {
        point(100);
        assertEquals(Board.NONE, selected());
        take(0, 200);
        assertEquals(100, selected());
    }

    @Test
    void focusSelectsARow() {
        ToolkitThread.run(table::requestFocus);
        assertEquals(200, selected());
    }

    private void point(int start) {
        ToolkitThread.run(() -> model.pointedProperty().set(start));
    }

    /** The start of the selected row, or {@link Board#NONE}. */
    private int selected() {
        return ToolkitThread.call(() -> {
            CensusRow row = table.getSelectionModel().getSelectedItem();
            return row == null ? Board.NONE : row.start();
        });
    }

    private void take(int from, int to) {
        CensusTable rows = new CensusTable();
        IntStream.range(from, to)
                .filter(start -> start % 3 > 0)
                .forEach(start -> rows.add(new CensusRow(start, Outcome.STOPPED, start % 90)));
        ToolkitThread.run(() -> {
            model.take(model.question(), rows);
            table.applyCss();
            table.layout();
        });
    }

    /** The starts of the rows that can be seen, and where. */
    private List<String> seen() {
        return ToolkitThread.call(() -> table.lookupAll(".table-row-cell").stream()
                .map(node -> (TableRow<?>) node)
                .filter(row -> row.isVisible() && row.getItem() != null && row.getLayoutY() > -row.getHeight())
                .map(row -> ((CensusRow) row.getItem()).start() + " at " + Math.round(row.getLayoutY()))
                .sorted()
                .toList());
    }

    private void show(int place) {
        ToolkitThread.run(() -> {
            table.getSelectionModel().select(place);
            table.scrollTo(place);
            table.layout();
            ((VirtualFlow<?>) table.lookup(".virtual-flow")).scrollPixels(PIXELS);
            table.layout();
        });
    }

    @Test
    void rowsThatComeBelowChangeNothingThatIsSeen() {
        show(250);
        CensusRow selected = model.rows().get(250);
        List<String> before = seen();
        assertTrue(before.contains(selected.start() + " at -" + PIXELS), before.toString());
        take(900, 1200);
        assertEquals(selected, table.getSelectionModel().getSelectedItem());
        assertEquals(before, seen());
    }

    @Test
    void rowsThatComeAboveLeaveTheSelectionAndWhatIsSeen() {
        show(250);
        CensusRow selected = model.rows().get(250);
        List<String> before = seen();
        take(0, 200);
        assertEquals(selected, table.getSelectionModel().getSelectedItem());
        assertEquals(before, seen());
    }

    @Test
    void tableSortedByStepsKeepsItsSelection() {
        ToolkitThread.run(() -> table.getSortOrder().add(table.getColumns().getLast()));
        show(100);
        CensusRow selected = ToolkitThread.call(() -> table.getSelectionModel().getSelectedItem());
        take(0, 1600);
        assertEquals(selected, table.getSelectionModel().getSelectedItem());
        assertEquals(1, table.getSelectionModel().getSelectedIndices().size());
    }
}
