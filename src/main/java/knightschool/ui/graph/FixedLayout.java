package knightschool.ui.graph;

import java.util.BitSet;
import java.util.List;
import java.util.function.BiFunction;
import java.util.function.ToDoubleFunction;
import knightschool.drawing.graph.GraphPartCaption;
import knightschool.graph.SimpleGraph;
import knightschool.layout.LayoutToPixelTransform;
import knightschool.layout.VertexPositions;

/** Places that stay as they are, but for vertices that somebody drags. */
final class FixedLayout implements VertexLayout {
    private final VertexPositions units;
    private final VertexPositions now;
    private final BitSet pinned = new BitSet();
    private final BiFunction<Double, Double, LayoutToPixelTransform> rule;
    private final ToDoubleFunction<LayoutToPixelTransform> spacing;
    private final List<LayoutPartCaption> captions;
    private LayoutToPixelTransform fit = LayoutToPixelTransform.NONE;

    /** @param rule how the places fit into a pane of a width and height */
    FixedLayout(VertexPositions units, BiFunction<Double, Double, LayoutToPixelTransform> rule) {
        this(units, rule, _ -> Double.MAX_VALUE, List.of());
    }

    /**
     * Places that neighbours have at a known distance.
     *
     * @param rule how the places fit into a pane of a width and height
     * @param spacing how far neighbours are then apart
     * @param captions what parts of the layout stand for
     */
    FixedLayout(
            VertexPositions units,
            BiFunction<Double, Double, LayoutToPixelTransform> rule,
            ToDoubleFunction<LayoutToPixelTransform> spacing,
            List<LayoutPartCaption> captions) {
        this.units = units;
        this.now = units.copy();
        this.rule = rule;
        this.spacing = spacing;
        this.captions = captions;
    }

    /** Places of a graph that are stretched both ways to fill a pane, up to a margin in pixels. */
    static FixedLayout stretched(
            SimpleGraph graph, VertexPositions units, List<LayoutPartCaption> captions, double margin) {
        return new FixedLayout(
                units,
                (width, height) -> LayoutToPixelTransform.stretched(graph, units, width, height, margin),
                _ -> Double.MAX_VALUE,
                captions);
    }

    /** Places that are in pixels already. */
    static FixedLayout inPixels(VertexPositions pixels) {
        return inPixels(pixels, Double.MAX_VALUE);
    }

    /** The same, of neighbours at a known distance. */
    static FixedLayout inPixels(VertexPositions pixels, double spacing) {
        return new FixedLayout(pixels, (_, _) -> LayoutToPixelTransform.NONE, _ -> spacing, List.of());
    }

    @Override
    public VertexPositions pixels(double width, double height) {
        fit = rule.apply(width, height);
        return fit.pixels(now);
    }

    @Override
    public double spacing(double width, double height) {
        return spacing.applyAsDouble(rule.apply(width, height));
    }

    @Override
    public List<GraphPartCaption> captions(double width, double height) {
        LayoutToPixelTransform here = rule.apply(width, height);
        return captions.stream().map(caption -> caption.in(here)).toList();
    }

    @Override
    public void tick(double seconds) {
        // Nothing moves by itself.
    }

    @Override
    public boolean isResting() {
        return true;
    }

    @Override
    public void drag(int vertex, double x, double y) {
        pinned.set(vertex);
        now.set(vertex, fit.unitX(x), fit.unitY(y));
    }

    @Override
    public boolean isPinned(int vertex) {
        return pinned.get(vertex);
    }

    @Override
    public void free(int vertex) {
        pinned.clear(vertex);
        now.set(vertex, units.x()[vertex], units.y()[vertex]);
    }
}
