package knightschool.algorithm;

import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import knightschool.algorithm.reason.CommonStepReasonWords;
import knightschool.algorithm.reason.StepReason;
import knightschool.algorithm.reason.StepReasonInput;
import knightschool.board.Board;
import knightschool.board.SquareNames;
import knightschool.files.InputFault;
import knightschool.search.Problem;
import knightschool.search.Search;
import knightschool.search.SearchStep;
import knightschool.search.policy.ScheduledFork;
import knightschool.search.policy.SearchPolicy;

/**
 * An algorithm with the values chosen for its options, and the {@link ScheduledFork forks} at which its search departs
 * from its usual order of moves. Equal configured algorithms make the same steps. One with forks is called a
 * <em>twin</em>: up to its first fork it makes the same steps as the algorithm without forks.
 *
 * @param choices the values of the options, all of which the algorithm understands
 * @param forks the forks, in ascending order of their steps; their squares are indices of the board that is searched
 */
public record ConfiguredAlgorithm(Algorithm algorithm, AlgorithmOptionValues choices, List<ScheduledFork> forks) {
    /** How the reason for a choice of a twin names it, which stands in the pane of the twin. */
    public static final String THIS_TWIN = "This twin";

    public ConfiguredAlgorithm {
        Objects.requireNonNull(algorithm);
        Objects.requireNonNull(choices);
        forks = List.copyOf(forks);
    }

    /** Creates a configured algorithm without forks. */
    public ConfiguredAlgorithm(Algorithm algorithm, AlgorithmOptionValues choices) {
        this(algorithm, choices, List.of());
    }

    /** Returns a solver for an algorithm with no options chosen. */
    public static ConfiguredAlgorithm of(Algorithm algorithm) {
        return new ConfiguredAlgorithm(algorithm, AlgorithmOptionValues.USUAL);
    }

    /** Returns the solvers that are compared by default, from left to right. */
    public static List<ConfiguredAlgorithm> usual() {
        return Algorithms.usual().stream().map(ConfiguredAlgorithm::of).toList();
    }

    /**
     * Parses an algorithm's name and options, written as on the command line, such as {@code warnsdorff --tie-break
     * roth}.
     *
     * @throws InputFault if there is no such algorithm, or it has no such options
     */
    public static ConfiguredAlgorithm read(String text) {
        return read(words(text));
    }

    /**
     * Parses an algorithm's name and options followed by its forks, such as {@code backtracking fork 44 c4}. It is not
     * checked whether the forks can be taken: see {@link ScheduledForkValidator}.
     *
     * @throws InputFault if there is no such algorithm, if an option is not the algorithm's, or if a fork is not on the
     *     board
     */
    public static ConfiguredAlgorithm read(String text, Board board) {
        List<String> words = words(text);
        int first = words.indexOf(ScheduledForkText.WORD);
        if (first < 0) {
            return read(words);
        }
        ConfiguredAlgorithm solver = read(words.subList(0, first));
        List<ScheduledFork> forks = ScheduledForkText.read(words.subList(first, words.size()), board);
        return new ConfiguredAlgorithm(solver.algorithm, solver.choices, forks);
    }

    private static List<String> words(String text) {
        return List.of(text.strip().split("\\s+"));
    }

    private static ConfiguredAlgorithm read(List<String> words) {
        Algorithm algorithm = Algorithms.named(words.isEmpty() ? "" : words.getFirst());
        return new ConfiguredAlgorithm(
                algorithm, AlgorithmOptionValues.read(algorithm, words.subList(1, words.size())));
    }

    /** Returns the text that {@link #read(String)} parses; forks are left out. */
    public String written() {
        return Stream.concat(Stream.of(algorithm.name()), choices.arguments().stream())
                .collect(Collectors.joining(" "));
    }

    /** Returns the text that {@link #read(String, Board)} parses. */
    public String written(Board board) {
        return Stream.concat(Stream.of(written()), forks.stream().map(fork -> ScheduledForkText.written(fork, board)))
                .collect(Collectors.joining(" "));
    }

    /** Returns the name on screen, such as "Warnsdorff, Roth"; forks are left out. */
    public String title() {
        return title(choices.inShort());
    }

    /** Returns the name on screen with the forks, such as "Backtracking, c4 at step 44". */
    public String title(Board board) {
        return title(inShort(board));
    }

    private String title(String options) {
        return algorithm.title() + (options.isEmpty() ? "" : ", " + options);
    }

    /**
     * Returns the options and forks in a few words; empty if the options have their defaults and there are no forks.
     */
    public String inShort(Board board) {
        return Stream.of(choices.inShort(), ScheduledForkText.inShort(forks, board))
                .filter(words -> !words.isEmpty())
                .collect(Collectors.joining(", "));
    }

    /** Returns the pseudocode under the chosen options, as a list of short lines. */
    public List<String> code() {
        return algorithm.code(choices);
    }

    /**
     * Returns {@link Algorithm#verdict} for the chosen options: what is known of an algorithm that the user has
     * composed; otherwise empty.
     */
    public String verdict() {
        return algorithm.verdict(choices);
    }

    /** Returns {@link Algorithm#verdictInShort} for the chosen options. */
    public String verdictInShort() {
        return algorithm.verdictInShort(choices);
    }

    /** Returns the algorithm's choice of slots under the chosen options. */
    public SearchPolicy policy() {
        return algorithm.policy(choices);
    }

    /** Creates the search for a tour, at step 0. */
    public Search begin(Problem problem) {
        return Search.begin(problem, policy(), forks);
    }

    /** Returns whether it takes forks. */
    public boolean isTwin() {
        return !forks.isEmpty();
    }

    /**
     * Returns a twin that takes a further fork. Its own forks at and after that step are removed, because the steps
     * there become others.
     */
    public ConfiguredAlgorithm twin(ScheduledFork fork) {
        Stream<ScheduledFork> before = forks.stream().filter(own -> own.step() < fork.step());
        return new ConfiguredAlgorithm(
                algorithm, choices, Stream.concat(before, Stream.of(fork)).toList());
    }

    /**
     * Returns the number of steps that two searches of the same problem make alike because of their solvers: up to the
     * first fork that only one of them takes. 0 if the algorithms or options differ; {@link Long#MAX_VALUE} if the
     * solvers are equal.
     */
    public long commonSteps(ConfiguredAlgorithm other) {
        if (!withoutForks().equals(other.withoutForks())) {
            return 0;
        }
        int same = 0;
        while (same < forks.size()
                && same < other.forks.size()
                && forks.get(same).equals(other.forks.get(same))) {
            same++;
        }
        return Math.min(stepOf(same), other.stepOf(same));
    }

    private long stepOf(int fork) {
        return fork < forks.size() ? forks.get(fork).step() : Long.MAX_VALUE;
    }

    /** Returns the same algorithm and options without forks. */
    public ConfiguredAlgorithm withoutForks() {
        return new ConfiguredAlgorithm(algorithm, choices);
    }

    /**
     * Returns the algorithms to keep when the problem changes, since forks are valid for one problem only: a twin loses
     * its forks, and is removed if the same algorithm is then in the list twice.
     */
    public static List<ConfiguredAlgorithm> withoutForks(List<ConfiguredAlgorithm> solvers) {
        List<ConfiguredAlgorithm> withoutTwins = new ArrayList<>();
        for (ConfiguredAlgorithm solver : solvers) {
            ConfiguredAlgorithm plain = solver.withoutForks();
            if (!solver.isTwin() || !solvers.contains(plain) && !withoutTwins.contains(plain)) {
                withoutTwins.add(plain);
            }
        }
        return List.copyOf(withoutTwins);
    }

    /**
     * Returns the line of the pseudocode that a step belongs to, and the reason for the step.
     *
     * @param number the number of the step, from 0
     */
    public StepReason explain(StepReasonInput step, long number) {
        StepReason usual = algorithm.explain(step);
        boolean chosen = step.choices().size() > 1 && forks.stream().anyMatch(fork -> fork.step() == number - 1);
        return chosen && step.stepKind() instanceof SearchStep.Place place && !CommonStepReasonWords.isFound(step)
                ? new StepReason(usual.line(), chosen(step, place))
                : usual;
    }

    private static String chosen(StepReasonInput step, SearchStep.Place place) {
        String usual =
                SquareNames.name(step.problem().board(), step.choices().get(1).square());
        return THIS_TWIN + " goes to " + step.name(place.to()) + " here instead of " + usual + ".";
    }
}
