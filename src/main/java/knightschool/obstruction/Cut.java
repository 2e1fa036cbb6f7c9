package knightschool.obstruction;

import java.util.BitSet;
import java.util.Collection;
import java.util.List;
import knightschool.board.Board;
import knightschool.graph.KnightGraph;
import knightschool.graph.measure.ConnectedComponents;

/**
 * Squares whose removal would split the board into more pieces than a tour, so that there is no tour (the toughness of
 * V. Chvátal: Tough graphs and hamiltonian circuits, 1973, extended to paths).
 *
 * <p>Sound: remove k squares from a tour. The rest of the tour are stretches, and the squares of a stretch are joined
 * by the moves of the tour, so each stretch lies in one piece of the board. Every piece contains at least one stretch,
 * so there are no more pieces than stretches. The number of stretches is bounded as follows.
 *
 * <ul>
 *   <li>An open tour is one stretch, and removing a square from a stretch leaves at most two: k + 1 in all.
 *   <li>Removing a square at the end of a stretch leaves at most one. If the start is fixed and among the k, remove it
 *       first, and then the end, if it is fixed and among them too: each adds none. So one such end leaves at most k
 *       stretches, both leave at most k − 1.
 *   <li>A closed tour without its first removed square is still one stretch, and every other square adds at most one:
 *       k, for any k from 1 on.
 * </ul>
 *
 * <p>A board of several squares on which start and end are the same square is a special case: both ends are among the k
 * = 1, no stretch may remain, but a piece does.
 *
 * @param squares the removed squares, ascending
 * @param pieces the squares of each remaining piece, ascending, and the pieces in the order of their smallest squares
 * @param most the maximum number of pieces that a tour would leave
 */
public record Cut(List<Integer> squares, List<List<Integer>> pieces, int most) implements Obstruction {
    /**
     * Returns the maximum number of pieces of a tour without the given squares, of which there must be at least one.
     */
    public static int most(TourEndpointConstraint ends, Collection<Integer> removed) {
        return most(
                ends,
                removed.size(),
                removed.stream().mapToInt(square -> fixed(ends, square)).sum());
    }

    static int most(TourEndpointConstraint ends, int removed, int fixedAmongThem) {
        return ends.closed() ? removed : removed + 1 - fixedAmongThem;
    }

    /** Returns how many ends of the tour are fixed on a square, from 0 to 2. */
    static int fixed(TourEndpointConstraint ends, int square) {
        return (ends.start() == square ? 1 : 0) + (ends.end() == square ? 1 : 0);
    }

    /** Returns the pieces of a board without the given squares; empty if no square remains. */
    public static List<List<Integer>> pieces(KnightGraph graph, Collection<Integer> removed) {
        Board board = graph.board();
        BitSet holes = new BitSet(board.squares());
        holes.set(0, board.squares());
        board.playable().forEach(holes::clear);
        removed.forEach(holes::set);
        if (holes.cardinality() == board.squares()) {
            return List.of();
        }
        Board rest = Board.of(board.columns(), board.rows(), holes, Board.NONE, Board.NONE);
        return ConnectedComponents.of(new KnightGraph(rest, graph.moves())).lists();
    }

    static Cut of(KnightGraph graph, TourEndpointConstraint ends, List<Integer> removed) {
        return new Cut(removed, pieces(graph, removed), most(ends, removed));
    }
}
