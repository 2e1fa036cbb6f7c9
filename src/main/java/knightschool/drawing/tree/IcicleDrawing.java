package knightschool.drawing.tree;

import java.util.Optional;
import java.util.function.IntPredicate;
import knightschool.board.Board;
import knightschool.board.SquareNames;
import knightschool.compare.SearchTreePart;
import knightschool.compare.SearchTreeReader;
import knightschool.drawing.ColourExpression;
import knightschool.drawing.ColourRole;
import knightschool.drawing.FillStyle;
import knightschool.drawing.Shape;
import knightschool.drawing.Sketch;
import knightschool.drawing.SketchBuilder;
import knightschool.drawing.Stroke;
import knightschool.trace.DepthColumns;
import knightschool.trace.Subtree;

/**
 * A part of a search tree as an icicle: a row for each depth, a node as wide as the steps that were spent below it.
 * Nodes that are narrower than a column are drawn paler, all of a column together.
 */
public final class IcicleDrawing {
    /** The room for the depths at the left, in pixels. */
    public static final double NUMBERS = 40;

    private static final double ROW = 15;
    private static final double NAMED = 22;
    private static final double TYPE = 12;
    private static final double NARROWEST = 1;
    private static final double DEPTHS_EVERY = 28;

    private final SearchTreePart tree;
    private final DepthColumns columns;
    private final Board board;
    private final double width;
    private final double height;
    private final int top;
    private final double row;
    private final double scale;

    /** In a sketch of that size, in pixels. */
    public IcicleDrawing(SearchTreePart tree, Board board, double width, double height) {
        this.tree = tree;
        this.columns = tree.part();
        this.board = board;
        this.width = width;
        this.height = height;
        this.top = top(columns);
        this.row = Math.min(ROW, height / Math.max(1, columns.greatest() - top + 1));
        this.scale = (width - NUMBERS) / columns.count();
    }

    /** The first depth that is drawn: of the squares that are on every path only the last. */
    private static int top(DepthColumns columns) {
        int least = Integer.MAX_VALUE;
        for (int column = 0; column < columns.count(); column++) {
            least = columns.least(column) == 0 ? least : Math.min(least, columns.least(column));
        }
        return least == Integer.MAX_VALUE ? 1 : least;
    }

    /**
     * What is marked in the tree.
     *
     * @param step the step shown, or the last one of the search where that ended before
     * @param depth the number of squares visited then
     */
    public record Now(long step, int depth) {}

    /** The tree in the colour of its algorithm. */
    public Sketch draw(ColourExpression hue, Now now) {
        SketchBuilder pencil = new SketchBuilder();
        TreeLook look = new TreeLook(hue);
        int[] branch = branch();
        int shown = column(now.step());
        // Rows of less than a pixel would be drawn over one another.
        int each = (int) Math.max(1, Math.floor(1 / row));
        for (int depth = top; depth <= columns.greatest(); depth += each) {
            Row drawn = new Row(pencil, depth, look, shown);
            drawn.narrow();
            drawn.nodes(branch);
        }
        tree.selected().ifPresent(subtree -> select(pencil, subtree));
        mark(pencil, now, shown);
        numbers(pencil);
        return pencil.sketch(width, height);
    }

    /** For each column how many squares of its paths are on the tour that was found; 0 where none was. */
    private int[] branch() {
        int[] branch = new int[columns.count()];
        int least = tree.lasting();
        for (int column = columns.count() - 1; tree.isFound() && column >= 0; column--) {
            least = columns.least(column) == 0 ? least : Math.min(least, columns.least(column));
            branch[column] = least;
        }
        return branch;
    }

    private double x(int column) {
        return NUMBERS + column * scale;
    }

    private double y(int depth) {
        return (depth - top) * row;
    }

    private double thick() {
        return row > 4 ? row - 1 : row;
    }

    /** The column of a step; before the first one -1, after the last one their number. */
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

    private void mark(SketchBuilder pencil, Now now, int shown) {
        if (now.step() < columns.span().from() || shown >= columns.count()) {
            return;
        }
        double wide = Math.max(5, scale);
        double x = Math.min(x(Math.max(0, shown)) + scale / 2 - wide / 2, width - wide - 1);
        double tall = Math.max(5, thick());
        double y = Math.clamp(y(Math.min(now.depth(), columns.greatest())), 0, height - tall - 1);
        pencil.box(
                Math.max(NUMBERS, x), y, wide, tall, 1, FillStyle.of(ColourRole.ACCENT.tone(), Stroke.flat(INK, 1.5)));
    }

    private static final ColourExpression INK = ColourRole.INK.tone();

    private void select(SketchBuilder pencil, Subtree subtree) {
        int first = Math.max(0, column(subtree.first()));
        int last = Math.min(columns.count() - 1, column(subtree.ended() ? subtree.last() - 1 : subtree.last()));
        if (subtree.depth() >= top && first <= last) {
            double tall = y(Math.min(subtree.deepest(), columns.greatest())) + row - y(subtree.depth());
            pencil.box(
                    x(first),
                    y(subtree.depth()) + 0.5,
                    Math.max(2, x(last + 1) - x(first) - 1),
                    Math.max(2, tall - 1),
                    1,
                    FillStyle.outlined(Stroke.flat(INK, 2)));
        }
    }

    private void numbers(SketchBuilder pencil) {
        int each = (int) Math.max(1, Math.ceil(DEPTHS_EVERY / row));
        for (int depth = top; depth <= columns.greatest(); depth += each) {
            pencil.text(
                    NUMBERS - 8,
                    Math.clamp(y(depth) + row / 2, TYPE / 2, Math.max(TYPE / 2, height - TYPE / 2)),
                    Integer.toString(depth),
                    TYPE,
                    Shape.Weight.REGULAR,
                    Shape.Side.ENDS,
                    ColourRole.MUTED.tone());
        }
    }

    /** The node at a pixel of the sketch. */
    public Optional<SearchTreeReader.Node> nodeAt(double x, double y) {
        int column = (int) Math.floor((x - NUMBERS) / scale);
        int depth = top + (int) Math.floor(y / row);
        boolean there =
                x >= NUMBERS && column < columns.count() && y >= 0 && depth >= 1 && columns.least(column) >= depth;
        return there ? Optional.of(new SearchTreeReader.Node(columns.start(column + 1), depth)) : Optional.empty();
    }

    /** The step at a pixel of the sketch. */
    public long stepAt(double x) {
        return columns.start(Math.clamp(Math.round((x - NUMBERS) / scale), 0, columns.count()));
    }

    /** One row of nodes. */
    private final class Row {
        private final SketchBuilder pencil;
        private final int depth;
        private final TreeLook look;
        private final int shown;

        Row(SketchBuilder pencil, int depth, TreeLook look, int shown) {
            this.pencil = pencil;
            this.depth = depth;
            this.look = look;
            this.shown = shown;
        }

        /** Columns in which some steps are that deep, and others are not. */
        void narrow() {
            runs(column -> columns.greatest(column) >= depth && columns.least(column) < depth, (first, end) -> {
                split(first, end, TreeLook.narrow(look.vain()), TreeLook.narrow(look.later()), 0);
            });
        }

        void nodes(int[] branch) {
            runs(column -> columns.least(column) >= depth, (first, end) -> {
                boolean tour = branch[first] >= depth;
                ColourExpression past = tour ? look.tour() : look.vain();
                split(first, end, past, tour ? look.tour() : look.later(), scale > 4 ? 1 : 0);
                name(first, end, tour);
            });
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

        /** A box until the step shown in one tone, and after it in another. */
        private void split(int first, int end, ColourExpression past, ColourExpression later, double gap) {
            int middle = Math.clamp(shown + 1, first, end);
            if (middle > first) {
                box(first, middle, past, middle == end ? gap : 0);
            }
            if (end > middle) {
                box(middle, end, later, gap);
            }
        }

        private void box(int first, int end, ColourExpression tone, double gap) {
            double wide = Math.max(NARROWEST, x(end) - x(first) - gap);
            pencil.box(x(first), y(depth), wide, thick(), 0, FillStyle.filled(tone));
        }

        private void name(int first, int end, boolean tour) {
            if (x(end) - x(first) < NAMED || row < TYPE - 1) {
                return;
            }
            tree.square(depth, first, end)
                    .ifPresent(square -> pencil.centred(
                            (x(first) + x(end)) / 2,
                            y(depth) + thick() / 2,
                            SquareNames.name(board, square),
                            TYPE,
                            Shape.Weight.REGULAR,
                            tour ? ColourRole.ON_MARKER.tone() : INK));
        }
    }

    /** Takes the first column of a run, and the one after its last. */
    private interface Run {
        void take(int first, int end);
    }
}
