package knightschool.search;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.function.BiFunction;
import knightschool.algorithm.Algorithm;
import knightschool.algorithm.Algorithms;
import knightschool.algorithm.Option;

/**
 * An algorithm under some of its options, on one form of position: what every test of the contract is run over.
 *
 * @param name for the reports
 * @param policy the slots that it fills
 * @param form which form of position
 */
record Contestant(String name, Policy policy, Form form) {
    /** The forms of position, on any board that fits. */
    enum Form {
        BITS(BitSearch::new),
        ARRAYS(ArraySearch::new);

        private final BiFunction<Problem, Policy, Search> begin;

        Form(BiFunction<Problem, Policy, Search> begin) {
            this.begin = begin;
        }
    }

    /** Every algorithm there is, with none and with each of its options, on both forms. */
    static List<Contestant> all() {
        List<Contestant> all = new ArrayList<>();
        for (Algorithm algorithm : Algorithms.all()) {
            for (Form form : Form.values()) {
                all.add(new Contestant(algorithm.name(), algorithm.policy(Set.of()), form));
                for (Option option : algorithm.options()) {
                    String name = algorithm.name() + " " + option.flag();
                    all.add(new Contestant(name, algorithm.policy(Set.of(option)), form));
                }
            }
        }
        return all;
    }

    /** Those on bits: one for each algorithm and option. */
    static List<Contestant> onBits() {
        return all().stream().filter(one -> one.form == Form.BITS).toList();
    }

    /** Those whose answer is a proof: they go back. */
    static List<Contestant> thorough() {
        return all().stream().filter(Contestant::goesBack).toList();
    }

    boolean goesBack() {
        return policy.backjump() != Backjump.NONE;
    }

    Contestant on(Form other) {
        return new Contestant(name, policy, other);
    }

    Search begin(Problem problem) {
        return form.begin.apply(problem, policy);
    }

    @Override
    public String toString() {
        return name + " on " + form;
    }
}
