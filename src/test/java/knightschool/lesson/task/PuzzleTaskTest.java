package knightschool.lesson.task;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.stream.IntStream;
import knightschool.files.InputFault;
import knightschool.statemap.BlockMove;
import knightschool.statemap.PossibleMoves;
import knightschool.statemap.SlidingPuzzle;
import knightschool.statemap.SlidingPuzzleText;
import knightschool.statemap.StateMap;
import knightschool.statemap.StateMapBudget;
import knightschool.statemap.StateMapOutcome;
import knightschool.statemap.StateMapProgressListener;
import knightschool.statemap.StateMapSearch;
import knightschool.statemap.collection.PuzzleCollection;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.parallel.Execution;
import org.junit.jupiter.api.parallel.ExecutionMode;

/** Tasks about sliding puzzles: moves by chance are judged as counting by hand would. */
@Execution(ExecutionMode.CONCURRENT)
class PuzzleTaskTest {
    private static final StateMap LEVEL_1 = map(PuzzleCollection.article().puzzle());

    private static final Runnable NOTHING = () -> {};

    /** The most moves from a position to a goal. */
    private static final int FURTHEST =
            IntStream.range(0, LEVEL_1.vertexCount()).map(LEVEL_1::toGoal).max().orElseThrow();

    private static StateMap map(SlidingPuzzle puzzle) {
        return ((StateMapOutcome.Mapped)
                        StateMapSearch.map(puzzle, false, StateMapBudget.usual(), StateMapProgressListener.NONE))
                .map();
    }

    private static PuzzleTask task(String... claims) {
        return PuzzleTask.of(LEVEL_1, List.of(claims));
    }

    @Test
    void everyShortestSolutionFreesTheBlock() {
        List<BlockMove> solution = LEVEL_1.solution();
        assertEquals(Optional.empty(), task("solved = true", "moves <= 9").unmet(solution));
        assertEquals(
                Optional.empty(),
                task("moves = 8", "astray = 0", "distance = 0").unmet(solution));
        assertEquals(
                Optional.of("You made 8 moves; at most 7 are asked for."),
                task("solved = true", "moves <= 7").unmet(solution));
        assertEquals(
                Optional.of("Block A is free. Stop before that."),
                task("solved = false").unmet(solution));
    }

    @Test
    void anUnsolvedPuzzleIsToldHowFarItIs() {
        List<BlockMove> solution = LEVEL_1.solution();
        assertEquals(
                Optional.of("Block A is not free yet. Move the blocks first."),
                task("solved = true").unmet(List.of()));
        assertEquals(
                Optional.of("Block A is not free yet: after your 7 moves at least 1 move is left."),
                task("solved = true").unmet(solution.subList(0, 7)));
        assertEquals(
                Optional.of("From here the exit is 5 moves away; at most 3 are asked for."),
                task("distance <= 3").unmet(solution.subList(0, 3)));
    }

    @Test
    void movesThatLedNoNearerAreNamed() {
        BlockMove first = LEVEL_1.solution().getFirst();
        BlockMove back = new BlockMove(first.block(), -first.distance());
        List<BlockMove> moves = List.of(first, back, first);
        String reason = task("astray = 0").unmet(moves).orElseThrow();
        assertTrue(reason.startsWith("One move of yours led no nearer to the exit, move 2, "), reason);
        assertEquals(
                Optional.empty(),
                task("astray = 1", "moves = 3", "distance = 7").unmet(moves));
    }

    @Test
    void movesByChanceAreCountedAsByHand() {
        Random random = new Random(7);
        for (int game = 0; game < 60; game++) {
            List<BlockMove> moves = new ArrayList<>();
            SlidingPuzzle standing = LEVEL_1.puzzle();
            int astray = 0;
            int distance = LEVEL_1.shortest();
            for (int i = 0; i < random.nextInt(25) && !standing.isSolved(); i++) {
                List<BlockMove> possible = PossibleMoves.of(standing);
                moves.add(possible.get(random.nextInt(possible.size())));
                standing = standing.after(moves.getLast());
                int now = map(standing).shortest();
                astray += now >= distance ? 1 : 0;
                distance = now;
            }
            assertEquals(
                    Optional.empty(),
                    task(
                                    "moves = " + moves.size(),
                                    "astray = " + astray,
                                    "distance = " + distance,
                                    "solved = " + standing.isSolved())
                            .unmet(moves));
            assertTrue(task("astray = " + (astray + 1)).unmet(moves).isPresent());
        }
    }

    @Test
    void aTaskThatCannotBeDoneIsRefused() {
        InputFault fault = assertThrows(
                InputFault.class, () -> task("solved = true", "moves <= 7").check(List.of(), NOTHING));
        assertEquals("no moves are found that do this", fault.description());
        assertTrue(fault.remedy().contains("8 moves"), fault.remedy());
        assertThrows(InputFault.class, () -> task("solved = false").check(List.of(), NOTHING), "it is done already");
        task("solved = true", "moves <= 8").check(List.of(), NOTHING);
        task("distance = " + FURTHEST).check(List.of(), NOTHING);
    }

    @Test
    void anExampleDoesWhatIsAsked() {
        for (int distance = 0; distance <= FURTHEST; distance++) {
            PuzzleTask task = task("distance = " + distance);
            List<BlockMove> moves = task.example(NOTHING).orElseThrow();
            assertEquals(Optional.empty(), task.unmet(moves));
        }
        assertEquals(Optional.empty(), task("solved = true", "solved = false").example(NOTHING));
    }

    @Test
    void aMoveThatCannotBeMadeIsSaid() {
        BlockMove far = new BlockMove(0, 9);
        assertEquals(Optional.of(PuzzleTask.IMPOSSIBLE), task("moves = 1").unmet(List.of(far)));
    }

    @Test
    void claimsThatAreNoneAreNamed() {
        for (String wrong : List.of("fast = true", "solved >= true", "moves = many", "moves", "solved = 3")) {
            assertThrows(InputFault.class, () -> task(wrong), wrong);
        }
    }

    @Test
    void aPuzzleWithoutAGoalSaysSo() {
        StateMap closed = map(SlidingPuzzleText.parse("AA.x\n....\n"));
        PuzzleTask task = PuzzleTask.of(closed, List.of("distance <= 3"));
        assertEquals(Optional.of("No goal can be reached from here."), task.unmet(List.of()));
        assertTrue(IntStream.range(0, closed.vertexCount()).noneMatch(closed::isGoal));
    }
}
