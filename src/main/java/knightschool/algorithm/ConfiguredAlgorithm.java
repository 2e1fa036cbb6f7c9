package knightschool.algorithm;

import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import knightschool.board.Board;
import knightschool.board.SquareNames;
import knightschool.files.InputFault;
import knightschool.search.Fork;
import knightschool.search.Policy;
import knightschool.search.Problem;
import knightschool.search.Search;
import knightschool.search.StepKind;

/**
 * An algorithm as it is run: with what is chosen of its options, and with the forks that it takes. Equal ones make the
 * same steps. One with forks is a <em>twin</em>: up to its first fork it makes the steps of the same without.
 *
 * @param choices options that the algorithm understands
 * @param forks with rising steps; squares are indices of the board that is searched
 */
public record ConfiguredAlgorithm(Algorithm algorithm, AlgorithmOptionValues choices, List<Fork> forks) {
    public ConfiguredAlgorithm {
        Objects.requireNonNull(algorithm);
        Objects.requireNonNull(choices);
        forks = List.copyOf(forks);
    }

    /** Without forks. */
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
     * The same with forks behind them, such as {@code backtracking fork 44 c4}. Whether they can be taken is not
     * checked: see {@link ForkCheck}.
     *
     * @throws InputFault if there is no such algorithm, it has no such options, or these are no forks on that board
     */
    public static ConfiguredAlgorithm read(String text, Board board) {
        List<String> words = words(text);
        int first = words.indexOf(ForkText.WORD);
        if (first < 0) {
            return read(words);
        }
        ConfiguredAlgorithm solver = read(words.subList(0, first));
        List<Fork> forks = ForkText.read(words.subList(first, words.size()), board);
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

    /** The words that {@link #read(String)} takes; forks are left out. */
    public String written() {
        return Stream.concat(Stream.of(algorithm.name()), choices.arguments().stream())
                .collect(Collectors.joining(" "));
    }

    /** The words that {@link #read(String, Board)} takes. */
    public String written(Board board) {
        return Stream.concat(Stream.of(written()), forks.stream().map(fork -> ForkText.written(fork, board)))
                .collect(Collectors.joining(" "));
    }

    /** Its name on screen, such as "Warnsdorff, Roth"; forks are left out. */
    public String title() {
        return title(choices.inShort());
    }

    /** The same with its forks, such as "Backtracking, c4 at step 44". */
    public String title(Board board) {
        return title(inShort(board));
    }

    private String title(String options) {
        return algorithm.title() + (options.isEmpty() ? "" : ", " + options);
    }

    /** The options and forks in a few words; empty if all are defaults. */
    public String inShort(Board board) {
        return Stream.of(choices.inShort(), ForkText.inShort(forks, board))
                .filter(words -> !words.isEmpty())
                .collect(Collectors.joining(", "));
    }

    /** Returns the pseudocode under the chosen options, as a list of short lines. */
    public List<String> code() {
        return algorithm.code(choices);
    }

    /** Returns what can be said of it where a person has put it together; otherwise empty. */
    public String verdict() {
        return algorithm.verdict(choices);
    }

    /** Returns the algorithm's choice of slots under the chosen options. */
    public Policy policy() {
        return algorithm.policy(choices);
    }

    /** Its search at step 0. */
    public Search begin(Problem problem) {
        return Search.begin(problem, policy(), forks);
    }

    /** Whether it takes forks. */
    public boolean isTwin() {
        return !forks.isEmpty();
    }

    /**
     * A twin of it that takes one more fork; of its own only those before that are left, since its steps are others.
     */
    public ConfiguredAlgorithm twin(Fork fork) {
        Stream<Fork> before = forks.stream().filter(own -> own.step() < fork.step());
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

    /** The same without forks. */
    public ConfiguredAlgorithm withoutForks() {
        return new ConfiguredAlgorithm(algorithm, choices);
    }

    /**
     * What is left of these in another problem, whose searches stand elsewhere at the steps of their forks: without the
     * twins, or without their forks where there is none of the same without.
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
     * Which line of the pseudocode a step belongs to, and why it was made.
     *
     * @param number of the step, from 0
     */
    public StepReason explain(SearchStep step, long number) {
        StepReason usual = algorithm.explain(step);
        boolean chosen = step.choices().size() > 1 && forks.stream().anyMatch(fork -> fork.step() == number - 1);
        return chosen && step.stepKind() instanceof StepKind.Place place && !CommonStepReasonWords.isFound(step)
                ? new StepReason(usual.line(), chosen(step, place))
                : usual;
    }

    private static String chosen(SearchStep step, StepKind.Place place) {
        String usual =
                SquareNames.name(step.problem().board(), step.choices().get(1).square());
        return "This twin goes to " + step.name(place.to()) + " here instead of " + usual + ".";
    }
}
