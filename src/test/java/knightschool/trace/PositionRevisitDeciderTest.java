package knightschool.trace;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.IntStream;
import knightschool.algorithm.ConfiguredAlgorithm;
import knightschool.board.Board;
import knightschool.board.BoardText;
import knightschool.board.MoveOrder;
import knightschool.search.Problem;
import knightschool.search.Search;
import knightschool.search.policy.BackjumpRule;
import knightschool.search.policy.Lookahead;
import knightschool.search.policy.NeighbourOrder;
import knightschool.search.policy.ScheduledFork;
import knightschool.search.policy.SearchPolicy;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;

/** The answers against a record of all positions of a search. */
class PositionRevisitDeciderTest {
    private static final long PLENTY = Long.MAX_VALUE;

    @ParameterizedTest
    @CsvSource({
        "3x4, 0, backtracking",
        "3x4, 5, forward-checking",
        "4x4, 5, backtracking",
        "4x5, 0, forward-checking",
        "5x5, 1, backtracking",
        "5x5, 0, warnsdorff",
        "5x5, 3, dead-ends",
        "5x5, 12, kept-domains",
        "9x8, 3, backtracking"
    })
    void positionsVisitedAgainAreThoseOfTheRecord(String size, int start, String algorithm) {
        ConfiguredAlgorithm solver = ConfiguredAlgorithm.read(algorithm);
        Problem problem = Problem.open(BoardText.ofSize(size), start);
        check(problem, solver.policy(), List.of());
    }

    @ParameterizedTest
    @EnumSource(Lookahead.class)
    void lookaheadsAreTakenIntoAccount(Lookahead lookahead) {
        SearchPolicy policy = new SearchPolicy(NeighbourOrder.MOVE_ORDER, lookahead, BackjumpRule.ONE_SQUARE);
        check(Problem.open(Board.full(4, 5), 3), policy, List.of());
        check(Problem.open(Board.full(5, 5).withHole(7, true), 2), policy, List.of());
        check(new Problem(Board.full(5, 5).withHole(12, true), MoveOrder.CLOCKWISE, 0, true), policy, List.of());
        check(Problem.open(Board.full(4, 5).withEnd(6), 0), policy, List.of());
    }

    @Test
    void forksAreTakenIntoAccount() {
        SearchPolicy policy = new SearchPolicy(NeighbourOrder.MOVE_ORDER, Lookahead.NONE, BackjumpRule.ONE_SQUARE);
        Problem problem = Problem.open(Board.full(5, 5), 1);
        Search search = Search.begin(problem, policy);
        search.advance(3);
        check(problem, policy, List.of(new ScheduledFork(3, search.untried()[1])));
    }

    @Test
    void searchThatNeverGoesBackVisitsEachPositionOnce() {
        SearchPolicy policy = new SearchPolicy(NeighbourOrder.MOVE_ORDER, Lookahead.NONE, BackjumpRule.NONE);
        check(Problem.open(Board.full(6, 6), 0), policy, List.of());
    }

    private static void check(Problem problem, SearchPolicy policy, List<ScheduledFork> forks) {
        Search search = Search.begin(problem, policy, forks);
        PositionRevisitDecider earlier = new PositionRevisitDecider(problem, policy);
        Set<List<Integer>> record = new HashSet<>(Set.of(position(search)));
        List<PositionRevisitStatus> visits = new ArrayList<>();
        int depth = search.depth();
        for (int step = 1; step <= 3_000 && search.advance(1) > 0; step++) {
            if (search.depth() > depth) {
                PositionRevisitStatus expected =
                        record.add(position(search)) ? PositionRevisitStatus.FIRST : PositionRevisitStatus.AGAIN;
                PositionRevisitStatus visit = visit(earlier, search, PLENTY);
                assertEquals(expected, visit, () -> search.path().toString());
                visits.add(visit);
            }
            depth = search.depth();
        }
        // A search that the lookahead ends at once makes no step.
        assertTrue(search.step() == 0 || visits.contains(PositionRevisitStatus.FIRST), problem::toString);
    }

    private static int[][] tried(Search search) {
        return IntStream.range(0, search.depth() - 1)
                .mapToObj(search::triedBefore)
                .toArray(int[][]::new);
    }

    private static List<Integer> position(Search search) {
        List<Integer> position = new ArrayList<>(
                Arrays.stream(search.path().squares()).sorted().boxed().toList());
        position.add(search.square(search.depth() - 1));
        return position;
    }

    @Test
    void answerIsNotKnownWhenItTakesTooLong() {
        Problem problem = Problem.open(Board.full(5, 5), 1);
        Search search = Search.begin(
                problem, new SearchPolicy(NeighbourOrder.MOVE_ORDER, Lookahead.NONE, BackjumpRule.ONE_SQUARE));
        PositionRevisitDecider earlier = new PositionRevisitDecider(problem, search.policy());
        do {
            search.advance(1);
        } while (visit(earlier, search, PLENTY) != PositionRevisitStatus.AGAIN || earlier.looked() < 2);
        assertEquals(PositionRevisitStatus.UNKNOWN, visit(earlier, search, 1));
        assertEquals(PositionRevisitStatus.AGAIN, visit(earlier, search, PLENTY));
    }

    /** The search goes on only once its tree has been read. */
    @Test
    void pathsOfALargeBoardTakeLittleTimeTogether() {
        Trace trace = new Trace(Problem.open(BoardText.ofSize("30x30"), 0), ConfiguredAlgorithm.read("dead-ends"));
        trace.extend(2_000_000);
        RevisitedPositionFinder scan = new RevisitedPositionFinder(trace);
        int found = 0;
        for (int path = 1; path <= 300; path++) {
            found += scan.least(path * 6_666L) > 0 ? 1 : 0;
        }
        assertTrue(found > 0);
        assertTrue(scan.looked() < 9_000_000, () -> scan.looked() + " squares");
    }

    private static PositionRevisitStatus visit(PositionRevisitDecider earlier, Search search, long most) {
        return earlier.visit(search.path().squares(), tried(search), search.depth(), most);
    }
}
