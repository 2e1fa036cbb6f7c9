package knightschool.ui.tree;

import java.util.Optional;

/** Search trees in two plots: one of all steps, and one of the steps in view. */
public interface PlottedSearchTrees {
    /** The steps in view. */
    StepViewport viewport();

    /** The width of the space left of the steps, in pixels. */
    double margin();

    /** Returns whether the trees are drawn with their steps to the right, so that some of them can be in view. */
    boolean isZoomable();

    /** Returns the step at a pixel of the plot of the steps in view; empty if no such trees are drawn there. */
    Optional<Long> stepAt(double x);

    /** Returns the step at a pixel of the plot of all steps; empty if no trees are drawn there. */
    Optional<Long> stepOfAllAt(double x);

    /** Chooses the node at a pixel of the plot of the steps in view, or none. */
    void choose(double x, double y);

    /** The acts of the keys; a double click reaches the chosen node, too. */
    TreeKeys keys();
}
