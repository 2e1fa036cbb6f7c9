package knightschool.obstruction;

import java.util.List;
import java.util.Optional;
import knightschool.graph.KnightGraph;

/**
 * More squares with a single move than a tour has ends for.
 *
 * <p>Sound: a square inside a path is joined to two different squares of it, so one with a single move is an end. A
 * path has two ends; those that are fixed lie on their own squares, so the others have only the free ends. A closed
 * tour has no ends.
 *
 * @param ends number of ends that are free
 * @param squares one more square than that, each with a single move, neither start nor end
 */
public record DeadEnds(int ends, List<Integer> squares) implements Obstruction {
    public static Optional<DeadEnds> find(KnightGraph graph, TourEnds ends) {
        List<Integer> found = graph.board()
                .playable()
                .filter(square -> graph.hasFewerEdges(square, 2) && graph.degree(square) == 1 && !ends.fixes(square))
                .limit(ends.free() + 1L)
                .boxed()
                .toList();
        return found.size() > ends.free() ? Optional.of(new DeadEnds(ends.free(), found)) : Optional.empty();
    }
}
