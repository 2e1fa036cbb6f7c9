package knightschool.explain;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import knightschool.board.Board;
import knightschool.board.MoveOrder;
import knightschool.graph.KnightGraph;
import knightschool.obstruction.Ends;
import knightschool.search.Backjump;
import knightschool.search.Lookahead;
import knightschool.search.Order;
import knightschool.search.Outcome;
import knightschool.search.Policy;
import knightschool.search.Problem;
import knightschool.search.Search;
import knightschool.search.TieBreak;

/**
 * Searches for a tour from as many starts as it takes to find one or to prove that there is none, in rounds: each start
 * gets a few steps, then those that are not exhausted get more.
 *
 * <p>Not every start is needed. A closed tour passes through every square, so one will do. A tour read backwards is a
 * tour: if only its end is fixed the search begins there, and a square with a single move is an end of every open tour.
 * Else, with an odd number of squares, a tour begins on the colour that there is more of; with an even one it begins or
 * ends on a dark square, and read from there it begins on it.
 */
final class Hunt {
    private static final Policy POLICY = new Policy(Order.FEWEST_ONWARD, Lookahead.DEAD_ENDS, Backjump.ONE_SQUARE);

    private static final long STRIDE = 1 << 18;

    /** Starts are taken in leaps, so that those of the first looks lie apart. A prime. */
    private static final long STRIDE_OF_STARTS = 7919;

    /** On a larger board a search would take long and hardly ever end. */
    private static final int MOST_SQUARES = 100_000;

    /** A quick look may take so many steps for every square. */
    private static final long STEPS_OF_A_LOOK = 2;

    /** One part in so many of the steps may be spent on quick looks. */
    private static final long LOOKS_SHARE = 8;

    private final Board board;
    private final Ends ends;
    private final boolean backwards;
    private final long budget;
    private final Watch watch;
    private List<Integer> starts;
    private long steps;
    private long stepsOfTheExhausted;

    Hunt(KnightGraph graph, Ends ends, long budget, Watch watch) {
        this.ends = ends;
        this.backwards = !ends.closed() && ends.start() == Board.NONE && ends.end() != Board.NONE;
        this.board = graph.board().withEnd(ends.closed() || backwards ? Board.NONE : ends.end());
        this.budget = budget;
        this.watch = watch;
        this.starts = starts(graph);
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

    /** Whether the board is small enough to be filled step by step. */
    boolean isWithinReach() {
        return board.playableCount() <= Math.min(budget, MOST_SQUARES);
    }

    /**
     * Looks for a tour by luck: from one start after the other, for a few steps each, ties decided by chance. Seeds are
     * counted up, so that it is the same luck everywhere. A closed tour may be begun anywhere.
     */
    Optional<int[]> look() {
        int[] from = ends.closed()
                ? board.playable().toArray()
                : starts.stream().mapToInt(Integer::intValue).toArray();
        long limit = STEPS_OF_A_LOOK * board.playableCount();
        for (long seed = 1; steps < budget / LOOKS_SHARE; seed++) {
            int start = from[(int) (seed * STRIDE_OF_STARTS % from.length)];
            Search search = begin(start, policy(Order.fewestOnward(TieBreak.RANDOM, seed)));
            run(search, Math.min(limit, budget - steps));
            if (search.outcome() == Outcome.FOUND) {
                return Optional.of(tour(search));
            }
            if (search.outcome() == Outcome.PROVEN_ABSENT && from.length == 1) {
                return Optional.empty();
            }
        }
        return Optional.empty();
    }

    /** Gives each start that is not exhausted at most so many steps; a tour if one of them finds it. */
    Optional<int[]> round(long limit) {
        List<Integer> left = new ArrayList<>();
        for (int start : starts) {
            Search search = begin(start, POLICY);
            run(search, Math.min(limit, budget - steps));
            if (search.outcome() == Outcome.FOUND) {
                return Optional.of(tour(search));
            }
            if (isSpent()) {
                return Optional.empty();
            }
            if (search.outcome() == Outcome.PROVEN_ABSENT) {
                stepsOfTheExhausted += search.step();
            } else {
                left.add(start);
            }
        }
        starts = left;
        return Optional.empty();
    }

    private Search begin(int start, Policy policy) {
        return Search.begin(new Problem(board, MoveOrder.CLOCKWISE, start, ends.closed()), policy);
    }

    private static Policy policy(Order order) {
        return new Policy(order, Lookahead.DEAD_ENDS, Backjump.ONE_SQUARE);
    }

    private void run(Search search, long limit) {
        while (!search.isOver() && search.step() < limit) {
            steps += search.advance(Math.min(STRIDE, limit - search.step()));
            watch.steps(steps);
        }
    }

    private int[] tour(Search search) {
        int last = search.depth() - 1;
        return IntStream.rangeClosed(0, last)
                .map(i -> search.square(backwards ? last - i : i))
                .toArray();
    }

    /** Whether every start was tried to the end. */
    boolean isExhausted() {
        return starts.isEmpty();
    }

    /** Whether no step may be made any more. */
    boolean isSpent() {
        return steps >= budget;
    }

    /** Number of steps made. */
    long steps() {
        return steps;
    }

    /** Number of steps of the searches that ended without a tour. */
    long stepsOfTheExhausted() {
        return stepsOfTheExhausted;
    }
}
