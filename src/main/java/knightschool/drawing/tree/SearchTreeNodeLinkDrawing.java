package knightschool.drawing.tree;

import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.stream.IntStream;
import knightschool.board.Board;
import knightschool.board.SquareNames;
import knightschool.compare.ExplicitSearchTree;
import knightschool.compare.ExplicitSearchTree.Node;
import knightschool.compare.SearchTreeInViewReader;
import knightschool.drawing.AreaStyle;
import knightschool.drawing.ColourExpression;
import knightschool.drawing.ColourRole;
import knightschool.drawing.LineStyle;
import knightschool.drawing.Sketch;
import knightschool.drawing.SketchBuilder;
import knightschool.drawing.SketchShape;
import knightschool.trace.Subtree;

/**
 * Draws a small search tree as nodes and links: one row per depth, the leaves side by side in the order of the search,
 * and every other node in the middle above its children. The places are those of the whole tree, and the nodes up to
 * the step shown are drawn, so that the tree grows with the steps.
 */
public final class SearchTreeNodeLinkDrawing {
    private static final double LEAST_LEAF = 10;
    private static final double MOST_LEAF = 72;
    private static final double LEAST_ROW = 16;
    private static final double MOST_ROW = 40;
    private static final double USUAL_ROW = 24;
    private static final double GAP = 4;
    private static final double MOST_HEIGHT = 26;
    private static final double LEAST_TYPE = 11;
    /** The size of the type and the width of a node, for each pixel of its height. */
    private static final double TYPE = 0.66;

    private static final double WIDE = 1.45;
    private static final ColourExpression INK = ColourRole.INK;

    private final ExplicitSearchTree tree;
    private final Optional<Subtree> selected;
    private final Board board;
    private final double width;
    private final double height;
    private final double leaf;
    private final double row;
    private final double nodeHeight;
    private final double nodeWidth;
    private final double[] middles;

    private SearchTreeNodeLinkDrawing(
            ExplicitSearchTree tree, Optional<Subtree> selected, Board board, double width, double height) {
        this.tree = tree;
        this.selected = selected;
        this.board = board;
        this.width = width;
        this.height = height;
        double[] places = places(tree.nodes());
        double leaves = Arrays.stream(places).max().orElse(0) + 1;
        this.leaf = Math.min(MOST_LEAF, width / leaves);
        this.row = Math.min(MOST_ROW, height / tree.depth());
        this.nodeHeight = Math.min(MOST_HEIGHT, row - GAP);
        this.nodeWidth = Math.min(leaf - 2, WIDE * nodeHeight);
        double left = (width - leaves * leaf) / 2;
        this.middles =
                Arrays.stream(places).map(place -> left + (place + 0.5) * leaf).toArray();
    }

    /**
     * Creates a drawing for a sketch of the given size, in pixels; empty if the tree is too large for that size.
     *
     * @param selected the subtree whose node is marked
     */
    public static Optional<SearchTreeNodeLinkDrawing> of(
            ExplicitSearchTree tree, Optional<Subtree> selected, Board board, double width, double height) {
        return Optional.of(new SearchTreeNodeLinkDrawing(tree, selected, board, width, height))
                .filter(drawing -> drawing.leaf >= LEAST_LEAF && drawing.row >= LEAST_ROW);
    }

    /** Returns the least height of a tree, in pixels; empty if it is too wide for a width in any height. */
    public static OptionalDouble leastHeight(ExplicitSearchTree tree, Board board, double width) {
        double height = tree.depth() * LEAST_ROW;
        return of(tree, Optional.empty(), board, width, height).isPresent()
                ? OptionalDouble.of(height)
                : OptionalDouble.empty();
    }

    /** Returns the height of a tree with rows of the usual height, in pixels. */
    public static double usualHeight(ExplicitSearchTree tree) {
        return tree.depth() * USUAL_ROW;
    }

    /** Returns the places of the nodes across, in leaves from the left: 0 for the first leaf. */
    private static double[] places(List<Node> nodes) {
        double[] first = new double[nodes.size()];
        double[] last = new double[nodes.size()];
        Arrays.fill(first, -1);
        int leaves = 0;
        for (int i = 0; i < nodes.size(); i++) {
            boolean isLeaf = i + 1 == nodes.size() || nodes.get(i + 1).parent() != i;
            if (isLeaf) {
                first[i] = leaves;
                last[i] = leaves++;
            }
        }
        for (int i = nodes.size() - 1; i > 0; i--) {
            double middle = (first[i] + last[i]) / 2;
            int parent = nodes.get(i).parent();
            // The loop meets the children of a node from the last to the first.
            last[parent] = first[parent] < 0 ? middle : last[parent];
            first[parent] = middle;
        }
        return IntStream.range(0, nodes.size())
                .mapToDouble(i -> (first[i] + last[i]) / 2)
                .toArray();
    }

    private double y(Node node) {
        return (node.depth() - 0.5) * row;
    }

    /** Draws the tree in the colour of its algorithm, as far as it has grown. */
    public Sketch draw(ColourExpression hue, long step) {
        SketchBuilder pencil = new SketchBuilder();
        SearchTreeColours look = new SearchTreeColours(hue);
        List<Node> nodes = tree.nodes();
        for (int i = 1; i < nodes.size() && nodes.get(i).placed() <= step; i++) {
            Node node = nodes.get(i);
            int parent = node.parent();
            ColourExpression tone = node.isOnPath(step) ? look.tour() : look.vain();
            pencil.line(
                    middles[parent],
                    y(nodes.get(parent)),
                    middles[i],
                    y(node),
                    LineStyle.round(tone, node.isOnPath(step) ? 3 : 1.5));
        }
        int head = 0;
        for (int i = 0; i < nodes.size() && nodes.get(i).placed() <= step; i++) {
            head = nodes.get(i).isOnPath(step) ? i : head;
        }
        for (int i = 0; i < nodes.size() && nodes.get(i).placed() <= step; i++) {
            draw(pencil, i, step, look, i == head);
        }
        selected.flatMap(this::index).ifPresent(i -> select(pencil, i));
        return pencil.sketch(width, height);
    }

    private void draw(SketchBuilder pencil, int index, long step, SearchTreeColours look, boolean now) {
        Node node = tree.nodes().get(index);
        boolean onPath = node.isOnPath(step);
        ColourExpression fill = onPath ? look.tour() : look.vain();
        if (node.pruned() && !onPath) {
            SketchShape.Box place = place(index, 0, PrunedNodeDrawing.hatched(false));
            PrunedNodeDrawing.draw(pencil, place, isNamed() ? nodeHeight : 0);
        } else {
            AreaStyle style =
                    now ? SearchTreeColours.NOW : node.again() && !onPath ? again(look) : AreaStyle.filled(fill);
            pencil.add(place(index, 0, style));
        }
        if (isNamed()) {
            ColourExpression ink = now ? ColourRole.ON_ACCENT : onPath ? ColourRole.ON_MARKER : INK;
            pencil.centred(
                    middles[index],
                    y(node),
                    SquareNames.name(board, node.square()),
                    TYPE * nodeHeight,
                    now ? SketchShape.Weight.STRONG : SketchShape.Weight.REGULAR,
                    ink);
        }
    }

    /** Returns the look of a node that was taken back and whose position had been visited before. */
    static AreaStyle again(SearchTreeColours look) {
        return AreaStyle.of(look.again(), LineStyle.flat(look.vain(), 1));
    }

    private boolean isNamed() {
        return nodeWidth >= WIDE * nodeHeight && TYPE * nodeHeight >= LEAST_TYPE;
    }

    private SketchShape.Box place(int index, double margin, AreaStyle style) {
        // Hatching would stand out of round corners.
        double corner = PrunedNodeDrawing.isHatched(style) ? 1 : Math.min(nodeWidth, nodeHeight) / 3;
        return new SketchShape.Box(
                middles[index] - nodeWidth / 2 - margin,
                y(tree.nodes().get(index)) - nodeHeight / 2 - margin,
                nodeWidth + 2 * margin,
                nodeHeight + 2 * margin,
                corner,
                style);
    }

    private Optional<Integer> index(Subtree subtree) {
        return IntStream.range(0, tree.nodes().size())
                .filter(i -> tree.nodes().get(i).placed() == subtree.first()
                        && tree.nodes().get(i).depth() == subtree.depth())
                .boxed()
                .findFirst();
    }

    private void select(SketchBuilder pencil, int index) {
        pencil.add(place(index, 2, SearchTreeColours.CHOSEN));
    }

    /** Returns the node at a pixel of the sketch, among those placed up to a step. */
    public Optional<SearchTreeInViewReader.Node> nodeAt(double x, double y, long step) {
        return IntStream.range(0, tree.nodes().size())
                .filter(i -> tree.nodes().get(i).placed() <= step)
                .filter(i -> Math.abs(x - middles[i]) <= nodeWidth / 2
                        && Math.abs(y - y(tree.nodes().get(i))) <= row / 2)
                .mapToObj(i -> new SearchTreeInViewReader.Node(
                        tree.nodes().get(i).placed(), tree.nodes().get(i).depth()))
                .findFirst();
    }
}
