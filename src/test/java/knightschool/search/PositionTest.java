package knightschool.search;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Random;
import knightschool.board.Board;
import knightschool.board.MoveOrder;
import knightschool.board.RandomBoards;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.parallel.Execution;
import org.junit.jupiter.api.parallel.ExecutionMode;

@Execution(ExecutionMode.CONCURRENT)
class PositionTest {
    private static final int STEPS = 40;

    private int moves;
    private int retreats;

    /** A person who goes on at random, and takes the last square back at every dead end and now and then. */
    @Test
    void movedAndTakenBackAgreeWithTheDefinitionOnRandomWalks() {
        Random random = new Random(61);
        RandomBoards.stream(62, 80, 7).forEach(board -> {
            boolean closed = board.end() == Board.NONE && random.nextBoolean();
            Problem problem = new Problem(board, MoveOrder.CLOCKWISE, board.startOrFirst(), closed);
            Position now = Position.ofPath(problem, new Path(new int[] {problem.start()}));
            assertEquals(new StepKind.Begin(problem.start()), now.stepKind());
            checkMoment(now);
            for (int step = 0; step < STEPS; step++) {
                Position before = now;
                List<Candidate> next = now.candidates();
                boolean back = next.isEmpty() || random.nextInt(4) == 0;
                if (back && now.path().length() == 1) {
                    continue;
                }
                now = back
                        ? now.takenBack()
                        : now.moved(next.get(random.nextInt(next.size())).square());
                checkMoment(now);
                new PositionDefinition(now).checkChangesSince(new PositionDefinition(before));
                checkStep(before, now, back);
            }
        });
        assertTrue(moves > 300 && retreats > 100, moves + " moves, " + retreats + " retreats");
    }

    private static void checkMoment(Position now) {
        PositionDefinition expected = new PositionDefinition(now);
        expected.checkDomains();
        expected.checkObstructions();
        expected.checkPersonsCandidates();
        assertTrue(now.scored());
    }

    private void checkStep(Position before, Position now, boolean back) {
        int from = before.path().head();
        int to = now.path().head();
        Position direct = Position.ofPath(now.problem(), now.path());
        if (back) {
            retreats++;
            assertEquals(new StepKind.Retreat(from, to, false), now.stepKind());
            assertEquals(direct.domains(), now.domains());
            assertEquals(direct.candidates(), now.candidates());
            assertEquals(before.path(), now.beforeTakenBack().path());
            assertEquals(before.domains(), now.beforeTakenBack().domains());
        } else {
            moves++;
            assertEquals(new StepKind.Place(from, to), now.stepKind());
            assertEquals(direct, now);
            assertEquals(now, now.beforeTakenBack());
        }
    }

    @Test
    void movedRefusesWhatIsNoUnvisitedNeighbour() {
        Position start = Position.ofPath(Problem.open(Board.full(5, 5), 0), new Path(new int[] {0}));
        Position second = start.moved(7);
        for (int to : new int[] {0, 1, 7, 24, -1, 99}) {
            assertThrows(IllegalArgumentException.class, () -> second.moved(to), () -> "to " + to);
        }
        assertEquals(2, second.path().length());
        assertThrows(IllegalStateException.class, start::takenBack);
    }

    @Test
    void ofPathRefusesWhatIsNoPathFromTheStart() {
        Problem problem = Problem.open(Board.full(5, 5), 0);
        for (int[] squares : new int[][] {{}, {7}, {7, 0}, {0, 8}, {0, 7, 0}, {0, 7, 4, 7}}) {
            assertThrows(IllegalArgumentException.class, () -> Position.ofPath(problem, new Path(squares)));
        }
    }

    /** On 3 × 3 the circuit of eight leaves the middle, which nobody can enter. */
    @Test
    void ofPathOfTheLastSquareThatCanBeEnteredIsStuck() {
        Problem problem = Problem.open(Board.full(3, 3), 0);
        Position all = Position.ofPath(problem, new Path(new int[] {0, 5, 6, 1, 8, 3, 2, 7}));
        assertTrue(all.isStuck());
        assertEquals(List.of(4), all.emptyDomains());
        assertEquals(List.of(4), all.cutOff());
        assertFalse(all.isEmptiedNow(4));
        assertTrue(all.candidates().isEmpty());
    }
}
