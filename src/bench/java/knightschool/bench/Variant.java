package knightschool.bench;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;
import knightschool.algorithm.Algorithm;
import knightschool.algorithm.AlgorithmOption;
import knightschool.algorithm.AlgorithmOptionValues;
import knightschool.algorithm.Algorithms;
import knightschool.search.Problem;
import knightschool.search.Search;
import knightschool.search.policy.SearchPolicy;
import knightschool.search.policy.TieBreak;

/**
 * An algorithm with none or one of its options.
 *
 * @param name as on the command line
 * @param policy its choice of the search machine's slots
 */
record Variant(String name, SearchPolicy policy) {
    /** Every algorithm that the program offers, with none and with each of its options and tie-breaks. */
    static List<Variant> all() {
        List<Variant> all = new ArrayList<>();
        for (Algorithm algorithm : Algorithms.all()) {
            all.add(new Variant(algorithm.name(), algorithm.policy(AlgorithmOptionValues.USUAL)));
            algorithm.options().stream()
                    .sorted()
                    .flatMap(option -> with(algorithm, option))
                    .forEach(all::add);
        }
        return all;
    }

    /** A switch is one variant; a tie-break is one for each of its names but the usual one; a seed makes none. */
    private static Stream<Variant> with(Algorithm algorithm, AlgorithmOption option) {
        String name = algorithm.name() + " " + option.flag();
        if (option == AlgorithmOption.TIE_BREAK) {
            return Arrays.stream(TieBreak.values())
                    .filter(ties -> ties != AlgorithmOptionValues.USUAL.ties())
                    .map(ties -> new Variant(
                            name + " " + ties.word(),
                            algorithm.policy(
                                    new AlgorithmOptionValues(Set.of(), ties, AlgorithmOptionValues.USUAL_SEED))));
        }
        return option.takesValue()
                ? Stream.empty()
                : Stream.of(new Variant(
                        name,
                        algorithm.policy(new AlgorithmOptionValues(
                                Set.of(option), TieBreak.MOVE_ORDER, AlgorithmOptionValues.USUAL_SEED))));
    }

    /** The variant of that name. */
    static Variant named(String name) {
        return all().stream()
                .filter(variant -> variant.name().equals(name))
                .findFirst()
                .orElseThrow();
    }

    Search begin(Problem problem) {
        return Search.begin(problem, policy);
    }
}
