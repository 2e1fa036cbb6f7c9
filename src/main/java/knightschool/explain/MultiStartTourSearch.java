package knightschool.explain;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import knightschool.board.Board;
import knightschool.board.MoveOrder;
import knightschool.graph.KnightGraph;
import knightschool.obstruction.TourEndpointConstraint;
import knightschool.search.Outcome;
import knightschool.search.Problem;
import knightschool.search.Search;
import knightschool.search.policy.BackjumpRule;
import knightschool.search.policy.Lookahead;
import knightschool.search.policy.NeighbourOrder;
import knightschool.search.policy.SearchPolicy;
import knightschool.search.policy.TieBreak;

/**
 * Searches for a tour from as many starts as needed to find one or to prove that there is none, in rounds: each start
 * gets a few steps, then the unfinished searches are repeated with more.
 *
 * <p>Not every start is needed. A closed tour passes through every square, so one start suffices. The reverse of a tour
 * is a tour: if only the end is fixed, the search begins there, and a square of degree 1 is an end of every open tour.
 * Otherwise, on an odd number of squares a tour begins on the more frequent colour; on an even number it or its reverse
 * begins on a dark square.
 */
final class MultiStartTourSearch {
    private static final SearchPolicy POLICY = policy(NeighbourOrder.FEWEST_ONWARD);

    private static final long STRIDE = 1 << 18;

    /** The distance between consecutive starts of random tries, so that the first ones are far apart; a prime. */
    private static final long STRIDE_OF_STARTS = 7919;

    /**
     * The largest number of squares of a board that is searched. On a larger one a search takes long and hardly ever
     * ends.
     */
    private static final int MOST_SQUARES = 100_000;

    /** The number of steps per square that each start gets in the first round. */
    private static final long FIRST_ROUND = 4;

    /** The factor by which the steps of a start grow from round to round. */
    private static final long GROWTH = 8;

    /**
     * The number of steps per square above which random tries precede a round, with as many steps as the round may
     * take.
     */
    private static final long ROUND_AFTER_LUCK = 500;

    /** The number of steps per square of a random try. */
    private static final long STEPS_OF_A_TRY = 2;

    /** Random tries may spend at most the budget divided by this number. */
    private static final long LUCKS_SHARE = 8;

    private final Board board;
    private final TourEndpointConstraint ends;
    private final boolean backwards;
    private final long budget;
    private final TourOrWalkSearchProgressListener progress;
    private List<Integer> starts;
    private long steps;
    private long stepsOfTheExhausted;
    private long limit;
    private long stepsOfLuck;
    private long seed;

    MultiStartTourSearch(
            KnightGraph graph, TourEndpointConstraint ends, long budget, TourOrWalkSearchProgressListener progress) {
        this.ends = ends;
        this.backwards = !ends.closed() && ends.start() == Board.NONE && ends.end() != Board.NONE;
        this.board = graph.board().withEnd(ends.closed() || backwards ? Board.NONE : ends.end());
        this.budget = budget;
        this.progress = progress;
        this.starts = isWithinReach() ? starts(graph) : List.of();
        this.limit = FIRST_ROUND * board.playableCount();
    }

    private List<Integer> starts(KnightGraph graph) {
        if (ends.closed()) {
            return fewestMoves(graph);
        }
        if (ends.free() < 2) {
            return List.of(backwards ? ends.end() : ends.start());
        }
        List<Integer> fewest = fewestMoves(graph);
        return graph.degree(fewest.getFirst()) == 1 ? fewest : ofOneColour();
    }

    private List<Integer> fewestMoves(KnightGraph graph) {
        return board.playable().boxed().min(Comparator.comparingInt(graph::degree)).stream()
                .toList();
    }

    private List<Integer> ofOneColour() {
        int dark = (int) board.playable().filter(board::isDark).count();
        boolean fromDark = 2 * dark >= board.playableCount();
        return board.playable()
                .filter(square -> board.isDark(square) == fromDark)
                .boxed()
                .toList();
    }

    /** Returns a tour if it can be found with a few steps from each start. */
    Optional<int[]> quickly() {
        return isWithinReach() ? round(limit) : Optional.empty();
    }

    /** Returns a tour if one is found before every start is exhausted or the budget is spent. */
    Optional<int[]> toTheEnd() {
        Optional<int[]> tour = Optional.empty();
        while (isWithinReach() && tour.isEmpty() && !isExhausted() && !isSpent()) {
            boolean lucksTurn = limit * GROWTH > ROUND_AFTER_LUCK * board.playableCount();
            tour = lucksTurn ? byLuck(limit * GROWTH * starts.size()) : Optional.empty();
            limit *= GROWTH;
            tour = tour.or(() -> round(limit));
        }
        return tour;
    }

    /** Returns whether the board is small enough for its size limit and for the budget. */
    private boolean isWithinReach() {
        return !isTooLarge() && board.playableCount() <= budget;
    }

    /** Returns whether the board is too large to be searched, whatever the budget. */
    boolean isTooLarge() {
        return board.playableCount() > MOST_SQUARES;
    }

    /**
     * Searches for a tour by random tries: from one start after the other, for a few steps each, with random ties.
     * Seeds are consecutive, so that the result is the same on every machine. A closed tour may begin anywhere.
     *
     * @param most the largest number of steps, so that a board that is soon exhausted does not wait for the tries
     */
    private Optional<int[]> byLuck(long most) {
        int[] from = ends.closed()
                ? board.playable().toArray()
                : starts.stream().mapToInt(Integer::intValue).toArray();
        long each = STEPS_OF_A_TRY * board.playableCount();
        long before = steps - stepsOfLuck;
        long until = Math.min(budget, before + Math.min(budget / LUCKS_SHARE, stepsOfLuck + most));
        while (steps < until) {
            seed++;
            int start = from[(int) (seed * STRIDE_OF_STARTS % from.length)];
            Search search = begin(start, policy(NeighbourOrder.fewestOnward(TieBreak.RANDOM, seed)));
            run(search, Math.min(each, budget - steps));
            stepsOfLuck = steps - before;
            if (search.outcome() == Outcome.FOUND) {
                return Optional.of(tour(search));
            }
            if (search.outcome() == Outcome.PROVEN_ABSENT && (ends.closed() || from.length == 1)) {
                return Optional.empty();
            }
        }
        return Optional.empty();
    }

    /** Gives each unexhausted start at most a number of steps, and returns a tour if one of them finds it. */
    private Optional<int[]> round(long each) {
        List<Integer> remaining = new ArrayList<>();
        for (int start : starts) {
            Search search = begin(start, POLICY);
            run(search, Math.min(each, budget - steps));
            if (search.outcome() == Outcome.FOUND) {
                return Optional.of(tour(search));
            }
            if (isSpent()) {
                return Optional.empty();
            }
            if (search.outcome() == Outcome.PROVEN_ABSENT) {
                stepsOfTheExhausted += search.step();
            } else {
                remaining.add(start);
            }
        }
        starts = remaining;
        return Optional.empty();
    }

    private Search begin(int start, SearchPolicy policy) {
        return Search.begin(new Problem(board, MoveOrder.CLOCKWISE, start, ends.closed()), policy);
    }

    private static SearchPolicy policy(NeighbourOrder order) {
        return new SearchPolicy(order, Lookahead.DEAD_ENDS, BackjumpRule.ONE_SQUARE);
    }

    /**
     * Runs a search and counts its steps.
     *
     * @param search a search at step 0
     */
    private void run(Search search, long limit) {
        long before = steps;
        search.advanceTo(limit, STRIDE, count -> {
            steps = before + count;
            progress.steps(steps);
        });
    }

    private int[] tour(Search search) {
        int last = search.depth() - 1;
        return IntStream.rangeClosed(0, last)
                .map(i -> search.square(backwards ? last - i : i))
                .toArray();
    }

    /** Returns whether every start was searched completely. */
    boolean isExhausted() {
        return isWithinReach() && starts.isEmpty();
    }

    private boolean isSpent() {
        return steps >= budget;
    }

    long steps() {
        return steps;
    }

    /** Returns the number of steps of the searches that ended without a tour. */
    long stepsOfTheExhausted() {
        return stepsOfTheExhausted;
    }
}
