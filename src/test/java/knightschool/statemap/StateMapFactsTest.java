package knightschool.statemap;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.concurrent.CancellationException;
import java.util.stream.IntStream;
import knightschool.graph.UndirectedEdge;
import knightschool.graph.measure.ShortestPaths;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.parallel.Execution;
import org.junit.jupiter.api.parallel.ExecutionMode;

@Execution(ExecutionMode.CONCURRENT)
class StateMapFactsTest {
    @Test
    void shortestSolutionsAgreeWithWalkingThroughThem() {
        int several = 0;
        for (long seed = 0; seed < 200; seed++) {
            SlidingPuzzle puzzle = RandomPuzzles.drawn(new Random(seed), 5, 5, 1, 9);
            BruteForceMap brute = new BruteForceMap(SlidingPuzzleText.format(puzzle), seed % 2 == 0);
            ShortestSolutions found = ShortestSolutions.of(StateMapTest.map(puzzle, seed % 2 == 0));
            assertEquals(brute.solutions(1_000_000), found.count(), puzzle::toString);
            several += found.count().compareTo(BigInteger.ONE) > 0 ? 1 : 0;
        }
        assertTrue(several > 10, "puzzles with several solutions: " + several);
    }

    @Test
    void levelOneHasItsShortestSolutionsCounted() throws IOException {
        StateMap map = StateMapTest.map(StateMapTest.levelOne(), false);
        ShortestSolutions found = ShortestSolutions.of(map);
        BruteForceMap brute = new BruteForceMap(SlidingPuzzleText.format(StateMapTest.levelOne()), false);
        assertEquals(brute.solutions(1_000_000), found.count());
        assertEquals(8, found.length());
        assertEquals(9, found.widths().size());
        assertEquals(1, found.widths().getFirst());
        for (int made = 0; made <= 8; made++) {
            int left = 8 - made;
            assertEquals(
                    map.layer(made).filter(v -> map.toGoal(v) == left).count(),
                    found.widths().get(made).longValue());
        }
    }

    @Test
    void puzzlesWithoutMovesToMakeHaveOneSolutionOrNone() {
        assertEquals(BigInteger.ONE, solutions("..AA\n").count());
        assertEquals(BigInteger.ZERO, solutions("AAx.\n").count());
        assertEquals(StateMap.NONE, solutions("AAx.\n").length());
    }

    private static ShortestSolutions solutions(String text) {
        return ShortestSolutions.of(StateMapTest.map(SlidingPuzzleText.parse(text), false));
    }

    @Test
    void movesThatCanBeMadeInAnyOrderAreCountedInEveryOrder() {
        SlidingPuzzle many = SlidingPuzzleText.parse("AABCDEFGHI..\n..BCDEFGHI..\n............\n");
        StateMap map = StateMapTest.map(many, false);
        BigInteger orders =
                IntStream.rangeClosed(1, 8).mapToObj(BigInteger::valueOf).reduce(BigInteger.ONE, BigInteger::multiply);
        assertEquals(orders.toString(), ShortestSolutions.of(map).count().toString());
    }

    @Test
    void factsOfLevelOneAgreeWithSlowWays() throws IOException {
        StateMap map = StateMapTest.map(StateMapTest.levelOne(), false);
        StateMapFacts facts = StateMapFacts.of(map, () -> {});
        assertEquals(List.of(1079, 4, 0), List.of(map.vertexCount(), map.goalCount(), facts.unsolvable()));
        assertEquals(5863, map.edgeCount());
        assertEquals(
                map.vertices()
                        .map(v -> ShortestPaths.from(map, v).eccentricity())
                        .max()
                        .orElseThrow(),
                facts.diameter().length());
        assertTrue(facts.diameter().exact());
    }

    @Test
    void neededLinksAreThoseWithoutWhichNoGoalIsReached() {
        int seen = 0;
        for (long seed = 0; seed < 150; seed++) {
            StateMap map = StateMapTest.map(RandomPuzzles.small(seed), seed % 2 == 0);
            StateMapFacts facts = StateMapFacts.of(map, () -> {});
            List<UndirectedEdge> needed = new ArrayList<>();
            map.vertices()
                    .forEach(v -> IntStream.of(map.neighbours(v))
                            .filter(to -> to > v && map.shortest() > 0 && !reachesGoal(map, v, to))
                            .forEach(to -> needed.add(UndirectedEdge.of(v, to))));
            assertEquals(needed, facts.needed().stream().sorted().toList());
            assertTrue(facts.bridges().containsAll(needed));
            seen += needed.size();
            assertEquals(map.shortest() < 0 ? map.vertexCount() : 0, facts.unsolvable());
        }
        assertTrue(seen > 10, "needed links: " + seen);
    }

    private static boolean reachesGoal(StateMap map, int one, int other) {
        List<Integer> open = new ArrayList<>(List.of(StateMap.START));
        for (int i = 0; i < open.size(); i++) {
            int at = open.get(i);
            if (map.isGoal(at)) {
                return true;
            }
            IntStream.of(map.neighbours(at))
                    .filter(to -> !(at == one && to == other || at == other && to == one))
                    .filter(to -> !open.contains(to))
                    .forEach(open::add);
        }
        return false;
    }

    @Test
    void diameterOfALargeMapIsSaidToBeNoneThatIsCertain() {
        StateMap map = StateMapTest.map(
                SlidingPuzzleText.parse("AA......\nBB......\nCC......\nDD......\nEE......\nFF......\n"), true);
        assertEquals(117_649, map.vertexCount());
        StateMapDiameter diameter = StateMapFacts.of(map, () -> {}).diameter();
        assertEquals(6, diameter.length());
        assertFalse(diameter.exact());
    }

    @Test
    void watchMayEndTheWork() throws IOException {
        StateMap map = StateMapTest.map(StateMapTest.levelOne(), false);
        assertThrows(
                CancellationException.class,
                () -> StateMapFacts.of(map, () -> {
                    throw new CancellationException();
                }));
    }
}
