package knightschool.ui.compare.pane;

import javafx.scene.control.Label;

/** What can be said of a search that was put together, below its pane; empty for every other algorithm. */
final class ComposedAlgorithmVerdictLabel extends Label {
    /** The height of two lines, in pixels. */
    static final double HEIGHT = 36;

    /** The width from which on the letters are of the usual size, in pixels. */
    private static final double WIDE = 420;

    ComposedAlgorithmVerdictLabel(PaneView pane) {
        super(pane.solver().verdict());
        setWrapText(true);
        getStyleClass().addAll("pane-verdict", "muted");
        setId(pane.identity().id("verdict"));
    }

    boolean isEmpty() {
        return getText().isEmpty();
    }

    /**
     * Lies below its pane.
     *
     * @param codeLeft where the code of the pane begins, from the left side of the pane
     * @param hasRoom whether there is room for it
     */
    void place(PaneView pane, double codeLeft, boolean hasRoom) {
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
