package knightschool.ui.board;

import javafx.beans.property.ReadOnlyDoubleProperty;
import javafx.beans.property.ReadOnlyDoubleWrapper;
import javafx.scene.layout.Region;
import knightschool.board.Board;
import knightschool.drawing.board.BoardGeometry;

/** The space of a board: it is as large as it can be in whole pixels, in the middle. */
public final class CentredBoard extends Region {
    private static final int MOST_SIDE = 170;

    private final BoardCanvas canvas;
    private Board board = Board.full(1, 1);
    private double leastSquaresAcross = 1;
    private final ReadOnlyDoubleWrapper boardLeft = new ReadOnlyDoubleWrapper(this, "boardLeft");
    private final ReadOnlyDoubleWrapper boardWidth = new ReadOnlyDoubleWrapper(this, "boardWidth");

    /** @param canvas draws the board */
    public CentredBoard(BoardCanvas canvas) {
        this.canvas = canvas;
        canvas.setMostSide(MOST_SIDE);
        getChildren().add(canvas);
        setMinSize(0, 0);
        setPrefSize(480, 480);
        setMaxSize(Double.MAX_VALUE, Double.MAX_VALUE);
    }

    /** Draws a board with fewer squares across as large as if it had that many, so that no square is out of scale. */
    public void setLeastSquaresAcross(double squares) {
        leastSquaresAcross = squares;
        requestLayout();
    }

    /** There is another board. */
    public void show(Board now) {
        if (!now.equals(board)) {
            board = now;
            requestLayout();
        }
    }

    /** Where the squares begin, in pixels from the left of the place, for what is to stand in line with them. */
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
        canvas.resizeRelocate(x, y, fitting.width(), fitting.height());
        boardLeft.set(x + fitting.left());
        boardWidth.set(fitting.boardWidth());
    }

    private int mostSide() {
        double across = Math.min(getWidth(), getHeight()) / leastSquaresAcross;
        return (int) Math.clamp(across, 1, MOST_SIDE);
    }
}
