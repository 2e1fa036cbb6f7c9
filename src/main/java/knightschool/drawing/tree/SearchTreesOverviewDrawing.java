package knightschool.drawing.tree;

import java.util.List;
import java.util.function.IntToLongFunction;
import knightschool.compare.SearchTreeInView;
import knightschool.compare.VisibleSearchTreeParts;
import knightschool.drawing.Sketch;
import knightschool.drawing.SketchBuilder;

/** Draws whole search trees as outlines below one another at one scale, with a frame around the steps in view. */
public final class SearchTreesOverviewDrawing {
    private static final double NARROWEST = 1;

    private final VisibleSearchTreeParts trees;
    private final List<SearchTreeLaneLabel> lanes;
    private final double width;
    private final double height;

    /**
     * Creates a drawing for a sketch of the given size, in pixels.
     *
     * @param lanes the names of the trees, one for each
     */
    public SearchTreesOverviewDrawing(
            VisibleSearchTreeParts trees, List<SearchTreeLaneLabel> lanes, double width, double height) {
        this.trees = trees;
        this.lanes = lanes;
        this.width = width;
        this.height = height;
    }

    /**
     * Draws the trees.
     *
     * @param steps returns the step at which a search is shown, by its index
     */
    public Sketch draw(IntToLongFunction steps) {
        SketchBuilder pencil = new SketchBuilder();
        int deepest = trees.trees().stream()
                .mapToInt(tree -> tree.whole().greatest())
                .max()
                .orElse(1);
        double tall = height / Math.max(1, trees.trees().size());
        for (int i = 0; i < trees.trees().size(); i++) {
            SearchTreeInView tree = trees.trees().get(i);
            double top = i * tall;
            long now = steps.applyAsLong(tree.search());
            lanes.stream()
                    .filter(lane -> lane.search() == tree.search())
                    .findFirst()
                    .ifPresent(lane -> outline(tree, tall * tree.whole().greatest() / deepest)
                            .bars(lane.look().tone(), now)
                            .shapes()
                            .forEach(shape -> pencil.add(shape.moved(0, top))));
        }
        // Above all trees, whose bars would cover it.
        for (int i = 0; i < trees.trees().size(); i++) {
            axis().mark(pencil, steps.applyAsLong(trees.trees().get(i).search()), i * tall, tall);
        }
        axis().frame(pencil, trees.span());
        return pencil.sketch(width, height);
    }

    private SearchTreeOverviewDrawing outline(SearchTreeInView tree, double tall) {
        double wide = Math.max(NARROWEST, (width - SearchTreesDrawing.MARGIN) * trees.share(tree));
        return new SearchTreeOverviewDrawing(tree, SearchTreesDrawing.MARGIN, SearchTreesDrawing.MARGIN + wide, tall);
    }

    private OverviewStepAxis axis() {
        return new OverviewStepAxis(trees.whole(), SearchTreesDrawing.MARGIN, width, height);
    }

    /** Returns the step at a pixel of the sketch. */
    public long stepAt(double x) {
        return axis().stepAt(x);
    }
}
