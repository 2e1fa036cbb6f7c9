package knightschool.trace;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import knightschool.algorithm.Algorithm;
import knightschool.algorithm.Algorithms;
import knightschool.algorithm.Solver;
import knightschool.board.Board;
import knightschool.board.RandomBoards;
import knightschool.board.SquareNames;
import knightschool.search.Backjump;
import knightschool.search.DomainCell;
import knightschool.search.PositionDefinition;
import knightschool.search.Problem;
import knightschool.search.Search;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.parallel.Execution;
import org.junit.jupiter.api.parallel.ExecutionMode;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

@Execution(ExecutionMode.CONCURRENT)
class FrameTest {
    static List<Algorithm> algorithms() {
        return Algorithms.all();
    }

    @ParameterizedTest
    @MethodSource("algorithms")
    void framesShowWhatTheVocabularySays(Algorithm algorithm) {
        Solver solver = Solver.of(algorithm);
        RandomBoards.stream(51, 36, 7).forEach(board -> {
            Search search = Search.begin(Problem.open(board, board.startOrFirst()), solver.policy());
            PositionDefinition before =
                    new PositionDefinition(FrameFactory.first(solver, search).position());
            before.checkDomains();
            while (!search.isOver() && search.step() < 60) {
                Frame frame = FrameFactory.step(solver, search);
                PositionDefinition now = new PositionDefinition(frame.position());
                now.checkDomains();
                now.checkChangesSince(before);
                checkCounters(frame, search);
                before = now;
            }
        });
    }

    private static void checkCounters(Frame frame, Search search) {
        Frame.Counters counters = frame.counters();
        assertEquals(search.step(), counters.step());
        if (search.policy().backjump() != Backjump.LAST_TIE) {
            assertEquals(counters.step(), counters.placements() + counters.undos());
        }
        assertEquals(counters.depth(), 1 + counters.placements() - counters.undos());
        assertEquals(search.isOver(), frame.isOver());
        int line = frame.explanation().line();
        assertTrue(line >= 0 && line < frame.solver().code().size());
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
        assertTrue(early.position().cells(h2).stream().anyMatch(DomainCell::reopenedNow));
    }

    private static String closedCells(Frame frame, String square) {
        return String.join(
                ", ",
                frame.position().cells(SquareNames.parse(frame.board(), square)).stream()
                        .filter(cell -> cell.state() == DomainCell.State.VISITED)
                        .map(cell -> SquareNames.name(frame.board(), cell.target()) + " by " + cell.closedBy())
                        .toList());
    }

    private static Frame frame(String algorithm, long step) {
        Trace trace = new Trace(Problem.open(Board.full(8, 8), 0), Solver.of(Algorithms.named(algorithm)));
        trace.extend(100);
        return trace.frame(step);
    }
}
