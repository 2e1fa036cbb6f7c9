package knightschool.graph.isomorphism;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import java.util.concurrent.CancellationException;
import java.util.stream.IntStream;
import knightschool.board.Board;
import knightschool.board.RandomBoards;
import knightschool.graph.AdjacencyLists;
import knightschool.graph.KnightGraph;
import knightschool.graph.RandomGraphs;
import knightschool.graph.SimpleGraph;
import knightschool.graph.isomorphism.IsomorphismAnswer.Different;
import knightschool.graph.isomorphism.IsomorphismAnswer.NotKnown;
import knightschool.graph.isomorphism.IsomorphismAnswer.Renaming;
import knightschool.graph.measure.SecondOpinion;
import org.jgrapht.alg.isomorphism.VF2GraphIsomorphismInspector;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.parallel.Execution;
import org.junit.jupiter.api.parallel.ExecutionMode;

@Execution(ExecutionMode.CONCURRENT)
class GraphIsomorphismTest {
    private static final long BUDGET = 20_000;

    private static IsomorphismAnswer ask(SimpleGraph one, SimpleGraph other) {
        return GraphIsomorphism.between(one, other, BUDGET, () -> {});
    }

    private static void assertSame(SimpleGraph one, SimpleGraph other) {
        int[] images = assertInstanceOf(Renaming.class, ask(one, other)).images();
        assertEquals(one.bound(), images.length);
        BitSet met = new BitSet();
        for (int vertex = 0; vertex < one.bound(); vertex++) {
            assertEquals(one.hasVertex(vertex), images[vertex] != Renaming.NO_VERTEX);
            if (one.hasVertex(vertex)) {
                assertFalse(met.get(images[vertex]), "two vertices with one image");
                met.set(images[vertex]);
                assertEquals(
                        IntStream.of(one.neighbours(vertex))
                                .map(n -> images[n])
                                .sorted()
                                .boxed()
                                .toList(),
                        IntStream.of(other.neighbours(images[vertex]))
                                .sorted()
                                .boxed()
                                .toList());
            }
        }
    }

    @Test
    void answersAgreeWithASecondOpinionOnRandomPairs() {
        List<AdjacencyLists> graphs = RandomGraphs.stream(71, 1200, 6).toList();
        int same = 0;
        for (int i = 1; i < graphs.size(); i++) {
            same += assertAgrees(graphs.get(i - 1), graphs.get(i)) ? 1 : 0;
        }
        assertTrue(same > 20, "hardly any pair was the same: " + same);
    }

    private static boolean assertAgrees(SimpleGraph one, SimpleGraph other) {
        boolean expected =
                new VF2GraphIsomorphismInspector<>(SecondOpinion.of(one), SecondOpinion.of(other)).isomorphismExists();
        if (expected) {
            assertSame(one, other);
        } else {
            assertInstanceOf(Different.class, ask(one, other));
        }
        return expected;
    }

    @Test
    void renamedGraphIsTheSame() {
        Random random = new Random(72);
        RandomGraphs.stream(72, 300, 20).forEach(graph -> assertSame(graph, renamed(graph, random)));
    }

    private static AdjacencyLists renamed(SimpleGraph graph, Random random) {
        List<Integer> names = new ArrayList<>(graph.vertices().boxed().toList());
        Collections.shuffle(names, random);
        List<int[]> edges = new ArrayList<>();
        graph.vertices()
                .forEach(vertex -> IntStream.of(graph.neighbours(vertex))
                        .filter(n -> n > vertex)
                        .forEach(n -> edges.add(new int[] {names.get(vertex), names.get(n)})));
        return AdjacencyLists.ofEdges(graph.bound(), edges);
    }

    @Test
    void graphWithOneEdgeMovedAgreesWithASecondOpinion() {
        Random random = new Random(73);
        RandomGraphs.stream(73, 400, 9)
                .filter(graph -> graph.edgeCount() > 0)
                .forEach(graph -> assertAgrees(graph, renamed(withOneEdgeMoved(graph, random), random)));
    }

    private static AdjacencyLists withOneEdgeMoved(SimpleGraph graph, Random random) {
        List<int[]> edges = new ArrayList<>();
        List<int[]> free = new ArrayList<>();
        for (int one = 0; one < graph.bound(); one++) {
            for (int other = one + 1; other < graph.bound(); other++) {
                int to = other;
                boolean joined = IntStream.of(graph.neighbours(one)).anyMatch(n -> n == to);
                (joined ? edges : free).add(new int[] {one, other});
            }
        }
        if (!free.isEmpty()) {
            edges.set(random.nextInt(edges.size()), free.get(random.nextInt(free.size())));
        }
        return AdjacencyLists.ofEdges(graph.bound(), edges);
    }

    /** Circulant graphs are regular: colours alone tell them apart only by their number of edges. */
    @Test
    void regularGraphsAgreeWithASecondOpinion() {
        Random random = new Random(74);
        for (int vertices = 5; vertices <= 10; vertices++) {
            for (int a = 1; a <= (vertices - 1) / 2; a++) {
                for (int b = 1; b <= (vertices - 1) / 2; b++) {
                    assertAgrees(circulant(vertices, 1, a), renamed(circulant(vertices, 2, b), random));
                }
            }
        }
    }

    private static AdjacencyLists circulant(int vertices, int... jumps) {
        return AdjacencyLists.ofEdges(
                vertices,
                IntStream.of(jumps)
                        .distinct()
                        .filter(jump -> 2 * jump < vertices)
                        .boxed()
                        .flatMap(jump ->
                                IntStream.range(0, vertices).mapToObj(v -> new int[] {v, (v + jump) % vertices}))
                        .toList());
    }

    /** The two strongly regular graphs with these parameters: only a search tells them apart. */
    @Test
    void rooksGraphAndShrikhandesAreToldApartBySearch() {
        AdjacencyLists rook = torus((dx, dy) -> dx == 0 || dy == 0);
        AdjacencyLists shrikhande = torus((dx, dy) -> (dx == 0 || dy == 0 || dx == dy) && dx % 4 != 2 && dy % 4 != 2);
        assertEquals(rook.edgeCount(), shrikhande.edgeCount());
        IsomorphismAnswer.Difference difference =
                assertInstanceOf(Different.class, ask(rook, shrikhande)).difference();
        assertInstanceOf(IsomorphismAnswer.Difference.Searched.class, difference);
        assertSame(shrikhande, renamed(shrikhande, new Random(75)));
        assertInstanceOf(NotKnown.class, GraphIsomorphism.between(rook, shrikhande, 3, () -> {}));
    }

    @FunctionalInterface
    private interface Joins {
        boolean by(int dx, int dy);
    }

    private static AdjacencyLists torus(Joins joins) {
        List<int[]> edges = new ArrayList<>();
        for (int one = 0; one < 16; one++) {
            for (int other = one + 1; other < 16; other++) {
                if (joins.by((other % 4 - one % 4 + 4) % 4, (other / 4 - one / 4 + 4) % 4)) {
                    edges.add(new int[] {one, other});
                }
            }
        }
        return AdjacencyLists.ofEdges(16, edges);
    }

    @Test
    void mirroredAndTurnedBoardsAreTheSame() {
        RandomBoards.stream(76, 150, 8).forEach(board -> {
            SimpleGraph graph = KnightGraph.of(board);
            assertSame(graph, KnightGraph.of(mapped(board, false)));
            assertSame(graph, KnightGraph.of(mapped(board, true)));
        });
        SimpleGraph full = KnightGraph.of(Board.full(8, 8));
        assertSame(full, full);
    }

    /** Mirrored left to right, or about its diagonal. */
    private static Board mapped(Board board, boolean diagonal) {
        int columns = diagonal ? board.rows() : board.columns();
        int rows = diagonal ? board.columns() : board.rows();
        BitSet holes = new BitSet();
        for (int square = 0; square < board.squares(); square++) {
            int column = diagonal ? board.row(square) : board.columns() - 1 - board.column(square);
            int row = diagonal ? board.column(square) : board.row(square);
            holes.set(row * columns + column, !board.isPlayable(square));
        }
        return Board.of(columns, rows, holes, Board.NONE, Board.NONE);
    }

    /**
     * Two edges and two vertices alone, of six squares each; a circuit of eight, as a ring and with its squares apart.
     */
    @Test
    void boardsThatDifferCanHaveTheSameGraph() {
        Board apart = Board.full(4, 2).withHole(1, true).withHole(3, true);
        assertSame(KnightGraph.of(Board.full(3, 2)), KnightGraph.of(Board.full(2, 3)));
        assertAgrees(KnightGraph.of(Board.full(3, 2)), KnightGraph.of(apart));
        Board ring = Board.full(3, 3).withHole(4, true);
        Board around = Board.full(4, 4);
        for (int square = 0; square < 16; square++) {
            around = around.withHole(square, !List.of(1, 2, 4, 7, 8, 11, 13, 14).contains(square));
        }
        assertAgrees(KnightGraph.of(ring), KnightGraph.of(around));
    }

    @Test
    void whatCanBeCountedIsTheReason() {
        assertEquals(
                new IsomorphismAnswer.Difference.VertexCounts(9, 8), difference(Board.full(3, 3), Board.full(4, 2)));
        assertEquals(new IsomorphismAnswer.Difference.EdgeCounts(8, 0), difference(Board.full(3, 3), Board.full(9, 1)));
        assertEquals(
                new IsomorphismAnswer.Difference.DegreeCounts(0, 0, 1),
                difference(path(4), AdjacencyLists.ofEdges(4, edges(0, 1, 1, 2, 2, 0))));
        assertEquals(
                new IsomorphismAnswer.Difference.ComponentSizes(List.of(6), List.of(3, 3)),
                difference(circulant(6, 1), AdjacencyLists.ofEdges(6, edges(0, 1, 1, 2, 2, 0, 3, 4, 4, 5, 5, 3))));
    }

    /** A branch at the second and at the third vertex of a path of six: the degrees agree. */
    @Test
    void surroundingsAreTheReasonWhereCountsAgree() {
        IsomorphismAnswer.Difference found = difference(
                AdjacencyLists.ofEdges(7, edges(0, 1, 1, 2, 2, 3, 3, 4, 4, 5, 1, 6)),
                AdjacencyLists.ofEdges(7, edges(0, 1, 1, 2, 2, 3, 3, 4, 4, 5, 2, 6)));
        IsomorphismAnswer.Difference.Surroundings surroundings =
                assertInstanceOf(IsomorphismAnswer.Difference.Surroundings.class, found);
        assertEquals(2, surroundings.rounds());
        assertTrue(surroundings.one() != surroundings.other());
    }

    private static IsomorphismAnswer.Difference difference(Board one, Board other) {
        return difference(KnightGraph.of(one), KnightGraph.of(other));
    }

    private static IsomorphismAnswer.Difference difference(SimpleGraph one, SimpleGraph other) {
        return assertInstanceOf(Different.class, ask(one, other)).difference();
    }

    private static AdjacencyLists path(int vertices) {
        return AdjacencyLists.ofEdges(
                vertices,
                IntStream.range(1, vertices).mapToObj(v -> new int[] {v - 1, v}).toList());
    }

    private static List<int[]> edges(int... ends) {
        return IntStream.range(0, ends.length / 2)
                .mapToObj(i -> new int[] {ends[2 * i], ends[2 * i + 1]})
                .toList();
    }

    /** Each of them needs a choice of its own: as many choices are on the way at once. */
    @Test
    void boardsOfThousandsOfSmallComponentsAreTheSame() {
        BitSet holes = new BitSet();
        int side = 180;
        for (int square = 0; square < side * side; square++) {
            int column = square % side % 6;
            int row = square / side % 6;
            holes.set(square, !(column == 0 && row == 0 || column == 1 && row == 2));
        }
        Board board = Board.of(side, side, holes, Board.NONE, Board.NONE);
        assertSame(KnightGraph.of(board), KnightGraph.of(mapped(board, false)));
        AdjacencyLists pairs = AdjacencyLists.ofEdges(
                8_000,
                IntStream.range(0, 4_000)
                        .mapToObj(i -> new int[] {2 * i, 2 * i + 1})
                        .toList());
        assertSame(pairs, renamed(pairs, new Random(77)));
    }

    @Test
    void largestBoardIsTheSameAsItself() {
        SimpleGraph graph = KnightGraph.of(Board.full(200, 200));
        assertSame(graph, graph);
    }

    @Test
    void colouringOfAWideGraphIsWithinTheBudgetToo() {
        SimpleGraph graph = KnightGraph.of(Board.full(60, 60));
        assertInstanceOf(NotKnown.class, GraphIsomorphism.between(graph, graph, 10, () -> {}));
    }

    @Test
    void workCanBeEndedWithinARefinement() {
        SimpleGraph graph = path(400);
        int[] calls = {0};
        assertThrows(
                CancellationException.class,
                () -> GraphIsomorphism.between(graph, graph, BUDGET, () -> {
                    if (++calls[0] > 150) {
                        throw new CancellationException();
                    }
                }));
    }

    @Test
    void workEndsWhereItIsToldTo() {
        SimpleGraph graph = KnightGraph.of(Board.full(8, 8));
        assertThrows(
                CancellationException.class,
                () -> GraphIsomorphism.between(graph, graph, BUDGET, () -> {
                    throw new CancellationException();
                }));
    }
}
