package knightschool.ui.census;

import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import java.util.function.IntConsumer;
import javafx.beans.property.ReadOnlyObjectWrapper;
import javafx.beans.value.ChangeListener;
import javafx.collections.ListChangeListener;
import javafx.collections.transformation.SortedList;
import javafx.scene.control.IndexedCell;
import javafx.scene.control.Label;
import javafx.scene.control.TableCell;
import javafx.scene.control.TableColumn;
import javafx.scene.control.TableRow;
import javafx.scene.control.TableView;
import javafx.scene.control.Tooltip;
import javafx.scene.control.skin.VirtualFlow;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;
import javafx.scene.input.MouseButton;
import knightschool.algorithm.ConfiguredAlgorithm;
import knightschool.board.Board;
import knightschool.board.SquareNames;
import knightschool.census.CensusRow;
import knightschool.compare.StepRatio;
import knightschool.compare.StepsToAnswer;
import knightschool.drawing.AlgorithmStyle;
import knightschool.drawing.chart.ExperimentPlotData;
import knightschool.text.NumberFormatter;
import knightschool.ui.board.SketchView;
import knightschool.ui.control.LabelFactory;

/**
 * The rows as a table, ascending by start until the user sorts it otherwise. Of two solvers that are compared it has
 * the steps of both, and how many times fewer they are, or how many times as many.
 */
final class CensusTableView extends TableView<CensusRow> {
    private static final double START = 68;
    private static final double PAIR = 84;
    private static final double RATIO = 136;
    private static final double MARKER = 16;
    private static final Comparator<StepsToAnswer> NULLS_LAST = Comparator.nullsLast(Comparator.naturalOrder());

    private final CensusViewModel model;
    private final IntConsumer listener;
    private final ChangeListener<Number> pointing = (_, _, now) -> follow(now.intValue());

    /** The row to keep in its place when rows are added above it, and how much of it is hidden, in pixels. */
    private CensusRow first;

    private double hidden;

    /** @param listener receives a start that was clicked or on which Enter was pressed */
    CensusTableView(CensusViewModel model, IntConsumer listener) {
        this.model = model;
        this.listener = listener;
        setId("census-table");
        getStyleClass().add("census-table");
        setColumnResizePolicy(CONSTRAINED_RESIZE_POLICY_LAST_COLUMN);
        setTooltip(new Tooltip(CensusWords.TABLE_HELP));
        Label empty = LabelFactory.of(CensusWords.noRows(model.plan()), "muted");
        empty.setWrapText(true);
        setPlaceholder(empty);
        showColumns();
        // Before the table listens to them.
        model.rows().subscribe(this::remember);
        SortedList<CensusRow> sorted = new SortedList<>(model.rows());
        sorted.comparatorProperty().bind(comparatorProperty());
        setItems(sorted);
        setRowFactory(_ -> row());
        getSelectionModel().selectedItemProperty().addListener((_, _, row) -> {
            if (row != null && isFocused()) {
                model.pointedProperty().set(row.start());
            }
        });
        model.pointedProperty().addListener(pointing);
        focusedProperty().addListener((_, _, now) -> {
            if (now && getSelectionModel().isEmpty()) {
                getSelectionModel().selectFirst();
            }
        });
        addEventFilter(KeyEvent.KEY_PRESSED, this::key);
        model.planProperty().addListener((_, before, now) -> {
            empty.setText(CensusWords.noRows(now));
            if (!now.second().equals(before.second())
                    || now.second().isPresent() && !now.solver().equals(before.solver())) {
                showColumns();
            }
        });
        model.besideRows().subscribe(this::refresh);
        // After a restart a start is pointed at before its row is read from a file.
        getItems().addListener((ListChangeListener<CensusRow>) _ -> {
            if (model.pointedProperty().get() != Board.NONE) {
                follow(model.pointedProperty().get());
            }
        });
    }

    /** Shows the columns of one solver, or those of two that are compared. */
    private void showColumns() {
        getSortOrder().clear();
        TableColumn<CensusRow, CensusRow> start =
                column(CensusWords.START_COLUMN, START, Comparator.comparingInt(CensusRow::start), this::name);
        Optional<ConfiguredAlgorithm> second = model.plan().second();
        getColumns()
                .setAll(second.map(other -> List.of(start, steps(model.plan().solver()), stepsBeside(other), ratio()))
                        .orElseGet(() -> List.of(start, ended(), steps())));
    }

    private TableColumn<CensusRow, CensusRow> ended() {
        return column(
                CensusWords.ENDED_COLUMN,
                108,
                Comparator.comparing(CensusRow::outcome),
                row -> CensusWords.word(row.outcome()));
    }

    private TableColumn<CensusRow, CensusRow> steps() {
        return ofNumbers(column(
                CensusWords.STEPS_COLUMN,
                124,
                Comparator.comparingLong(CensusRow::steps),
                row -> NumberFormatter.grouped(row.steps())));
    }

    private TableColumn<CensusRow, CensusRow> steps(ConfiguredAlgorithm solver) {
        return marked(
                solver,
                column(
                        CensusWords.STEPS_COLUMN,
                        PAIR,
                        Comparator.comparing(this::answer),
                        row -> CensusWords.compact(answer(row))));
    }

    private TableColumn<CensusRow, CensusRow> stepsBeside(ConfiguredAlgorithm other) {
        return marked(
                other,
                column(
                        CensusWords.STEPS_COLUMN,
                        PAIR,
                        Comparator.comparing(
                                (CensusRow row) -> model.besideRow(row.start()).map(this::answer),
                                Comparator.comparing(steps -> steps.orElse(null), NULLS_LAST)),
                        row -> model.besideRow(row.start())
                                .map(this::answer)
                                .map(CensusWords::compact)
                                .orElse("")));
    }

    private TableColumn<CensusRow, CensusRow> ratio() {
        return ofNumbers(column(
                CensusWords.RATIO_COLUMN,
                RATIO,
                Comparator.comparingDouble(this::quotient),
                row -> model.ratio(row.start()).map(CensusWords::ratioInShort).orElse("")));
    }

    /** The quotient of the steps of both solvers; beyond all where it is not known. */
    private double quotient(CensusRow row) {
        return model.ratio(row.start())
                .filter(StepRatio::isKnown)
                .map(StepRatio::quotient)
                .orElse(Double.POSITIVE_INFINITY);
    }

    private StepsToAnswer answer(CensusRow row) {
        return row.toAnswer(model.plan().limit());
    }

    private static TableColumn<CensusRow, CensusRow> ofNumbers(TableColumn<CensusRow, CensusRow> column) {
        column.getStyleClass().add("number-column");
        return column;
    }

    private TableColumn<CensusRow, CensusRow> marked(
            ConfiguredAlgorithm solver, TableColumn<CensusRow, CensusRow> column) {
        List<ConfiguredAlgorithm> solvers = model.plan().solvers();
        AlgorithmStyle look = ExperimentPlotData.looks(solvers).get(solvers.indexOf(solver));
        SketchView marker = new SketchView(look.marker(MARKER));
        Tooltip.install(marker, new Tooltip(solver.title()));
        column.setGraphic(marker);
        return ofNumbers(column);
    }

    /** Selects the row of the start that is pointed at elsewhere, so that only one start is marked. */
    private void follow(int start) {
        CensusRow selected = getSelectionModel().getSelectedItem();
        if (isFocused() || selected != null && selected.start() == start) {
            return;
        }
        getItems().stream()
                .filter(row -> row.start() == start)
                .findFirst()
                .ifPresentOrElse(getSelectionModel()::select, getSelectionModel()::clearSelection);
    }

    private String name(CensusRow row) {
        return SquareNames.name(model.question().board(), row.start());
    }

    private static TableColumn<CensusRow, CensusRow> column(
            String title, double width, Comparator<CensusRow> order, Function<CensusRow, String> words) {
        TableColumn<CensusRow, CensusRow> column = new TableColumn<>(title);
        column.setPrefWidth(width);
        column.setReorderable(false);
        column.setCellValueFactory(cell -> new ReadOnlyObjectWrapper<>(cell.getValue()));
        column.setComparator(order);
        column.setCellFactory(_ -> new Words(words));
        return column;
    }

    private TableRow<CensusRow> row() {
        TableRow<CensusRow> row = new TableRow<>();
        row.setOnMouseClicked(click -> {
            if (click.getButton() == MouseButton.PRIMARY && !row.isEmpty()) {
                listener.accept(row.getItem().start());
            }
        });
        row.setOnMouseEntered(_ -> {
            if (!row.isEmpty()) {
                model.pointedProperty().set(row.getItem().start());
            }
        });
        return row;
    }

    @Override
    protected void layoutChildren() {
        super.layoutChildren();
        restore();
    }

    private VirtualFlow<?> flow() {
        return (VirtualFlow<?>) lookup(".virtual-flow");
    }

    /**
     * Records the first visible row, since a table by itself keeps its index when rows are added above it. A table
     * scrolled to its top stays there, so that new first rows are visible.
     */
    private void remember() {
        VirtualFlow<?> flow = flow();
        IndexedCell<?> cell = flow == null ? null : flow.getFirstVisibleCell();
        if (first == null
                && cell != null
                && cell.getIndex() > 0
                && cell.getIndex() < getItems().size()) {
            first = getItems().get(cell.getIndex());
            hidden = -cell.getLayoutY();
        }
    }

    /** Scrolls to the recorded row, after the table has counted its rows. */
    private void restore() {
        int place = first == null ? -1 : getItems().indexOf(first);
        first = null;
        VirtualFlow<?> flow = flow();
        if (place >= 0 && flow.getFirstVisibleCell().getIndex() != place) {
            flow.scrollToTop(place);
            if (hidden > 0) {
                flow.scrollPixels(hidden);
            }
        }
    }

    private void key(KeyEvent key) {
        CensusRow row = getSelectionModel().getSelectedItem();
        if (key.getCode() == KeyCode.ENTER && !key.isShortcutDown() && row != null) {
            listener.accept(row.start());
            key.consume();
        }
    }

    private static final class Words extends TableCell<CensusRow, CensusRow> {
        private final Function<CensusRow, String> words;

        Words(Function<CensusRow, String> words) {
            this.words = words;
        }

        @Override
        protected void updateItem(CensusRow row, boolean empty) {
            super.updateItem(row, empty);
            setText(empty || row == null ? null : words.apply(row));
        }
    }
}
