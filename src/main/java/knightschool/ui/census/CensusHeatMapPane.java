package knightschool.ui.census;

import java.util.List;
import java.util.Optional;
import java.util.SortedMap;
import java.util.function.Function;
import java.util.function.IntConsumer;
import javafx.beans.value.ChangeListener;
import javafx.geometry.Orientation;
import javafx.scene.control.Label;
import javafx.scene.layout.Region;
import knightschool.algorithm.ConfiguredAlgorithm;
import knightschool.board.Board;
import knightschool.compare.StepRatio;
import knightschool.drawing.AlgorithmStyle;
import knightschool.drawing.ColourRole;
import knightschool.drawing.Sketch;
import knightschool.drawing.board.BoardGeometry;
import knightschool.drawing.chart.CensusBoardDrawing;
import knightschool.drawing.chart.CensusScaleDrawing;
import knightschool.drawing.chart.HeatScale;
import knightschool.drawing.chart.RatioColourScale;
import knightschool.drawing.chart.StepRatioBoardDrawing;
import knightschool.ui.board.BoardCanvas;
import knightschool.ui.board.SketchView;
import knightschool.ui.control.LabelFactory;
import knightschool.ui.control.NodeStyle;
import knightschool.ui.legend.InSceneLegend;
import knightschool.ui.legend.LegendEntry;

/**
 * The board with its squares coloured by the results of their starts, the legend beside it, and the square pointed at
 * in words below.
 */
final class CensusHeatMapPane extends Region {
    private static final int MOST_SIDE = 168;
    private static final int USUAL_SIDE = 60;

    private static final double GAP = 32;
    private static final double WORDS = 40;

    /** The height of the keys of all outcomes below the scale, in pixels. */
    private static final double KEYS = 144;

    /** The same if two solvers are compared. */
    private static final double KEYS_OF_PAIR = 176;

    private static final double ABOVE_WORDS = 8;

    private final CensusViewModel model;
    private final boolean choosing;
    private final BoardCanvas canvas = NodeStyle.named(new BoardCanvas(), "census-board");
    private final SketchView scale = new SketchView();
    private final CensusLegendEntries signs = new CensusLegendEntries();
    private final InSceneLegend keys = InSceneLegend.below(scale, this::outcomes);
    private final Region legend = NodeStyle.named(keys.node(), "census-legend");
    private final Label words = NodeStyle.named(LabelFactory.wrapped("", "text-16"), "census-words");
    private final ChangeListener<Number> pointAtBoard = (_, _, now) -> canvas.point(now.intValue());

    /** @param listener receives a square that was clicked or on which Enter was pressed; empty if none can be chosen */
    CensusHeatMapPane(CensusViewModel model, Optional<IntConsumer> listener) {
        this.model = model;
        this.choosing = listener.isPresent();
        canvas.setMostSide(MOST_SIDE);
        canvas.setWords(square -> CensusWords.square(model, square));
        listener.ifPresent(canvas::setOnSquarePressed);
        getChildren().setAll(canvas, legend, words);
        setMinSize(0, 0);
        canvas.pointedProperty()
                .addListener((_, _, now) -> model.pointedProperty().set(now.intValue()));
        model.pointedProperty().addListener(pointAtBoard);
        model.pointedProperty().addListener(_ -> show());
        model.rows().subscribe(this::show);
        model.besideRows().subscribe(this::show);
        model.planProperty().addListener(_ -> show());
        model.runningProperty().addListener(_ -> show());
        heightProperty().addListener(_ -> showLegend());
        widthProperty().addListener(_ -> showLegend());
        show();
    }

    /** Sets what a click on a square does where none can be chosen. */
    void onClickedInVain(Runnable refuse) {
        canvas.setOnSquarePressed(_ -> refuse.run());
    }

    /** Moves the keyboard focus to the board. */
    void focus() {
        canvas.requestFocus();
    }

    private HeatScale scale() {
        return CensusBoardDrawing.scale(model.rows(), hue(model.plan().solver()));
    }

    private static ColourRole hue(ConfiguredAlgorithm solver) {
        return AlgorithmStyle.of(solver.algorithm()).colour();
    }

    /** The scale of ratios to the steps of a solver beside. */
    private RatioColourScale scaleBeside(ConfiguredAlgorithm second) {
        return RatioColourScale.of(model.ratios().values(), hue(model.plan().solver()), hue(second));
    }

    /** Draws what is seen of the plan for a board of any size. */
    private Function<BoardGeometry, Sketch> drawing(int pointed) {
        if (model.plan().second().isPresent()) {
            SortedMap<Integer, StepRatio> ratios = model.ratios();
            RatioColourScale scale = scaleBeside(model.plan().second().get());
            return geometry -> StepRatioBoardDrawing.of(geometry, ratios, scale, pointed);
        }
        HeatScale scale = scale();
        return geometry -> CensusBoardDrawing.of(geometry, model.rows(), scale, pointed);
    }

    private void show() {
        Board board = model.question().board();
        int pointed = model.pointedProperty().get();
        canvas.show(board, drawing(pointed));
        words.setText(choosing || board.contains(pointed) ? CensusWords.square(model, pointed) : CensusWords.POINT);
        showLegend();
        requestLayout();
    }

    private void showLegend() {
        double height = getHeight() - WORDS - (model.isPair() ? KEYS_OF_PAIR : KEYS);
        MultiSolverCensusPlan plan = model.plan();
        scale.setSketch(plan.second()
                .map(second ->
                        CensusScaleDrawing.of(scaleBeside(second), plan.solver().title(), second.title(), height))
                .orElseGet(() -> CensusScaleDrawing.of(scale(), height)));
        keys.show();
    }

    private List<LegendEntry> outcomes() {
        return signs.outcomes(model, side());
    }

    /** Returns the signs on the board now. */
    List<LegendEntry> signs() {
        return signs.of(model, side());
    }

    private double side() {
        return squares(getWidth(), getHeight()).side();
    }

    /** Ends the updates of the legend. */
    void close() {
        keys.close();
    }

    /**
     * The horizontal offset of the board, which keeps the left edge of the squares at the same place for any size:
     * small squares need less space for the coordinates beside them, and the largest ones need more.
     */
    private static double indent(BoardGeometry squares) {
        return BoardGeometry.rimLeft(USUAL_SIDE) - squares.left();
    }

    private BoardGeometry squares(double width, double height) {
        double free = width - GAP - legend.prefWidth(-1);
        return BoardGeometry.fit(model.question().board(), Math.max(0, free), Math.max(0, height - WORDS), MOST_SIDE);
    }

    @Override
    protected void layoutChildren() {
        BoardGeometry squares = squares(getWidth(), getHeight());
        double indent = Math.min(indent(squares), Math.max(0, getWidth() - width(squares)));
        canvas.resizeRelocate(indent, 0, Math.ceil(squares.width()), Math.ceil(squares.height()));
        legend.resizeRelocate(
                indent + Math.ceil(squares.width()) + GAP, 0, legend.prefWidth(-1), legend.prefHeight(-1));
        // Words that are wider than a small board stand below the legend as well.
        boolean isWide = indent + squares.left() + words.prefWidth(-1) > legend.getLayoutX();
        double above = isWide ? Math.max(squares.height(), legend.prefHeight(-1)) : squares.height();
        words.resizeRelocate(
                indent + squares.left(),
                Math.ceil(above) + aboveWords(),
                Math.max(0, getWidth() - indent - squares.left()),
                WORDS - aboveWords());
    }

    /**
     * The space above the words; if two solvers are compared, the steps of both may need all of it for a second line.
     */
    private double aboveWords() {
        return model.isPair() ? 0 : ABOVE_WORDS;
    }

    private double width(BoardGeometry squares) {
        return Math.ceil(squares.width()) + GAP + legend.prefWidth(-1);
    }

    /** The width depends on the height, so that the rest of the space is left to what is beside the board. */
    @Override
    public Orientation getContentBias() {
        return Orientation.VERTICAL;
    }

    @Override
    protected double computePrefWidth(double height) {
        if (height < 0) {
            return 640;
        }
        BoardGeometry squares = squares(Integer.MAX_VALUE, height);
        return Math.max(0, indent(squares)) + width(squares);
    }

    @Override
    protected double computePrefHeight(double width) {
        return 470;
    }
}
