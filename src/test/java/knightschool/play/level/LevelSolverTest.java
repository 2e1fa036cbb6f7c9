package knightschool.play.level;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Arrays;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import knightschool.board.Board;
import knightschool.board.BoardText;
import knightschool.graph.KnightGraph;
import knightschool.play.level.LevelSolverStep.PruneReason;
import knightschool.search.KnightPath;
import org.junit.jupiter.api.Test;

class LevelSolverTest {
    @Test
    void demonstrationShowsEveryPruneWithItsReason() {
        Set<PruneReason> seen = EnumSet.noneOf(PruneReason.class);
        for (Level level : LevelCollection.all()) {
            List<LevelSolverStep> steps = LevelSolver.demonstration(level);
            assertInstanceOf(LevelSolverStep.Begin.class, steps.getFirst());
            for (int i = 1; i < steps.size(); i++) {
                check(level.board(), steps.get(i - 1).path(), steps.get(i));
                if (steps.get(i) instanceof LevelSolverStep.Prune prune) {
                    seen.add(prune.reason());
                }
            }
        }
        assertEquals(EnumSet.allOf(PruneReason.class), seen);
    }

    private static void check(Board board, KnightPath before, LevelSolverStep step) {
        switch (step) {
            case LevelSolverStep.Begin _ -> throw new AssertionError("a second beginning");
            case LevelSolverStep.Place place -> {
                assertArrayEquals(before.squares(), Arrays.copyOf(place.path().squares(), before.length()));
                assertEquals(before.length() + 1, place.path().length());
            }
            case LevelSolverStep.Prune prune -> {
                checkTakenBack(before, prune.path(), prune.removed());
                checkReason(board, before, prune);
            }
            case LevelSolverStep.Retreat retreat -> checkTakenBack(before, retreat.path(), retreat.removed());
        }
    }

    private static void checkTakenBack(KnightPath before, KnightPath after, int left) {
        assertEquals(before.head(), left);
        assertArrayEquals(Arrays.copyOf(before.squares(), before.length() - 1), after.squares());
    }

    /** By the definition: open moves lead to neighbours that are unvisited or the knight's. */
    private static void checkReason(Board board, KnightPath condemned, LevelSolverStep.Prune prune) {
        int most = prune.reason() == PruneReason.NO_OPEN_MOVE ? 0 : 1;
        List<Integer> visited = Arrays.stream(condemned.squares()).boxed().toList();
        List<Integer> such = board.playable()
                .filter(square -> !visited.contains(square))
                .filter(square -> Arrays.stream(KnightGraph.of(board).neighbours(square))
                                .filter(to -> !visited.contains(to) || to == condemned.head())
                                .count()
                        == most)
                .boxed()
                .toList();
        assertEquals(such, prune.squares());
        assertTrue(such.size() > most);
    }

    @Test
    void demonstrationEndsWhereThereIsNoPath() {
        Board fork = BoardText.parse("K###\n##.#\n####\n#.#.\n");
        List<LevelSolverStep> steps = LevelSolver.demonstration(fork);
        assertEquals(1, steps.getLast().path().length());
        assertTrue(steps.stream().anyMatch(LevelSolverStep.Prune.class::isInstance));
    }

    @Test
    void wordsSayWhatEachStepDid() {
        Level level = LevelCollection.all().getLast();
        List<LevelSolverStep> steps = LevelSolver.demonstration(level);
        List<String> words = steps.stream()
                .map(step -> LevelSolverStepWords.of(level.board(), step))
                .toList();
        assertEquals("The knight begins on a10.", words.getFirst());
        assertEquals("All 64 squares are visited, none of them twice.", words.getLast());
        assertTrue(
                words.stream()
                        .anyMatch(
                                line -> line.matches(
                                        "\\w\\d+ is next: of the squares left to try none leaves the knight fewer open moves: \\d\\.")));
        assertTrue(words.stream()
                .anyMatch(line -> line.matches("(\\w\\d+) leaves .* without an open move: \\1 is taken back\\.")));
        assertTrue(words.stream()
                .anyMatch(line -> line.contains(" with one open move each, but only one square can be the last: ")));
        assertFalse(words.stream().anyMatch(line -> line.contains("null")));
    }
}
