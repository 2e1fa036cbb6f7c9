package knightschool.search.position;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Random;
import knightschool.board.Board;
import knightschool.board.MoveOrder;
import knightschool.board.RandomBoards;
import knightschool.search.KnightPath;
import knightschool.search.PositionDefinition;
import knightschool.search.Problem;
import knightschool.search.SearchStep;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.parallel.Execution;
import org.junit.jupiter.api.parallel.ExecutionMode;

@Execution(ExecutionMode.CONCURRENT)
class PositionTest {
    private static final int STEPS = 40;

    /** A person who goes on at random, and goes back when the knight is stuck and now and then. */
    @Test
    void ofPathAgreesWithTheDefinitionOnRandomWalks() {
        Random random = new Random(61);
        int[] moves = new int[1];
        RandomBoards.stream(62, 80, 7).forEach(board -> {
            boolean closed = board.end() == Board.NONE && random.nextBoolean();
            Problem problem = new Problem(board, MoveOrder.CLOCKWISE, board.startOrFirst(), closed);
            Position now = Position.ofPath(problem, new KnightPath(new int[] {problem.start()}));
            assertEquals(new SearchStep.Begin(problem.start()), now.stepKind());
            for (int step = 0; step < STEPS; step++) {
                checkMoment(now);
                Position before = now;
                List<Candidate> next = now.candidates();
                if (next.isEmpty() || random.nextInt(4) == 0) {
                    now = now.ofFirst(1 + random.nextInt(now.path().length()));
                    assertEquals(Position.ofPath(problem, now.path()), now);
                    continue;
                }
                int to = next.get(random.nextInt(next.size())).square();
                now = Position.ofPath(problem, now.path().then(List.of(to)));
                assertEquals(new SearchStep.Place(before.path().head(), to), now.stepKind());
                assertEquals(now, now.beforeTakenBack());
                new PositionDefinition(now).checkChangesSince(new PositionDefinition(before));
                moves[0]++;
            }
        });
        assertTrue(moves[0] > 300, moves[0] + " moves");
    }

    private static void checkMoment(Position now) {
        PositionDefinition expected = new PositionDefinition(now);
        expected.checkDomains();
        expected.checkObstructions();
        expected.checkPersonsCandidates();
        assertTrue(now.scored());
    }

    @Test
    void ofPathRefusesWhatIsNoPathFromTheStart() {
        Problem problem = Problem.open(Board.full(5, 5), 0);
        for (int[] squares : new int[][] {{}, {7}, {7, 0}, {0, 8}, {0, 7, 0}, {0, 7, 4, 7}}) {
            assertThrows(IllegalArgumentException.class, () -> Position.ofPath(problem, new KnightPath(squares)));
        }
    }

    /** On 3 × 3 the circuit of eight leaves the middle, which nobody can enter. */
    @Test
    void ofPathOfTheLastSquareThatCanBeEnteredIsStuck() {
        Problem problem = Problem.open(Board.full(3, 3), 0);
        Position all = Position.ofPath(problem, new KnightPath(new int[] {0, 5, 6, 1, 8, 3, 2, 7}));
        assertTrue(all.isStuck());
        assertEquals(List.of(4), all.emptyDomains());
        assertEquals(List.of(4), all.cutOff());
        assertFalse(all.isEmptiedNow(4));
        assertTrue(all.candidates().isEmpty());
    }
}
