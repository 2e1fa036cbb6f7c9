package knightschool.graph;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import knightschool.board.Board;
import knightschool.board.MoveOrder;

/**
 * The connected components of a knight's graph.
 *
 * @param lists the squares of each component, ascending; components ordered by their smallest square
 */
public record KnightGraphComponents(List<List<Integer>> lists) {
    /** Computes the components in time linear in the number of squares. */
    public static KnightGraphComponents of(KnightGraph graph) {
        Board board = graph.board();
        boolean[] seen = new boolean[board.squares()];
        int[] queue = new int[board.playableCount()];
        List<List<Integer>> lists = new ArrayList<>();
        board.playable().filter(square -> !seen[square]).forEach(square -> {
            int size = reach(graph, square, seen, queue);
            lists.add(Arrays.stream(queue, 0, size).sorted().boxed().toList());
        });
        return new KnightGraphComponents(List.copyOf(lists));
    }

    /**
     * Returns whether there is only one component, in time linear in the number of squares and without creating lists.
     */
    public static boolean isOne(KnightGraph graph) {
        Board board = graph.board();
        int vertices = board.playableCount();
        return reach(graph, board.firstPlayable(), new boolean[board.squares()], new int[vertices]) == vertices;
    }

    private static int reach(KnightGraph graph, int from, boolean[] seen, int[] queue) {
        int size = 0;
        queue[size++] = from;
        seen[from] = true;
        for (int next = 0; next < size; next++) {
            for (int move = 0; move < MoveOrder.MOVES; move++) {
                int target = graph.neighbour(queue[next], move);
                if (target != Board.NONE && !seen[target]) {
                    seen[target] = true;
                    queue[size++] = target;
                }
            }
        }
        return size;
    }

    public int count() {
        return lists.size();
    }
}
