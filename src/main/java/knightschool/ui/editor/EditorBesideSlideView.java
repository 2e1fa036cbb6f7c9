package knightschool.ui.editor;

import java.util.Optional;
import java.util.function.Supplier;
import javafx.scene.control.Label;
import javafx.scene.layout.Region;
import knightschool.board.Board;
import knightschool.drawing.board.BoardGeometry;
import knightschool.ui.board.LargerSquaresLayoutRule;
import knightschool.ui.control.LabelFactory;
import knightschool.ui.graph.KnightGraphView;

/**
 * The view of an editor beside a slide's text: board and graph at the same scale, each vertex level with its square,
 * and the answer below them. A wide board lies above its graph.
 */
final class EditorBesideSlideView extends Region {
    /** The gap between board and graph, in pixels. */
    static final double GAP = 44;

    /**
     * The side of a square for which the rim is computed, in pixels. The rim is narrowest beside small squares, so that
     * the pair always fits.
     */
    private static final int SMALL_SIDE = 1;

    private static final double GAP_ABOVE_ANSWER = 16;

    private final Region canvas;
    private final KnightGraphView graph;
    private final Region answer;
    private final Supplier<Board> board;
    private final int mostSide;
    private final Label boardCaption = caption(EditorWords.BOARD);
    private final Label graphCaption = caption(EditorWords.GRAPH);

    /** @param mostSide the greatest side of a square, in pixels */
    EditorBesideSlideView(Region canvas, KnightGraphView graph, Region answer, Supplier<Board> board, int mostSide) {
        this.canvas = canvas;
        this.graph = graph;
        this.answer = answer;
        this.board = board;
        this.mostSide = mostSide;
        getChildren().addAll(boardCaption, canvas, graphCaption, graph.pane(), answer);
        setMinSize(0, 0);
    }

    private static Label caption(String words) {
        return LabelFactory.of(words, "editor-caption");
    }

    @Override
    protected void layoutChildren() {
        double left = getInsets().getLeft();
        double width = Math.max(0, getWidth() - left - getInsets().getRight());
        double answerHeight = answer.isManaged() ? Math.ceil(answer.prefHeight(width)) : 0;
        double gap = answer.isManaged() ? GAP_ABOVE_ANSWER : 0;
        double height = Math.max(0, getHeight() - answerHeight - gap);
        BoardGeometry beside = beside(width, height);
        BoardGeometry above = above(width, height);
        double below = LargerSquaresLayoutRule.isWorthIt(above.side(), beside.side())
                ? layAbove(above, left)
                : layBeside(beside, left);
        double top = Math.min(below + gap, getHeight() - answerHeight);
        answer.resizeRelocate(left, Math.max(0, top), width, answerHeight);
    }

    /** Returns the height of the captions above board and graph, in pixels. */
    private double caption() {
        return Math.ceil(boardCaption.prefHeight(USE_COMPUTED_SIZE));
    }

    private BoardGeometry beside(double width, double height) {
        int rim = BoardGeometry.rimLeft(SMALL_SIDE);
        return BoardGeometry.fit(board.get(), rim + (width - GAP - rim) / 2, height - caption(), mostSide);
    }

    private BoardGeometry above(double width, double height) {
        int rim = BoardGeometry.rimBelow(SMALL_SIDE);
        return BoardGeometry.fit(board.get(), width, rim + (height - 2 * caption() - rim) / 2, mostSide);
    }

    /** Lays out board and graph side by side, and returns their lower end in pixels. */
    private double layBeside(BoardGeometry squares, double left) {
        double x = left + squares.left();
        placeBoard(squares, left, 0);
        placeGraph(squares, x + squares.boardWidth() + GAP, 0);
        return caption() + squares.height();
    }

    private double layAbove(BoardGeometry squares, double left) {
        double top = caption() + squares.height();
        placeBoard(squares, left, 0);
        placeGraph(squares, left + squares.left(), top);
        return top + caption() + squares.boardHeight();
    }

    private void placeBoard(BoardGeometry squares, double x, double y) {
        boardCaption.resizeRelocate(x + squares.left(), y, squares.boardWidth(), caption());
        canvas.resizeRelocate(x, y + caption(), squares.width(), squares.height());
    }

    private void placeGraph(BoardGeometry squares, double x, double y) {
        graphCaption.resizeRelocate(x, y, squares.boardWidth(), caption());
        graph.setSquares(Optional.of(BoardGeometry.bare(squares.board(), squares.side())));
        graph.pane().resizeRelocate(x, y + caption(), squares.boardWidth(), squares.boardHeight());
    }

    @Override
    protected double computePrefWidth(double height) {
        return 772;
    }

    @Override
    protected double computePrefHeight(double width) {
        return 560;
    }
}
