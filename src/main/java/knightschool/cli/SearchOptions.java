package knightschool.cli;

import static knightschool.algorithm.Option.NO_BACKTRACKING;

import java.util.Iterator;
import java.util.Set;
import knightschool.algorithm.Algorithm;
import knightschool.algorithm.Algorithms;
import knightschool.board.Board;
import knightschool.board.MoveOrder;
import knightschool.board.SquareNames;
import knightschool.files.InputFault;
import knightschool.search.Policy;
import knightschool.search.Problem;
import knightschool.search.Search;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** What a search is told: the board, where it starts, what it seeks, how, and for how long. */
final class SearchOptions {
    @Mixin
    private BoardOption board;

    @Option(
            names = "--algorithm",
            required = true,
            paramLabel = "NAME",
            completionCandidates = AlgorithmNames.class,
            description = "One of: ${COMPLETION-CANDIDATES}.")
    private String algorithm;

    @Option(
            names = "--start",
            paramLabel = "SQ",
            description = "Where the tour begins, as a chess name (a8) or an index (0). Without it the board's K"
                    + " holds, else its first playable square.")
    private String start;

    @Option(names = "--closed", description = "Seek a tour that can be closed to a circuit.")
    private boolean closed;

    @Option(names = "--max-steps", paramLabel = "N", description = "Stop after that many steps. Without it: never.")
    private String maxSteps;

    @Option(names = "--no-backtracking", description = "Stop at the first dead end (warnsdorff only).")
    private boolean noBacktracking;

    /** For the help. */
    static final class AlgorithmNames implements Iterable<String> {
        @Override
        public Iterator<String> iterator() {
            return Algorithms.all().stream().map(Algorithm::name).iterator();
        }
    }

    Algorithm algorithm() {
        return Place.in("--algorithm", () -> Algorithms.named(algorithm));
    }

    /** After how many steps to stop. */
    long maxSteps() {
        return maxSteps == null ? Long.MAX_VALUE : Place.number("--max-steps", maxSteps, 1);
    }

    /** What is sought. */
    Problem problem() {
        Board on = board.read();
        int from = start == null ? on.startOrFirst() : Place.in("--start", () -> SquareNames.parsePlayable(on, start));
        return Place.in("--closed", () -> new Problem(on, MoveOrder.CLOCKWISE, from, closed));
    }

    /** The search for it, at step 0. */
    Search begin(Problem problem) {
        return Search.begin(problem, policy());
    }

    private Policy policy() {
        if (noBacktracking && !algorithm().options().contains(NO_BACKTRACKING)) {
            throw new InputFault(
                    NO_BACKTRACKING.flag(),
                    0,
                    "the algorithm " + algorithm().name() + " has no such option",
                    "Leave it out.");
        }
        return algorithm().policy(noBacktracking ? Set.of(NO_BACKTRACKING) : Set.of());
    }
}
