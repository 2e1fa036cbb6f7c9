package knightschool.obstruction;

import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import knightschool.graph.KnightGraph;
import knightschool.graph.measure.ConnectedComponents;

/**
 * Several components of the knight's graph, which rule out a tour.
 *
 * <p>Sound: a tour is a walk, and a walk never leaves the component in which it begins.
 *
 * @param parts the components, at least two; the squares of each in ascending order, the components by their smallest
 *     square
 */
public record DisconnectedGraph(List<List<Integer>> parts) implements Obstruction {
    public static Optional<DisconnectedGraph> find(KnightGraph graph) {
        ConnectedComponents components = ConnectedComponents.of(graph);
        return components.count() == 1 ? Optional.empty() : Optional.of(new DisconnectedGraph(components.lists()));
    }

    /** Returns the squares of the smallest component, the first in index order among equals. */
    @Override
    public List<Integer> squares() {
        return parts.stream().min(Comparator.comparingInt(List::size)).orElseThrow();
    }

    /** Returns a square outside the smallest component. */
    public int outside() {
        return parts.get(parts.getFirst() == squares() ? 1 : 0).getFirst();
    }
}
