package knightschool.layout;

import java.util.function.IntPredicate;
import java.util.stream.IntStream;
import knightschool.graph.AdjacencyLists;
import knightschool.graph.SimpleGraph;

/**
 * Places the vertices in two columns, one for each colour. If edges join different colours only, every edge leads from
 * one column to the other. Adjacent vertices of a column are 1 apart, and both columns have their middle at the same
 * height. Components are placed below each other, vertices without edges last; within a component few edges cross.
 */
public final class BipartiteLayout {
    private static final double WIDTH_OF_HEIGHT = 0.75;
    private static final double LEAST_WIDTH = 3;

    private BipartiteLayout() {}

    /**
     * Computes the positions, in time linear in the number of edges except for sorting.
     *
     * @param isLeft whether a vertex belongs to the left column
     */
    public static VertexPositions of(SimpleGraph graph, IntPredicate isLeft) {
        AdjacencyLists lists = AdjacencyLists.of(graph);
        int[] joined = ComponentBreadthFirstOrder.of(lists)
                .filter(v -> lists.degree(v) > 0)
                .toArray();
        int[] alone = lists.vertices().filter(v -> lists.degree(v) == 0).toArray();
        int[][] columns = CrossingReduction.order(lists, new int[][] {
            IntStream.of(joined).filter(isLeft).toArray(),
            IntStream.of(joined).filter(isLeft.negate()).toArray()
        });
        int[] left = IntStream.concat(
                        IntStream.of(columns[0]), IntStream.of(alone).filter(isLeft))
                .toArray();
        int[] right = IntStream.concat(
                        IntStream.of(columns[1]), IntStream.of(alone).filter(isLeft.negate()))
                .toArray();
        double width = Math.max(LEAST_WIDTH, WIDTH_OF_HEIGHT * Math.max(left.length, right.length));
        VertexPositions places = VertexPositions.of(lists.bound());
        stack(places, left, 0);
        stack(places, right, width);
        return places;
    }

    private static void stack(VertexPositions places, int[] column, double x) {
        for (int i = 0; i < column.length; i++) {
            places.set(column[i], x, i - (column.length - 1) / 2.0);
        }
    }
}
