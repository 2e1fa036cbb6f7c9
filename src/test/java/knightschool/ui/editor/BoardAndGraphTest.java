package knightschool.ui.editor;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import javafx.geometry.Bounds;
import javafx.scene.layout.Region;
import knightschool.board.Board;
import knightschool.drawing.BoardGeometry;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class BoardAndGraphTest {
    private static final int MOST_SIDE = 112;
    private static final double[][] ROOMS = {{974, 500}, {974, 470}, {560, 330}, {1500, 820}};

    private final Region canvas = new Region();
    private final Region graph = new Region();

    /** Where the board and its coordinates are seen. */
    private final Region area = new Region();

    private BoardGeometry geometry;

    private BoardGeometry laidOut(Board board, double width, double height) {
        BoardAndGraph pair =
                new BoardAndGraph(canvas, graph, () -> board, MOST_SIDE, () -> false, home -> geometry = home);
        pair.resize(width, height);
        pair.layout();
        assertTrue(geometry.width() <= canvas.getWidth() && geometry.height() <= canvas.getHeight());
        area.resizeRelocate(
                canvas.getLayoutX() + geometry.left() - BoardGeometry.rimLeft(geometry.side()),
                canvas.getLayoutY() + geometry.top(),
                BoardGeometry.rimLeft(geometry.side()) + geometry.boardWidth(),
                geometry.boardHeight() + BoardGeometry.rimBelow(geometry.side()));
        return BoardGeometry.of(board, geometry.side());
    }

    private boolean isBeside() {
        return graph.getLayoutX() >= area.getLayoutX() + area.getWidth();
    }

    @ParameterizedTest
    @CsvSource({"1, 1", "3, 3", "4, 4", "3, 10", "10, 3", "8, 8", "8, 7", "6, 3", "20, 2", "2, 20", "40, 40"})
    void boardAndGraphHaveOneMiddle(int columns, int rows) {
        for (double[] room : ROOMS) {
            BoardGeometry squares = laidOut(Board.full(columns, rows), room[0], room[1]);
            Bounds of = graph.getBoundsInParent();
            if (isBeside()) {
                assertEquals(of.getCenterY(), area.getLayoutY() + squares.boardHeight() / 2, 1);
            } else {
                double middle = area.getLayoutX() + squares.left() + squares.boardWidth() / 2;
                assertEquals(of.getCenterX(), middle, 1);
            }
        }
    }

    @ParameterizedTest
    @CsvSource({"1, 1", "3, 3", "4, 4", "3, 10", "10, 3", "8, 8", "8, 7", "6, 3", "20, 2", "2, 20", "40, 40"})
    void boardBeginsAtTheEdgeOrStandsInTheMiddleOfItsRoom(int columns, int rows) {
        for (double[] room : ROOMS) {
            BoardGeometry squares = laidOut(Board.full(columns, rows), room[0], room[1]);
            double end = isBeside() ? graph.getLayoutX() - BoardAndGraph.GAP : room[0];
            double right = end - area.getLayoutX() - area.getWidth();
            assertPlaced(area.getLayoutX(), right, squares.side());
            if (isBeside()) {
                assertPlaced(area.getLayoutY(), room[1] - area.getLayoutY() - area.getHeight(), squares.side());
            }
        }
    }

    private static void assertPlaced(double before, double after, double side) {
        assertTrue(
                before == 0 && after < side || Math.abs(before - after) <= 1,
                before + " before and " + after + " after, a square is " + side);
    }

    @ParameterizedTest
    @CsvSource({"1, 1", "3, 3", "4, 4", "3, 10", "10, 3", "8, 8", "8, 7", "6, 3", "20, 2", "2, 20", "40, 40"})
    void bothLieInTheirRoomAndNeitherCoversTheOther(int columns, int rows) {
        for (double[] room : ROOMS) {
            laidOut(Board.full(columns, rows), room[0], room[1]);
            for (Region part : new Region[] {canvas, area, graph}) {
                assertTrue(part.getLayoutX() >= 0 && part.getLayoutX() + part.getWidth() <= room[0]);
                assertTrue(part.getLayoutY() >= 0 && part.getLayoutY() + part.getHeight() <= room[1]);
            }
            boolean apart = isBeside() || graph.getLayoutY() >= area.getLayoutY() + area.getHeight();
            assertTrue(apart && graph.getWidth() > 100 && graph.getHeight() > 80);
        }
    }

    @ParameterizedTest
    @CsvSource({"8, 8, 56", "3, 3, 112", "40, 40, 11"})
    void placingTakesNothingFromTheSquares(int columns, int rows, int least) {
        assertTrue(laidOut(Board.full(columns, rows), 974, 500).side() >= least);
    }
}
