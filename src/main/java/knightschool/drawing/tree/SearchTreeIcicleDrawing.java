package knightschool.drawing.tree;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.IntPredicate;
import knightschool.board.Board;
import knightschool.board.SquareNames;
import knightschool.compare.SearchTreeInView;
import knightschool.compare.SearchTreeInViewReader;
import knightschool.compare.SelectedSubtree;
import knightschool.drawing.AreaStyle;
import knightschool.drawing.ColourExpression;
import knightschool.drawing.ColourRole;
import knightschool.drawing.Sketch;
import knightschool.drawing.SketchBuilder;
import knightschool.drawing.SketchShape;
import knightschool.statemap.tour.StateMapSearchTree;
import knightschool.trace.StepBinDepths;
import knightschool.trace.Subtree;

/**
 * Draws a part of a search tree as an icicle: one row per depth, each node as wide as the number of steps below it.
 * Nodes narrower than a column are drawn paler, all nodes of a column together. A subtree whose position had been
 * visited before is palest. Nodes that the lookahead took back are hatched, of those narrower than a column all that
 * are in a row beside one another.
 */
public final class SearchTreeIcicleDrawing {
    /** The width of the space for depth numbers at the left, in pixels. */
    public static final double NUMBERS = 40;

    /** The greatest height of a row, in pixels. */
    static final double ROW = 15;

    private static final double NUMBERS_PITCH = 28;

    /** The least width and height of a marked node, in pixels. */
    private static final double LEAST_MARK = 5;

    private static final ColourExpression INK = ColourRole.INK;

    private final SearchTreeInView tree;
    private final StepBinDepths columns;
    private final Board board;
    private final double width;
    private final double height;
    private final IcicleRows rows;

    /**
     * Creates a drawing for a sketch of the given size, in pixels. Of the squares that are on every path only the last
     * is drawn.
     */
    public SearchTreeIcicleDrawing(SearchTreeInView tree, Board board, double width, double height) {
        this(tree, board, width, height, placed(tree, NUMBERS, width, Math.min(ROW, height / rows(tree))));
    }

    /** Creates a drawing with its rows in given places. */
    SearchTreeIcicleDrawing(SearchTreeInView tree, Board board, double width, double height, IcicleRows rows) {
        this.tree = tree;
        this.columns = tree.part();
        this.board = board;
        this.width = width;
        this.height = height;
        this.rows = rows;
    }

    /**
     * Returns the places of the rows of a tree.
     *
     * @param margin the width of the space at the left, in pixels, of which the depth numbers take {@link #NUMBERS}
     * @param width the width of the sketch, in pixels
     * @param row the height of a row, in pixels
     */
    static IcicleRows placed(SearchTreeInView tree, double margin, double width, double row) {
        StepBinDepths part = tree.part();
        return new IcicleRows(tree.firstDepth(), part.greatest(), row, margin, (width - margin) / part.count());
    }

    /** Returns the number of rows in which the nodes of a tree are drawn. */
    static int rows(SearchTreeInView tree) {
        return Math.max(1, tree.part().greatest() - tree.firstDepth() + 1);
    }

    /**
     * The marked node of the tree.
     *
     * @param step the step shown, or the last step of the search if that is earlier
     * @param depth the number of squares visited after that step
     */
    public record Now(long step, int depth) {}

    /** Draws the tree in the colour of its algorithm. */
    public Sketch draw(ColourExpression hue, Now now) {
        int current = column(now.step());
        return draw(hue, current, pencil -> mark(pencil, now, current));
    }

    /**
     * Draws the tree of a search at its end, in the colour of its algorithm.
     *
     * @param marked the visits whose nodes are marked
     */
    public Sketch drawAtEnd(ColourExpression hue, List<StateMapSearchTree.Visit> marked) {
        return draw(hue, columns.count(), pencil -> marked.forEach(visit -> mark(pencil, visit)));
    }

    /**
     * @param current the column of the last step before the later ones
     * @param marks draws the marked nodes
     */
    private Sketch draw(ColourExpression hue, int current, Consumer<SketchBuilder> marks) {
        SketchBuilder pencil = new SketchBuilder();
        SearchTreeColours look = new SearchTreeColours(hue);
        int[] tour = tree.tourInPart();
        int[] revisits = tree.revisitsInPart();
        Stripes stripes = new Stripes(pencil);
        for (int depth = rows.top(); depth <= rows.deepest(); depth += rows.every()) {
            Row row = new Row(stripes, depth, look, current, revisits);
            row.narrow();
            row.nodes(tour);
            stripes.endRow(depth);
        }
        stripes.end();
        stripes.hatch();
        tree.selected().map(SelectedSubtree::subtree).ifPresent(subtree -> select(pencil, subtree));
        marks.accept(pencil);
        rows.numbers(pencil, height, NUMBERS_PITCH);
        return pencil.sketch(width, height);
    }

    /** Returns the column of a step: -1 before the first column, the number of columns after the last. */
    private int column(long step) {
        if (step <= columns.span().from()) {
            return -1;
        }
        int low = 0;
        int high = columns.count();
        while (low < high) {
            int middle = (low + high) >>> 1;
            if (columns.start(middle + 1) < step) {
                low = middle + 1;
            } else {
                high = middle;
            }
        }
        return low;
    }

    private void mark(SketchBuilder pencil, Now now, int current) {
        if (now.step() < columns.span().from() || current >= columns.count()) {
            return;
        }
        double wide = Math.max(LEAST_MARK, rows.scale());
        double x = Math.min(rows.x(Math.max(0, current)) + rows.scale() / 2 - wide / 2, width - wide - 1);
        mark(pencil, now.depth(), Math.max(rows.margin(), x), wide);
    }

    private void mark(SketchBuilder pencil, StateMapSearchTree.Visit visit) {
        if (visit.depth() < rows.top()
                || visit.first() > columns.span().to()
                || visit.last() <= columns.span().from()) {
            return;
        }
        int first = Math.max(0, column(visit.first()));
        int end = Math.min(columns.count() - 1, column(visit.last())) + 1;
        double wide = Math.max(LEAST_MARK, rows.x(end) - rows.x(first) - 1);
        mark(pencil, visit.depth(), Math.min(rows.x(first), width - wide - 1), wide);
        name(pencil, visit.depth(), first, end, ColourRole.ON_ACCENT);
    }

    private void mark(SketchBuilder pencil, int depth, double x, double wide) {
        double tall = Math.max(LEAST_MARK, rows.thick());
        double y = Math.clamp(rows.y(Math.min(depth, rows.deepest())), 0, height - tall - 1);
        pencil.box(x, y, wide, tall, 1, SearchTreeColours.NOW);
    }

    private void name(SketchBuilder pencil, int depth, int first, int end, ColourExpression ink) {
        if (rows.isNamed(first, end)) {
            tree.square(depth, first, end)
                    .ifPresent(square -> rows.name(pencil, depth, first, end, SquareNames.name(board, square), ink));
        }
    }

    /** Outlines the selected subtree. One whose node lies above the first row has all rows of its columns. */
    private void select(SketchBuilder pencil, Subtree subtree) {
        int first = Math.max(0, column(subtree.first()));
        int last = Math.min(columns.count() - 1, column(subtree.ended() ? subtree.last() - 1 : subtree.last()));
        if (first <= last) {
            double y = rows.y(Math.max(rows.top(), subtree.depth()));
            double tall = rows.y(Math.min(subtree.deepest(), rows.deepest())) + rows.row() - y;
            double wide = rows.x(last + 1) - rows.x(first);
            pencil.box(
                    rows.x(first), y + 0.5, Math.max(2, wide - 1), Math.max(2, tall - 1), 1, SearchTreeColours.CHOSEN);
        }
    }

    /** Returns the node at a pixel of the sketch. */
    public Optional<SearchTreeInViewReader.Node> nodeAt(double x, double y) {
        int column = rows.column(x);
        int depth = rows.depth(y);
        boolean isNode = x >= rows.margin()
                && column < columns.count()
                && y >= 0
                && depth >= 1
                && columns.least(column) >= depth;
        return isNode
                ? Optional.of(new SearchTreeInViewReader.Node(columns.start(column + 1), depth))
                : Optional.empty();
    }

    /** Returns the step at a pixel of the sketch. */
    public long stepAt(double x) {
        return columns.start(Math.clamp(Math.round((x - rows.margin()) / rows.scale()), 0, columns.count()));
    }

    /** One row of nodes. */
    private final class Row {
        private final Stripes stripes;
        private final int depth;
        private final SearchTreeColours look;
        private final int current;
        private final int[] revisits;

        Row(Stripes stripes, int depth, SearchTreeColours look, int current, int[] revisits) {
            this.stripes = stripes;
            this.depth = depth;
            this.look = look;
            this.current = current;
            this.revisits = revisits;
        }

        private boolean isAgain(int column) {
            return revisits[column] > 0 && revisits[column] <= depth;
        }

        /** Draws the columns in which some steps, but not all, have this depth. */
        void narrow() {
            IntPredicate isNarrow = column -> columns.greatest(column) >= depth && columns.least(column) < depth;
            runs(isNarrow.and(column -> !isAgain(column)), (first, end) -> {
                split(first, end, look.narrowVain(), look.narrowLater(), 0);
            });
            runs(isNarrow.and(this::isAgain), (first, end) -> box(first, end, look.again(), 0));
            runs(isNarrow.and(column -> tree.isPruned(column, depth)), this::hatch);
        }

        void nodes(int[] tour) {
            runs(column -> columns.least(column) >= depth, (first, end) -> {
                if (columns.least(first) == depth && tree.isPruned(first, depth)) {
                    pruned(first);
                    return;
                }
                boolean onTour = tour[first] >= depth;
                boolean again = isAgain(first);
                ColourExpression past = onTour ? look.tour() : again ? look.again() : look.vain();
                ColourExpression later = onTour ? look.tour() : again ? look.again() : look.later();
                split(first, end, past, later, rows.scale() > 4 ? 1 : 0);
                name(stripes.pencil, depth, first, end, onTour ? ColourRole.ON_MARKER : INK);
            });
        }

        private void hatch(int first, int end) {
            int middle = Math.clamp(current + 1, first, end);
            hatch(first, middle, false);
            hatch(middle, end, true);
        }

        private void hatch(int first, int end, boolean later) {
            if (end > first) {
                stripes.hatching
                        .computeIfAbsent(later, _ -> new ArrayList<>())
                        .addAll(PrunedNodeDrawing.hatching(
                                        rows.area(depth, first, end, PrunedNodeDrawing.hatched(later)))
                                .lines());
            }
        }

        private void pruned(int column) {
            boolean later = column > current;
            if (rows.areOutlined()) {
                double named = rows.isNamed(column, column + 1) ? IcicleRows.NAMED : 0;
                PrunedNodeDrawing.draw(
                        stripes.pencil, rows.outlined(depth, column, PrunedNodeDrawing.hatched(later)), named);
                name(stripes.pencil, depth, column, column + 1, INK);
            } else {
                box(column, column + 1, PrunedNodeDrawing.small(later), 0);
            }
        }

        private void runs(IntPredicate belongs, Run run) {
            int first = -1;
            for (int column = 0; column <= columns.count(); column++) {
                boolean inside = column < columns.count() && belongs.test(column);
                if (inside && first < 0) {
                    first = column;
                } else if (!inside && first >= 0) {
                    run.take(first, column);
                    first = -1;
                }
            }
        }

        /** Draws a box in one colour up to the current step and in another after it. */
        private void split(int first, int end, ColourExpression past, ColourExpression later, double gap) {
            int middle = Math.clamp(current + 1, first, end);
            if (middle > first) {
                box(first, middle, past, middle == end ? gap : 0);
            }
            if (end > middle) {
                box(middle, end, later, gap);
            }
        }

        private void box(int first, int end, ColourExpression tone, double gap) {
            stripes.add(depth, new Stripe(first, end, gap, tone));
        }
    }

    /** A part of a row in one colour, from a column to before another. */
    private record Stripe(int first, int end, double gap, ColourExpression tone) {}

    /**
     * The stripes of the rows drawn so far. Where there are no gaps between rows, the same stripe in rows below one
     * another is drawn as one box: two boxes that meet within a pixel are paler there than one.
     */
    private final class Stripes {
        private final SketchBuilder pencil;

        /** The stripes that end with the last row, each with the depth at which it begins. */
        private Map<Stripe, Integer> open = new LinkedHashMap<>();

        private Map<Stripe, Integer> next = new LinkedHashMap<>();
        private double bottom;

        /** The lines that hatch nodes narrower than a column, which lie over all stripes. */
        private final Map<Boolean, List<SketchShape.Line>> hatching = new HashMap<>();

        Stripes(SketchBuilder pencil) {
            this.pencil = pencil;
        }

        void add(int depth, Stripe stripe) {
            if (rows.hasGaps()) {
                rows.node(pencil, depth, stripe.first, stripe.end, stripe.gap, AreaStyle.filled(stripe.tone));
            } else {
                next.put(stripe, open.getOrDefault(stripe, depth));
            }
        }

        void endRow(int depth) {
            open.keySet().removeAll(next.keySet());
            end();
            open = next;
            next = new LinkedHashMap<>();
            bottom = rows.y(Math.min(depth + rows.every(), rows.deepest() + 1));
        }

        void hatch() {
            hatching.forEach((later, lines) -> pencil.add(new SketchShape.Lines(lines, PrunedNodeDrawing.line(later))));
        }

        void end() {
            open.forEach((stripe, depth) -> rows.nodes(
                    pencil,
                    depth,
                    bottom - rows.y(depth),
                    stripe.first,
                    stripe.end,
                    stripe.gap,
                    AreaStyle.filled(stripe.tone)));
        }
    }

    /** Receives the first column of a run and the column after its last. */
    private interface Run {
        void take(int first, int end);
    }
}
