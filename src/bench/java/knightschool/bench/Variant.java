package knightschool.bench;

import java.util.ArrayList;
import java.util.List;
import knightschool.algorithm.Algorithm;
import knightschool.algorithm.Algorithms;
import knightschool.algorithm.Choices;
import knightschool.algorithm.Option;
import knightschool.search.Policy;
import knightschool.search.Problem;
import knightschool.search.Search;

/**
 * An algorithm with none or one of its options.
 *
 * @param name as on the command line
 * @param policy its choice of the search machine's slots
 */
record Variant(String name, Policy policy) {
    /** Every algorithm that the program offers, with none and with each of its options. */
    static List<Variant> all() {
        List<Variant> all = new ArrayList<>();
        for (Algorithm algorithm : Algorithms.all()) {
            all.add(new Variant(algorithm.name(), algorithm.policy(Choices.USUAL)));
            algorithm.options().stream()
                    .sorted()
                    .map(option -> with(algorithm, option))
                    .forEach(all::add);
        }
        return all;
    }

    private static Variant with(Algorithm algorithm, Option option) {
        return new Variant(algorithm.name() + " " + option.flag(), algorithm.policy(Choices.of(option)));
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
