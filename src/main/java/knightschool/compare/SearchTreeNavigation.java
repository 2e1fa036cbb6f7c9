package knightschool.compare;

import java.util.Optional;
import java.util.function.IntPredicate;
import java.util.stream.IntStream;
import knightschool.compare.SearchTreeInViewReader.Node;
import knightschool.trace.StepBinDepths;
import knightschool.trace.Subtree;

/**
 * Finds the node beside another one in the visible part of a search tree: the parent, the first child, and the nodes of
 * the same depth before and after it. Nodes narrower than a column are passed over, since they cannot be seen. Each
 * answer takes time in proportion to the number of columns.
 */
public final class SearchTreeNavigation {
    private final StepBinDepths columns;

    public SearchTreeNavigation(SearchTreeInView tree) {
        this.columns = tree.part();
    }

    /** Returns the deepest visible node at a step, or at the visible step closest to it. */
    public Optional<Node> at(long step) {
        int column = column(step);
        return columns.least(column) == 0 ? Optional.empty() : Optional.of(node(column, columns.least(column)));
    }

    /** Returns the parent of a node, whether it is visible or not; empty for the root. */
    public static Optional<Node> parent(Subtree child) {
        return child.depth() == 1 ? Optional.empty() : Optional.of(new Node(child.first(), child.depth() - 1));
    }

    /** Returns the first visible child of a node. */
    public Optional<Node> child(Subtree parent) {
        return first(
                IntStream.rangeClosed(column(parent.first()), column(parent.last())),
                column -> isInside(column, parent),
                parent.depth() + 1);
    }

    /** Returns the next visible node of the same depth. */
    public Optional<Node> next(Subtree node) {
        return first(
                IntStream.range(column(node.last()), columns.count()),
                column -> end(column) >= node.last() && node.ended(),
                node.depth());
    }

    /** Returns the visible node of the same depth before a node. */
    public Optional<Node> previous(Subtree node) {
        int last = column(node.first());
        return first(
                IntStream.rangeClosed(0, last).map(i -> last - i), column -> end(column) < node.first(), node.depth());
    }

    private Optional<Node> first(IntStream some, IntPredicate eligible, int depth) {
        return some.filter(column -> columns.least(column) >= depth)
                .filter(eligible)
                .mapToObj(column -> node(column, depth))
                .findFirst();
    }

    private Node node(int column, int depth) {
        return new Node(end(column), depth);
    }

    private boolean isInside(int column, Subtree subtree) {
        return end(column) > subtree.first() && end(column) <= subtree.last();
    }

    /** Returns the last step of a column. */
    private long end(int column) {
        return columns.start(column + 1);
    }

    /** Returns the column of a step; the first or the last one if the step is before or after all of them. */
    private int column(long step) {
        int low = 0;
        int high = columns.count() - 1;
        while (low < high) {
            int middle = (low + high) >>> 1;
            if (end(middle) < step) {
                low = middle + 1;
            } else {
                high = middle;
            }
        }
        return low;
    }
}
