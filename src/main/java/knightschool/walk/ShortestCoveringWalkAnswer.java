package knightschool.walk;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;
import java.util.stream.IntStream;
import knightschool.board.Board;
import knightschool.explain.TourExistenceAnswer;
import knightschool.explain.TourExistenceBudget;
import knightschool.explain.TourExistenceDecider;
import knightschool.explain.TourExistenceOracle;
import knightschool.explain.TourExistenceVerdict;
import knightschool.explain.TourOrWalkSearchProgressListener;
import knightschool.files.InputFault;
import knightschool.graph.KnightGraph;
import knightschool.obstruction.Cut;
import knightschool.obstruction.TourEndpointConstraint;
import knightschool.text.Keyword;
import knightschool.text.NumberFormatter;

/**
 * The shortest walk through every square of a board, or the best walk found with a lower bound.
 *
 * @param walk the squares in order, the first again at the end of a closed walk; empty if there is no such walk
 * @param least a lower bound for the number of moves; 0 if there is no walk
 * @param method how the walk was found, or that there is none
 * @param cut the squares that prove the bound; empty if it is known otherwise
 * @param reason why there is no walk; otherwise empty
 */
public record ShortestCoveringWalkAnswer(
        List<Integer> walk, int least, Method method, Optional<Cut> cut, String reason) {
    /** The number of evaluated changes for a user who waits at a command line: some seconds. */
    public static final long THOROUGH = 300_000_000;

    /** The number of evaluated changes if every order can be weighed afterwards. */
    private static final long FIRST_TRIES = 10_000_000;

    /** The number of evaluated changes for a lesson or a window: a second or two. */
    public static final long BRIEF = 50_000_000;

    /** The most squares of a board. The distances between the squares of a larger one would take too much memory. */
    public static final int MOST_SQUARES = 2_000;

    /** How a walk was found. */
    public enum Method implements Keyword {
        /** A tour, which is the shortest possible walk. */
        TOUR,
        /** Every order of first visits was weighed. */
        EVERY_ORDER,
        /** A local search found a walk whose length equals the lower bound. */
        TRIAL_MEETS_BOUND,
        /** A local search found a walk; a shorter one may exist. */
        TRIAL,
        /** There is no walk. */
        NONE
    }

    public ShortestCoveringWalkAnswer {
        walk = List.copyOf(walk);
    }

    /**
     * Searches for the shortest walk, and before that for a tour if necessary, with a brief search.
     *
     * @param budget the most changes that a local search evaluates
     * @param progress receives the progress of the search for a tour, and may end the work by throwing
     * @throws InputFault if the board has more than {@link #MOST_SQUARES} squares
     */
    public static ShortestCoveringWalkAnswer of(
            KnightGraph graph, TourEndpointConstraint ends, long budget, TourOrWalkSearchProgressListener progress) {
        Supplier<TourExistenceAnswer> finding = () -> TourExistenceDecider.answer(
                graph, ends, TourExistenceBudget.BRIEF, TourExistenceOracle.OF_FULL_BOARDS, progress);
        return of(graph, ends, finding, budget, progress);
    }

    /**
     * Searches for the shortest walk when it has been asked already whether there is a tour. The answer is used, and
     * the tour not searched for again.
     *
     * @param finding the answer for the same board and the same ends
     * @param budget the most changes that a local search evaluates
     * @param progress receives the progress, and may end the work by throwing
     * @throws InputFault if the board has more than {@link #MOST_SQUARES} squares
     */
    public static ShortestCoveringWalkAnswer of(
            KnightGraph graph,
            TourEndpointConstraint ends,
            TourExistenceAnswer finding,
            long budget,
            TourOrWalkSearchProgressListener progress) {
        return of(graph, ends, () -> finding, budget, progress);
    }

    private static ShortestCoveringWalkAnswer of(
            KnightGraph graph,
            TourEndpointConstraint ends,
            Supplier<TourExistenceAnswer> finding,
            long budget,
            TourOrWalkSearchProgressListener progress) {
        if (graph.vertexCount() > MOST_SQUARES) {
            throw new InputFault(
                    "--board",
                    "the distances between " + NumberFormatter.grouped(graph.vertexCount())
                            + " squares are too many to keep",
                    "Take a board of at most " + NumberFormatter.grouped(MOST_SQUARES) + " squares.");
        }
        if (graph.vertexCount() == 1) {
            return ends.closed()
                    ? none("a closed walk has at least one move, and there is no square to go to")
                    : new ShortestCoveringWalkAnswer(
                            List.of(graph.board().firstPlayable()), 0, Method.TOUR, Optional.empty(), "");
        }
        if (ends.start() != Board.NONE && ends.start() == ends.end()) {
            return none("the start is the end square, which is entered only last");
        }
        CoveringWalkInstance instance = CoveringWalkInstance.of(graph, ends);
        return isApart(instance)
                ? none("no path leads from some squares to others"
                        + (instance.end() == Board.NONE ? "" : " without crossing the end square"))
                : shortest(instance, finding, budget, progress);
    }

    private static ShortestCoveringWalkAnswer none(String reason) {
        return new ShortestCoveringWalkAnswer(List.of(), 0, Method.NONE, Optional.empty(), reason);
    }

    private static boolean isApart(CoveringWalkInstance instance) {
        int from = instance.end() == 0 ? 1 : 0;
        return IntStream.range(0, instance.size())
                .anyMatch(square -> instance.distances().between(from, square) == DistanceMatrix.NONE);
    }

    private static ShortestCoveringWalkAnswer shortest(
            CoveringWalkInstance instance,
            Supplier<TourExistenceAnswer> finding,
            long budget,
            TourOrWalkSearchProgressListener progress) {
        return instance.size() <= HeldKarp.FEW_SQUARES
                ? weighed(instance, new HeldKarp(instance, progress).best())
                : search(instance, finding.get(), budget, progress);
    }

    private static ShortestCoveringWalkAnswer weighed(CoveringWalkInstance instance, int[] order) {
        List<Integer> walk = walk(instance, order);
        int moves = walk.size() - 1;
        boolean tour = moves == CoveringWalkLowerBound.tour(instance.graph(), instance.ends()) && !isForthAndBack(walk);
        Optional<Cut> cut = CoveringWalkLowerBound.of(instance.graph(), instance.ends(), Optional.empty())
                .cutIfMet(moves);
        return new ShortestCoveringWalkAnswer(walk, moves, tour ? Method.TOUR : Method.EVERY_ORDER, cut, "");
    }

    /**
     * Returns the tour if one was found; otherwise a walk by local search or by weighing every order. If there is no
     * tour, the bound is at least one move more than a tour has.
     */
    static ShortestCoveringWalkAnswer search(
            CoveringWalkInstance instance,
            TourExistenceAnswer finding,
            long budget,
            TourOrWalkSearchProgressListener progress) {
        int tour = CoveringWalkLowerBound.tour(instance.graph(), instance.ends());
        if (finding.verdict() == TourExistenceVerdict.EXISTS) {
            return new ShortestCoveringWalkAnswer(
                    closed(instance, finding.example()), tour, Method.TOUR, Optional.empty(), "");
        }
        CoveringWalkLowerBound least = CoveringWalkLowerBound.of(instance.graph(), instance.ends(), finding.witness());
        boolean longer = finding.verdict() == TourExistenceVerdict.IMPOSSIBLE && least.moves() == tour;
        int fewest =
                longer ? CoveringWalkLowerBound.possible(instance.graph(), instance.ends(), tour + 1) : least.moves();
        boolean canWeigh = budget >= THOROUGH && instance.size() <= HeldKarp.MOST_SQUARES;
        long tries = canWeigh ? FIRST_TRIES : budget;
        List<Integer> walk = walk(instance, new IteratedLocalSearch(instance, tries, progress::changes).best(fewest));
        int moves = walk.size() - 1;
        Method method = moves == fewest ? Method.TRIAL_MEETS_BOUND : Method.TRIAL;
        return method == Method.TRIAL && canWeigh
                ? weighed(instance, new HeldKarp(instance, progress).best())
                : new ShortestCoveringWalkAnswer(walk, fewest, method, least.cutIfMet(moves), "");
    }

    private static List<Integer> closed(CoveringWalkInstance instance, int[] tour) {
        List<Integer> walk = new ArrayList<>(IntStream.of(tour).boxed().toList());
        if (instance.ends().closed()) {
            walk.add(tour[0]);
        }
        return walk;
    }

    /** Whether a walk is closed and has two moves: it has the length of a circuit, but is none. */
    private static boolean isForthAndBack(List<Integer> walk) {
        return walk.size() == 3 && walk.getFirst().equals(walk.getLast());
    }

    /**
     * The squares of a walk that makes its first visits in an order. Squares met on the way are not visited again for
     * that.
     */
    static List<Integer> walk(CoveringWalkInstance instance, int[] order) {
        BitSet fresh = new BitSet();
        IntStream.of(instance.squares()).forEach(fresh::set);
        List<Integer> walk = new ArrayList<>();
        int at = order[0];
        walk.add(instance.squares()[at]);
        fresh.clear(instance.squares()[at]);
        for (int i = 1; i < order.length; i++) {
            if (fresh.get(instance.squares()[order[i]])) {
                addWay(instance, at, order[i], fresh, walk);
                at = order[i];
            }
        }
        if (instance.ends().closed()) {
            addWay(instance, at, order[0], fresh, walk);
        }
        return walk;
    }

    private static void addWay(CoveringWalkInstance instance, int from, int to, BitSet fresh, List<Integer> walk) {
        for (int square : instance.distances().path(from, to, fresh)) {
            walk.add(square);
        }
    }

    /** The number of moves of the walk; -1 if there is none. */
    public int length() {
        return walk.size() - 1;
    }

    /** Whether the walk is known to be shortest; false also if there is none. */
    public boolean isShortest() {
        return !walk.isEmpty() && length() == least;
    }
}
