package knightschool.counting;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import knightschool.board.Board;
import knightschool.board.BoardText;
import knightschool.board.MoveOrder;
import knightschool.board.RandomBoards;
import knightschool.graph.KnightGraph;
import knightschool.obstruction.TourEndpointConstraint;
import knightschool.search.BruteForce;
import knightschool.search.Problem;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.parallel.Execution;
import org.junit.jupiter.api.parallel.ExecutionMode;

/** The count along a frontier against counts that know no frontier, whatever way the frontier takes. */
@Execution(ExecutionMode.CONCURRENT)
class FrontierCircuitCounterTest {
    @Test
    void agreesWithBruteForceOnRandomBoards() {
        Random random = new Random(71);
        int[] withTours = {0};
        RandomBoards.stream(72, 200, 5).forEach(board -> {
            KnightGraph graph = KnightGraph.of(board);
            TourEndpointConstraint ends = ends(board, random);
            long expected = expected(board, ends);
            withTours[0] += expected > 0 ? 1 : 0;
            TourCount count = TourCount.of(graph, ends, FrontierStateBudget.USUAL, TourCount.CountProgress.NONE);
            assertEquals(expected, count.count().orElseThrow().longValueExact(), () -> shown(board, ends));
        });
        assertTrue(withTours[0] > 12, withTours[0] + " boards with tours");
    }

    @Test
    void agreesWithBruteForceWithoutTheFactsThatRuleToursOut() {
        Random random = new Random(73);
        RandomBoards.stream(74, 120, 5)
                .filter(board -> board.playableCount() > 2)
                .forEach(board -> {
                    TourEndpointConstraint ends = ends(board, random);
                    if (ends.start() == Board.NONE || ends.start() != ends.end()) {
                        KnightGraph graph = KnightGraph.of(board);
                        assertEquals(
                                BigInteger.valueOf(expected(board, ends)),
                                frontier(graph, ends, VertexOrder.of(graph)),
                                () -> shown(board, ends));
                    }
                });
    }

    private static TourEndpointConstraint ends(Board board, Random random) {
        int start = random.nextBoolean() ? board.start() : Board.NONE;
        return TourEndpointConstraint.of(board, start, board.end() == Board.NONE && random.nextInt(3) == 0);
    }

    private static long expected(Board board, TourEndpointConstraint ends) {
        if (ends.closed()) {
            return BruteForce.count(new Problem(board, MoveOrder.CLOCKWISE, board.firstPlayable(), true)) / 2;
        }
        return board.playable()
                .filter(square -> ends.start() == Board.NONE || ends.start() == square)
                .mapToLong(square -> BruteForce.count(Problem.open(board, square)))
                .sum();
    }

    private static String shown(Board board, TourEndpointConstraint ends) {
        return ends + "\n" + BoardText.format(board);
    }

    @Test
    void agreesWithACountOverVisitedSquares() {
        RandomBoards.stream(75, 250, 6)
                .filter(board -> board.playableCount() >= 12 && board.playableCount() <= 18)
                .forEach(board -> {
                    TourEndpointConstraint ends = new TourEndpointConstraint(Board.NONE, board.end(), false);
                    assertEquals(
                            BigInteger.valueOf(VisitedSets.openTours(KnightGraph.of(board), ends)),
                            frontier(KnightGraph.of(board), ends, VertexOrder.of(KnightGraph.of(board))),
                            () -> shown(board, ends));
                });
        Board full = Board.full(5, 4);
        assertEquals(164, VisitedSets.openTours(KnightGraph.of(full), TourEndpointConstraint.FREE));
    }

    @Test
    void everyWayOfTheBorderGivesTheSameCount() {
        Random random = new Random(76);
        Stream.concat(
                        Stream.of("5x5", "5x6", "4x7", "6x6").map(BoardText::ofSize),
                        RandomBoards.stream(77, 70, 6).filter(board -> board.playableCount() > 2))
                .forEach(board -> {
                    TourEndpointConstraint ends =
                            TourEndpointConstraint.of(board, Board.NONE, board.end() == Board.NONE && board.rows() > 4);
                    KnightGraph graph = KnightGraph.of(board);
                    List<VertexOrder> sweeps = sweeps(graph, random);
                    BigInteger first = frontier(graph, ends, sweeps.getFirst());
                    sweeps.forEach(sweep ->
                            assertEquals(first, frontier(graph, ends, sweep), () -> sweep + shown(board, ends)));
                });
    }

    private static List<VertexOrder> sweeps(KnightGraph graph, Random random) {
        SymmetricSquareOrder rows = SymmetricSquareOrder.acrossRows(graph.board());
        SymmetricSquareOrder columns = SymmetricSquareOrder.acrossColumns(graph.board());
        return List.of(
                VertexOrder.along(graph, rows.sweep(), rows),
                VertexOrder.along(graph, rows.sweep(), null),
                VertexOrder.along(graph, columns.sweep(), columns),
                VertexOrder.along(graph, VertexOrderBeamSearch.order(graph), null),
                VertexOrder.along(graph, shuffled(graph, random), null));
    }

    /** Rows in index order with some squares exchanged: an order that nobody would choose. */
    private static int[] shuffled(KnightGraph graph, Random random) {
        List<Integer> order = new ArrayList<>(graph.board().playable().boxed().toList());
        for (int i = 0; i < 4; i++) {
            Collections.swap(order, random.nextInt(order.size()), random.nextInt(order.size()));
        }
        return order.stream().mapToInt(Integer::intValue).toArray();
    }

    /** The number has more than 64 bits; fixed starts and free ones take different ways through the code. */
    @Test
    void toursFromEachStartAddUpToThoseFromAny() {
        Board board = Board.full(3, 40);
        KnightGraph graph = KnightGraph.of(board);
        SymmetricSquareOrder mirror = SymmetricSquareOrder.acrossColumns(board);
        VertexOrder sweep = VertexOrder.along(graph, mirror.sweep(), mirror);
        BigInteger any = frontier(graph, TourEndpointConstraint.FREE, sweep);
        assertTrue(any.bitLength() > 64, any::toString);
        assertEquals(
                any,
                sum(
                        board.playable(),
                        square -> frontier(graph, new TourEndpointConstraint(square, Board.NONE, false), sweep)));
        BigInteger fromCorner = frontier(graph, new TourEndpointConstraint(0, Board.NONE, false), sweep);
        assertEquals(
                fromCorner,
                sum(
                        board.playable().filter(square -> square != 0),
                        square -> frontier(graph, new TourEndpointConstraint(0, square, false), sweep)));
    }

    private static BigInteger sum(IntStream squares, java.util.function.IntFunction<BigInteger> count) {
        return squares.mapToObj(count).reduce(BigInteger.ZERO, BigInteger::add);
    }

    @Test
    void beamPassesEverySquareOnceAlsoOfABoardInParts() {
        RandomBoards.stream(78, 60, 7).forEach(board -> {
            int[] order = VertexOrderBeamSearch.order(KnightGraph.of(board));
            Arrays.sort(order);
            assertTrue(Arrays.equals(board.playable().toArray(), order), () -> BoardText.format(board));
        });
    }

    private static BigInteger frontier(KnightGraph graph, TourEndpointConstraint ends, VertexOrder sweep) {
        return FrontierCircuitCounter.count(graph, ends, sweep, FrontierStateBudget.USUAL, TourCount.CountProgress.NONE)
                .count()
                .orElseThrow();
    }
}
