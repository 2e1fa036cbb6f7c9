package knightschool.search;

import java.util.Arrays;
import java.util.EnumSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import knightschool.algorithm.Algorithm;
import knightschool.algorithm.AlgorithmOptionValues;
import knightschool.algorithm.Algorithms;
import knightschool.search.policy.BackjumpRule;
import knightschool.search.policy.Lookahead;
import knightschool.search.policy.NeighbourOrder;
import knightschool.search.policy.ScheduledFork;
import knightschool.search.policy.SearchPolicy;
import knightschool.search.policy.TieBreak;

/**
 * An algorithm under some of its options, on one form of position: what every test of the contract is run over.
 *
 * @param name for the reports
 * @param policy the slots that it fills
 * @param form which form of position
 */
record Contestant(String name, SearchPolicy policy, Form form) {
    /** Begins a search. */
    private interface Beginning {
        Search begin(Problem problem, SearchPolicy policy, List<ScheduledFork> forks);
    }

    /** The forms of position, on any board that fits. */
    enum Form {
        BITS(BitboardTourSearch::new),
        ARRAYS(ArrayTourSearch::new),
        TIES(TieBackjumpSearch::new);

        private final Beginning begin;

        Form(Beginning begin) {
            this.begin = begin;
        }

        /** The jump to the last tie has a form of its own. */
        boolean serves(SearchPolicy policy) {
            return (this == TIES) == (policy.backjump() == BackjumpRule.LAST_TIE);
        }
    }

    /** Every algorithm there is, with none and with each of its options, and every slot, on every form. */
    static List<Contestant> all() {
        Map<String, SearchPolicy> policies = new LinkedHashMap<>();
        for (Algorithm algorithm : Algorithms.all()) {
            policies.put(algorithm.name(), algorithm.policy(AlgorithmOptionValues.USUAL));
            algorithm.options().stream()
                    .sorted()
                    .forEach(option -> policies.put(
                            algorithm.name() + " " + option.flag(),
                            algorithm.policy(new AlgorithmOptionValues(
                                    Set.of(option), TieBreak.MOVE_ORDER, AlgorithmOptionValues.USUAL_SEED))));
        }
        addSlots(policies);
        return policies.entrySet().stream()
                .flatMap(entry -> Arrays.stream(Form.values())
                        .filter(form -> form.serves(entry.getValue()))
                        .map(form -> new Contestant(entry.getKey(), entry.getValue(), form)))
                .toList();
    }

    private static void addSlots(Map<String, SearchPolicy> policies) {
        for (Lookahead lookahead : Lookahead.values()) {
            SearchPolicy ordered = new SearchPolicy(NeighbourOrder.MOVE_ORDER, lookahead, BackjumpRule.ONE_SQUARE);
            SearchPolicy sorted =
                    new SearchPolicy(NeighbourOrder.fewestOnward(TieBreak.POHL, 0), lookahead, BackjumpRule.ONE_SQUARE);
            policies.put(lookahead.toString(), ordered);
            policies.put(lookahead + " and Pohl", sorted);
        }
        Set<Lookahead> sound = EnumSet.complementOf(EnumSet.of(Lookahead.STUCK_NEIGHBOUR));
        Set<Lookahead> several = EnumSet.of(Lookahead.EMPTY_DOMAINS, Lookahead.DEAD_ENDS, Lookahead.UNREACHABLE);
        NeighbourOrder pohl = NeighbourOrder.fewestOnward(TieBreak.POHL, 0);
        policies.put("several", new SearchPolicy(NeighbourOrder.FARTHEST, several, BackjumpRule.ONE_SQUARE));
        policies.put("several alone", new SearchPolicy(NeighbourOrder.FEWEST_ONWARD, several, BackjumpRule.NONE));
        policies.put("all that is sound to ties", new SearchPolicy(pohl, sound, BackjumpRule.LAST_TIE));
        policies.put(
                "move order to ties", new SearchPolicy(NeighbourOrder.MOVE_ORDER, Set.of(), BackjumpRule.LAST_TIE));
        for (TieBreak ties : TieBreak.values()) {
            NeighbourOrder order = NeighbourOrder.fewestOnward(ties, 7);
            policies.put(ties.toString(), new SearchPolicy(order, Lookahead.NONE, BackjumpRule.ONE_SQUARE));
            policies.put(ties + " alone", new SearchPolicy(order, Lookahead.NONE, BackjumpRule.NONE));
        }
    }

    /** Those on bits: one for each algorithm and option. */
    static List<Contestant> onBits() {
        return all().stream().filter(one -> one.form == Form.BITS).toList();
    }

    /** Those whose answer is a proof: they try every branch, and give nothing up that could be completed. */
    static List<Contestant> thorough() {
        return all().stream().filter(Contestant::proves).toList();
    }

    boolean proves() {
        return policy.proves();
    }

    boolean goesBack() {
        return policy.backjump() != BackjumpRule.NONE;
    }

    /** Whether a step is one placement or one undo. */
    boolean goesSquareBySquare() {
        return policy.backjump() != BackjumpRule.LAST_TIE;
    }

    Contestant on(Form other) {
        return new Contestant(name, policy, other);
    }

    Search begin(Problem problem) {
        return begin(problem, List.of());
    }

    Search begin(Problem problem, List<ScheduledFork> forks) {
        return form.begin.begin(problem, policy, forks);
    }

    @Override
    public String toString() {
        return name + " on " + form;
    }
}
