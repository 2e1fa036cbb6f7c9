package knightschool.drawing.statemap;

import java.util.List;
import knightschool.graph.VertexPair;

/**
 * What a fact about a map is about.
 *
 * @param positions that are ringed
 * @param links between positions that are drawn thick
 */
public record MapHighlight(List<Integer> positions, List<VertexPair> links) {
    /** Nothing. */
    public static final MapHighlight NONE = new MapHighlight(List.of(), List.of());

    public MapHighlight {
        positions = List.copyOf(positions);
        links = List.copyOf(links);
    }

    public boolean isEmpty() {
        return positions.isEmpty() && links.isEmpty();
    }
}
