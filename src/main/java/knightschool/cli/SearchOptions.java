package knightschool.cli;

import static knightschool.algorithm.AlgorithmOption.BACKJUMP;
import static knightschool.algorithm.AlgorithmOption.LOOKAHEAD;
import static knightschool.algorithm.AlgorithmOption.NO_BACKTRACKING;
import static knightschool.algorithm.AlgorithmOption.ORDER;
import static knightschool.algorithm.AlgorithmOption.SEED;
import static knightschool.algorithm.AlgorithmOption.STRICT;
import static knightschool.algorithm.AlgorithmOption.TIE_BREAK;

import java.nio.file.Path;
import java.util.EnumMap;
import java.util.Iterator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import knightschool.algorithm.Algorithm;
import knightschool.algorithm.AlgorithmOptionValues;
import knightschool.algorithm.Algorithms;
import knightschool.algorithm.ConfiguredAlgorithm;
import knightschool.board.Board;
import knightschool.board.MoveOrder;
import knightschool.board.SquareNames;
import knightschool.search.Problem;
import knightschool.search.Search;
import knightschool.search.policy.BackjumpRule;
import knightschool.search.policy.Lookahead;
import knightschool.search.policy.SearchPolicy;
import knightschool.search.policy.TieBreak;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** The options of a search: the board, its start, its goal, the algorithm and the limit. */
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

    @Option(names = "--no-backtracking", description = "Stop as soon as the knight is stuck (warnsdorff only).")
    private boolean noBacktracking;

    @Option(
            names = "--strict",
            description = "Give up also where only the knight could step on a square that leads nowhere"
                    + " (forward-checking only).")
    private boolean strict;

    @Option(
            names = "--order",
            paramLabel = "NAME",
            description =
                    "Which move goes first (workbench only). One of: move-order, fewest-onward, farthest," + " random.")
    private String order;

    @Option(
            names = "--lookahead",
            paramLabel = "NAMES",
            completionCandidates = LookaheadNames.class,
            description = "When a position is given up (workbench only); several are joined by a plus sign. Out of:"
                    + " ${COMPLETION-CANDIDATES}.")
    private String lookahead;

    @Option(
            names = "--backjump",
            paramLabel = "NAME",
            completionCandidates = BackjumpNames.class,
            description = "Where the search returns to (workbench only). One of: ${COMPLETION-CANDIDATES}.")
    private String backjump;

    @Option(
            names = "--tie-break",
            paramLabel = "NAME",
            completionCandidates = TieBreakNames.class,
            description = "Which of several equally good squares goes first (warnsdorff and workbench"
                    + " only). One of: ${COMPLETION-CANDIDATES}.")
    private String tieBreak;

    @Option(
            names = "--seed",
            paramLabel = "N",
            description =
                    "What --tie-break random and --order random draw from; the same number gives the same search. Without it: 1.")
    private String seed;

    /** The completion candidates for {@code --algorithm}, listed in the help. */
    static final class AlgorithmNames implements Iterable<String> {
        @Override
        public Iterator<String> iterator() {
            return Algorithms.all().stream().map(Algorithm::name).iterator();
        }
    }

    /** The completion candidates for {@code --tie-break}, listed in the help. */
    static final class TieBreakNames extends KeywordCompletionCandidates<TieBreak> {
        TieBreakNames() {
            super(TieBreak.class);
        }
    }

    /** The completion candidates for {@code --lookahead}, listed in the help. */
    static final class LookaheadNames extends KeywordCompletionCandidates<Lookahead> {
        LookaheadNames() {
            super(Lookahead.class);
        }
    }

    /** The completion candidates for {@code --backjump}, listed in the help. */
    static final class BackjumpNames extends KeywordCompletionCandidates<BackjumpRule> {
        BackjumpNames() {
            super(BackjumpRule.class);
        }
    }

    Algorithm algorithm() {
        return ArgumentReader.in("--algorithm", () -> Algorithms.named(algorithm));
    }

    /** Returns the number of steps after which to stop, or {@link Long#MAX_VALUE} if no limit was given. */
    long maxSteps() {
        return maxSteps == null ? Long.MAX_VALUE : ArgumentReader.number("--max-steps", maxSteps, 1);
    }

    /** Returns whether a limit for the number of steps was given. */
    boolean isLimited() {
        return maxSteps != null;
    }

    /** Returns the file of the board, or empty if a size was given. */
    Optional<Path> boardFile() {
        return board.file();
    }

    Board board() {
        return board.read();
    }

    boolean closed() {
        return closed;
    }

    /**
     * Returns the options other than board, algorithm, start and limit, as they would be typed. They are equal for
     * equal searches.
     */
    List<String> arguments() {
        return Stream.concat(closed ? Stream.of("--closed") : Stream.empty(), choices().arguments().stream())
                .toList();
    }

    Problem problem() {
        Board on = board();
        int from = start == null
                ? on.startOrFirst()
                : ArgumentReader.in("--start", () -> SquareNames.parsePlayable(on, start));
        return ArgumentReader.in("--closed", () -> new Problem(on, MoveOrder.CLOCKWISE, from, closed));
    }

    /** Returns a search for a problem, at step 0. */
    Search begin(Problem problem) {
        return Search.begin(problem, policy());
    }

    /**
     * Prints a message if the algorithm cannot find out anything about a board, because the outcome does not tell why.
     */
    void sayIfSilent(Terminal terminal, Board on) {
        String silent = algorithm().silentOn(on);
        if (!silent.isEmpty()) {
            terminal.say(silent);
        }
    }

    /** Prints the verdict on a composed algorithm; nothing if no part was chosen. */
    void sayVerdict(Terminal terminal) {
        String verdict = solver().verdict();
        if (!verdict.isEmpty() && !choices().equals(AlgorithmOptionValues.USUAL)) {
            terminal.say(verdict);
        }
    }

    ConfiguredAlgorithm solver() {
        return new ConfiguredAlgorithm(algorithm(), choices());
    }

    /** Returns the slots of the algorithm under the given options. */
    SearchPolicy policy() {
        return solver().policy();
    }

    AlgorithmOptionValues choices() {
        Map<knightschool.algorithm.AlgorithmOption, String> values =
                new EnumMap<>(knightschool.algorithm.AlgorithmOption.class);
        if (noBacktracking) {
            values.put(NO_BACKTRACKING, "");
        }
        if (strict) {
            values.put(STRICT, "");
        }
        Map<knightschool.algorithm.AlgorithmOption, Optional<String>> optionTexts = Map.of(
                ORDER, Optional.ofNullable(order),
                LOOKAHEAD, Optional.ofNullable(lookahead),
                BACKJUMP, Optional.ofNullable(backjump),
                TIE_BREAK, Optional.ofNullable(tieBreak),
                SEED, Optional.ofNullable(seed));
        optionTexts.forEach((option, value) -> value.ifPresent(words -> values.put(option, words)));
        return AlgorithmOptionValues.read(algorithm(), values);
    }
}
