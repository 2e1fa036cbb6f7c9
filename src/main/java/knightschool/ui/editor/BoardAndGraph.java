package knightschool.ui.editor;

import java.util.function.Supplier;
import javafx.scene.layout.Region;
import knightschool.board.Board;
import knightschool.drawing.BoardGeometry;

/** The board and, beside it, its graph: they share the width, begin at the top, and are as high as each other. */
final class BoardAndGraph extends Region {
    private static final double GAP = 44;
    private static final double BOARD_SHARE = 0.5506;
    private static final double LOWEST_GRAPH = 320;

    private final Region canvas;
    private final Region graph;
    private final Supplier<Board> board;
    private final int mostSide;

    /** @param mostSide the longest side of a square of the board, in pixels */
    BoardAndGraph(Region canvas, Region graph, Supplier<Board> board, int mostSide) {
        this.canvas = canvas;
        this.graph = graph;
        this.board = board;
        this.mostSide = mostSide;
        getChildren().addAll(canvas, graph);
        setMinSize(0, 0);
    }

    @Override
    protected void layoutChildren() {
        double height = getHeight();
        double boardRoom = Math.round(Math.max(0, getWidth() - GAP) * BOARD_SHARE);
        BoardGeometry squares = BoardGeometry.fit(board.get(), boardRoom, height, mostSide);
        canvas.resizeRelocate(0, 0, boardRoom, height);
        double left = Math.ceil(squares.width()) + GAP;
        double graphHeight = Math.min(height, Math.max(LOWEST_GRAPH, squares.boardHeight()));
        graph.resizeRelocate(left, 0, Math.max(0, getWidth() - left), graphHeight);
    }

    @Override
    protected double computePrefWidth(double height) {
        return 974;
    }

    @Override
    protected double computePrefHeight(double width) {
        return 470;
    }
}
