package knightschool.ui.lesson;

import javafx.beans.property.ReadOnlyDoubleProperty;
import javafx.beans.property.ReadOnlyDoubleWrapper;
import javafx.scene.layout.Region;
import knightschool.board.Board;
import knightschool.drawing.BoardGeometry;
import knightschool.ui.board.BoardCanvas;

/** Room for a board: as large as it can be in whole pixels, in the middle. */
final class CentredBoard extends Region {
    private static final int MOST_SIDE = 170;

    private final BoardCanvas canvas;
    private final Board board;
    private final ReadOnlyDoubleWrapper left = new ReadOnlyDoubleWrapper();

    CentredBoard(BoardCanvas canvas, Board board) {
        this.canvas = canvas;
        this.board = board;
        canvas.setMostSide(MOST_SIDE);
        getChildren().add(canvas);
        setMinSize(0, 0);
        setPrefSize(480, 480);
        setMaxSize(Double.MAX_VALUE, Double.MAX_VALUE);
    }

    /** Where the squares begin, in pixels from the left of the place, for what is to stand in line with them. */
    ReadOnlyDoubleProperty boardLeftProperty() {
        return left.getReadOnlyProperty();
    }

    @Override
    protected void layoutChildren() {
        BoardGeometry fitting = BoardGeometry.fit(board, getWidth(), getHeight(), MOST_SIDE);
        double x = Math.floor(Math.max(0, getWidth() - fitting.width() - fitting.left()) / 2);
        double y = Math.floor(Math.max(0, getHeight() - fitting.height()) / 2);
        canvas.resizeRelocate(x, y, fitting.width(), fitting.height());
        left.set(x + fitting.left());
    }
}
