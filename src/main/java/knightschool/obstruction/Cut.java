package knightschool.obstruction;

import java.util.BitSet;
import java.util.Collection;
import java.util.List;
import knightschool.board.Board;
import knightschool.graph.KnightGraph;
import knightschool.graph.KnightGraphComponents;

/**
 * Squares without which the board falls into more pieces than a tour does (the toughness of V. Chvátal: Tough graphs
 * and hamiltonian circuits, 1973, for paths too).
 *
 * <p>Sound: take k squares out of a tour. What is left of it are stretches, and the squares of a stretch are joined by
 * the moves of the tour, so each stretch lies in one piece of the board; every piece holds at least one of them, and
 * there are no more pieces than stretches. It remains to count these.
 *
 * <ul>
 *   <li>An open tour is one stretch, and a square taken out of a stretch leaves two at most: k + 1 in all.
 *   <li>A square taken from the end of a stretch leaves one at most. If the start is fixed and among the k, take it out
 *       first, and the end, if it is fixed and among them too, second: each adds none. So one such end leaves k
 *       stretches at most, both leave k − 1.
 *   <li>A closed tour without its first square taken out is one stretch still, and every other square adds one at most:
 *       k, for any k from 1 on.
 * </ul>
 *
 * <p>A board on which start and end are the same square of several is a case of it: both ends are among the k = 1, no
 * stretch may be left, and a piece is.
 *
 * @param squares the squares taken out, rising
 * @param pieces the squares of each piece that is left, rising; pieces by their smallest square
 * @param most how many pieces a tour would leave at most
 */
public record Cut(List<Integer> squares, List<List<Integer>> pieces, int most) implements Obstruction {
    /** How many pieces a tour falls into at most without these squares, at least one. */
    public static int most(TourEnds ends, Collection<Integer> removed) {
        return most(
                ends,
                removed.size(),
                removed.stream().mapToInt(square -> fixed(ends, square)).sum());
    }

    static int most(TourEnds ends, int removed, int fixedAmongThem) {
        return ends.closed() ? removed : removed + 1 - fixedAmongThem;
    }

    /** How many ends of the tour are fixed on a square: 0 to 2. */
    static int fixed(TourEnds ends, int square) {
        return (ends.start() == square ? 1 : 0) + (ends.end() == square ? 1 : 0);
    }

    /** The pieces that a board falls into without these squares; none if nothing is left. */
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
        return KnightGraphComponents.of(new KnightGraph(rest, graph.moves())).lists();
    }

    static Cut of(KnightGraph graph, TourEnds ends, List<Integer> removed) {
        return new Cut(removed, pieces(graph, removed), most(ends, removed));
    }
}
