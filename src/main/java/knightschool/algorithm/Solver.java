package knightschool.algorithm;

import java.util.List;
import java.util.Objects;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import knightschool.files.InputFault;
import knightschool.search.Policy;

/**
 * An algorithm as it is run: with what is chosen of its options. Equal ones make the same steps.
 *
 * @param choices options that the algorithm understands
 */
public record Solver(Algorithm algorithm, OptionValues choices) {
    public Solver {
        Objects.requireNonNull(algorithm);
        Objects.requireNonNull(choices);
    }

    /** An algorithm with nothing chosen. */
    public static Solver of(Algorithm algorithm) {
        return new Solver(algorithm, OptionValues.USUAL);
    }

    /** Those that are compared unless someone chooses others, from left to right. */
    public static List<Solver> usual() {
        return Algorithms.usual().stream().map(Solver::of).toList();
    }

    /**
     * Reads an algorithm's name and its options, in the words of the command line, such as {@code warnsdorff
     * --tie-break roth}.
     *
     * @throws InputFault if there is no such algorithm, or it has no such options
     */
    public static Solver read(String text) {
        List<String> words = List.of(text.strip().split("\\s+"));
        Algorithm algorithm = Algorithms.named(words.getFirst());
        return new Solver(algorithm, OptionValues.read(algorithm, words.subList(1, words.size())));
    }

    /** The words that {@link #read} takes. */
    public String written() {
        return Stream.concat(Stream.of(algorithm.name()), choices.arguments().stream())
                .collect(Collectors.joining(" "));
    }

    /** Its name on screen, such as "Warnsdorff, roth". */
    public String title() {
        String chosen = choices.inShort();
        return algorithm.title() + (chosen.isEmpty() ? "" : ", " + chosen);
    }

    /** Its pseudocode under these options, a short line each. */
    public List<String> code() {
        return algorithm.code(choices);
    }

    /** The algorithm's choice of slots under these options. */
    public Policy policy() {
        return algorithm.policy(choices);
    }
}
