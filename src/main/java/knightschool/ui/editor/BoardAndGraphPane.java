package knightschool.ui.editor;

import java.util.Optional;
import java.util.function.Supplier;
import javafx.scene.layout.Region;
import knightschool.board.Board;
import knightschool.drawing.board.BoardGeometry;
import knightschool.ui.board.BoardBesideGraphPlacement;
import knightschool.ui.board.LargerSquaresLayoutRule;
import knightschool.ui.graph.GraphViewBesideBoard;

/**
 * The board, its graph and a line of text below them. They lie side by side, with each vertex of the graph level with
 * its square. Where the board would be much larger that way, the graph lies below it, centred on the same axis.
 */
final class BoardAndGraphPane extends Region {
    /** The gap between the areas of board and graph, in pixels. */
    static final double GAP = 8;

    /** The margin between vertices level with the board and the edges of the graph's area, in pixels. */
    private static final double MARGIN = 24;

    /**
     * The part of the margin for large vertices, as a fraction of a square's side; {@link #RING} is added for their
     * rings.
     */
    private static final double MARGIN_PART = 0.25;

    private static final double RING = 8;

    private static final double BOARD_SHARE = 0.5506;
    private static final double GAP_BELOW = 16;
    private static final double GAP_ABOVE_LINE = 8;

    /**
     * The side of a square for which the rim is computed, in pixels. The rim is narrowest beside small squares, so that
     * the pair always fits.
     */
    private static final int SMALL_SIDE = 1;

    /**
     * The least height of a graph below its board where there is space, in pixels; its greatest height is
     * {@link #GRAPH_PART} times that of the board.
     */
    private static final double LOWEST_GRAPH = 200;

    private static final double GRAPH_PART = 1.5;
    private static final double HIGHER_SHARE = 0.55;

    private final BoardBesideGraphPlacement board;
    private final GraphViewBesideBoard graph;
    private final Region line;
    private final Supplier<Board> boardSupplier;
    private final int mostSide;

    /**
     * @param line the line of text below the board
     * @param mostSide the greatest side of a square, in pixels
     */
    BoardAndGraphPane(
            BoardBesideGraphPlacement board,
            GraphViewBesideBoard graph,
            Region line,
            Supplier<Board> boardSupplier,
            int mostSide) {
        this.board = board;
        this.graph = graph;
        this.line = line;
        this.boardSupplier = boardSupplier;
        this.mostSide = mostSide;
        getChildren().addAll(board.region(), graph.region(), line);
        setMinSize(0, 0);
    }

    @Override
    protected void layoutChildren() {
        double lineHeight = Math.ceil(line.prefHeight(getWidth()));
        double height = Math.max(0, getHeight() - lineHeight - GAP_ABOVE_LINE);
        BoardGeometry beside = beside(height);
        BoardGeometry above = BoardGeometry.fitClosely(boardSupplier.get(), getWidth(), highestAbove(height), mostSide);
        if (board.isWhole() && LargerSquaresLayoutRule.isWorthIt(above.side(), beside.side())) {
            layBelow(above, height);
            line.resizeRelocate(0, getHeight() - lineHeight, getWidth(), lineHeight);
        } else {
            layBeside(beside, height);
            line.resizeRelocate(0, getHeight() - lineHeight, board.region().getWidth(), lineHeight);
        }
    }

    /** Returns the width of the board's area where the graph has its full share. */
    private double share() {
        return Math.round(Math.max(0, getWidth() - GAP) * BOARD_SHARE);
    }

    /** Returns the largest board beside a graph that is level with it. */
    private BoardGeometry beside(double height) {
        BoardGeometry largest = BoardGeometry.fitClosely(boardSupplier.get(), widestBeside(MARGIN), height, mostSide);
        double margin = margin(largest);
        return margin == MARGIN
                ? largest
                : BoardGeometry.fitClosely(boardSupplier.get(), widestBeside(margin), height, mostSide);
    }

    /** Returns the greatest width of the board, coordinates included, that lets the graph be level with it. */
    private double widestBeside(double margin) {
        double rim = BoardGeometry.rimLeft(SMALL_SIDE);
        double columns = boardSupplier.get().columns();
        double both = getWidth() - rim - GAP - 2 * margin;
        return Math.clamp(rim + both * columns / (2 * columns - 1), 0, share());
    }

    private static double margin(BoardGeometry squares) {
        return Math.max(MARGIN, MARGIN_PART * squares.side() + RING);
    }

    /** Returns the greatest height of the board, coordinates included, with the graph below it. */
    private double highestAbove(double height) {
        double rim = BoardGeometry.rimBelow(SMALL_SIDE);
        double rows = boardSupplier.get().rows();
        double both = height - rim - GAP_BELOW - 2 * MARGIN - graph.heightBelow(getWidth());
        double share = Math.round(Math.max(0, height - GAP_BELOW) * HIGHER_SHARE);
        return Math.clamp(rim + both * rows / (2 * rows - 1), 0, share);
    }

    private void layBeside(BoardGeometry squares, double height) {
        double level = squares.boardWidth() - squares.side() + 2 * margin(squares);
        double boardRoom = Math.floor(Math.max(squares.width(), Math.min(share(), getWidth() - GAP - level)));
        double y = before(height, squares.height(), squares.side());
        place(squares, before(boardRoom, squares.width(), squares.side()), y);
        board.region().resizeRelocate(0, 0, boardRoom + GAP, height);
        double left = boardRoom + GAP;
        double width = Math.max(0, getWidth() - left);
        double picture = 2 * y + squares.boardHeight();
        double below = graph.heightBelow(width);
        graph.region().resizeRelocate(left, 0, width, Math.min(getHeight(), picture + below));
        boolean fits = width >= level && picture + below <= getHeight();
        setSquares(squares, (width - squares.boardWidth()) / 2, y, fits);
    }

    private void layBelow(BoardGeometry squares, double height) {
        double top = squares.height() + GAP_BELOW;
        double x = before(getWidth(), squares.width(), squares.side());
        double width = 2 * x + squares.boardWidth();
        double below = graph.heightBelow(width);
        double rest = Math.max(0, height - top);
        double graphHeight = Math.min(rest, below + Math.max(LOWEST_GRAPH, GRAPH_PART * squares.boardHeight()));
        double y = before(height, top + graphHeight, squares.side());
        place(squares, x, y);
        board.region().resizeRelocate(0, 0, getWidth(), y + squares.height());
        graph.region().resizeRelocate(squares.left(), y + top, width, graphHeight);
        double over = graphHeight - below - squares.boardHeight();
        setSquares(squares, x, over / 2, over + squares.side() >= 2 * MARGIN);
    }

    private void place(BoardGeometry squares, double x, double y) {
        board.setHome(
                new BoardGeometry(squares.board(), squares.side(), squares.left() + (int) x, squares.top() + (int) y));
    }

    /**
     * Places the squares on which the graph draws its vertices.
     *
     * @param fits whether the graph has room for vertices on squares of the board's size
     */
    private void setSquares(BoardGeometry squares, double x, double y, boolean fits) {
        BoardGeometry geometry =
                new BoardGeometry(squares.board(), squares.side(), (int) Math.floor(x), (int) Math.floor(y));
        graph.setSquares(Optional.of(geometry).filter(_ -> fits));
    }

    /** Returns half of the remaining space, for centring; 0 if it is so little that the board would look misplaced. */
    private static double before(double space, double length, double side) {
        double remaining = space - length;
        return remaining < side ? 0 : Math.floor(remaining / 2);
    }

    @Override
    protected double computePrefWidth(double height) {
        return 974;
    }

    @Override
    protected double computePrefHeight(double width) {
        return 498;
    }
}
