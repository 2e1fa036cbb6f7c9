package knightschool.compare;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.BitSet;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import knightschool.search.KnightPath;

/**
 * A small search tree with all its nodes. Immutable.
 *
 * @param nodes the nodes in the order in which they are placed; the first one is the root
 */
public record ExplicitSearchTree(List<Node> nodes) {
    /** The parent of the root. */
    public static final int NONE = -1;

    /**
     * A node: one visit of a square.
     *
     * @param parent the index of the parent, or {@link #NONE}
     * @param square the square visited
     * @param depth the number of the square in the path, from 1
     * @param placed the step that placed it; 0 for the root
     * @param undone the step that undid it, or {@link Long#MAX_VALUE} if none did
     * @param again whether the position had been visited before: the same squares, with the knight on the same one
     * @param pruned whether the lookahead undid it
     */
    public record Node(int parent, int square, int depth, long placed, long undone, boolean again, boolean pruned) {
        private Node undoneIn(long step) {
            return new Node(parent, square, depth, placed, step, again, pruned);
        }

        /** Returns whether the square is on the path after a step. */
        public boolean isOnPath(long step) {
            return placed <= step && step < undone;
        }
    }

    public ExplicitSearchTree {
        nodes = List.copyOf(nodes);
    }

    /**
     * Builds a tree from all paths of a search.
     *
     * @param root the first square
     * @param paths the path after each step, from step 1
     * @param pruned the depths of the squares that each of these steps places and the lookahead undoes
     */
    public static ExplicitSearchTree of(int root, List<KnightPath> paths, List<BitSet> pruned) {
        List<Node> nodes = new ArrayList<>(List.of(new Node(NONE, root, 1, 0, Long.MAX_VALUE, false, false)));
        List<Integer> current = new ArrayList<>(List.of(0));
        Set<BitSet> visited = new HashSet<>();
        for (int i = 0; i < paths.size(); i++) {
            int[] path = paths.get(i).squares();
            long step = i + 1L;
            int same = 1;
            while (same < Math.min(path.length, current.size())
                    && nodes.get(current.get(same)).square() == path[same]) {
                same++;
            }
            while (current.size() > same) {
                int node = current.removeLast();
                nodes.set(node, nodes.get(node).undoneIn(step));
            }
            for (int depth = same + 1; depth <= path.length; depth++) {
                boolean again = !visited.add(position(path, depth));
                boolean isPruned = pruned.get(i).get(depth);
                nodes.add(new Node(current.getLast(), path[depth - 1], depth, step, Long.MAX_VALUE, again, isPruned));
                current.add(nodes.size() - 1);
            }
        }
        return new ExplicitSearchTree(nodes);
    }

    /** Returns the squares of the first part of a path, with the last of them told from the others. */
    private static BitSet position(int[] path, int depth) {
        BitSet position = new BitSet();
        Arrays.stream(path, 0, depth).map(square -> 2 * square).forEach(position::set);
        position.set(2 * path[depth - 1] + 1);
        return position;
    }

    /** Returns the greatest depth of a node. */
    public int depth() {
        return nodes.stream().mapToInt(Node::depth).max().orElseThrow();
    }
}
