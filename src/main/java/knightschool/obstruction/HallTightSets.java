package knightschool.obstruction;

import java.util.Arrays;
import java.util.BitSet;
import java.util.Comparator;
import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import knightschool.board.Board;

/**
 * Squares of one colour with as few neighbours as they are themselves, or fewer (P. Hall: On representatives of
 * subsets, 1935). On a circuit every set of squares of one colour but that of all has more neighbours than squares; so
 * without the neighbours of a tight set the board falls into more pieces than a tour does.
 *
 * <p>They are found along a {@link MaximumMatching} (A. Dulmage, N. Mendelsohn: Coverings of bipartite graphs, 1958).
 * From a vertex on the left go to a neighbour, then to its mate. What can be reached from vertices without a mate has
 * fewer neighbours. If all have one, a set that cannot be left has as many; the smallest are the
 * {@link SinkComponents}.
 */
final class HallTightSets {
    /** So many sets are kept, the smallest ones. */
    private static final int MOST_KEPT = 6;

    private final BipartiteGraph sides;
    private final MaximumMatching matching;

    private HallTightSets(BipartiteGraph sides) {
        this.sides = sides;
        this.matching = MaximumMatching.of(sides);
    }

    /** The squares on the right that are the neighbours of tight sets on the left, for a few of these. */
    static List<BitSet> neighbours(BipartiteGraph sides) {
        HallTightSets sets = new HallTightSets(sides);
        int[] single = IntStream.range(0, sides.left().length)
                .filter(vertex -> sets.matching.ofLeft(vertex) == MaximumMatching.NOBODY)
                .toArray();
        return single.length > 0
                ? List.of(sets.around(sets.reached(single)))
                : sets.closed().map(sets::around).toList();
    }

    private Stream<int[]> closed() {
        return SinkComponents.of(sides, matching).stream()
                .filter(part -> part.length < sides.left().length)
                .sorted(Comparator.comparingInt(part -> part.length))
                .limit(MOST_KEPT);
    }

    private int[] reached(int[] from) {
        int[] queue = Arrays.copyOf(from, sides.left().length);
        int known = from.length;
        BitSet reached = new BitSet();
        IntStream.of(from).forEach(reached::set);
        for (int next = 0; next < known; next++) {
            for (int target : sides.edges()[queue[next]]) {
                int vertex = matching.ofRight(target);
                if (!reached.get(vertex)) {
                    reached.set(vertex);
                    queue[known++] = vertex;
                }
            }
        }
        return Arrays.copyOf(queue, known);
    }

    private BitSet around(int[] vertices) {
        BitSet squares = new BitSet();
        IntStream.of(vertices)
                .flatMap(vertex -> IntStream.of(sides.edges()[vertex]))
                .map(index -> sides.right()[index])
                .filter(square -> square != Board.NONE)
                .forEach(squares::set);
        return squares;
    }
}
