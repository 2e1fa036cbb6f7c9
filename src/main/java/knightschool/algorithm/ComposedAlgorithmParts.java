package knightschool.algorithm;

import java.util.Arrays;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import knightschool.files.InputFault;
import knightschool.search.policy.BackjumpRule;
import knightschool.search.policy.Lookahead;
import knightschool.search.policy.NeighbourOrder;
import knightschool.search.policy.SearchPolicy;
import knightschool.text.Keyword;

/**
 * The parts that a user has combined into a {@link ComposedAlgorithm}: an order of the moves, the lookaheads, and the
 * rule for the way back. Tie-break and seed belong to the order, and are options of their own.
 *
 * @param order one of {@link #ORDERS}
 * @param lookaheads when to prune: where one of these conditions holds; empty for never
 * @param backjump where to return to
 */
public record ComposedAlgorithmParts(NeighbourOrder.By order, Set<Lookahead> lookaheads, BackjumpRule backjump) {
    /** The orders that can be combined with every other part. A stored circuit is followed, not searched. */
    public static final List<NeighbourOrder.By> ORDERS = List.of(
            NeighbourOrder.By.MOVE_ORDER,
            NeighbourOrder.By.FEWEST_ONWARD,
            NeighbourOrder.By.FARTHEST,
            NeighbourOrder.By.RANDOM);

    /** The lookaheads that can be combined. */
    public static final List<Lookahead> LOOKAHEADS =
            Stream.of(Lookahead.values()).filter(one -> one != Lookahead.NONE).toList();

    /** The parts of backtracking. */
    public static final ComposedAlgorithmParts USUAL =
            new ComposedAlgorithmParts(NeighbourOrder.By.MOVE_ORDER, Set.of(), BackjumpRule.ONE_SQUARE);

    private static final String BOTH = "+";
    private static final String EITHER = "\\+";

    public ComposedAlgorithmParts {
        lookaheads = Set.copyOf(lookaheads);
    }

    /** Returns these parts with another order. */
    public ComposedAlgorithmParts by(NeighbourOrder.By other) {
        return new ComposedAlgorithmParts(other, lookaheads, backjump);
    }

    /** Returns these parts with other lookaheads. */
    public ComposedAlgorithmParts looking(Set<Lookahead> others) {
        return new ComposedAlgorithmParts(order, others, backjump);
    }

    /** Returns these parts with another way back. */
    public ComposedAlgorithmParts returning(BackjumpRule other) {
        return new ComposedAlgorithmParts(order, lookaheads, other);
    }

    /** Returns whether chance orders the moves, whatever the tie-break. */
    public boolean isRandom() {
        return order == NeighbourOrder.By.RANDOM;
    }

    /** Returns whether the order leaves a choice of tie-breaks. */
    public boolean hasTies() {
        return order == NeighbourOrder.By.FEWEST_ONWARD;
    }

    /** Returns the policy of a search with these parts and the chosen tie-break and seed. */
    SearchPolicy policy(AlgorithmOptionValues choices) {
        NeighbourOrder neighbours = switch (order) {
            case MOVE_ORDER -> NeighbourOrder.MOVE_ORDER;
            case FEWEST_ONWARD -> NeighbourOrder.fewestOnward(choices.ties(), choices.seed());
            case FARTHEST -> NeighbourOrder.FARTHEST;
            case RANDOM -> NeighbourOrder.random(choices.seed());
            case STORED_CIRCUIT -> NeighbourOrder.STORED_CIRCUIT;
        };
        return new SearchPolicy(neighbours, lookaheads, backjump);
    }

    /** Returns the words of the lookaheads, joined by plus signs; {@code none} for none. */
    String lookaheadWords() {
        return lookaheads.isEmpty()
                ? Lookahead.NONE.word()
                : lookaheads.stream().sorted().map(Keyword::word).collect(Collectors.joining(BOTH));
    }

    /** Returns the lookaheads in words for display, joined by plus signs; empty for none. */
    public String lookaheadTitles() {
        return lookaheads.stream().sorted().map(Lookahead::title).collect(Collectors.joining(" + "));
    }

    static NeighbourOrder.By readOrder(String word) {
        return Keyword.find(NeighbourOrder.By.class, word.strip())
                .filter(ORDERS::contains)
                .orElseThrow(() -> unknown(AlgorithmOption.ORDER, "order", word, Keyword.list(ORDERS)));
    }

    static BackjumpRule readBackjump(String word) {
        return Keyword.find(BackjumpRule.class, word.strip())
                .orElseThrow(
                        () -> unknown(AlgorithmOption.BACKJUMP, "backjump", word, Keyword.list(BackjumpRule.class)));
    }

    static Set<Lookahead> readLookaheads(String words) {
        Set<Lookahead> read = EnumSet.noneOf(Lookahead.class);
        Arrays.stream(words.strip().split(EITHER, -1))
                .map(word -> Keyword.find(Lookahead.class, word.strip())
                        .orElseThrow(() -> unknown(
                                AlgorithmOption.LOOKAHEAD,
                                "lookahead",
                                word,
                                Keyword.list(Lookahead.class) + "; or join several with a plus sign")))
                .forEach(read::add);
        if (read.size() > 1 && read.contains(Lookahead.NONE)) {
            throw new InputFault(
                    AlgorithmOption.LOOKAHEAD.flag(), 0, "none is no lookahead beside others", "Leave it out.");
        }
        read.remove(Lookahead.NONE);
        return read;
    }

    private static InputFault unknown(AlgorithmOption option, String kind, String word, String all) {
        return new InputFault(
                option.flag(), 0, "there is no " + kind + " \"" + word.strip() + "\"", "Choose one of: " + all + ".");
    }
}
