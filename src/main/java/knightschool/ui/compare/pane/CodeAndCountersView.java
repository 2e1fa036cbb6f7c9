package knightschool.ui.compare.pane;

import javafx.scene.layout.BorderPane;
import knightschool.algorithm.ConfiguredAlgorithm;
import knightschool.trace.SearchSnapshot;

/** The code of a search with its counters beside or below it. Hidden parts keep their space. */
final class CodeAndCountersView extends BorderPane {
    private final PseudocodeView code = new PseudocodeView();
    private final CountersView counters = new CountersView();
    private boolean countersWanted = true;

    /** Shows the code without a current line, and no counts, as long as no frame is known. */
    void await(ConfiguredAlgorithm solver) {
        code.show(solver.code());
        counters.await();
    }

    void show(SearchSnapshot now) {
        code.show(now.solver().code(), now.explanation().line());
        counters.show(now);
    }

    /**
     * Shows or hides the parts until the next call.
     *
     * @param codeShown whether the code is shown
     * @param countersShown whether the counters are shown
     */
    void showParts(boolean codeShown, boolean countersShown) {
        countersWanted = countersShown;
        code.setVisible(codeShown);
        counters.setVisible(countersShown);
    }

    /** Sets whether there is room for the counters. */
    void setRoomForCounters(boolean room) {
        counters.setVisible(countersWanted && room);
    }

    /** Sets whether the text is small. */
    void setSmall(boolean isSmall) {
        counters.setSmall(isSmall);
    }

    /**
     * Shows the counters without the code.
     *
     * @param flat whether the counts are side by side
     */
    void arrangeCountersAlone(boolean flat) {
        clear();
        setCenter(counters);
        counters.setFlat(flat);
    }

    /** Shows the counters without the code, each below its name and above the next. */
    void stackCountersAlone() {
        clear();
        setCenter(counters);
        counters.stack();
    }

    /** Takes both parts out of one place before they come into another: a node stands in one at a time. */
    private void clear() {
        setTop(null);
        setCenter(null);
        setRight(null);
        setBottom(null);
    }

    /**
     * Arranges the parts.
     *
     * @param countersBelow whether the counters are below the code instead of beside it
     * @param flat whether the counts are side by side
     */
    void arrange(boolean countersBelow, boolean flat) {
        clear();
        (countersBelow ? topProperty() : centerProperty()).set(code);
        (countersBelow ? bottomProperty() : rightProperty()).set(counters);
        counters.setFlat(flat);
    }
}
