package knightschool.counting;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.PriorityQueue;
import knightschool.graph.KnightGraph;

/**
 * Searches for a vertex order that keeps the frontier narrow, whether or not it goes line by line. This beam search
 * extends the cheapest orders of each length. Of several orders of the same squares only the cheapest is kept.
 */
final class VertexOrderBeamSearch {
    /**
     * The largest number of squares of a board for which the search is used: its work grows with the square of this
     * number.
     */
    static final int MAX_SQUARES = 1024;

    /** The number of partial orders extended per length times the number of squares. */
    private static final int WORK = 10_000;

    private static final int MOST_WAYS = 200;

    private final KnightGraph graph;
    private final int[] squares;

    /**
     * A partial order, linked from its last vertex backwards.
     *
     * @param passed the squares of the order
     * @param frontier the other squares that are neighbours of a passed one
     */
    private record PartialOrder(PartialOrder before, int square, BitSet passed, BitSet frontier, double cost) {}

    private VertexOrderBeamSearch(KnightGraph graph) {
        this.graph = graph;
        this.squares = graph.board().playable().toArray();
    }

    static int[] order(KnightGraph graph) {
        return new VertexOrderBeamSearch(graph).search();
    }

    private int[] search() {
        int width = Math.clamp(WORK / squares.length, 1, MOST_WAYS);
        List<PartialOrder> orders = List.of(new PartialOrder(null, -1, new BitSet(), new BitSet(), 0));
        for (int length = 0; length < squares.length; length++) {
            Map<BitSet, PartialOrder> longer = new HashMap<>();
            orders.forEach(path -> extend(path, longer));
            orders = cheapest(longer, width);
        }
        return squaresOf(orders.getFirst());
    }

    private void extend(PartialOrder path, Map<BitSet, PartialOrder> longer) {
        for (int square : candidates(path)) {
            PartialOrder next = next(path, square);
            longer.merge(next.passed, next, (one, other) -> BY_COST.compare(one, other) <= 0 ? one : other);
        }
    }

    /**
     * Returns the squares that may come next: the frontier and its neighbours, or every square left if the frontier is
     * empty.
     */
    private int[] candidates(PartialOrder path) {
        if (path.frontier.isEmpty()) {
            return graph.board()
                    .playable()
                    .filter(square -> !path.passed.get(square))
                    .toArray();
        }
        BitSet near = (BitSet) path.frontier.clone();
        path.frontier.stream().forEach(square -> mark(near, square));
        near.andNot(path.passed);
        return near.stream().toArray();
    }

    private void mark(BitSet marked, int square) {
        for (int neighbour : graph.neighbours(square)) {
            marked.set(neighbour);
        }
    }

    private PartialOrder next(PartialOrder path, int square) {
        BitSet passed = (BitSet) path.passed.clone();
        passed.set(square);
        BitSet frontier = (BitSet) path.frontier.clone();
        mark(frontier, square);
        frontier.andNot(passed);
        return new PartialOrder(path, square, passed, frontier, path.cost + VertexOrder.cost(frontier.cardinality()));
    }

    /**
     * Compares by cost; the last square decides between equal costs, so that the same board always gets the same order.
     */
    private static final Comparator<PartialOrder> BY_COST = VertexOrderBeamSearch::compare;

    private static int compare(PartialOrder one, PartialOrder other) {
        int byCost = Double.compare(one.cost, other.cost);
        if (byCost != 0) {
            return byCost;
        }
        int bySquare = Integer.compare(one.square, other.square);
        return bySquare != 0 ? bySquare : compareSquares(one, other);
    }

    private static int compareSquares(PartialOrder one, PartialOrder other) {
        BitSet differ = (BitSet) one.passed.clone();
        differ.xor(other.passed);
        return differ.isEmpty() ? 0 : one.passed.get(differ.nextSetBit(0)) ? -1 : 1;
    }

    /** Returns the cheapest orders. Most orders cost more than all that are kept, which a single comparison detects. */
    private static List<PartialOrder> cheapest(Map<BitSet, PartialOrder> orders, int width) {
        PriorityQueue<PartialOrder> dearestFirst = new PriorityQueue<>(BY_COST.reversed());
        for (PartialOrder order : orders.values()) {
            if (dearestFirst.size() < width) {
                dearestFirst.add(order);
            } else if (BY_COST.compare(order, dearestFirst.peek()) < 0) {
                dearestFirst.poll();
                dearestFirst.add(order);
            }
        }
        List<PartialOrder> sorted = new ArrayList<>(dearestFirst);
        sorted.sort(BY_COST);
        return sorted;
    }

    private int[] squaresOf(PartialOrder last) {
        int[] order = new int[squares.length];
        PartialOrder path = last;
        for (int i = order.length - 1; i >= 0; i--) {
            order[i] = path.square;
            path = path.before;
        }
        return order;
    }
}
