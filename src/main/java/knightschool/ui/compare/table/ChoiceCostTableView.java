package knightschool.ui.compare.table;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.IntConsumer;
import javafx.beans.value.ChangeListener;
import javafx.geometry.HPos;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.control.Tooltip;
import javafx.scene.layout.GridPane;
import knightschool.board.Board;
import knightschool.board.SquareNames;
import knightschool.compare.ChoiceCostTable;
import knightschool.search.KnightPath;
import knightschool.search.Problem;
import knightschool.text.NumberFormatter;
import knightschool.ui.compare.model.ChoiceCostsModel;
import knightschool.ui.compare.pane.PaneIdentity;
import knightschool.ui.compare.pane.PaneSelectionMenu;
import knightschool.ui.compare.pane.TwinPaneIconFactory;
import knightschool.ui.control.NodeStyle;

/**
 * The table of the moves that the search of one pane can choose at the current step, with a column for each move and
 * the number of steps that the move costs.
 */
public final class ChoiceCostTableView extends AbstractComparisonTable {
    private static final int STEPS_ROW = 2;
    private static final int END_ROW = 3;

    /** The width of a column, in pixels: enough for long numbers of steps, and for eight columns in a window. */
    private static final double COLUMN = 116;

    private final ChoiceCostsModel costs;
    private final IntConsumer fork;
    private final PaneSelectionMenu whose;
    private final List<Cells> cells = new ArrayList<>();

    /** The table shown last; null for none. */
    private ChoiceCostTable currentTable;

    /** The parts of a table that determine its layout: all except the costs. */
    private record Choices(Problem problem, KnightPath node, List<List<Object>> rows) {
        static Choices of(ChoiceCostTable table) {
            return new Choices(
                    table.problem(),
                    table.node(),
                    table.rows().stream()
                            .map(row -> List.<Object>of(row.square(), row.state()))
                            .toList());
        }
    }

    /** The cells that change while a choice is counted. */
    private record Cells(Label steps, Label end) {}

    /**
     * @param buttons the buttons that export the table
     * @param fork creates a twin that tries a square next
     * @param home returns the keyboard focus to the scene
     */
    public ChoiceCostTableView(ChoiceCostsModel costs, List<? extends Node> buttons, IntConsumer fork, Runnable home) {
        super("compare-costs", ChoiceCostTableWords.NAME, buttons);
        this.costs = costs;
        this.fork = square -> {
            fork.accept(square);
            home.run();
        };
        whose = new PaneSelectionMenu("costs-pane", ChoiceCostTableWords.PANE_HELP, costs::show, home);
        ChangeListener<Object> changed = (_, _, _) -> show();
        costs.tableProperty().addListener(changed);
        costs.countingProperty().addListener(changed);
        costs.busyProperty().addListener(changed);
        costs.paneProperty().addListener(_ -> whose.name(costs.paneProperty().get()));
        visibleProperty().addListener(changed);
    }

    /** Sets the panes whose choices can be shown, from left to right. */
    public void identify(List<PaneIdentity> now) {
        whose.identify(now);
        whose.name(costs.paneProperty().get());
    }

    private void show() {
        if (!isVisible()) {
            return;
        }
        ChoiceCostTable table = costs.tableProperty().get();
        boolean same = currentTable != null
                && table != null
                && Choices.of(currentTable).equals(Choices.of(table));
        currentTable = table;
        // The same buttons stay while costs are counted, so that they can be pressed.
        if (!same) {
            layOut();
        }
        if (table != null) {
            fill(table);
        }
    }

    private void layOut() {
        List<ChoiceCostTable.Row> rows = currentTable == null ? List.of() : currentTable.rows();
        grid.getChildren().clear();
        cells.clear();
        boolean isEmpty = currentTable != null && rows.isEmpty();
        // The sentence that there is no choice is wider than a column of numbers.
        makeColumns(Math.max(1, rows.size()), isEmpty ? Double.MAX_VALUE : COLUMN);
        grid.add(whose, 0, 0);
        List<String> names =
                List.of(ChoiceCostTableWords.OPEN_MOVES, ChoiceCostTableWords.STEPS, ChoiceCostTableWords.END);
        for (int i = 0; i < names.size(); i++) {
            grid.add(label(names.get(i), "muted"), 0, 1 + i);
        }
        if (isEmpty) {
            Label none = label(ChoiceCostTableWords.NO_CHOICE, "muted");
            GridPane.setHalignment(none, HPos.LEFT);
            grid.add(none, 1, 0);
        }
        for (int i = 0; i < rows.size(); i++) {
            ChoiceCostTable.Row row = rows.get(i);
            grid.add(head(row), 1 + i, 0);
            grid.add(label(NumberFormatter.grouped(row.onward()), "strong"), 1 + i, 1);
            Cells changing = new Cells(label("", "strong"), label("", "strong"));
            changing.steps().setTooltip(new Tooltip(ChoiceCostTableWords.STEPS_HELP));
            grid.add(changing.steps(), 1 + i, STEPS_ROW);
            grid.add(changing.end(), 1 + i, END_ROW);
            cells.add(changing);
        }
    }

    /** Returns the head of a column; for a later choice it is a button that creates a twin. */
    private Node head(ChoiceCostTable.Row row) {
        Board board = currentTable.problem().board();
        String name = SquareNames.name(board, row.square());
        if (row.state() != ChoiceCostTable.State.LATER) {
            return label(ChoiceCostTableWords.head(row, board), "strong");
        }
        Button button = NodeStyle.named(
                new Button(name, TwinPaneIconFactory.make()), "what-if-" + name, "counts-text", "what-if");
        button.setMinWidth(USE_PREF_SIZE);
        button.setTooltip(new Tooltip(ChoiceCostTableWords.whatIf(row.square(), board)));
        button.setAccessibleText(ChoiceCostTableWords.whatIf(row.square(), board));
        button.setOnAction(_ -> fork.accept(row.square()));
        return button;
    }

    private void fill(ChoiceCostTable table) {
        Optional<ChoiceCostsModel.Counting> counting =
                Optional.ofNullable(costs.countingProperty().get());
        boolean busy = costs.busyProperty().get();
        for (int i = 0; i < table.rows().size(); i++) {
            ChoiceCostTable.Row row = table.rows().get(i);
            Optional<Long> counted =
                    counting.filter(now -> now.square() == row.square()).map(ChoiceCostsModel.Counting::steps);
            String steps = ChoiceCostTableWords.steps(row, counted, busy && !costs.isCounted(row.square()));
            Label cell = cells.get(i).steps();
            cell.setText(steps);
            cell.getTooltip().setText(ChoiceCostTableWords.stepsHelp(row));
            cell.setAccessibleText(ChoiceCostTableWords.column(table.problem().board(), row, steps));
            cells.get(i).end().setText(ChoiceCostTableWords.end(row));
        }
    }
}
