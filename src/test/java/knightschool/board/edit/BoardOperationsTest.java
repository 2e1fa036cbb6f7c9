package knightschool.board.edit;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.util.Random;
import java.util.stream.Stream;
import knightschool.board.Board;
import knightschool.board.BoardText;
import knightschool.board.RandomBoards;
import org.junit.jupiter.api.Test;

/** Changes of whole boards: what undoes what, and what stays as it is. */
class BoardOperationsTest {
    private static Stream<Board> boards() {
        return RandomBoards.stream(21, 300, 12);
    }

    private static BoardTransform inverse(BoardTransform transform) {
        return switch (transform) {
            case TURN_RIGHT -> BoardTransform.TURN_LEFT;
            case TURN_LEFT -> BoardTransform.TURN_RIGHT;
            default -> transform;
        };
    }

    @Test
    void transformIsTakenBackByItsInverse() {
        boards().forEach(board -> {
            for (BoardTransform transform : BoardTransform.values()) {
                assertEquals(board, inverse(transform).of(transform.of(board)), transform::name);
            }
        });
    }

    @Test
    void fourQuarterTurnsAndTwoHalfTurnsAreNone() {
        boards().forEach(board -> {
            Board half = BoardTransform.TURN_RIGHT.of(BoardTransform.TURN_RIGHT.of(board));
            assertEquals(BoardTransform.HALF_TURN.of(board), half);
            assertEquals(board, BoardTransform.HALF_TURN.of(half));
            assertEquals(
                    BoardTransform.HALF_TURN.of(board),
                    BoardTransform.FLIP_LEFT_RIGHT.of(BoardTransform.FLIP_TOP_BOTTOM.of(board)));
        });
    }

    @Test
    void turnToTheRightBringsTheTopToTheRight() {
        Board turned = BoardTransform.TURN_RIGHT.of(BoardText.parse("K#.\n..E\n"));
        assertEquals(BoardText.parse(".K\n.#\nE.\n"), turned);
    }

    @Test
    void whatAGrownSideGainsItLosesAgain() {
        boards().forEach(board -> {
            for (BoardSide side : BoardSide.values()) {
                Board grown = side.grown(board, 3);
                assertEquals(board.squares() + 3 * along(board, side), grown.squares());
                assertEquals(board.playableCount() + 3 * along(board, side), grown.playableCount());
                assertEquals(board, side.grown(grown, -3));
            }
        });
    }

    private static int along(Board board, BoardSide side) {
        return side == BoardSide.LEFT || side == BoardSide.RIGHT ? board.rows() : board.columns();
    }

    @Test
    void sideThatIsTakenAwayTakesItsStartAlong() {
        Board board = BoardText.parse("K..\n..E\n");
        assertEquals(BoardText.parse("..\n.E\n"), BoardSide.LEFT.grown(board, -1));
        assertEquals(BoardText.parse("..E\n"), BoardSide.TOP.grown(board, -1));
        assertEquals(BoardText.parse("K.\n..\n"), BoardSide.RIGHT.grown(board, -1));
        assertThrows(IllegalArgumentException.class, () -> BoardSide.TOP.grown(board, -2));
    }

    @Test
    void growthAtRightAndTopIsTheResizeThatKeepsTheLowerLeftCorner() {
        boards().forEach(board -> assertEquals(
                board.resized(board.columns() + 2, board.rows() + 1),
                BoardSide.TOP.grown(BoardSide.RIGHT.grown(board, 2), 1)));
    }

    @Test
    void shiftAroundIsTakenBackAndHasThePeriodOfTheSides() {
        Random random = new Random(2);
        boards().forEach(board -> {
            int dx = random.nextInt(20) - 10;
            int dy = random.nextInt(20) - 10;
            assertEquals(board, Shift.around(Shift.around(board, dx, dy), -dx, -dy));
            assertEquals(board, Shift.around(board, board.columns(), -board.rows()));
        });
    }

    @Test
    void shiftLosesWhatLeavesTheBoard() {
        Board board = BoardText.parse("K#.\n..E\n");
        assertEquals(BoardText.parse(".K#\n...\n"), Shift.by(board, 1, 0));
        assertEquals(BoardText.parse("..E\n...\n"), Shift.by(board, 0, -1));
        assertEquals(BoardText.parse("...\n.K#\n"), Shift.by(board, 1, 1));
        assertEquals(BoardText.parse(".K#\nE..\n"), Shift.around(board, 1, 0));
    }

    @Test
    void shiftThereAndBackKeepsWhatDidNotLeave() {
        boards().filter(board -> board.columns() > 2).forEach(board -> {
            Board wide = BoardSide.RIGHT.grown(BoardSide.LEFT.grown(board, 2), 2);
            assertEquals(wide, Shift.by(Shift.by(wide, 2, 0), -2, 0));
        });
    }

    @Test
    void patternsAreWhatTheyAreCalled() {
        assertEquals(BoardText.parse("....\n.##.\n.##.\n....\n"), BoardPatternFactory.ring(4, 4, 1));
        assertEquals(BoardText.parse("##.##\n##.##\n.....\n##.##\n##.##\n"), BoardPatternFactory.cross(5, 5, 1));
        assertEquals(BoardText.parse("..##\n..##\n....\n....\n"), BoardPatternFactory.corridor(4, 4, 2));
        for (Symmetry symmetry : new Symmetry[] {Symmetry.FOUR_QUARTERS, Symmetry.QUARTER_TURN}) {
            Board ring = BoardPatternFactory.ring(9, 9, 3);
            assertEquals(ring.holes(), symmetry.closure(ring, ring.holes()));
            Board cross = BoardPatternFactory.cross(9, 9, 2);
            assertEquals(cross.holes(), symmetry.closure(cross, cross.holes()));
        }
    }

    @Test
    void patternWithoutSpaceForItsHolesIsAFullBoard() {
        assertEquals(Board.full(4, 7), BoardPatternFactory.ring(4, 7, 2));
        assertEquals(Board.full(3, 3), BoardPatternFactory.cross(3, 3, 5));
        assertEquals(Board.full(3, 3), BoardPatternFactory.corridor(3, 3, 4));
    }

    @Test
    void randomPatternHasTheShareAskedForAndIsTheSameForASeed() {
        for (int percent = 0; percent <= 100; percent += 10) {
            Board board = BoardPatternFactory.random(20, 10, percent, 4);
            assertEquals(Math.min(199, 2 * percent), board.holes().cardinality());
            assertEquals(board, BoardPatternFactory.random(20, 10, percent, 4));
        }
        assertEquals(BoardText.parse("#.#.\n..#.\n...#\n"), BoardPatternFactory.random(4, 3, 33, 1));
    }
}
