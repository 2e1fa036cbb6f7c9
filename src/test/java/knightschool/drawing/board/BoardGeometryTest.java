package knightschool.drawing.board;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Random;
import knightschool.board.Board;
import knightschool.drawing.ColourPalette;
import knightschool.drawing.ColourRole;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.parallel.Execution;
import org.junit.jupiter.api.parallel.ExecutionMode;

@Execution(ExecutionMode.CONCURRENT)
class BoardGeometryTest {
    private static final int MOST = 112;

    @Test
    void manySmallSquaresUseTheRoomThatWholePixelsWouldLeave() {
        BoardGeometry squares = BoardGeometry.fitClosely(Board.full(200, 200), 820, 790, MOST);
        assertEquals(770, squares.boardHeight());
        assertEquals(
                600, BoardGeometry.fit(Board.full(200, 200), 820, 790, MOST).boardHeight());
    }

    @Test
    void fewSquaresAndLongOnesAreOfWholePixels() {
        for (int sides : new int[] {1, 8, 40, 41, 60}) {
            double side = BoardGeometry.fitClosely(Board.full(sides, sides), 820, 790, MOST)
                    .side();
            assertEquals(Math.rint(side), side);
        }
    }

    @Test
    void closelyFittedBoardsLieInTheirRoom() {
        Random random = new Random(7);
        for (int i = 0; i < 500; i++) {
            Board board = Board.full(1 + random.nextInt(200), 1 + random.nextInt(200));
            double width = 260 + random.nextInt(1_200);
            double height = 240 + random.nextInt(700);
            BoardGeometry squares = BoardGeometry.fitClosely(board, width, height, MOST);
            assertTrue(squares.width() <= width && squares.height() <= height);
        }
    }

    @Test
    void everyPixelIsInTheSquareThatItIsPaintedIn() {
        Random random = new Random(11);
        for (int i = 0; i < 50; i++) {
            Board board = Board.full(120, 90);
            for (int made = 0; made < 3_000; made++) {
                board = board.withHole(random.nextInt(board.squares()), true);
            }
            double side = i == 0 ? 3.75 : 1 + 4.9 * random.nextDouble();
            BoardGeometry squares = new BoardGeometry(board, side, 24 - random.nextInt(60), 7 - random.nextInt(50));
            BoardViewport seen = new BoardViewport(squares, 300, 200);
            ColourPalette palette = ColourPalette.named(ColourPalette.LIGHT);
            int hole = palette.argb(side < 3 ? ColourRole.PAGE : ColourRole.BOARD_EDGE);
            int[] pixels = BoardSquareRasterizer.of(seen, palette);
            for (int at = 0; at < pixels.length; at++) {
                int x = at % 300;
                int y = at / 300;
                int square = squares.squareAt(x + 0.3, y + 0.9);
                if (seen.shows(x, y) && square != Board.NONE) {
                    assertEquals(board.isPlayable(square), pixels[at] != hole, "side " + side + ", " + x + ", " + y);
                }
            }
        }
    }

    @Test
    void squaresLieBesideEachOtherWithoutGaps() {
        BoardGeometry squares = BoardGeometry.of(Board.full(200, 1), 3.77);
        for (int column = 0; column < 199; column++) {
            double length = squares.x(column + 1) - squares.x(column);
            assertTrue(length == 3 || length == 4);
            assertEquals(column, squares.squareAt(squares.x(column), 0));
            assertEquals(column, squares.squareAt(squares.x(column + 1) - 0.01, 0));
        }
        assertEquals(754, squares.boardWidth());
    }
}
