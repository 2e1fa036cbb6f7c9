package knightschool.graph.measure;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.BitSet;
import java.util.List;
import java.util.concurrent.CancellationException;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import knightschool.board.Board;
import knightschool.board.RandomBoards;
import knightschool.graph.AdjacencyLists;
import knightschool.graph.KnightGraph;
import knightschool.graph.RandomGraphs;
import knightschool.graph.SimpleGraph;
import org.jgrapht.alg.matching.SparseEdmondsMaximumCardinalityMatching;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.parallel.Execution;
import org.junit.jupiter.api.parallel.ExecutionMode;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Independent and dominating sets beside all sets of small graphs. */
@Execution(ExecutionMode.CONCURRENT)
class VertexSetsTest {
    private static final Runnable PATIENT = () -> {};

    @Test
    void largestIndependentSetAgreesWithAllSetsOfVertices() {
        RandomBoards.stream(71, 400, 5)
                .map(KnightGraph::of)
                .filter(graph -> graph.vertexCount() <= 16)
                .forEach(graph -> {
                    LargestIndependentSet found = LargestIndependentSet.of(graph);
                    assertTrue(isIndependent(graph, bits(found.vertices())));
                    int[] neighbours = neighbours(graph);
                    int most = sets(graph)
                            .filter(set -> isIndependent(neighbours, set))
                            .map(Integer::bitCount)
                            .max()
                            .orElseThrow();
                    assertEquals(most, found.size(), () -> graph.board().toString());
                });
    }

    @Test
    void pairsAgreeWithASecondOpinionOnLargerBoards() {
        RandomBoards.stream(72, 200, 12).map(KnightGraph::of).forEach(graph -> {
            LargestIndependentSet found = LargestIndependentSet.of(graph);
            int pairs = new SparseEdmondsMaximumCardinalityMatching<>(SecondOpinion.of(graph))
                    .getMatching()
                    .getEdges()
                    .size();
            assertEquals(pairs, found.pairs());
            assertEquals(graph.vertexCount(), found.size() + found.pairs());
            assertTrue(isIndependent(graph, bits(found.vertices())));
        });
    }

    @Test
    void graphWithATriangleIsRefused() {
        SimpleGraph triangle = AdjacencyLists.ofEdges(3, List.of(new int[] {0, 1}, new int[] {1, 2}, new int[] {2, 0}));
        assertThrows(IllegalArgumentException.class, () -> LargestIndependentSet.of(triangle));
    }

    @Test
    void smallestDominatingSetAgreesWithAllSetsOfVertices() {
        Stream.concat(
                        RandomGraphs.stream(73, 300, 13),
                        RandomBoards.stream(74, 200, 4).map(KnightGraph::of))
                .forEach(graph -> {
                    SmallestDominatingSet found = SmallestDominatingSet.of(graph, PATIENT);
                    assertTrue(isDominating(graph, bits(found.vertices())));
                    int[] neighbours = neighbours(graph);
                    int all = bits(graph.vertices());
                    int fewest = sets(graph)
                            .filter(set -> isDominating(neighbours, all, set))
                            .map(Integer::bitCount)
                            .min()
                            .orElseThrow();
                    assertEquals(fewest, found.size());
                });
    }

    /** Published in the On-Line Encyclopedia of Integer Sequences, A006075. */
    @ParameterizedTest
    @CsvSource({"1, 1", "2, 4", "3, 4", "4, 4", "5, 5", "6, 8", "7, 10", "8, 12"})
    void knightsThatDominateASquareBoardAreAsManyAsPublished(int side, int knights) {
        assertEquals(
                knights,
                SmallestDominatingSet.of(KnightGraph.of(Board.full(side, side)), PATIENT)
                        .size());
    }

    @Test
    void longSearchCanBeStopped() {
        KnightGraph graph = KnightGraph.of(Board.full(8, 8));
        assertThrows(
                CancellationException.class,
                () -> SmallestDominatingSet.of(graph, () -> {
                    throw new CancellationException();
                }));
    }

    @Test
    void graphOfMoreThanSixtyFourVerticesIsRefused() {
        KnightGraph graph = KnightGraph.of(Board.full(9, 8));
        assertThrows(IllegalArgumentException.class, () -> SmallestDominatingSet.of(graph, PATIENT));
    }

    @Test
    void emptyGraphNeedsNoMember() {
        SimpleGraph empty = AdjacencyLists.ofEdges(0, List.of());
        assertEquals(
                List.of(),
                IntStream.of(SmallestDominatingSet.of(empty, PATIENT).vertices())
                        .boxed()
                        .toList());
        assertFalse(LargestIndependentSet.of(empty).size() > 0);
    }

    /** Returns all sets of vertices. A set has the bit of each of its vertices. */
    private static IntStream sets(SimpleGraph graph) {
        int all = bits(graph.vertices());
        return IntStream.range(0, 1 << graph.vertexCount()).map(choice -> Integer.expand(choice, all));
    }

    private static int bits(IntStream vertices) {
        return vertices.map(vertex -> 1 << vertex).reduce(0, (set, vertex) -> set | vertex);
    }

    private static int[] neighbours(SimpleGraph graph) {
        int[] neighbours = new int[graph.bound()];
        graph.vertices().forEach(vertex -> neighbours[vertex] = bits(IntStream.of(graph.neighbours(vertex))));
        return neighbours;
    }

    private static boolean isIndependent(int[] neighbours, int set) {
        for (int vertices = set; vertices != 0; vertices &= vertices - 1) {
            if ((neighbours[Integer.numberOfTrailingZeros(vertices)] & set) != 0) {
                return false;
            }
        }
        return true;
    }

    private static boolean isDominating(int[] neighbours, int all, int set) {
        for (int vertices = all & ~set; vertices != 0; vertices &= vertices - 1) {
            if ((neighbours[Integer.numberOfTrailingZeros(vertices)] & set) == 0) {
                return false;
            }
        }
        return true;
    }

    private static BitSet bits(int... vertices) {
        BitSet set = new BitSet();
        IntStream.of(vertices).forEach(set::set);
        return set;
    }

    private static boolean isIndependent(SimpleGraph graph, BitSet set) {
        return set.stream()
                .noneMatch(vertex -> IntStream.of(graph.neighbours(vertex)).anyMatch(set::get));
    }

    private static boolean isDominating(SimpleGraph graph, BitSet set) {
        return graph.vertices()
                .allMatch(vertex -> set.get(vertex)
                        || IntStream.of(graph.neighbours(vertex)).anyMatch(set::get));
    }
}
