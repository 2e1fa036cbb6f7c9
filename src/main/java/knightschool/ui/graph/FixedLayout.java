package knightschool.ui.graph;

import java.util.BitSet;
import java.util.List;
import java.util.function.BiFunction;
import java.util.function.ToDoubleFunction;
import knightschool.drawing.label.GraphPartCaption;
import knightschool.graph.SimpleGraph;
import knightschool.layout.LayoutToPixelTransform;
import knightschool.layout.VertexPositions;

/** A layout whose vertices stay in place, except while dragged. */
final class FixedLayout implements DraggableVertexLayout {
    private final VertexPositions units;
    private final VertexPositions now;
    private final BitSet pinned = new BitSet();
    private final BiFunction<Double, Double, LayoutToPixelTransform> rule;
    private final ToDoubleFunction<LayoutToPixelTransform> spacing;
    private final List<LayoutPartCaption> captions;
    private LayoutToPixelTransform fit = LayoutToPixelTransform.NONE;

    private FixedLayout(
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

    /**
     * Returns a layout whose neighbouring vertices are far apart, without captions.
     *
     * @param rule returns the scaling of the places to a pane of the given width and height
     */
    static FixedLayout scaled(VertexPositions units, BiFunction<Double, Double, LayoutToPixelTransform> rule) {
        return new FixedLayout(units, rule, _ -> Double.MAX_VALUE, List.of());
    }

    /** Returns a layout that is stretched in both directions to fill a pane, up to a margin in pixels. */
    static FixedLayout stretched(SimpleGraph graph, VertexPositions units, double margin) {
        return scaled(units, (width, height) -> LayoutToPixelTransform.stretched(graph, units, width, height, margin));
    }

    /**
     * Returns a layout that fills a pane in one direction at least, up to a margin in pixels, and keeps proportions.
     */
    static FixedLayout inProportion(SimpleGraph graph, VertexPositions units, double margin) {
        return scaled(
                units,
                (width, height) -> LayoutToPixelTransform.of(graph, units, width, height, margin, Double.MAX_VALUE));
    }

    /** Returns a layout whose places are given in pixels. */
    static FixedLayout inPixels(VertexPositions pixels) {
        return scaled(pixels, (_, _) -> LayoutToPixelTransform.NONE);
    }

    /**
     * Returns this layout with a known distance of neighbouring vertices.
     *
     * @param distance returns it for a scaling, in pixels
     */
    FixedLayout withSpacing(ToDoubleFunction<LayoutToPixelTransform> distance) {
        return new FixedLayout(units, rule, distance, captions);
    }

    /** Returns this layout with captions of its parts. */
    FixedLayout withCaptions(List<LayoutPartCaption> parts) {
        return new FixedLayout(units, rule, spacing, parts);
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
        LayoutToPixelTransform transform = rule.apply(width, height);
        return captions.stream().map(caption -> caption.in(transform)).toList();
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
