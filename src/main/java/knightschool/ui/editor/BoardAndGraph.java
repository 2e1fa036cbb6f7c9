package knightschool.ui.editor;

import java.util.function.Supplier;
import javafx.scene.layout.Region;
import knightschool.board.Board;
import knightschool.drawing.BoardGeometry;
import knightschool.ui.board.BoardArrangement;

/**
 * The board and its graph: beside each other, begun at the top and as high as each other; of a board that would be much
 * larger so, one above the other.
 */
final class BoardAndGraph extends Region {
    private static final double GAP = 44;
    private static final double BOARD_SHARE = 0.5506;
    private static final double LOWEST_GRAPH = 320;
    private static final double GAP_BELOW = 16;
    private static final double HIGHER_SHARE = 0.55;

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
        double boardRoom = Math.round(Math.max(0, getWidth() - GAP) * BOARD_SHARE);
        double boardHeight = Math.round(Math.max(0, getHeight() - GAP_BELOW) * HIGHER_SHARE);
        BoardGeometry beside = BoardGeometry.fit(board.get(), boardRoom, getHeight(), mostSide);
        BoardGeometry above = BoardGeometry.fit(board.get(), getWidth(), boardHeight, mostSide);
        if (BoardArrangement.isWorthIt(above.side(), beside.side())) {
            layBelow(above);
        } else {
            layBeside(beside, boardRoom);
        }
    }

    private void layBeside(BoardGeometry squares, double boardRoom) {
        double height = getHeight();
        canvas.resizeRelocate(0, 0, boardRoom, height);
        double left = Math.ceil(squares.width()) + GAP;
        double graphHeight = Math.min(height, Math.max(LOWEST_GRAPH, squares.boardHeight()));
        graph.resizeRelocate(left, 0, Math.max(0, getWidth() - left), graphHeight);
    }

    private void layBelow(BoardGeometry squares) {
        double height = Math.ceil(squares.height());
        canvas.resizeRelocate(0, 0, getWidth(), height);
        double top = height + GAP_BELOW;
        graph.resizeRelocate(
                squares.left(), top, Math.max(0, getWidth() - squares.left()), Math.max(0, getHeight() - top));
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
