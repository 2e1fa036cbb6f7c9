package knightschool.ui.board;

import java.util.function.Consumer;
import javafx.beans.property.ReadOnlyDoubleProperty;
import javafx.beans.property.ReadOnlyDoubleWrapper;
import javafx.scene.layout.Region;
import knightschool.board.Board;
import knightschool.drawing.board.BoardGeometry;

/** The space of a board, or of its graph: the board is as large as whole pixels allow, and centred. */
public final class CentredBoardPane extends Region {
    private static final int MOST_SIDE = 170;

    private final Region content;
    private final Consumer<BoardGeometry> geometryListener;
    private Board board = Board.full(1, 1);
    private double leastSquaresAcross = 1;
    private final ReadOnlyDoubleWrapper boardLeft = new ReadOnlyDoubleWrapper(this, "boardLeft");
    private final ReadOnlyDoubleWrapper boardWidth = new ReadOnlyDoubleWrapper(this, "boardWidth");

    /** @param canvas draws the board */
    public CentredBoardPane(BoardCanvas canvas) {
        this(canvas, _ -> {});
        canvas.setMostSide(MOST_SIDE);
    }

    /**
     * Creates the space of something that is drawn on the squares of a board.
     *
     * @param content has the size of the board with its coordinates
     * @param geometryListener receives the squares, in pixels of the content, with each layout
     */
    public CentredBoardPane(Region content, Consumer<BoardGeometry> geometryListener) {
        this.content = content;
        this.geometryListener = geometryListener;
        getChildren().add(content);
        setMinSize(0, 0);
        setPrefSize(480, 480);
        setMaxSize(Double.MAX_VALUE, Double.MAX_VALUE);
    }

    /**
     * Limits the size of the squares of small boards: they are no larger than those of a board with this many columns.
     */
    public void setLeastSquaresAcross(double squares) {
        leastSquaresAcross = squares;
        requestLayout();
    }

    /** Sets the board. */
    public void show(Board now) {
        if (!now.equals(board)) {
            board = now;
            requestLayout();
        }
    }

    /** The left edge of the squares, in pixels of this region, to align other nodes with it. */
    public ReadOnlyDoubleProperty boardLeftProperty() {
        return boardLeft.getReadOnlyProperty();
    }

    /** The width of the squares alone, in pixels. */
    public ReadOnlyDoubleProperty boardWidthProperty() {
        return boardWidth.getReadOnlyProperty();
    }

    @Override
    protected void layoutChildren() {
        BoardGeometry fitting = BoardGeometry.fit(board, getWidth(), getHeight(), mostSide());
        double x = Math.floor(Math.max(0, getWidth() - fitting.width() - fitting.left()) / 2);
        double y = Math.floor(Math.max(0, getHeight() - fitting.height()) / 2);
        content.resizeRelocate(x, y, fitting.width(), fitting.height());
        geometryListener.accept(fitting);
        boardLeft.set(x + fitting.left());
        boardWidth.set(fitting.boardWidth());
    }

    private int mostSide() {
        double across = Math.min(getWidth(), getHeight()) / leastSquaresAcross;
        return (int) Math.clamp(across, 1, MOST_SIDE);
    }
}
