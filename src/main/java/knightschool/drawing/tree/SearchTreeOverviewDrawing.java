package knightschool.drawing.tree;

import java.util.ArrayList;
import java.util.List;
import java.util.function.IntPredicate;
import java.util.function.IntUnaryOperator;
import java.util.stream.IntStream;
import knightschool.compare.SearchTreeInView;
import knightschool.drawing.AreaStyle;
import knightschool.drawing.ColourExpression;
import knightschool.drawing.Sketch;
import knightschool.drawing.SketchBuilder;
import knightschool.drawing.VectorOutline;
import knightschool.statemap.tour.StateMapSearchTree;
import knightschool.trace.StepBinDepths;
import knightschool.trace.StepRange;

/** Draws a whole search tree as an outline that hangs from its root, with a frame around the part being viewed. */
public final class SearchTreeOverviewDrawing {
    private final StepBinDepths columns;
    private final int[] tour;
    private final StepRange inView;
    private final double margin;
    private final double width;
    private final double height;

    /** Creates a drawing for a sketch of the given size, in pixels. */
    public SearchTreeOverviewDrawing(SearchTreeInView tree, double width, double height) {
        this(tree, SearchTreeIcicleDrawing.NUMBERS, width, height);
    }

    /** @param margin the width of the space at the left, in pixels */
    SearchTreeOverviewDrawing(SearchTreeInView tree, double margin, double width, double height) {
        this.columns = tree.whole();
        this.tour = tree.tourInWhole();
        this.inView = tree.part().span();
        this.margin = margin;
        this.width = width;
        this.height = height;
    }

    private OverviewStepAxis axis() {
        return new OverviewStepAxis(columns.span(), margin, width, height);
    }

    private double x(double part) {
        return margin + (width - margin) * part;
    }

    private double y(int depth) {
        return height * depth / Math.max(1, columns.greatest());
    }

    /**
     * Draws the tree in the colour of its algorithm.
     *
     * @param now the step shown
     */
    public Sketch draw(ColourExpression hue, long now) {
        return bars(hue, now).with(pencil -> {
            axis().mark(pencil, now, 0, height);
            axis().frame(pencil, inView);
        });
    }

    /**
     * Draws the tree of a search at its end, in the colour of its algorithm.
     *
     * @param marked the visits whose first steps are marked
     */
    public Sketch drawAtEnd(ColourExpression hue, List<StateMapSearchTree.Visit> marked) {
        return bars(hue, Long.MAX_VALUE).with(pencil -> {
            marked.forEach(visit -> axis().mark(pencil, visit.first(), 0, height));
            axis().frame(pencil, inView);
        });
    }

    /**
     * Draws the tree without the marks of the step shown and of the part being viewed. Each colour is one area: columns
     * drawn one by one would be paler where they meet within a pixel, as in magnified scenes. An area that the next one
     * covers is left out: the legend names the colours that are drawn.
     */
    Sketch bars(ColourExpression hue, long now) {
        SketchBuilder pencil = new SketchBuilder();
        SearchTreeColours look = new SearchTreeColours(hue);
        int all = columns.count();
        int searched = 0;
        while (searched < all && columns.start(searched) < now) {
            searched++;
        }
        IntPredicate isNarrow = column -> columns.greatest(column) > columns.least(column);
        IntPredicate isBelowTour = column -> columns.least(column) > tour[column];
        if (IntStream.range(0, searched).anyMatch(isNarrow)) {
            area(pencil, 0, searched, columns::greatest, look.narrowVain());
        }
        if (IntStream.range(searched, all).anyMatch(isNarrow)) {
            area(pencil, searched, all, columns::greatest, look.narrowLater());
        }
        if (IntStream.range(0, searched).anyMatch(isBelowTour)) {
            area(pencil, 0, searched, columns::least, look.vain());
        }
        if (IntStream.range(searched, all).anyMatch(isBelowTour)) {
            area(pencil, searched, all, columns::least, look.later());
        }
        area(pencil, 0, all, column -> tour[column], look.tour());
        return pencil.sketch(width, height);
    }

    /** Fills some columns from the top down to a depth of each. */
    private void area(SketchBuilder pencil, int first, int end, IntUnaryOperator depth, ColourExpression tone) {
        List<VectorOutline.Part> edge = new ArrayList<>();
        edge.add(new VectorOutline.Move(x((double) first / columns.count()), 0));
        int deepest = 0;
        for (int column = first; column < end; column++) {
            int lower = depth.applyAsInt(column);
            if (column == first || lower != depth.applyAsInt(column - 1)) {
                edge.add(new VectorOutline.To(x((double) column / columns.count()), y(lower)));
            }
            if (column == end - 1 || lower != depth.applyAsInt(column + 1)) {
                edge.add(new VectorOutline.To(x((column + 1.0) / columns.count()), y(lower)));
            }
            deepest = Math.max(deepest, lower);
        }
        if (deepest > 0) {
            edge.add(new VectorOutline.To(x((double) end / columns.count()), 0));
            edge.add(new VectorOutline.Close());
            pencil.outline(new VectorOutline(edge), AreaStyle.filled(tone));
        }
    }

    /** Returns the step at a pixel of the sketch. */
    public long stepAt(double x) {
        return axis().stepAt(x);
    }
}
