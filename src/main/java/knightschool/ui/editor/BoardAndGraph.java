package knightschool.ui.editor;

import java.util.function.BooleanSupplier;
import java.util.function.Consumer;
import java.util.function.Supplier;
import javafx.scene.layout.Region;
import knightschool.board.Board;
import knightschool.drawing.BoardGeometry;
import knightschool.ui.board.BoardArrangement;

/**
 * The board and its graph: beside each other, each in the middle of its half and both at one height; of a board that
 * would be much larger so, one above the other around one middle.
 */
final class BoardAndGraph extends Region {
    /** Between the half of the board and that of the graph, in pixels. */
    static final double GAP = 44;

    private static final double BOARD_SHARE = 0.5506;
    private static final double GAP_BELOW = 16;

    /** A graph below its board is not lower than that where there is space, and not higher than so many boards. */
    private static final double LOWEST_GRAPH = 200;

    private static final double GRAPH_PART = 1.5;
    private static final double HIGHER_SHARE = 0.55;

    private final Region canvas;
    private final Region graph;
    private final Supplier<Board> board;
    private final int mostSide;
    private final BooleanSupplier near;
    private final Consumer<BoardGeometry> home;

    /**
     * @param mostSide the longest side of a square of the board, in pixels
     * @param near whether only a part of the board is seen, which takes all space that there is
     * @param home told where the squares are in the canvas while the whole board is seen
     */
    BoardAndGraph(
            Region canvas,
            Region graph,
            Supplier<Board> board,
            int mostSide,
            BooleanSupplier near,
            Consumer<BoardGeometry> home) {
        this.near = near;
        this.home = home;
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
        BoardGeometry beside = BoardGeometry.fitClosely(board.get(), boardRoom, getHeight(), mostSide);
        BoardGeometry above = BoardGeometry.fitClosely(board.get(), getWidth(), boardHeight, mostSide);
        if (!near.getAsBoolean() && BoardArrangement.isWorthIt(above.side(), beside.side())) {
            layBelow(above);
        } else {
            layBeside(beside, boardRoom);
        }
    }

    private void layBeside(BoardGeometry squares, double boardRoom) {
        double y = before(getHeight(), squares.height(), squares.side());
        place(squares, before(boardRoom, squares.width(), squares.side()), y);
        canvas.resizeRelocate(0, 0, boardRoom, getHeight());
        double left = boardRoom + GAP;
        graph.resizeRelocate(left, 0, Math.max(0, getWidth() - left), 2 * y + squares.boardHeight());
    }

    private void layBelow(BoardGeometry squares) {
        double top = squares.height() + GAP_BELOW;
        double rest = Math.max(0, getHeight() - top);
        double graphHeight = Math.min(rest, Math.max(LOWEST_GRAPH, GRAPH_PART * squares.boardHeight()));
        double y = before(getHeight(), top + graphHeight, squares.side());
        double x = before(getWidth(), squares.width(), squares.side());
        place(squares, x, y);
        canvas.resizeRelocate(0, 0, getWidth(), y + squares.height());
        graph.resizeRelocate(squares.left(), y + top, 2 * x + squares.boardWidth(), graphHeight);
    }

    private void place(BoardGeometry squares, double x, double y) {
        home.accept(
                new BoardGeometry(squares.board(), squares.side(), squares.left() + (int) x, squares.top() + (int) y));
    }

    /** Half of what is left over; nothing where that is so little that a board looks as if it had slipped. */
    private static double before(double space, double length, double side) {
        double left = space - length;
        return left < side ? 0 : Math.floor(left / 2);
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
