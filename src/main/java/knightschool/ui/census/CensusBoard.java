package knightschool.ui.census;

import java.util.Optional;
import java.util.function.IntConsumer;
import javafx.beans.value.ChangeListener;
import javafx.scene.control.Label;
import javafx.scene.layout.Region;
import knightschool.board.Board;
import knightschool.drawing.AlgorithmLook;
import knightschool.drawing.BoardGeometry;
import knightschool.drawing.CensusDrawing;
import knightschool.drawing.HeatLegend;
import knightschool.drawing.HeatScale;
import knightschool.ui.board.BoardCanvas;
import knightschool.ui.board.SketchCanvas;

/** The board in the colours of its starts, the legend beside it, and the square pointed at in words below. */
final class CensusBoard extends Region {
    private static final int MOST_SIDE = 112;

    /** Beside a slide's text the board has the space that there is. */
    private static final int MOST_SIDE_ON_SLIDE = 168;

    private static final double GAP = 32;
    private static final double WORDS = 40;
    private static final double ABOVE_WORDS = 8;

    private final CensusViewModel model;
    private final boolean choosing;
    private final int mostSide;
    private final BoardCanvas canvas = new BoardCanvas();
    private final SketchCanvas legend = new SketchCanvas();
    private final Label words = new Label();
    private final ChangeListener<Number> pointAtBoard = (_, _, now) -> canvas.point(now.intValue());

    /** @param chosen told a square that was clicked, or on which Enter was pressed; empty where none is to be chosen */
    CensusBoard(CensusViewModel model, Optional<IntConsumer> chosen) {
        this.model = model;
        this.choosing = chosen.isPresent();
        this.mostSide = choosing ? MOST_SIDE : MOST_SIDE_ON_SLIDE;
        canvas.setId("census-board");
        canvas.setMostSide(mostSide);
        canvas.setWords(square -> CensusWords.square(model, square));
        chosen.ifPresent(canvas::setOnSquarePressed);
        words.setId("census-words");
        words.getStyleClass().add("text-16");
        getChildren().setAll(canvas, legend, words);
        setMinSize(0, 0);
        canvas.pointedProperty()
                .addListener((_, _, now) -> model.pointedProperty().set(now.intValue()));
        model.pointedProperty().addListener(pointAtBoard);
        model.pointedProperty().addListener(_ -> show());
        model.rows().subscribe(this::show);
        model.questionProperty().addListener(_ -> show());
        model.runningProperty().addListener(_ -> show());
        heightProperty().addListener(_ -> showLegend());
        show();
    }

    /** Gives the keys to the board. */
    void focus() {
        canvas.requestFocus();
    }

    private HeatScale scale() {
        return HeatScale.of(
                model.rows(), AlgorithmLook.of(model.question().algorithm()).colour());
    }

    private void show() {
        Board board = model.question().board();
        int pointed = model.pointedProperty().get();
        HeatScale scale = scale();
        canvas.show(board, geometry -> CensusDrawing.of(geometry, model.rows(), scale, pointed));
        words.setText(choosing || board.contains(pointed) ? CensusWords.square(model, pointed) : CensusWords.POINT);
        showLegend();
        requestLayout();
    }

    private void showLegend() {
        legend.setSketch(HeatLegend.of(scale(), getHeight() - WORDS));
    }

    @Override
    protected void layoutChildren() {
        double legendWidth = legend.prefWidth(-1);
        double space = Math.max(0, getWidth() - GAP - legendWidth);
        double height = Math.max(0, getHeight() - WORDS);
        BoardGeometry squares = BoardGeometry.fit(model.question().board(), space, height, mostSide);
        canvas.resizeRelocate(0, 0, space, height);
        legend.resizeRelocate(Math.ceil(squares.width()) + GAP, 0, legendWidth, legend.prefHeight(-1));
        words.resizeRelocate(
                squares.left(),
                Math.ceil(squares.height()) + ABOVE_WORDS,
                Math.max(0, getWidth() - squares.left()),
                WORDS - ABOVE_WORDS);
    }

    @Override
    protected double computePrefWidth(double height) {
        return 640;
    }

    @Override
    protected double computePrefHeight(double width) {
        return 470;
    }
}
