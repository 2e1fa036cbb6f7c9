package knightschool.trace;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;

import java.util.ArrayList;
import java.util.List;
import knightschool.algorithm.ConfiguredAlgorithm;
import knightschool.board.Board;
import knightschool.board.MoveOrder;
import knightschool.search.Problem;
import knightschool.search.Search;
import knightschool.search.position.Candidate;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The frame of a step, reached from the start in one pass. */
class SearchSnapshotFactoryTest {
    private static final ConfiguredAlgorithm BACKTRACKING = ConfiguredAlgorithm.read("backtracking");

    private static Search search() {
        return Search.begin(new Problem(Board.full(4, 4), MoveOrder.CLOCKWISE, 0, false), BACKTRACKING.policy());
    }

    @ParameterizedTest
    @ValueSource(ints = {0, 1, 9, 10, 11, 137})
    void frameAtAStepIsThatOfSteppingOneByOne(int step) {
        Search slow = search();
        SearchSnapshot frame = SearchSnapshotFactory.first(BACKTRACKING, slow);
        for (int i = 0; i < step; i++) {
            frame = SearchSnapshotFactory.step(BACKTRACKING, slow);
        }
        assertEquals(frame, SearchSnapshotFactory.at(BACKTRACKING, search(), step, 10, _ -> {}));
    }

    @Test
    void reasonOfAForkIsTheForkAndOfTheStepsAroundItTheirOwn() {
        Board board = Board.full(8, 8);
        Problem problem = Problem.open(board, 0);
        Trace plain = new Trace(problem, BACKTRACKING);
        Trace twin = new Trace(problem, ConfiguredAlgorithm.read("backtracking fork 44 c3", board));
        plain.extend(60);
        twin.extend(60);
        assertEquals(plain.frame(44).explanation(), twin.frame(44).explanation());
        assertEquals(
                "This twin goes to c3 here instead of b2.",
                twin.frame(45).explanation().sentence());
        assertEquals(
                plain.frame(45).explanation().line(),
                twin.frame(45).explanation().line());
        assertFalse(twin.frame(46).explanation().sentence().contains("twin"));
        assertEquals(
                List.of(42, 49),
                twin.frame(44).position().candidates().stream()
                        .map(Candidate::square)
                        .toList());
    }

    @Test
    void frameBeyondTheEndIsTheLastAndProgressIsHeard() {
        List<Long> heard = new ArrayList<>();
        SearchSnapshot last = SearchSnapshotFactory.at(BACKTRACKING, search(), Long.MAX_VALUE, 1000, heard::add);
        assertEquals(true, last.isOver());
        assertEquals(last.step(), heard.getLast());
        assertEquals(last.step() / 1000 + 1, heard.size());
    }
}
