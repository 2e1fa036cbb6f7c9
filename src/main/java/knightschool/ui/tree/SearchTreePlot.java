package knightschool.ui.tree;

import java.util.function.DoubleSupplier;
import java.util.function.Function;
import javafx.scene.layout.Region;
import knightschool.drawing.Sketch;
import knightschool.ui.board.SketchView;

/** A drawing of search trees that is as wide as the space available. If it can be focused, it uses the arrow keys. */
public final class SearchTreePlot extends Region {
    /** The least width of the steps, right of the names or numbers, in pixels. */
    private static final double LEAST_STEPS_WIDTH = 120;

    private final SketchView canvas = new SketchView();
    private final DoubleSupplier margin;
    private final Heights heights;
    private final Function<SearchTreePlot, Sketch> sketches;

    /**
     * The heights of a plot, in pixels.
     *
     * @param least the least height
     * @param usual the height where there is room
     */
    public record Heights(DoubleSupplier least, DoubleSupplier usual) {}

    /**
     * @param margin the width of the space left of the steps, in pixels
     * @param sketches makes the drawing for the size that the plot has
     */
    public SearchTreePlot(
            String id, DoubleSupplier margin, Heights heights, Function<SearchTreePlot, Sketch> sketches) {
        this.margin = margin;
        this.heights = heights;
        this.sketches = sketches;
        setId(id);
        getStyleClass().add("tree-plot");
        setMinWidth(0);
        getChildren().add(canvas);
    }

    public double wide() {
        return Math.floor(getWidth());
    }

    public double tall() {
        return Math.floor(getHeight());
    }

    /** Returns whether there is room for a drawing. */
    public boolean isRoomy() {
        return getWidth() >= margin.getAsDouble() + LEAST_STEPS_WIDTH && getHeight() >= 1;
    }

    /** Returns what is drawn now. */
    public Sketch sketch() {
        return isVisible() ? canvas.sketch() : Sketch.EMPTY;
    }

    @Override
    protected double computeMinHeight(double width) {
        return heights.least.getAsDouble();
    }

    @Override
    protected double computePrefHeight(double width) {
        return heights.usual.getAsDouble();
    }

    @Override
    protected void layoutChildren() {
        Sketch sketch = sketches.apply(this);
        canvas.setSketch(sketch);
        canvas.resizeRelocate(0, 0, Math.ceil(sketch.width()), Math.ceil(sketch.height()));
    }
}
