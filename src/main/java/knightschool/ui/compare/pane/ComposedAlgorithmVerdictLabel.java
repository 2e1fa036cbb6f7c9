package knightschool.ui.compare.pane;

import javafx.scene.control.Label;

/**
 * The verdict on a {@link knightschool.algorithm.ComposedAlgorithm}, below its pane: what is known of the algorithm
 * from the parts that it is made of. Empty for every other algorithm.
 */
final class ComposedAlgorithmVerdictLabel extends Label {
    /** The height of the label, in pixels: two lines. */
    static final double HEIGHT = 36;

    /** The width from which letters have the usual size, in pixels. */
    private static final double WIDE = 420;

    ComposedAlgorithmVerdictLabel(ComparisonPaneView pane) {
        super(pane.solver().verdict());
        setWrapText(true);
        getStyleClass().addAll("pane-verdict", "muted");
        setId(pane.identity().id("verdict"));
    }

    boolean isEmpty() {
        return getText().isEmpty();
    }

    /**
     * Places the label below its pane.
     *
     * @param codeLeft the distance from the left side of the pane to its code, in pixels
     * @param hasRoom whether there is room for it
     */
    void place(ComparisonPaneView pane, double codeLeft, boolean hasRoom) {
        setVisible(hasRoom && pane.isVisible() && !isEmpty());
        double width = pane.getWidth() - codeLeft;
        String letters = width < WIDE ? "text-12" : "text-14";
        if (!getStyleClass().contains(letters)) {
            getStyleClass().removeAll("text-12", "text-14");
            getStyleClass().add(letters);
        }
        resizeRelocate(pane.getLayoutX() + codeLeft, pane.getLayoutY() + pane.getHeight(), width, HEIGHT);
    }
}
