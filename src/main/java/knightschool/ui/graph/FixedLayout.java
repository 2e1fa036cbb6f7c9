package knightschool.ui.graph;

import java.util.BitSet;
import java.util.function.BiFunction;
import knightschool.layout.Fit;
import knightschool.layout.Places;

/** Places that stay as they are, but for vertices that somebody drags. */
final class FixedLayout implements VertexLayout {
    private final Places units;
    private final Places now;
    private final BitSet pinned = new BitSet();
    private final BiFunction<Double, Double, Fit> rule;
    private Fit fit = Fit.NONE;

    /** @param rule how the places fit into a pane of a width and height */
    FixedLayout(Places units, BiFunction<Double, Double, Fit> rule) {
        this.units = units;
        this.now = units.copy();
        this.rule = rule;
    }

    /** Places that are in pixels already. */
    static FixedLayout inPixels(Places pixels) {
        return new FixedLayout(pixels, (_, _) -> Fit.NONE);
    }

    @Override
    public Places pixels(double width, double height) {
        fit = rule.apply(width, height);
        return fit.pixels(now);
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
