package knightschool.counting;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import knightschool.graph.KnightGraph;

/**
 * Looks for a way of the border that keeps it narrow, line by line or not: a beam search, which goes on from the
 * cheapest ways of each length. Of two ways that have passed the same squares only the cheaper one matters.
 */
final class BeamSearch {
    /** Boards with more squares are not searched: the work would grow with the square of their number. */
    static final int MAX_SQUARES = 1024;

    /** How many ways are gone on from, times the number of squares. */
    private static final int WORK = 10_000;

    private static final int MOST_WAYS = 200;

    private final KnightGraph graph;
    private final int[] squares;

    /** A way so far; the border are the squares next to those passed. */
    private record Way(Way before, int square, BitSet passed, BitSet border, double cost) {}

    private BeamSearch(KnightGraph graph) {
        this.graph = graph;
        this.squares = graph.board().playable().toArray();
    }

    /** An order of all squares. */
    static int[] order(KnightGraph graph) {
        return new BeamSearch(graph).search();
    }

    private int[] search() {
        int width = Math.clamp(WORK / squares.length, 1, MOST_WAYS);
        List<Way> ways = List.of(new Way(null, -1, new BitSet(), new BitSet(), 0));
        for (int length = 0; length < squares.length; length++) {
            Map<BitSet, Way> longer = new HashMap<>();
            ways.forEach(path -> goOn(path, longer));
            ways = cheapest(longer, width);
        }
        return squaresOf(ways.getFirst());
    }

    private void goOn(Way path, Map<BitSet, Way> longer) {
        for (int square : candidates(path)) {
            Way next = next(path, square);
            longer.merge(next.passed, next, (one, other) -> BY_COST.compare(one, other) <= 0 ? one : other);
        }
    }

    /** The border and the squares next to it; every square where there is no border. */
    private int[] candidates(Way path) {
        if (path.border.isEmpty()) {
            return graph.board()
                    .playable()
                    .filter(square -> !path.passed.get(square))
                    .toArray();
        }
        BitSet near = (BitSet) path.border.clone();
        path.border.stream().forEach(square -> mark(near, square));
        near.andNot(path.passed);
        return near.stream().toArray();
    }

    private void mark(BitSet marked, int square) {
        for (int neighbour : graph.neighbours(square)) {
            marked.set(neighbour);
        }
    }

    private Way next(Way path, int square) {
        BitSet passed = (BitSet) path.passed.clone();
        passed.set(square);
        BitSet border = (BitSet) path.border.clone();
        mark(border, square);
        border.andNot(passed);
        return new Way(path, square, passed, border, path.cost + VertexOrder.cost(border.cardinality()));
    }

    /** The last square settles ties, so that the same board always gets the same way. */
    private static final Comparator<Way> BY_COST = Comparator.comparingDouble(Way::cost)
            .thenComparingInt(Way::square)
            .thenComparing(BeamSearch::compareSquares);

    private static int compareSquares(Way one, Way other) {
        BitSet differ = (BitSet) one.passed.clone();
        differ.xor(other.passed);
        return differ.isEmpty() ? 0 : one.passed.get(differ.nextSetBit(0)) ? -1 : 1;
    }

    private static List<Way> cheapest(Map<BitSet, Way> ways, int width) {
        List<Way> sorted = new ArrayList<>(ways.values());
        sorted.sort(BY_COST);
        return new ArrayList<>(sorted.subList(0, Math.min(width, sorted.size())));
    }

    private int[] squaresOf(Way last) {
        int[] order = new int[squares.length];
        Way path = last;
        for (int i = order.length - 1; i >= 0; i--) {
            order[i] = path.square;
            path = path.before;
        }
        return order;
    }
}
