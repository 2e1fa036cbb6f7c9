package knightschool.obstruction;

import java.util.List;
import java.util.Optional;
import knightschool.graph.KnightGraph;

/**
 * A square without moves on a board of more than one square, which rules out a tour.
 *
 * <p>Sound: a tour of at least two squares enters or leaves each of them along an edge.
 *
 * @param square the first one in index order
 */
public record IsolatedVertex(int square) implements Obstruction {
    public static Optional<IsolatedVertex> find(KnightGraph graph) {
        return graph.vertexCount() < 2
                ? Optional.empty()
                : graph.board()
                        .playable()
                        .filter(square -> graph.hasFewerEdges(square, 1))
                        .mapToObj(IsolatedVertex::new)
                        .findFirst();
    }

    @Override
    public List<Integer> squares() {
        return List.of(square);
    }
}
