package knightschool.ui.compare.pane;

import javafx.scene.control.Label;
import javafx.scene.control.Tooltip;
import knightschool.algorithm.ConfiguredAlgorithm;

/**
 * The verdict on a {@link knightschool.algorithm.ComposedAlgorithm}, below its pane: what is known of the algorithm
 * from the parts that it is made of. Empty for every other algorithm.
 */
final class ComposedAlgorithmVerdictLabel extends Label {
    /** The height of the label, in pixels: two lines. */
    static final double HEIGHT = 36;

    /** The width from which letters have the usual size, in pixels. */
    private static final double WIDE = 420;

    private final ConfiguredAlgorithm solver;

    /** The width for which the words were chosen, in pixels. */
    private double chosenFor;

    ComposedAlgorithmVerdictLabel(ComparisonPaneView pane) {
        super(pane.solver().verdict());
        solver = pane.solver();
        setWrapText(true);
        if (!isEmpty()) {
            setTooltip(new Tooltip(solver.verdict() + "\n" + PaneWords.PARTS));
        }
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
        if (isVisible() && width != chosenFor) {
            chosenFor = width;
            chooseWords(width);
        }
        resizeRelocate(pane.getLayoutX() + codeLeft, pane.getLayoutY() + pane.getHeight(), width, HEIGHT);
    }

    /** Leaves the reason to the tooltip where two lines have no room for it. */
    private void chooseWords(double width) {
        applyCss();
        setText(solver.verdict());
        if (prefHeight(width) > HEIGHT) {
            setText(solver.verdictInShort());
        }
    }
}
