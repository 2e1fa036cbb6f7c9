package knightschool.ui.compare.table;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.Stream;
import javafx.geometry.HPos;
import javafx.geometry.Insets;
import javafx.geometry.Pos;
import javafx.scene.Node;
import javafx.scene.control.Label;
import javafx.scene.control.Tooltip;
import javafx.scene.layout.GridPane;
import javafx.scene.text.Font;
import knightschool.algorithm.ConfiguredAlgorithm;
import knightschool.compare.SearchCounterTable;
import knightschool.trace.SearchSnapshot;
import knightschool.ui.compare.pane.AlgorithmMarkers;
import knightschool.ui.compare.pane.PaneIdentity;
import knightschool.ui.control.NodeVisibility;
import knightschool.ui.scene.ScenePlacement;

/**
 * The counters of all searches as a table, one row per pane in the order of the panes: up to the current step, and in
 * total.
 */
public final class SearchCounterTableView extends AbstractComparisonTable {
    private static final double MARKER = 12;
    private static final double GAP = 8;
    private static final double APART = 10;

    /** The width of the names, in pixels. It is enough for most algorithms; names with long options have a tooltip. */
    private static final double NAME = 142;

    private static final Column NOW_VISITED = new Column(
            SearchCounterTableWords.VISITED,
            tableRow -> SearchCounterTableWords.number(tableRow.now().depth()));

    private static final Column NOW_BEST_DEPTH = new Column(
            SearchCounterTableWords.BEST_DEPTH,
            tableRow -> SearchCounterTableWords.number(tableRow.now().deepest()));

    private static final List<Column> NOW = List.of(
            new Column(
                    SearchCounterTableWords.STEPS,
                    tableRow -> SearchCounterTableWords.number(tableRow.now().step())),
            NOW_VISITED,
            NOW_BEST_DEPTH,
            new Column(
                    SearchCounterTableWords.PLACED,
                    tableRow -> SearchCounterTableWords.number(tableRow.now().placements())),
            new Column(
                    SearchCounterTableWords.UNDONE,
                    tableRow -> SearchCounterTableWords.number(tableRow.now().undos())),
            new Column(SearchCounterTableWords.PRUNED, tableRow -> tableRow.pruned(tableRow.now())));

    private static final Column ALL_BEST_DEPTH = new Column(
            SearchCounterTableWords.BEST_DEPTH,
            tableRow -> SearchCounterTableWords.number(tableRow.all().deepest()));

    private static final Column RATIO = new Column(
            SearchCounterTableWords.RATIO,
            tableRow -> SearchCounterTableWords.ratio(tableRow.row().ratio()));

    private static final Column END = new Column(SearchCounterTableWords.END, ShownRow::end);

    /** The totals, without the ending. */
    private static final List<Column> ALL = List.of(
            new Column(
                    SearchCounterTableWords.STEPS,
                    tableRow -> SearchCounterTableWords.atLeast(
                            tableRow.row().complete(), tableRow.all().step())),
            ALL_BEST_DEPTH,
            new Column(
                    SearchCounterTableWords.PLACED,
                    tableRow -> SearchCounterTableWords.number(tableRow.all().placements())),
            new Column(
                    SearchCounterTableWords.UNDONE,
                    tableRow -> SearchCounterTableWords.number(tableRow.all().undos())),
            new Column(SearchCounterTableWords.PRUNED, tableRow -> tableRow.pruned(tableRow.all())),
            RATIO);

    private static final Column TIME = new Column(
            SearchCounterTableWords.TIME,
            tableRow -> SearchCounterTableWords.time(tableRow.row().stepNanos()));

    /** A column of the table: its title, and the text for a search. */
    private record Column(String name, Function<ShownRow, String> words) {}

    /** The counters of a search, and how it ended in words. */
    private record ShownRow(SearchCounterTable.Row row, String end) {
        SearchSnapshot.Counters now() {
            return row.now();
        }

        SearchSnapshot.Counters all() {
            return row.all();
        }

        String pruned(SearchSnapshot.Counters counters) {
            return SearchCounterTableWords.pruned(row.solver(), counters.pruned());
        }
    }

    /**
     * The columns that are left out one after the other where the table has no room for all: first what the board
     * shows, too, last what sums the comparison up.
     */
    private static final List<Column> LEFT_OUT = List.of(NOW_VISITED, TIME, NOW_BEST_DEPTH, ALL_BEST_DEPTH, RATIO);

    /** The counters up to the current step, if there is room for them. */
    private final List<Column> untilNow;

    /** The totals; in the window with the time of a step, which no two machines have in common. */
    private final List<Column> inAll;

    /** The counters up to the current step, followed by the totals. */
    private final List<Column> columns;

    private final List<List<Label>> cells = new ArrayList<>();
    private List<PaneIdentity> panes = List.of();

    /** How many of the columns that may be left out are. */
    private int leftOut;

    /** The room for which the columns were chosen; empty before the first layout. */
    private Optional<Room> room = Optional.empty();

    /**
     * The room of the columns.
     *
     * @param width the width of the table, in pixels
     * @param font the font of the words, which is another one before the style sheets are applied
     */
    private record Room(double width, Font font) {}

    /**
     * @param form beside the text of a slide there is room for the totals only
     * @param buttons the buttons that export the table
     */
    public SearchCounterTableView(ScenePlacement form, List<? extends Node> buttons) {
        super("compare-counts", SearchCounterTableWords.NAME, buttons);
        untilNow = form == ScenePlacement.WINDOW ? NOW : List.of();
        List<Column> time = form == ScenePlacement.WINDOW ? List.of(TIME) : List.of();
        inAll = Stream.of(ALL, time, List.of(END)).flatMap(List::stream).toList();
        columns = Stream.concat(untilNow.stream(), inAll.stream()).toList();
        makeColumns(columns.size());
        if (form == ScenePlacement.WINDOW) {
            // The parts beside it would be pushed out of the window by a table that is wider than its room.
            setMinWidth(0);
        }
    }

    /**
     * Leaves out columns until the others have room. A column comes back only with another width, another font or other
     * searches, so that none comes and goes while the numbers grow.
     */
    @Override
    protected void layoutChildren() {
        if (getMinWidth() == 0 && isVisible()) {
            Optional<Room> now = Optional.of(new Room(getWidth(), font()));
            if (!room.equals(now)) {
                room = now;
                leaveOut(0);
            }
            while (minWidthOfContent() > getWidth() && leftOut < LEFT_OUT.size()) {
                leaveOut(leftOut + 1);
            }
        }
        super.layoutChildren();
    }

    private Font font() {
        return cells.isEmpty() ? Font.getDefault() : cells.getFirst().getFirst().getFont();
    }

    private double minWidthOfContent() {
        return computeMinWidth(-1);
    }

    private void leaveOut(int count) {
        leftOut = count;
        List<Column> without = LEFT_OUT.subList(0, count);
        for (Node cell : grid.getChildren()) {
            if (cell.getUserData() instanceof Column column) {
                NodeVisibility.set(cell, !without.contains(column));
            }
        }
    }

    /** Sets the searches, from left to right. */
    public void identify(List<PaneIdentity> now) {
        panes = now;
        cells.clear();
        grid.getChildren().clear();
        if (!untilNow.isEmpty()) {
            head(SearchCounterTableWords.NOW, 1, untilNow.size());
        }
        head(SearchCounterTableWords.ALL, 1 + untilNow.size(), inAll.size());
        for (int i = 0; i < columns.size(); i++) {
            Label head = label(columns.get(i).name(), "muted");
            if (columns.get(i) == TIME) {
                head.setTooltip(new Tooltip(SearchCounterTableWords.TIME_HELP));
            }
            addCell(head, i, 1);
        }
        for (int row = 0; row < panes.size(); row++) {
            grid.add(name(panes.get(row)), 0, 2 + row);
            List<Label> counts = columns.stream().map(_ -> label("", "strong")).toList();
            for (int i = 0; i < counts.size(); i++) {
                addCell(counts.get(i), i, 2 + row);
            }
            cells.add(counts);
        }
        leaveOut(0);
    }

    /** Adds a cell. The totals stand apart from the counters of now, so that a dash does not seem to be their sign. */
    private void addCell(Label cell, int column, int row) {
        if (column == untilNow.size() && column > 0) {
            GridPane.setMargin(cell, new Insets(0, 0, 0, APART));
        }
        cell.setUserData(columns.get(column));
        grid.add(cell, 1 + column, row);
    }

    private void head(String words, int column, int span) {
        Label label = label(words, "counts-head");
        label.setMaxWidth(Double.MAX_VALUE);
        label.setAlignment(Pos.CENTER);
        GridPane.setHalignment(label, HPos.CENTER);
        grid.add(label, column, 0, span, 1);
    }

    private static Node name(PaneIdentity pane) {
        Label label = new Label(pane.title(), AlgorithmMarkers.marker(pane.look(), MARKER));
        label.getStyleClass().add("counts-text");
        label.setGraphicTextGap(GAP);
        label.setMinWidth(NAME);
        label.setTooltip(new Tooltip(pane.title()));
        return label;
    }

    /**
     * Shows a table. The cells stay empty until the table belongs to the current searches.
     *
     * @param stopped the searches that have reached the limit
     */
    public void show(SearchCounterTable table, List<ConfiguredAlgorithm> stopped) {
        List<SearchCounterTable.Row> rows = table.rows();
        boolean same = rows.stream()
                .map(SearchCounterTable.Row::solver)
                .toList()
                .equals(panes.stream().map(PaneIdentity::solver).toList());
        if (!same) {
            cells.forEach(row -> row.forEach(cell -> cell.setText("")));
            cells.forEach(row -> row.getFirst().setAccessibleText(null));
        }
        for (int i = 0; same && i < rows.size(); i++) {
            String end = SearchCounterTableWords.end(
                    rows.get(i), stopped.contains(rows.get(i).solver()));
            ShownRow tableRow = new ShownRow(rows.get(i), end);
            for (int column = 0; column < columns.size(); column++) {
                cells.get(i).get(column).setText(columns.get(column).words().apply(tableRow));
            }
            cells.get(i)
                    .getFirst()
                    .setAccessibleText(SearchCounterTableWords.row(panes.get(i).titleInSentence(), rows.get(i), end));
        }
    }
}
