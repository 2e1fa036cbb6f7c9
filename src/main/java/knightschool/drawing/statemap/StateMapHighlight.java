package knightschool.drawing.statemap;

import java.util.List;
import knightschool.graph.UndirectedEdge;

/**
 * The positions and links that a fact about a map concerns.
 *
 * @param positions drawn with a ring
 * @param links drawn thick
 */
public record StateMapHighlight(List<Integer> positions, List<UndirectedEdge> links) {
    /** No highlight. */
    public static final StateMapHighlight NONE = new StateMapHighlight(List.of(), List.of());

    public StateMapHighlight {
        positions = List.copyOf(positions);
        links = List.copyOf(links);
    }

    public boolean isEmpty() {
        return positions.isEmpty() && links.isEmpty();
    }
}
