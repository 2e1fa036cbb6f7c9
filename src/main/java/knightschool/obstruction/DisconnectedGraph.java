package knightschool.obstruction;

import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import knightschool.graph.KnightGraph;
import knightschool.graph.KnightGraphComponents;

/**
 * More than one component.
 *
 * <p>Sound: a tour is a walk, and a walk never leaves the component that it begins in.
 *
 * @param parts the components, at least two; the squares of each rising, components by their smallest square
 */
public record DisconnectedGraph(List<List<Integer>> parts) implements Obstruction {
    public static Optional<DisconnectedGraph> find(KnightGraph graph) {
        return KnightGraphComponents.isOne(graph)
                ? Optional.empty()
                : Optional.of(
                        new DisconnectedGraph(KnightGraphComponents.of(graph).lists()));
    }

    /** The squares of the smallest component, the first in index order among equals. */
    @Override
    public List<Integer> squares() {
        return parts.stream().min(Comparator.comparingInt(List::size)).orElseThrow();
    }

    /** A square that no path leads to from there. */
    public int outside() {
        return parts.get(parts.getFirst() == squares() ? 1 : 0).getFirst();
    }
}
