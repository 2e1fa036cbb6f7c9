package knightschool.obstruction;

import java.util.List;
import java.util.Optional;
import knightschool.graph.KnightGraph;

/**
 * Squares of degree 1 that rule out a tour, because there are more of them than the tour has free ends.
 *
 * <p>Sound: an inner square of a path has two different neighbours in it, so a square of degree 1 is an end. A path has
 * two ends; fixed ends are on their own squares, so that other squares of degree 1 must be free ends. A closed tour has
 * no ends.
 *
 * @param ends the number of free ends
 * @param squares all squares of degree 1 that are no fixed end: more than {@code ends}
 */
public record DeadEnds(int ends, List<Integer> squares) implements Obstruction {
    public static Optional<DeadEnds> find(KnightGraph graph, TourEndpointConstraint ends) {
        List<Integer> squares = graph.board()
                .playable()
                .filter(square -> graph.hasFewerEdges(square, 2) && graph.degree(square) == 1 && !ends.fixes(square))
                .boxed()
                .toList();
        return squares.size() > ends.free() ? Optional.of(new DeadEnds(ends.free(), squares)) : Optional.empty();
    }
}
