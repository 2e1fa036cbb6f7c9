package knightschool.explain;

import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;
import java.util.stream.Stream;
import knightschool.graph.KnightGraph;
import knightschool.obstruction.ColourImbalance;
import knightschool.obstruction.DeadEnds;
import knightschool.obstruction.Disconnected;
import knightschool.obstruction.Ends;
import knightschool.obstruction.Isolated;
import knightschool.obstruction.Obstruction;

/**
 * What can be said against a tour without searching for one.
 *
 * @param witness why there is none; empty if no reason was found, which does not mean that there is a tour
 * @param tried the kinds that were tried, in this order; the last is the witness's where there is one
 */
public record Explanation(Optional<Witness> witness, List<String> tried) {
    /** The kinds, simplest first. */
    public static final List<String> KINDS = List.of("isolated", "disconnected", "dead-ends", "colour-imbalance");

    /** Tries every kind in time linear in the squares and keeps the first that holds. */
    public static Explanation of(KnightGraph graph, Ends ends) {
        Stream<Supplier<Optional<? extends Obstruction>>> facts = Stream.of(
                () -> Isolated.find(graph),
                () -> Disconnected.find(graph),
                () -> DeadEnds.find(graph, ends),
                () -> ColourImbalance.find(graph, ends));
        Optional<Witness> witness = facts.map(Supplier::get)
                .flatMap(Optional::stream)
                .findFirst()
                .map(fact -> Sentences.witness(fact, graph.board(), ends));
        int last = witness.map(found -> KINDS.indexOf(found.kind()) + 1).orElse(KINDS.size());
        return new Explanation(witness, KINDS.subList(0, last));
    }
}
