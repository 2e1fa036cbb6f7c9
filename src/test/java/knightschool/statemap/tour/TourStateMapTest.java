package knightschool.statemap.tour;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.OptionalInt;
import java.util.Random;
import java.util.stream.IntStream;
import java.util.stream.LongStream;
import knightschool.algorithm.Algorithm;
import knightschool.algorithm.AlgorithmOptionValues;
import knightschool.algorithm.Algorithms;
import knightschool.board.Board;
import knightschool.board.MoveOrder;
import knightschool.counting.FrontierStateBudget;
import knightschool.counting.TourCount;
import knightschool.files.InputFault;
import knightschool.graph.KnightGraph;
import knightschool.obstruction.TourEndpointConstraint;
import knightschool.search.Outcome;
import knightschool.search.Problem;
import knightschool.search.Search;
import org.junit.jupiter.api.Test;

class TourStateMapTest {
    private static final Problem THREE_BY_FOUR = Problem.open(Board.full(4, 3), 0);

    /** All paths followed one by one, positions told apart by a text. */
    private static final class EveryPath {
        final Map<String, Long> paths = new HashMap<>();
        final Map<String, Long> tours = new HashMap<>();
        private final Problem problem;
        private final List<Integer> path = new ArrayList<>();

        EveryPath(Problem problem) {
            this.problem = problem;
            go(problem.start());
        }

        private long go(int square) {
            path.add(square);
            String name = path.stream().sorted().toList() + " " + square;
            paths.merge(name, 1L, Long::sum);
            int squares = problem.board().playableCount();
            boolean closes = !problem.closed() || squares > 2 && problem.graph().hasEdge(square, path.getFirst());
            long found = path.size() == squares && closes ? 1 : 0;
            for (int to : problem.graph().neighbours(square)) {
                boolean last = path.size() == squares - 1;
                boolean early = to == problem.board().end() && !last
                        || path.getFirst() == problem.board().end();
                found += path.contains(to) || early ? 0 : go(to);
            }
            tours.put(name, found);
            path.removeLast();
            return found;
        }
    }

    private static String name(TourStateMap map, int position) {
        return map.visitedAt(position).stream().boxed().toList() + " " + map.knightAt(position);
    }

    private static Problem drawn(long seed) {
        Random random = new Random(seed);
        int columns = 3 + random.nextInt(2);
        int rows = 3 + random.nextInt(2);
        BitSet holes = new BitSet();
        while (columns * rows - holes.cardinality() > 8 + random.nextInt(5)) {
            holes.set(random.nextInt(columns * rows));
        }
        Board board = Board.of(columns, rows, holes, Board.NONE, Board.NONE);
        int[] squares = board.playable().toArray();
        boolean closed = random.nextInt(3) == 0;
        int end = squares[random.nextInt(squares.length)];
        Board asked = closed || random.nextBoolean() ? board : board.withEnd(end);
        return new Problem(asked, MoveOrder.CLOCKWISE, squares[random.nextInt(squares.length)], closed);
    }

    @Test
    void mapAgreesWithFollowingEveryPath() {
        int tours = 0;
        for (long seed = 0; seed < 150; seed++) {
            Problem problem = drawn(seed);
            TourStateMap map = TourStateMap.of(problem);
            EveryPath every = new EveryPath(problem);
            assertEquals(every.paths.size(), map.vertexCount(), problem::toString);
            map.vertices().forEach(position -> {
                assertEquals(every.paths.get(name(map, position)), map.paths(position), problem::toString);
                assertEquals(every.tours.get(name(map, position)), map.completions(position), problem::toString);
            });
            tours += map.tours() > 0 ? 1 : 0;
        }
        assertTrue(tours > 3, "boards with tours: " + tours);
    }

    @Test
    void toursAgreeWithCountingThemOtherwise() {
        for (Board board :
                List.of(Board.full(4, 3), Board.full(3, 4), Board.full(3, 3).withHole(4, true))) {
            BigInteger counted = TourCount.of(
                            KnightGraph.of(board),
                            TourEndpointConstraint.FREE,
                            FrontierStateBudget.USUAL,
                            TourCount.CountProgress.NONE)
                    .count()
                    .orElseThrow();
            long found = board.playable()
                    .mapToLong(
                            start -> TourStateMap.of(Problem.open(board, start)).tours())
                    .sum();
            assertEquals(counted.longValueExact(), found);
        }
        assertEquals(
                16,
                IntStream.range(0, 12)
                        .mapToLong(i -> TourStateMap.of(Problem.open(Board.full(4, 3), i))
                                .tours())
                        .sum());
    }

    @Test
    void searchOfAllPathsComesToAPositionAsOftenAsPathsLeadToIt() {
        int exhausted = 0;
        for (long seed = 0; seed < 60; seed++) {
            Problem problem = drawn(seed);
            TourStateMap map = TourStateMap.of(problem);
            if (map.tours() == 0) {
                TourStateMapVisitCounts visits =
                        TourStateMapVisitCounts.of(map, policy("backtracking"), Long.MAX_VALUE);
                map.vertices().forEach(v -> assertEquals(map.paths(v), visits.to(v), problem::toString));
                assertEquals(map.allPaths() - map.vertexCount(), visits.repeated());
                exhausted++;
            }
        }
        assertTrue(exhausted > 20, "boards without a tour: " + exhausted);
    }

    @Test
    void everyAlgorithmStaysOnTheMap() {
        TourStateMap map = TourStateMap.of(THREE_BY_FOUR);
        for (Algorithm algorithm : Algorithms.all()) {
            if (!algorithm.silentOn(THREE_BY_FOUR.board()).isEmpty()) {
                continue;
            }
            TourStateMapVisitCounts visits =
                    TourStateMapVisitCounts.of(map, algorithm.policy(AlgorithmOptionValues.USUAL), 10_000);
            long total = LongStream.range(0, map.vertexCount())
                    .map(v -> visits.to((int) v))
                    .sum();
            assertEquals(total, visits.total());
            assertTrue(visits.positions() <= map.vertexCount(), algorithm.name());
            assertTrue(visits.to(0) >= 1, algorithm.name());
        }
    }

    @Test
    void visitsOfASearchThatFindsATourEndWithIt() {
        TourStateMap map = TourStateMap.of(THREE_BY_FOUR);
        TourStateMapVisitCounts visits = TourStateMapVisitCounts.of(map, policy("backtracking"), Long.MAX_VALUE);
        Search search = Search.begin(THREE_BY_FOUR, policy("backtracking"));
        search.advance(Long.MAX_VALUE);
        assertEquals(Outcome.FOUND, search.outcome());
        assertEquals(search.placements() + 1, visits.total());
        int tour = map.positionOf(search.path().squares()).orElseThrow();
        assertTrue(map.isTour(tour));
        assertEquals(1, visits.to(tour));
    }

    private static knightschool.search.policy.SearchPolicy policy(String algorithm) {
        return Algorithms.named(algorithm).policy(AlgorithmOptionValues.USUAL);
    }

    @Test
    void layersRiseByTheSquaresVisited() {
        TourStateMap map = TourStateMap.of(THREE_BY_FOUR);
        int[] depths = map.vertices().map(map::depth).toArray();
        assertArrayEquals(IntStream.of(depths).sorted().toArray(), depths);
        assertArrayEquals(
                IntStream.rangeClosed(1, 12).toArray(),
                IntStream.of(depths).distinct().toArray());
        map.vertices()
                .forEach(v -> IntStream.of(map.neighbours(v))
                        .forEach(to -> assertEquals(1, Math.abs(map.depth(v) - map.depth(to)))));
    }

    @Test
    void pathThatTheMapDoesNotHoldHasNoPosition() {
        TourStateMap map = TourStateMap.of(THREE_BY_FOUR);
        assertEquals(OptionalInt.of(0), map.positionOf(0));
        assertEquals(OptionalInt.empty(), map.positionOf());
        assertEquals(OptionalInt.empty(), map.positionOf(1));
        assertEquals(OptionalInt.empty(), map.positionOf(0, 1));
        assertEquals(OptionalInt.empty(), map.positionOf(0, 6, 0));
    }

    @Test
    void boardThatIsTooLargeIsRefused() {
        InputFault fault = assertThrows(InputFault.class, () -> TourStateMap.of(Problem.open(Board.full(13, 1), 0)));
        assertEquals(
                "a board of 13 squares has too many positions for a map. Take a board of up to 12 squares.",
                fault.getMessage());
    }
}
