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
                    int most = sets(graph)
                            .filter(set -> isIndependent(graph, set))
                            .mapToInt(BitSet::cardinality)
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
                    int fewest = sets(graph)
                            .filter(set -> isDominating(graph, set))
                            .mapToInt(BitSet::cardinality)
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

    private static Stream<BitSet> sets(SimpleGraph graph) {
        int[] vertices = graph.vertices().toArray();
        return IntStream.range(0, 1 << vertices.length)
                .mapToObj(choice -> bits(IntStream.range(0, vertices.length)
                        .filter(i -> (choice >> i & 1) != 0)
                        .map(i -> vertices[i])
                        .toArray()));
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
