package knightschool.obstruction;

import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import knightschool.graph.Components;
import knightschool.graph.KnightGraph;

/**
 * More than one component.
 *
 * <p>Sound: a tour is a walk, and a walk never leaves the component that it begins in.
 *
 * @param parts number of components
 * @param squares the smallest component, the first in index order among equals
 * @param outside a square that no move leads to from there
 */
public record Disconnected(int parts, List<Integer> squares, int outside) implements Obstruction {
    public static Optional<Disconnected> find(KnightGraph graph) {
        if (Components.isOne(graph)) {
            return Optional.empty();
        }
        List<List<Integer>> parts = Components.of(graph).lists();
        List<Integer> smallest =
                parts.stream().min(Comparator.comparingInt(List::size)).orElseThrow();
        List<Integer> other = parts.get(parts.getFirst() == smallest ? 1 : 0);
        return Optional.of(new Disconnected(parts.size(), smallest, other.getFirst()));
    }
}
