package knightschool.statemap;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.OptionalInt;
import java.util.Random;
import java.util.Set;
import java.util.concurrent.CancellationException;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.parallel.Execution;
import org.junit.jupiter.api.parallel.ExecutionMode;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

@Execution(ExecutionMode.CONCURRENT)
class StateMapTest {
    static SlidingPuzzle levelOne() throws IOException {
        try (InputStream in = StateMapTest.class.getResourceAsStream("/oracles/sliding-level-1.slide")) {
            return SlidingPuzzleText.parse(new String(in.readAllBytes(), StandardCharsets.UTF_8));
        }
    }

    static StateMap map(SlidingPuzzle puzzle, boolean expandsGoals) {
        return assertInstanceOf(
                        StateMapOutcome.Mapped.class,
                        StateMapSearch.map(puzzle, expandsGoals, StateMapBudget.usual(), StateMapProgressListener.NONE))
                .map();
    }

    @Test
    void levelOneHasThePublishedNumbers() throws IOException {
        StateMap map = map(levelOne(), false);
        Map<String, Long> published = new HashMap<>();
        try (InputStream in = StateMapTest.class.getResourceAsStream("/oracles/sliding-level-1.csv")) {
            new String(in.readAllBytes(), StandardCharsets.UTF_8)
                    .lines()
                    .skip(1)
                    .map(line -> line.split(",", 3))
                    .forEach(row -> published.put(row[0], Long.parseLong(row[1])));
        }
        assertEquals(
                published,
                Map.of(
                        "states", (long) map.vertexCount(),
                        "edges", map.edgeCount(),
                        "goals", (long) map.goalCount(),
                        "shortest", (long) map.shortest()));
    }

    @Test
    void levelOneWithGoalsExpandedIsLarger() throws IOException {
        StateMap map = map(levelOne(), true);
        assertEquals(
                List.of(1247L, 6522L, 172L, 8L),
                List.of((long) map.vertexCount(), map.edgeCount(), (long) map.goalCount(), (long) map.shortest()));
    }

    @ParameterizedTest
    @ValueSource(booleans = {false, true})
    void mapAgreesWithBruteForceOnRandomPuzzles(boolean expandsGoals) {
        int solvable = 0;
        int walled = 0;
        for (long seed = 0; seed < 400; seed++) {
            SlidingPuzzle puzzle = RandomPuzzles.small(seed);
            assertAgrees(puzzle, expandsGoals);
            solvable += map(puzzle, expandsGoals).shortest() > 0 ? 1 : 0;
            walled += puzzle.walls().isEmpty() ? 0 : 1;
        }
        assertTrue(solvable > 50 && walled > 100, "the puzzles differ: " + solvable + ", " + walled);
    }

    private static void assertAgrees(SlidingPuzzle puzzle, boolean expandsGoals) {
        StateMap map = map(puzzle, expandsGoals);
        BruteForceMap brute = new BruteForceMap(SlidingPuzzleText.format(puzzle), expandsGoals);
        List<String> boards = map.vertices()
                .mapToObj(position -> SlidingPuzzleText.format(map.puzzleAt(position)))
                .toList();
        assertEquals(brute.links.keySet(), new HashSet<>(boards), puzzle::toString);
        assertEquals(brute.linkCount(), map.edgeCount(), puzzle::toString);
        Map<String, Integer> fromStart = brute.distances(List.of(boards.getFirst()));
        Map<String, Integer> toGoal = brute.toGoal();
        for (int position = 0; position < boards.size(); position++) {
            String board = boards.get(position);
            Set<String> neighbours =
                    IntStream.of(map.neighbours(position)).mapToObj(boards::get).collect(Collectors.toSet());
            assertEquals(brute.links.get(board), neighbours, board);
            assertEquals(neighbours.size(), map.degree(position), board);
            assertEquals(BruteForceMap.isGoal(board), map.isGoal(position), board);
            assertEquals(fromStart.get(board), map.fromStart(position), board);
            assertEquals(toGoal.getOrDefault(board, StateMap.NONE), map.toGoal(position), board);
        }
        assertEquals(brute.goalCount(), map.goalCount());
    }

    /** Too many blocks for one word of 64 bits. */
    @Test
    void positionsOfSeveralWordsAreMappedAlike() {
        SlidingPuzzle tight = SlidingPuzzleText.parse("AAB..CCC.DDD\nE.B.FF.xGGHH\nE...xxxxxxxx\n"
                + "IIJJKKLLMMNN\nOOPPQQRRSSTT\nUUVVWWXXYYZZ\naabbccddeeff\n");
        assertTrue(new PositionEncoding(tight).words() > 1);
        assertAgreesInNumbers(tight);
    }

    private static void assertAgreesInNumbers(SlidingPuzzle puzzle) {
        StateMap map = map(puzzle, true);
        Set<SlidingPuzzle> seen = new HashSet<>(List.of(puzzle));
        List<SlidingPuzzle> open = new ArrayList<>(seen);
        for (int i = 0; i < open.size(); i++) {
            for (BlockMove move : PossibleMoves.of(open.get(i))) {
                SlidingPuzzle next = open.get(i).after(move);
                if (seen.add(next)) {
                    open.add(next);
                }
            }
        }
        assertTrue(open.size() > 100, "positions: " + open.size());
        assertEquals(open, map.vertices().mapToObj(map::puzzleAt).toList());
    }

    @Test
    void everyLinkCanBeGoneBack() {
        for (long seed = 1000; seed < 1060; seed++) {
            StateMap map = map(RandomPuzzles.small(seed), seed % 2 == 0);
            map.vertices().forEach(from -> {
                for (int to : map.neighbours(from)) {
                    assertTrue(IntStream.of(map.neighbours(to)).anyMatch(back -> back == from));
                    assertEquals(map.move(from, to), map.move(to, from).reversed());
                    assertEquals(map.puzzleAt(to), map.puzzleAt(from).after(map.move(from, to)));
                    assertEquals(OptionalInt.of(to), map.after(from, map.move(from, to)));
                    assertTrue(Math.abs(map.fromStart(from) - map.fromStart(to)) <= 1);
                    assertTrue(Math.abs(map.toGoal(from) - map.toGoal(to)) <= 1);
                }
                assertEquals(
                        map.degree(from),
                        IntStream.of(map.neighbours(from)).distinct().count());
            });
        }
    }

    @Test
    void neighboursAreInTheOrderOfTheMoves() throws IOException {
        StateMap map = map(levelOne(), true);
        for (int position : new int[] {0, 17, 600, 1246}) {
            List<BlockMove> moves = IntStream.of(map.neighbours(position))
                    .mapToObj(to -> map.move(position, to))
                    .toList();
            assertEquals(PossibleMoves.of(map.puzzleAt(position)), moves);
        }
    }

    @Test
    void solutionSolvesInTheFewestMoves() throws IOException {
        StateMap map = map(levelOne(), false);
        List<BlockMove> solution = map.solution();
        assertEquals(8, solution.size());
        SlidingPuzzle at = map.puzzle();
        for (BlockMove move : solution) {
            assertFalse(at.isSolved());
            at = at.after(move);
        }
        assertTrue(at.isSolved());
        assertEquals(9, map.pathToGoal(StateMap.START).size());
    }

    @Test
    void layersHoldEveryPositionOnce() throws IOException {
        StateMap map = map(levelOne(), false);
        int[] all = IntStream.rangeClosed(0, map.depth()).flatMap(map::layer).toArray();
        assertArrayEquals(map.vertices().toArray(), all);
        IntStream.rangeClosed(0, map.depth())
                .forEach(distance -> assertTrue(map.layer(distance).allMatch(v -> map.fromStart(v) == distance)));
    }

    @Test
    void puzzleThatIsSolvedAtTheStartHasOnePositionUnlessGoalsAreExpanded() {
        SlidingPuzzle solved = SlidingPuzzleText.parse("..AA\nB...\nB...\n");
        StateMap map = map(solved, false);
        assertEquals(List.of(1, 1, 0), List.of(map.vertexCount(), map.goalCount(), map.shortest()));
        assertEquals(0, map.edgeCount());
        assertEquals(List.of(), map.solution());
        assertTrue(map(solved, true).vertexCount() > 1);
    }

    @Test
    void puzzleWithoutASolutionHasNoDistances() {
        StateMap map = map(SlidingPuzzleText.parse("AA.x.B\n.....B\n"), false);
        assertEquals(StateMap.NONE, map.shortest());
        assertEquals(List.of(), map.solution());
        assertEquals(List.of(), map.pathToGoal(1));
        assertTrue(map.vertices().allMatch(position -> map.toGoal(position) == StateMap.NONE));
        assertEquals(0, map.goalCount());
    }

    @Test
    void limitOfPositionsIsAnOutcome() throws IOException {
        StateMapOutcome outcome =
                StateMapSearch.map(levelOne(), false, StateMapBudget.of(500), StateMapProgressListener.NONE);
        StateMapOutcome.TooLarge large = assertInstanceOf(StateMapOutcome.TooLarge.class, outcome);
        assertEquals("it has more than 500 positions", large.reason());
        assertInstanceOf(
                StateMapOutcome.Mapped.class,
                StateMapSearch.map(levelOne(), false, StateMapBudget.of(1079), StateMapProgressListener.NONE));
        assertInstanceOf(
                StateMapOutcome.TooLarge.class,
                StateMapSearch.map(levelOne(), false, StateMapBudget.of(1078), StateMapProgressListener.NONE));
    }

    @Test
    void limitOfMemoryIsAnOutcome() {
        SlidingPuzzle large = RandomPuzzles.drawn(new Random(5), 12, 12, 0, 24);
        for (long bytes : new long[] {0, 1000, 100_000, 3_000_000}) {
            StateMapBudget budget = new StateMapBudget(Long.MAX_VALUE, bytes);
            StateMapOutcome.TooLarge outcome = assertInstanceOf(
                    StateMapOutcome.TooLarge.class,
                    StateMapSearch.map(large, false, budget, StateMapProgressListener.NONE));
            assertTrue(outcome.reason().contains("MiB of memory"), outcome::reason);
        }
    }

    @Test
    void goalThatWasMetBeforeALimitIsTold() throws IOException {
        StateMapBudget budget = StateMapBudget.of(1000);
        StateMapOutcome.TooLarge large = assertInstanceOf(
                StateMapOutcome.TooLarge.class,
                StateMapSearch.map(
                        SlidingPuzzleText.parse("AA....\n......\nBB....\nCC....\nDD....\nEE....\n"),
                        false,
                        budget,
                        StateMapProgressListener.NONE));
        assertEquals(1, large.shortest());
    }

    @Test
    void progressMayEndTheWork() {
        SlidingPuzzle large = RandomPuzzles.drawn(new Random(5), 12, 12, 0, 24);
        List<Long> told = new ArrayList<>();
        assertThrows(
                CancellationException.class,
                () -> StateMapSearch.map(large, false, StateMapBudget.usual(), (expanded, found) -> {
                    told.add(expanded);
                    if (told.size() == 3) {
                        throw new CancellationException();
                    }
                }));
        assertEquals(List.of(0L, 4096L, 8192L), told);
    }

    @Test
    void degreesOfLevelOneAddUp() throws IOException {
        StateMap map = map(levelOne(), false);
        int[] degrees = map.vertices().map(map::degree).sorted().toArray();
        assertEquals(2 * map.edgeCount(), Arrays.stream(degrees).sum());
        assertArrayEquals(new BruteForceMap(SlidingPuzzleText.format(levelOne()), false).degrees(), degrees);
    }

    @Test
    void moveIsRefusedBetweenPositionsThatAreNotLinked() throws IOException {
        StateMap map = map(levelOne(), false);
        int far = map.layer(3).findFirst().orElseThrow();
        assertThrows(IllegalArgumentException.class, () -> map.move(0, far));
        assertThrows(IllegalArgumentException.class, () -> map.move(5, 5));
    }
}
