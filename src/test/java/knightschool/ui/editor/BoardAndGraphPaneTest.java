package knightschool.ui.editor;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Optional;
import javafx.geometry.Bounds;
import javafx.scene.layout.Region;
import knightschool.board.Board;
import knightschool.drawing.board.BoardGeometry;
import knightschool.ui.board.BoardBesideGraphPlacement;
import knightschool.ui.graph.GraphViewBesideBoard;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class BoardAndGraphPaneTest {
    private static final int MOST_SIDE = 112;
    private static final double LINE = 17;

    /** The height of what stands below the picture of the graph. */
    private static final double BELOW = 22;

    private static final double[][] ROOMS = {{974, 525}, {974, 495}, {560, 355}, {1500, 845}};

    private final Region canvas = new Region();
    private final Region graph = new Region();
    private final Region line = new Region();

    /** Where the board and its coordinates are seen. */
    private final Region area = new Region();

    private BoardGeometry geometry;

    /** The squares that the graph is level with, in its region. */
    private Optional<BoardGeometry> level;

    private double below = BELOW;

    private final class Squares implements BoardBesideGraphPlacement {
        @Override
        public Region region() {
            return canvas;
        }

        @Override
        public boolean isWhole() {
            return true;
        }

        @Override
        public void setHome(BoardGeometry squares) {
            geometry = squares;
        }
    }

    private final class Graph implements GraphViewBesideBoard {
        @Override
        public Region region() {
            return graph;
        }

        @Override
        public double heightBelow(double width) {
            return below;
        }

        @Override
        public void setSquares(Optional<BoardGeometry> squares) {
            level = squares;
        }
    }

    private BoardGeometry laidOut(Board board, double width, double height) {
        line.setPrefHeight(LINE);
        BoardAndGraphPane pair = new BoardAndGraphPane(new Squares(), new Graph(), line, () -> board, MOST_SIDE);
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
                assertEquals(of.getCenterY() - BELOW / 2, area.getLayoutY() + squares.boardHeight() / 2, 1);
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
            double end = isBeside() ? graph.getLayoutX() - BoardAndGraphPane.GAP : room[0];
            double right = end - area.getLayoutX() - area.getWidth();
            assertPlaced(area.getLayoutX(), right, squares.side());
            if (isBeside()) {
                assertPlaced(
                        area.getLayoutY(),
                        heightAboveLine(room) - area.getLayoutY() - area.getHeight(),
                        squares.side());
            }
        }
    }

    private static double heightAboveLine(double[] room) {
        return room[1] - LINE - 8;
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
            for (Region part : new Region[] {canvas, area, graph, line}) {
                assertTrue(part.getLayoutX() >= 0 && part.getLayoutX() + part.getWidth() <= room[0]);
                assertTrue(part.getLayoutY() >= 0 && part.getLayoutY() + part.getHeight() <= room[1]);
            }
            assertTrue(line.getLayoutY() >= area.getLayoutY() + area.getHeight());
            boolean apart = isBeside() || graph.getLayoutY() >= area.getLayoutY() + area.getHeight();
            assertTrue(apart && graph.getWidth() > 100 && graph.getHeight() > 80);
        }
    }

    @ParameterizedTest
    @CsvSource({"3, 3", "4, 4", "3, 10", "8, 8", "8, 7", "6, 3", "20, 20", "40, 40", "200, 200"})
    void graphAsOnTheBoardIsLevelWithTheBoardBesideIt(int columns, int rows) {
        for (double[] room : ROOMS) {
            BoardGeometry squares = laidOut(Board.full(columns, rows), room[0], room[1]);
            BoardGeometry vertices = level.orElseThrow();
            assertEquals(squares.side(), vertices.side());
            if (isBeside()) {
                assertEquals(area.getLayoutY(), graph.getLayoutY() + vertices.top());
                int last = columns * rows - 1;
                assertTrue(vertices.centreX(0) >= 23 && vertices.centreX(last) <= graph.getWidth() - 23);
                assertTrue(vertices.top() + vertices.boardHeight() <= graph.getHeight() - BELOW);
            }
        }
    }

    @ParameterizedTest
    @CsvSource({"20, 2", "12, 3", "60, 10"})
    void graphAsOnTheBoardStandsBelowItsColumnsWhereTheBoardIsAboveIt(int columns, int rows) {
        for (double[] room : ROOMS) {
            laidOut(Board.full(columns, rows), room[0], room[1]);
            BoardGeometry vertices = level.orElseThrow();
            assertTrue(!isBeside());
            assertEquals(geometry.side(), vertices.side());
            assertEquals(geometry.left(), graph.getLayoutX() + vertices.left());
        }
    }

    @Test
    void graphIsAsLargeAsItCanBeWhereALongLegendLeavesItLessThanTheBoard() {
        below = 120;
        laidOut(Board.full(8, 8), 974, 495);
        assertTrue(level.isEmpty());
    }

    @ParameterizedTest
    @CsvSource({"8, 8, 56", "3, 3, 112", "40, 40, 11"})
    void placingTakesNothingFromTheSquares(int columns, int rows, int least) {
        assertTrue(laidOut(Board.full(columns, rows), 974, 525).side() >= least);
    }
}
