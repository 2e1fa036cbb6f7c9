package knightschool.tour.construction;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import knightschool.tour.TourEdge;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** What a class sees at each step is true: the joined blocks are one tour, after the last join the whole board is. */
class ConstructionStepsTest {

    @ParameterizedTest
    @CsvSource({
        "6, 6, true",
        "12, 10, true",
        "13, 11, false",
        "20, 17, true",
        "22, 3, true",
        "3, 15, false",
        "17, 4, false"
    })
    void everyJoinMakesOneTourOfTheBlocksThatAreJoined(int columns, int rows, boolean closed) {
        ConstructionSteps assembly = ConstructionSteps.of(columns, rows, closed);
        for (int joined = 1; joined <= assembly.joinCount(); joined++) {
            int step = JoinSteps.of(assembly, joined);
            assertEquals(joined, assembly.joined(step));
            assertEquals(assembly.join(joined - 1), assembly.now(step).orElseThrow());
            assertOneTour(assembly, step);
        }
        assertEquals(ConstructionSteps.Stage.DONE, assembly.stage(assembly.last()));
    }

    /** Whether the edges among joined blocks touch each square twice, two ends once at most, and are connected. */
    private static void assertOneTour(ConstructionSteps assembly, int step) {
        Map<Integer, List<Integer>> next = new HashMap<>();
        for (TourEdge edge : joinedEdges(assembly, step)) {
            next.computeIfAbsent(edge.from(), _ -> new ArrayList<>()).add(edge.to());
            next.computeIfAbsent(edge.to(), _ -> new ArrayList<>()).add(edge.from());
        }
        long squares = IntStream.rangeClosed(0, assembly.joined(step))
                .mapToLong(block -> assembly.block(block).tour().size())
                .sum();
        assertEquals(squares, next.size());
        assertEquals(squares, assembly.squaresJoined(step));
        assertTrue(next.values().stream().allMatch(others -> others.size() <= 2));
        long ends = next.values().stream().filter(others -> others.size() == 1).count();
        assertEquals(assembly.block(0).closed() ? 0 : 2, ends);
        assertEquals(next.size(), reached(next).size());
    }

    private static List<TourEdge> joinedEdges(ConstructionSteps assembly, int step) {
        List<TourEdge> edges = new ArrayList<>();
        for (int block = 0; block < assembly.blockCount(); block++) {
            if (assembly.isJoined(block, step)) {
                edges.addAll(assembly.remainingEdges(block, step));
            }
        }
        IntStream.range(0, assembly.joined(step))
                .forEach(join -> edges.addAll(assembly.join(join).put()));
        return edges;
    }

    private static Set<Integer> reached(Map<Integer, List<Integer>> next) {
        Set<Integer> reached = new HashSet<>();
        Deque<Integer> open = new ArrayDeque<>(List.of(next.keySet().iterator().next()));
        while (!open.isEmpty()) {
            int square = open.remove();
            if (reached.add(square)) {
                open.addAll(next.get(square));
            }
        }
        return reached;
    }

    @Test
    void stepsAreTheBoardItsBlocksTheirToursEveryJoinAndTheTour() {
        ConstructionSteps assembly = ConstructionSteps.of(12, 12, true);
        assertEquals(3, assembly.joinCount());
        assertEquals(assembly.last(), ConstructionSteps.last(12, 12, true));
        assertEquals(27_558, ConstructionSteps.last(1000, 1000, true));
        assertEquals(0, ConstructionSteps.last(7, 7, true));
        assertEquals(
                List.of(
                        ConstructionSteps.Stage.BOARD,
                        ConstructionSteps.Stage.BLOCKS,
                        ConstructionSteps.Stage.TOURS,
                        ConstructionSteps.Stage.JOIN,
                        ConstructionSteps.Stage.JOIN,
                        ConstructionSteps.Stage.JOIN,
                        ConstructionSteps.Stage.DONE),
                IntStream.rangeClosed(0, assembly.last())
                        .mapToObj(assembly::stage)
                        .toList());
        assertTrue(!assembly.isJoined(0, 2) && assembly.isJoined(1, 3) && !assembly.isJoined(2, 3));
    }

    @Test
    void boardOfOneBlockHasNoJoin() {
        ConstructionSteps assembly = ConstructionSteps.of(8, 8, true);
        assertEquals(3, assembly.last());
        assertEquals(ConstructionSteps.Stage.DONE, assembly.stage(3));
        assertTrue(assembly.isJoined(0, 3));
        assertEquals(64, assembly.remainingEdges(0, 3).size());
    }

    @ParameterizedTest
    @CsvSource({"12, 10, true", "13, 11, false", "22, 3, true", "17, 4, false", "4, 17, false", "1, 1, false"})
    void blocksThatAreCountedHaveAllSquaresTogether(int columns, int rows, boolean closed) {
        TourConstruction construction = TourConstruction.of(columns, rows, closed);
        JoinTree tree = construction.tree();
        int squares = IntStream.range(0, construction.blockCount())
                .map(number -> tree.block(number).tour().size())
                .sum();
        assertEquals(columns * rows, squares);
    }

    @ParameterizedTest
    @CsvSource({"12, 10, true", "13, 11, false", "22, 3, true", "3, 15, false", "17, 4, false", "4, 17, false"})
    void everySquareIsFoundInItsBlockAndEveryBlockInItsPartOfTheBoard(int columns, int rows, boolean closed) {
        ConstructionSteps assembly = ConstructionSteps.of(columns, rows, closed);
        for (int number = 0; number < assembly.blockCount(); number++) {
            Block block = assembly.block(number);
            for (int square : block.tour()) {
                assertEquals(number, assembly.blockAt(square % columns, square / columns));
            }
            List<Integer> there = assembly.blocksIn(block.column(), block.row(), block.column() + 1, block.row() + 1)
                    .boxed()
                    .toList();
            assertTrue(there.contains(number) && there.size() <= 2, number + " in " + there);
        }
        Set<Integer> all =
                assembly.blocksIn(-2, -2, columns + 2, rows + 2).boxed().collect(Collectors.toSet());
        assertEquals(assembly.blockCount(), all.size());
        assertEquals(0, assembly.blocksIn(columns, 0, columns + 2, rows).count());
    }

    @Test
    void sizesAndKindsOfBlocksAreCounted() {
        ConstructionSteps assembly = ConstructionSteps.of(13, 18, false);
        assertEquals(
                assembly.blockCount(),
                assembly.sizes().values().stream().mapToInt(Integer::intValue).sum());
        assertEquals(Integer.valueOf(3), assembly.sizes().get(new ConstructionSteps.Size(7, 6)));
        assertEquals(Integer.valueOf(3), assembly.sizes().get(new ConstructionSteps.Size(6, 6)));
        assertEquals(6, assembly.closedBlocks());
    }

    @Test
    void largestBoardsAreFollowedJoinByJoin() {
        ConstructionSteps assembly = ConstructionSteps.of(4096, 4096, true);
        int last = JoinSteps.of(assembly, assembly.joinCount());
        Join join = assembly.now(last - 1).orElseThrow();
        assertEquals(assembly.blockCount() - 2, join.other());
        for (TourEdge edge : join.put()) {
            assertEquals(join.block(), assembly.blockAt(edge.from() % 4096, edge.from() / 4096));
            assertEquals(join.other(), assembly.blockAt(edge.to() % 4096, edge.to() / 4096));
        }
        assertEquals(4096 * 4096, assembly.squaresJoined(assembly.last()));
    }

    @Test
    void twoBlocksShareARectangleOnFourRowsOnly() {
        ConstructionSteps four = ConstructionSteps.of(11, 4, false);
        assertTrue(!four.sharesItsPlace(0) && four.sharesItsPlace(1));
        ConstructionSteps large = ConstructionSteps.of(12, 12, true);
        assertTrue(IntStream.range(0, 4).noneMatch(large::sharesItsPlace));
    }
}
