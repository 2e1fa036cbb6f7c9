package knightschool.trace;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.stream.IntStream;
import knightschool.algorithm.Algorithm;
import knightschool.algorithm.Algorithms;
import knightschool.algorithm.OptionValues;
import knightschool.board.Board;
import knightschool.board.MoveOrder;
import knightschool.board.RandomBoards;
import knightschool.board.SquareNames;
import knightschool.search.Backjump;
import knightschool.search.Problem;
import knightschool.search.Search;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

class FrameTest {
    static List<Algorithm> algorithms() {
        return Algorithms.all();
    }

    /** What the vocabulary says of a moment, worked out square by square. */
    private record Definition(Frame frame) {
        boolean has(int square) {
            return frame.board().isPlayable(square) && (number(square) == 0 || isHead(square));
        }

        boolean isOpen(int square, int move) {
            int target = target(square, move);
            return has(square) && frame.board().isPlayable(target) && (number(target) == 0 || isHead(target));
        }

        int target(int square, int move) {
            int column = square % frame.board().columns() + frame.moves().dx(move);
            int row = square / frame.board().columns() + frame.moves().dy(move);
            return frame.board().squareAt(column, row);
        }

        boolean isHead(int square) {
            return square == frame.path().squares()[frame.path().squares().length - 1];
        }

        int number(int square) {
            int[] path = frame.path().squares();
            return 1
                    + IntStream.range(0, path.length)
                            .filter(i -> path[i] == square)
                            .findFirst()
                            .orElse(-1);
        }
    }

    @ParameterizedTest
    @MethodSource("algorithms")
    void framesShowWhatTheVocabularySays(Algorithm algorithm) {
        RandomBoards.stream(51, 60, 7).forEach(board -> {
            Search search =
                    Search.begin(Problem.open(board, board.startOrFirst()), algorithm.policy(OptionValues.USUAL));
            Frame before = Frames.first(algorithm, search);
            checkDomains(new Definition(before));
            while (!search.isOver() && search.step() < 60) {
                Frame frame = Frames.step(algorithm, search);
                checkDomains(new Definition(frame));
                checkChanges(new Definition(before), new Definition(frame));
                checkCounters(frame, search);
                before = frame;
            }
        });
    }

    private static void checkDomains(Definition expected) {
        Frame frame = expected.frame();
        for (int square = 0; square < frame.board().squares(); square++) {
            assertEquals(expected.has(square), frame.domains().has(square));
            int size = 0;
            for (int move = 0; move < MoveOrder.MOVES; move++) {
                assertEquals(expected.isOpen(square, move), frame.domains().isOpen(square, move));
                size += expected.isOpen(square, move) ? 1 : 0;
                checkCell(expected, square, frame.cells(square).get(move));
            }
            if (expected.has(square)) {
                assertEquals(size, frame.domains().size(square));
                assertEquals(size == 0, frame.domains().isEmpty(square));
                assertEquals(
                        size == 0 && !expected.isHead(square),
                        frame.emptyDomains().contains(square));
            }
        }
    }

    private static void checkCell(Definition expected, int square, DomainCell cell) {
        int target = expected.target(square, cell.move());
        assertEquals(target, cell.target());
        DomainCell.State state = target == Board.NONE
                ? DomainCell.State.OFF_BOARD
                : !expected.frame().board().isPlayable(target)
                        ? DomainCell.State.HOLE
                        : expected.isHead(target)
                                ? DomainCell.State.KNIGHT
                                : expected.number(target) > 0 ? DomainCell.State.VISITED : DomainCell.State.OPEN;
        assertEquals(state, cell.state());
        assertEquals(state == DomainCell.State.VISITED ? expected.number(target) + 1 : 0, cell.closedBy());
    }

    /** Closed and reopened by this step: only where a square has a domain before and after. */
    private static void checkChanges(Definition before, Definition after) {
        for (int square = 0; square < after.frame().board().squares(); square++) {
            boolean both = before.has(square) && after.has(square);
            for (int move = 0; move < MoveOrder.MOVES; move++) {
                boolean was = before.isOpen(square, move);
                boolean is = after.isOpen(square, move);
                DomainCell cell = after.frame().cells(square).get(move);
                assertEquals(both && was && !is, cell.closedNow());
                assertEquals(both && !was && is, cell.reopenedNow());
                assertEquals(cell.closedNow(), (after.frame().closedNow(square) >> move & 1) != 0);
            }
        }
    }

    private static void checkCounters(Frame frame, Search search) {
        Counters counters = frame.counters();
        assertEquals(search.step(), counters.step());
        if (search.policy().backjump() != Backjump.LAST_TIE) {
            assertEquals(counters.step(), counters.placements() + counters.undos());
        }
        assertEquals(counters.depth(), 1 + counters.placements() - counters.undos());
        assertEquals(search.isOver(), frame.isOver());
        int line = frame.explanation().line();
        assertTrue(line >= 0 && line < frame.algorithm().code().size());
        assertTrue(frame.explanation().why().endsWith("."), frame.explanation().why());
        assertFalse(frame.explanation().why().contains("null"));
    }

    /**
     * The comparison of the articles at step 44 from a8: the square h2 is dead, one search sees it and one does not.
     */
    @Test
    void cellsSayWhichMoveClosedThem() {
        Frame late = frame("backtracking", 44);
        int h2 = SquareNames.parse(late.board(), "h2");
        assertTrue(late.domains().isEmpty(h2));
        assertEquals("f1 by 42, f3 by 16, g4 by 10", closedCells(late, "h2"));
        Frame early = frame("forward-checking", 44);
        assertFalse(early.domains().isEmpty(h2));
        assertEquals("f3 by 16, g4 by 10", closedCells(early, "h2"));
        assertTrue(early.cells(h2).stream().anyMatch(DomainCell::reopenedNow));
    }

    private static String closedCells(Frame frame, String square) {
        return String.join(
                ", ",
                frame.cells(SquareNames.parse(frame.board(), square)).stream()
                        .filter(cell -> cell.state() == DomainCell.State.VISITED)
                        .map(cell -> SquareNames.name(frame.board(), cell.target()) + " by " + cell.closedBy())
                        .toList());
    }

    private static Frame frame(String algorithm, long step) {
        Trace trace = new Trace(Problem.open(Board.full(8, 8), 0), Algorithms.named(algorithm), OptionValues.USUAL);
        trace.extend(100);
        return trace.frame(step);
    }
}
