package knightschool.ui.experiment;

import java.util.HashSet;
import java.util.Optional;
import java.util.Set;
import javafx.geometry.Point2D;
import javafx.scene.AccessibleRole;
import javafx.scene.control.Label;
import javafx.scene.control.ScrollPane;
import javafx.scene.input.KeyEvent;
import javafx.scene.input.MouseButton;
import javafx.scene.input.MouseEvent;
import javafx.scene.layout.Region;
import knightschool.census.experiment.ExperimentPlan;
import knightschool.census.experiment.RunOrGroupReference;
import knightschool.drawing.Sketch;
import knightschool.drawing.chart.ExperimentFigureDrawing;
import knightschool.drawing.chart.ExperimentPlotData;
import knightschool.drawing.chart.ExperimentTableDrawing;
import knightschool.setup.value.ExperimentPlotKind;
import knightschool.ui.board.SketchView;
import knightschool.ui.control.LabelFactory;
import knightschool.ui.control.NodeStyle;

/**
 * The plot and the table below it. The run or group under the mouse, or to which the arrow keys lead, is marked in
 * both; a click or Enter opens the run in the comparison. Beside the text of a slide all is drawn larger, to be read
 * from afar.
 */
final class ExperimentPlotAndTablePane extends Region {
    /** The size of a picture for a file. */
    private static final double FILE_WIDTH = 924;

    private static final double FILE_HEIGHT = 380;

    private static final double GAP = 12;
    private static final double MOST_TABLE = 0.4;
    private static final double BAR = 14;

    /** The smallest type of the drawings, in a tab and on a slide. */
    private static final double SMALLEST_TYPE = 12;

    private static final double SLIDE_TYPE = 14;

    /** The room on a slide, in the units of the drawings, beyond which all is drawn larger. */
    private static final double SLIDE_WIDTH = 660;

    private static final double SLIDE_HEIGHT = 490;

    /** The width of the words where no run is made yet. */
    private static final double EMPTY = 440;

    private final ExperimentViewModel model;
    private final Runnable compare;
    private final boolean onSlide;

    /** How many times larger than in a tab all is drawn. */
    private double scale = 1;

    private final SketchView plot = NodeStyle.named(new SketchView(), "experiment-plot");
    private final SketchView table = NodeStyle.named(new SketchView(), "experiment-table");
    private final ScrollPane scroll = NodeStyle.of(new ScrollPane(table), "experiment-scroll");
    private final Label empty = NodeStyle.named(LabelFactory.wrapped("", "muted", "text-16"), "experiment-empty");
    private ExperimentFigureDrawing figure;
    private ExperimentTableDrawing rows;
    private boolean withTable = true;
    private boolean isTableHidden;

    /** The pane in a tab, whose {@code compare} opens the comparison on what is pointed at. */
    ExperimentPlotAndTablePane(ExperimentViewModel model, Runnable compare) {
        this(model, compare, false);
    }

    /** The pane beside the text of a slide, where {@code refuse} says that no comparison is opened from it. */
    static ExperimentPlotAndTablePane onSlide(ExperimentViewModel model, Runnable refuse) {
        return new ExperimentPlotAndTablePane(model, refuse, true);
    }

    private ExperimentPlotAndTablePane(ExperimentViewModel model, Runnable compare, boolean onSlide) {
        this.model = model;
        this.compare = compare;
        this.onSlide = onSlide;
        setId("experiment-figure");
        getStyleClass().add("experiment-figure");
        setFocusTraversable(true);
        setAccessibleRole(AccessibleRole.TABLE_VIEW);
        empty.setMouseTransparent(true);
        scroll.setFocusTraversable(false);
        scroll.setHbarPolicy(ScrollPane.ScrollBarPolicy.NEVER);
        getChildren().setAll(plot, scroll, empty);
        setMinSize(0, 0);
        plot.addEventHandler(MouseEvent.MOUSE_MOVED, mouse -> point(figureAt(mouse)));
        plot.addEventHandler(MouseEvent.MOUSE_CLICKED, mouse -> click(mouse, figureAt(mouse)));
        table.addEventHandler(MouseEvent.MOUSE_MOVED, mouse -> point(rowAt(mouse)));
        table.addEventHandler(MouseEvent.MOUSE_CLICKED, mouse -> click(mouse, rowAt(mouse)));
        addEventHandler(MouseEvent.MOUSE_EXITED, _ -> point(Optional.empty()));
        addEventHandler(MouseEvent.MOUSE_PRESSED, _ -> requestFocus());
        addEventHandler(KeyEvent.KEY_PRESSED, this::press);
        model.tableProperty().addListener(_ -> show());
        model.plotProperty().addListener(_ -> show());
        model.pointedProperty().addListener(_ -> show());
        model.underwayProperty().addListener(_ -> show());
        model.runningProperty().addListener(_ -> show());
        show();
    }

    private void show() {
        empty.setText(ExperimentWords.empty(model.plan()));
        empty.setVisible(model.table().isEmpty() && !model.runningProperty().get());
        setAccessibleText(ExperimentWords.FIGURE + ". " + ExperimentWords.pointed(model));
        requestLayout();
    }

    private ExperimentPlotData data(Optional<RunOrGroupReference> pointed) {
        Set<Integer> underway = new HashSet<>();
        model.underwayProperty()
                .get()
                .forEach(one -> underway.add(model.plan().groups().indexOf(one.group())));
        underway.remove(-1);
        return new ExperimentPlotData(model.plan(), model.table(), underway, pointed);
    }

    /** The plot with the table, as large as a file needs it. */
    Sketch forFile() {
        return new ExperimentFigureDrawing(data(Optional.empty()), isCurve(), FILE_WIDTH, FILE_HEIGHT).withTable();
    }

    private boolean isCurve() {
        return model.plotProperty().get() == ExperimentPlotKind.CURVE;
    }

    /**
     * Shows or hides the table.
     *
     * @param withRoom whether a hidden table keeps its room, so that the plot does not change
     */
    void setTableVisible(boolean visible, boolean withRoom) {
        withTable = visible || withRoom;
        isTableHidden = !visible;
        requestLayout();
    }

    /** Returns whether the table, whose rows can be pointed at, is on screen. */
    boolean isTableShown() {
        return scroll.isVisible();
    }

    /** Runs an action when the table comes on screen or goes. */
    void onTableShown(Runnable action) {
        scroll.visibleProperty().addListener(_ -> action.run());
    }

    @Override
    protected void layoutChildren() {
        // All is laid out in the units of the drawings. On a slide they are larger: the more room, the larger.
        scale = onSlide
                ? Math.max(SLIDE_TYPE / SMALLEST_TYPE, Math.min(getWidth() / SLIDE_WIDTH, getHeight() / SLIDE_HEIGHT))
                : 1;
        double width = Math.floor(getWidth() / scale);
        double height = Math.floor(getHeight() / scale);
        if (width < 200 || height < 120) {
            return;
        }
        ExperimentPlan plan = model.plan();
        double least = ExperimentTableDrawing.leastHeight(
                plan.boards().size(), plan.solvers().size());
        ExperimentPlotData data = data(model.pointedProperty().get());
        double leastPlot = new ExperimentFigureDrawing(data, isCurve(), width, height).leastHeight();
        boolean hasTable = withTable && (!onSlide || least + leastPlot + GAP <= height);
        // On a whole pixel: the edge of the table between two would come and go with what is painted anew.
        double forTable = hasTable
                ? Math.floor(Math.max(Math.min(least, height - leastPlot - GAP), MOST_TABLE * height - GAP))
                : 0;
        boolean scrolls = hasTable && forTable < least;
        rows = new ExperimentTableDrawing(data, scrolls ? width - BAR : width, forTable);
        double tableHeight = Math.min(forTable, Math.ceil(rows.height()));
        double plotHeight = height - tableHeight - (hasTable ? GAP : 0);
        figure = new ExperimentFigureDrawing(data, isCurve(), width, plotHeight);
        plot.setSketch(figure.draw().scaled(scale));
        plot.resizeRelocate(0, 0, width * scale, plotHeight * scale);
        table.setSketch(rows.draw().scaled(scale));
        scroll.setVisible(hasTable && !isTableHidden);
        scroll.setVbarPolicy(scrolls ? ScrollPane.ScrollBarPolicy.ALWAYS : ScrollPane.ScrollBarPolicy.NEVER);
        scroll.resizeRelocate(0, Math.round((plotHeight + GAP) * scale), width * scale, tableHeight * scale);
        double words = Math.min(EMPTY, width * scale - 80);
        double wordsHeight = empty.prefHeight(words);
        empty.resizeRelocate(
                (width * scale - words) / 2, Math.round(figure.middle() * scale - wordsHeight / 2), words, wordsHeight);
        if (scrolls) {
            reveal(tableHeight);
        }
    }

    /** Scrolls the table so that the row that is pointed at is on screen. */
    private void reveal(double visible) {
        model.pointedProperty().get().ifPresent(at -> {
            double[] span = rows.span(at.group());
            double hidden = rows.height() - visible;
            double from = scroll.getVvalue() * hidden;
            if (span[0] < from) {
                scroll.setVvalue(span[0] / hidden);
            } else if (span[1] > from + visible) {
                scroll.setVvalue(Math.min(1, (span[1] - visible) / hidden));
            }
        });
    }

    private Optional<RunOrGroupReference> figureAt(MouseEvent mouse) {
        return figure == null ? Optional.empty() : figure.at(mouse.getX() / scale, mouse.getY() / scale);
    }

    private Optional<RunOrGroupReference> rowAt(MouseEvent mouse) {
        return rows == null ? Optional.empty() : rows.at(mouse.getY() / scale);
    }

    /** Returns the place of a run or a group in the plot, in the coordinates of this pane; for tests. */
    Optional<Point2D> placeOf(RunOrGroupReference run) {
        for (double y = 0; y < plot.getHeight(); y += 2) {
            for (double x = 0; x < plot.getWidth(); x += 2) {
                if (figure.at(x / scale, y / scale).filter(run::equals).isPresent()) {
                    return Optional.of(new Point2D(x, y));
                }
            }
        }
        return Optional.empty();
    }

    private void point(Optional<RunOrGroupReference> at) {
        if (!at.equals(model.pointedProperty().get())) {
            model.point(at);
        }
    }

    private void click(MouseEvent mouse, Optional<RunOrGroupReference> at) {
        if (mouse.getButton() == MouseButton.PRIMARY && at.isPresent()) {
            point(at);
            compare.run();
        }
    }

    private void press(KeyEvent key) {
        if (key.isShortcutDown() || key.isAltDown() || key.isShiftDown()) {
            return;
        }
        switch (key.getCode()) {
            case UP -> model.pointBeside(-1);
            case DOWN -> model.pointBeside(1);
            case LEFT -> model.pointWithin(-1);
            case RIGHT -> model.pointWithin(1);
            case ENTER -> compare.run();
            default -> {
                return;
            }
        }
        key.consume();
    }

    @Override
    protected double computePrefWidth(double height) {
        return FILE_WIDTH;
    }

    @Override
    protected double computePrefHeight(double width) {
        return 640;
    }
}
