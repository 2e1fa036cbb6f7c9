package knightschool.ui.control;

import java.util.HashMap;
import java.util.Map;
import java.util.function.DoubleUnaryOperator;
import javafx.scene.layout.VBox;

/**
 * A column that computes its heights once for each width until a part of it asks for a layout. JavaFX caches only those
 * heights that depend on no width, and a layout asks every column for the others many times: once for each column
 * around it and each kind of height.
 */
public class HeightCachingColumn extends VBox {
    private final Map<Double, Double> least = new HashMap<>();
    private final Map<Double, Double> preferred = new HashMap<>();

    /** @param spacing the distance of the parts, in pixels */
    public HeightCachingColumn(double spacing) {
        super(spacing);
    }

    @Override
    public void requestLayout() {
        // The constructor of the superclass sets properties that ask for a layout.
        if (least != null && preferred != null) {
            least.clear();
            preferred.clear();
        }
        super.requestLayout();
    }

    @Override
    protected final double computeMinHeight(double width) {
        return cached(least, width, this::leastHeight);
    }

    @Override
    protected final double computePrefHeight(double width) {
        return cached(preferred, width, this::preferredHeight);
    }

    /** Computes the least height for a width, in pixels; -1 is any width. */
    protected double leastHeight(double width) {
        return super.computeMinHeight(width);
    }

    /** Computes the preferred height for a width, in pixels; -1 is any width. */
    protected double preferredHeight(double width) {
        return super.computePrefHeight(width);
    }

    // A part may be measured again while it is measured, so that the map must not be in use.
    private static double cached(Map<Double, Double> heights, double width, DoubleUnaryOperator height) {
        Double cached = heights.get(width);
        if (cached == null) {
            cached = height.applyAsDouble(width);
            heights.put(width, cached);
        }
        return cached;
    }
}
