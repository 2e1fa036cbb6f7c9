package knightschool.walk;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.stream.LongStream;
import java.util.stream.Stream;
import knightschool.board.Board;
import knightschool.board.BoardText;
import knightschool.board.RandomBoards;
import knightschool.explain.TourExistenceAnswer;
import knightschool.explain.TourExistenceBudget;
import knightschool.explain.TourExistenceDecider;
import knightschool.explain.TourExistenceOracle;
import knightschool.explain.TourExistenceVerdict;
import knightschool.explain.TourOrWalkSearchProgressListener;
import knightschool.explain.WitnessKind;
import knightschool.files.InputFault;
import knightschool.graph.KnightGraph;
import knightschool.obstruction.TourEndpointConstraint;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.parallel.Execution;
import org.junit.jupiter.api.parallel.ExecutionMode;

@Execution(ExecutionMode.CONCURRENT)
class ShortestCoveringWalkAnswerTest {
    private static final long SEED = 2026;
    private static final long BUDGET = 50_000;

    private static final int MOST_SQUARES = 11;

    /** Small boards, each with its own ends, and asked for closed walks where it has no end square. */
    private static Stream<Asking> askings(int count) {
        return RandomBoards.stream(SEED, count, 5)
                .filter(board -> board.playableCount() <= MOST_SQUARES)
                .flatMap(board -> {
                    KnightGraph graph = KnightGraph.of(board);
                    Asking open = new Asking(graph, TourEndpointConstraint.of(board));
                    return board.end() == Board.NONE
                            ? Stream.of(open, new Asking(graph, TourEndpointConstraint.CLOSED))
                            : Stream.of(open);
                });
    }

    private record Asking(KnightGraph graph, TourEndpointConstraint ends) {
        int fewest() {
            return WalkBruteForce.fewest(graph, ends);
        }
    }

    private static ShortestCoveringWalkAnswer shortest(KnightGraph graph, TourEndpointConstraint ends) {
        return ShortestCoveringWalkAnswer.of(
                graph, ends, ShortestCoveringWalkAnswer.BRIEF, TourOrWalkSearchProgressListener.NONE);
    }

    @Test
    void ofSmallBoardIsWhatEveryWayGives() {
        long walks = askings(1_500)
                .filter(asking -> {
                    ShortestCoveringWalkAnswer found = shortest(asking.graph(), asking.ends());
                    assertEquals(asking.fewest(), found.length(), asking::toString);
                    assertEquals(found.length() >= 0, found.reason().isEmpty());
                    assertEquals(found.length() >= 0, found.isShortest());
                    check(asking, found.walk());
                    return found.length() > 0;
                })
                .count();
        assertTrue(walks > 100, walks + " boards had a walk");
    }

    @Test
    void ofTrialIsAWalkAndMostlyTheShortest() {
        int[] counts = new int[2];
        askings(1_500)
                .filter(asking -> asking.graph().vertexCount() > 1 && asking.fewest() > 0)
                .forEach(asking -> {
                    CoveringWalkInstance instance = CoveringWalkInstance.of(asking.graph(), asking.ends());
                    int[] order = new IteratedLocalSearch(instance, BUDGET, _ -> {}).best(0);
                    List<Integer> walk = ShortestCoveringWalkAnswer.walk(instance, order);
                    check(asking, walk);
                    assertTrue(walk.size() - 1 >= asking.fewest());
                    counts[0]++;
                    counts[1] += walk.size() - 1 == asking.fewest() ? 1 : 0;
                });
        assertTrue(counts[1] > 0.98 * counts[0], counts[1] + " of " + counts[0]);
    }

    @Test
    void ofLargerBoardIsNeverCalledShortestWithoutBeingSo() {
        int[] counts = new int[2];
        askings(800)
                .filter(asking -> asking.graph().vertexCount() > 2 && asking.fewest() > 0)
                .forEach(asking -> {
                    CoveringWalkInstance instance = CoveringWalkInstance.of(asking.graph(), asking.ends());
                    ShortestCoveringWalkAnswer found = ShortestCoveringWalkAnswer.search(
                            instance,
                            finding(asking.graph(), asking.ends()),
                            BUDGET,
                            TourOrWalkSearchProgressListener.NONE);
                    check(asking, found.walk());
                    assertTrue(found.least() <= asking.fewest(), asking::toString);
                    assertTrue(!found.isShortest() || found.length() == asking.fewest(), asking::toString);
                    counts[0]++;
                    counts[1] += found.isShortest() ? 1 : 0;
                });
        assertTrue(counts[1] > 0.3 * counts[0], counts[1] + " of " + counts[0] + " are known to be the shortest");
    }

    @Test
    void ofBoardTooLargeForEveryOrderAtOnceIsWeighedWhereTrialIsNotEnough() {
        KnightGraph graph = KnightGraph.of(BoardText.parse("......\n#.....\n.##...\n......"));
        ShortestCoveringWalkAnswer brief = shortest(graph, TourEndpointConstraint.CLOSED);
        assertEquals(ShortestCoveringWalkAnswer.Method.TRIAL, brief.method());
        ShortestCoveringWalkAnswer found = ShortestCoveringWalkAnswer.of(
                graph,
                TourEndpointConstraint.CLOSED,
                ShortestCoveringWalkAnswer.THOROUGH,
                TourOrWalkSearchProgressListener.NONE);
        assertEquals(ShortestCoveringWalkAnswer.Method.EVERY_ORDER, found.method());
        assertTrue(found.isShortest());
        assertTrue(found.length() <= brief.length() && found.length() > brief.least(), found::toString);
        check(new Asking(graph, TourEndpointConstraint.CLOSED), found.walk());
    }

    @Test
    void ofClosedWalkIsKnownByItsParity() {
        ShortestCoveringWalkAnswer found = shortest(KnightGraph.of(Board.full(4, 6)), TourEndpointConstraint.CLOSED);
        assertEquals(26, found.length());
        assertTrue(found.isShortest());
    }

    @Test
    void leastMovesAreNeverTooMany() {
        int[] counts = new int[2];
        askings(3_000)
                .filter(asking -> asking.graph().vertexCount() > 1 && asking.fewest() > 0)
                .forEach(asking -> {
                    CoveringWalkLowerBound least =
                            CoveringWalkLowerBound.of(asking.graph(), asking.ends(), Optional.empty());
                    assertTrue(least.moves() <= asking.fewest(), () -> least + " for " + asking);
                    counts[0]++;
                    counts[1] += least.moves() == asking.fewest() ? 1 : 0;
                });
        assertTrue(counts[1] > 0.4 * counts[0], counts[1] + " of " + counts[0] + " bounds are met");
    }

    private static void check(Asking asking, List<Integer> walk) {
        for (int i = 1; i < walk.size(); i++) {
            assertTrue(asking.graph().hasEdge(walk.get(i - 1), walk.get(i)), walk::toString);
        }
        if (!walk.isEmpty()) {
            TourEndpointConstraint ends = asking.ends();
            assertEquals(asking.graph().vertexCount(), new HashSet<>(walk).size());
            assertTrue(ends.start() == Board.NONE || walk.getFirst() == ends.start());
            assertTrue(ends.end() == Board.NONE || walk.indexOf(ends.end()) == walk.size() - 1);
            assertTrue(!ends.closed() || walk.size() > 1 && walk.getFirst().equals(walk.getLast()));
        }
    }

    @Test
    void ofFourByFourComesToOneSquareTwice() {
        ShortestCoveringWalkAnswer found = shortest(KnightGraph.of(Board.full(4, 4)), TourEndpointConstraint.FREE);
        assertEquals(16, found.length());
        assertEquals(ShortestCoveringWalkAnswer.Method.EVERY_ORDER, found.method());
        assertEquals(6, found.cut().orElseThrow().pieces().size());
        assertEquals(4, found.cut().orElseThrow().squares().size());
    }

    @Test
    void ofFiveByFiveFromARarerSquareIsKnownByTheColours() {
        ShortestCoveringWalkAnswer found = ShortestCoveringWalkAnswer.of(
                KnightGraph.of(Board.full(5, 5)),
                new TourEndpointConstraint(1, Board.NONE, false),
                BUDGET,
                TourOrWalkSearchProgressListener.NONE);
        assertEquals(25, found.length());
        assertEquals(ShortestCoveringWalkAnswer.Method.TRIAL_MEETS_BOUND, found.method());
        assertEquals(12, found.cut().orElseThrow().squares().size());
    }

    @Test
    void ofSixBySixIsATour() {
        ShortestCoveringWalkAnswer found = shortest(KnightGraph.of(Board.full(6, 6)), TourEndpointConstraint.FREE);
        assertEquals(35, found.length());
        assertEquals(ShortestCoveringWalkAnswer.Method.TOUR, found.method());
        assertTrue(found.isShortest());
    }

    @Test
    void ofThreeByThreeSaysThatTheMiddleCannotBeReached() {
        ShortestCoveringWalkAnswer found = shortest(KnightGraph.of(Board.full(3, 3)), TourEndpointConstraint.FREE);
        assertEquals(-1, found.length());
        assertFalse(found.isShortest());
        assertEquals("no path leads from some squares to others", found.reason());
    }

    @Test
    void ofTwoSquaresClosedIsNoTour() {
        Board board = Board.full(3, 2);
        var holes = new java.util.BitSet();
        holes.set(0, 6);
        holes.clear(0);
        holes.clear(5);
        ShortestCoveringWalkAnswer found = shortest(
                KnightGraph.of(Board.of(board.columns(), board.rows(), holes, Board.NONE, Board.NONE)),
                TourEndpointConstraint.CLOSED);
        assertEquals(List.of(0, 5, 0), found.walk());
        assertEquals(ShortestCoveringWalkAnswer.Method.EVERY_ORDER, found.method());
    }

    @Test
    void watchCanEndIt() {
        TourOrWalkSearchProgressListener impatient = new TourOrWalkSearchProgressListener() {
            @Override
            public void cuts(long tried) {}

            @Override
            public void steps(long made) {
                throw new IllegalStateException("enough");
            }
        };
        for (int side : new int[] {4, 5}) {
            KnightGraph graph = KnightGraph.of(Board.full(side, side));
            assertThrows(
                    IllegalStateException.class,
                    () -> ShortestCoveringWalkAnswer.of(graph, TourEndpointConstraint.CLOSED, BUDGET, impatient));
        }
    }

    @Test
    void watchHearsOfSetsWhereEveryOrderIsWeighed() {
        List<Long> heard = new ArrayList<>();
        TourOrWalkSearchProgressListener progress = new TourOrWalkSearchProgressListener() {
            @Override
            public void cuts(long tried) {}

            @Override
            public void steps(long made) {}

            @Override
            public void orders(long sets, long all) {
                assertTrue(sets < all);
                assertEquals(1 << 16, all);
                heard.add(sets);
            }

            @Override
            public void changes(long weighed) {
                throw new AssertionError("nothing is changed by trial");
            }
        };
        ShortestCoveringWalkAnswer.of(KnightGraph.of(Board.full(4, 4)), TourEndpointConstraint.FREE, BUDGET, progress);
        assertEquals(LongStream.range(1, 16).map(times -> times << 12).boxed().toList(), heard);
    }

    @Test
    void whatWasFoundOutAboutTheTourIsUsed() {
        KnightGraph graph = KnightGraph.of(Board.full(8, 3));
        TourExistenceAnswer exhausted = finding(graph, TourEndpointConstraint.CLOSED);
        assertEquals(WitnessKind.EXHAUSTED, exhausted.witness().orElseThrow().kind());
        TourExistenceAnswer unknown =
                new TourExistenceAnswer(TourExistenceVerdict.UNKNOWN, Optional.empty(), new int[0], List.of());
        assertEquals(26, walkOf(graph, exhausted).least());
        assertEquals(24, walkOf(graph, unknown).least());
        assertTrue(walkOf(graph, exhausted).isShortest());
        assertFalse(walkOf(graph, unknown).isShortest());
    }

    /** The walk for a finding, where no search for a tour may be made. */
    private static ShortestCoveringWalkAnswer walkOf(KnightGraph graph, TourExistenceAnswer finding) {
        TourOrWalkSearchProgressListener unsearched = new TourOrWalkSearchProgressListener() {
            @Override
            public void cuts(long tried) {
                throw new AssertionError("cuts are tried");
            }

            @Override
            public void steps(long made) {
                assertEquals(0, made);
            }
        };
        return ShortestCoveringWalkAnswer.of(graph, TourEndpointConstraint.CLOSED, finding, BUDGET, unsearched);
    }

    private static TourExistenceAnswer finding(KnightGraph graph, TourEndpointConstraint ends) {
        return TourExistenceDecider.answer(
                graph,
                ends,
                TourExistenceBudget.BRIEF,
                TourExistenceOracle.OF_FULL_BOARDS,
                TourOrWalkSearchProgressListener.NONE);
    }

    @Test
    void tooManySquaresAreRefused() {
        KnightGraph graph = KnightGraph.of(Board.full(50, 50));
        assertThrows(InputFault.class, () -> shortest(graph, TourEndpointConstraint.FREE));
    }
}
