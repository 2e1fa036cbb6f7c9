package knightschool.algorithm;

import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import knightschool.search.policy.BackjumpRule;
import knightschool.search.policy.Lookahead;
import knightschool.search.policy.SearchPolicy;
import knightschool.search.policy.TieBreak;

/**
 * The verdict on an algorithm that the user has composed, from its parts alone: the equal algorithm of the program, and
 * whether the search finds a tour on every board with a tour.
 *
 * @param knownAlgorithm the first algorithm in the menus, with its options, that makes the same steps on every board;
 *     empty if there is none
 * @param complete whether the search finds a tour if there is one
 * @param because why it is complete, or why not: the end of a sentence
 */
public record ComposedAlgorithmVerdict(Optional<ConfiguredAlgorithm> knownAlgorithm, boolean complete, String because) {
    /** Returns what can be said of the parts chosen for a {@link ComposedAlgorithm}. */
    public static ComposedAlgorithmVerdict of(AlgorithmOptionValues choices) {
        SearchPolicy policy = choices.parts().policy(choices);
        return new ComposedAlgorithmVerdict(known(policy, choices), policy.proves(), because(policy));
    }

    private static Optional<ConfiguredAlgorithm> known(SearchPolicy policy, AlgorithmOptionValues choices) {
        SearchPolicy least = withoutCovered(policy);
        return Algorithms.all().stream()
                .filter(algorithm -> !algorithm.options().contains(AlgorithmOption.LOOKAHEAD))
                .flatMap(algorithm -> variants(algorithm, choices))
                .filter(solver -> solver.policy().equals(least))
                .findFirst();
    }

    /** An algorithm with each choice of its switches, and with the tie-break that is chosen where it has one. */
    private static Stream<ConfiguredAlgorithm> variants(Algorithm algorithm, AlgorithmOptionValues choices) {
        List<AlgorithmOption> switches = algorithm.options().stream()
                .filter(option -> !option.takesValue())
                .sorted()
                .toList();
        boolean ties = algorithm.options().contains(AlgorithmOption.TIE_BREAK);
        return IntStream.range(0, 1 << switches.size())
                .mapToObj(pattern -> IntStream.range(0, switches.size())
                        .filter(bit -> (pattern >> bit & 1) != 0)
                        .mapToObj(switches::get)
                        .collect(Collectors.toSet()))
                .map(chosen -> new ConfiguredAlgorithm(
                        algorithm,
                        new AlgorithmOptionValues(
                                chosen, ties ? choices.ties() : TieBreak.MOVE_ORDER, choices.seed())));
    }

    /** Leaves out the lookaheads that prune nothing beside the others. */
    private static SearchPolicy withoutCovered(SearchPolicy policy) {
        Set<Lookahead> least = EnumSet.noneOf(Lookahead.class);
        policy.lookaheads().stream()
                .filter(one -> policy.lookaheads().stream().noneMatch(other -> other.covers(one)))
                .forEach(least::add);
        return new SearchPolicy(policy.order(), least, policy.backjump());
    }

    private static String because(SearchPolicy policy) {
        if (!policy.lookaheads().stream().allMatch(Lookahead::isSound)) {
            return "it refuses the last square of every tour";
        }
        if (policy.backjump() == BackjumpRule.NONE) {
            return "it stops as soon as the knight is stuck";
        }
        if (!policy.proves()) {
            return "its jumps skip moves that it has not tried";
        }
        if (policy.backjump() == BackjumpRule.LAST_TIE) {
            return "it jumps back only over squares that had one move";
        }
        return policy.looksAhead() ? "it gives up only where no tour is left" : "it tries every move";
    }

    /** Returns the sentence that names the algorithm of the program that it equals. */
    public String identity() {
        return knownAlgorithm.map(solver -> "This is " + name(solver) + ".").orElse("New: no algorithm of the list.");
    }

    private static String name(ConfiguredAlgorithm solver) {
        String options = solver.choices().inShort();
        return solver.algorithm().titleInSentence() + (options.isEmpty() ? "" : ", " + options);
    }

    /** Returns the sentence about whether it finds a tour if there is one, and why or why not. */
    public String completeness() {
        return (complete ? "Complete: it finds a tour if there is one, as " : "Not complete: it can miss a tour, as ")
                + because + ".";
    }

    /** Returns what it equals and whether it finds a tour if there is one, without the term and the reason. */
    public String inShort() {
        return identity() + (complete ? " It finds a tour if there is one." : " It can miss a tour.");
    }

    /** Returns both sentences. */
    public String text() {
        return identity() + " " + completeness();
    }
}
