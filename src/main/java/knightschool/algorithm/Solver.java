package knightschool.algorithm;

import java.util.List;
import java.util.Objects;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import knightschool.files.InputFault;
import knightschool.search.Policy;

/**
 * An algorithm together with its chosen options. Equal solvers make the same steps.
 *
 * @param choices options that the algorithm understands
 */
public record Solver(Algorithm algorithm, OptionValues choices) {
    public Solver {
        Objects.requireNonNull(algorithm);
        Objects.requireNonNull(choices);
    }

    /** Returns a solver for an algorithm with no options chosen. */
    public static Solver of(Algorithm algorithm) {
        return new Solver(algorithm, OptionValues.USUAL);
    }

    /** Returns the solvers that are compared by default, from left to right. */
    public static List<Solver> usual() {
        return Algorithms.usual().stream().map(Solver::of).toList();
    }

    /**
     * Parses an algorithm's name and options, written as on the command line, such as {@code warnsdorff --tie-break
     * roth}.
     *
     * @throws InputFault if there is no such algorithm, or it has no such options
     */
    public static Solver read(String text) {
        List<String> words = List.of(text.strip().split("\\s+"));
        Algorithm algorithm = Algorithms.named(words.getFirst());
        return new Solver(algorithm, OptionValues.read(algorithm, words.subList(1, words.size())));
    }

    /** Returns the text that {@link #read} parses back to this solver. */
    public String written() {
        return Stream.concat(Stream.of(algorithm.name()), choices.arguments().stream())
                .collect(Collectors.joining(" "));
    }

    /** Returns the solver's name on screen, such as "Warnsdorff, roth". */
    public String title() {
        String options = choices.inShort();
        return algorithm.title() + (options.isEmpty() ? "" : ", " + options);
    }

    /** Returns the pseudocode under the chosen options, as a list of short lines. */
    public List<String> code() {
        return algorithm.code(choices);
    }

    /** Returns the algorithm's choice of slots under the chosen options. */
    public Policy policy() {
        return algorithm.policy(choices);
    }
}
