package knightschool.ui.compare.pane;

import java.util.List;
import java.util.Map;
import javafx.scene.control.Label;
import knightschool.algorithm.Solver;
import knightschool.compare.StepSummary;
import knightschool.trace.Frame;
import knightschool.ui.compare.model.SummaryWords;
import knightschool.ui.theme.LayoutStates;
import knightschool.ui.theme.StyleStates;

/** One sentence below all panes: what just happened, and which searches go on in vain. */
public final class SummaryView extends ShrinkToFitSentences {
    /** A wider one is read from afar, in pixels. */
    private static final double LARGE_WIDTH = 1600;

    /** In a narrower one the boards need the space, in pixels. */
    private static final double SMALL_WIDTH = 1100;

    private final Label sentence = new Label();
    private List<PaneIdentity> panes = List.of();

    public SummaryView() {
        super(0);
        setId("compare-summary");
        getStyleClass().add("summary");
        sentence.getStyleClass().add("summary-text");
        sentence.setWrapText(true);
        sentence.setMinHeight(USE_PREF_SIZE);
        managedProperty().bind(visibleProperty());
        widthProperty().addListener((_, _, width) -> choose(width.doubleValue()));
        getChildren().setAll(sentence);
    }

    private void choose(double width) {
        LayoutStates.set(this, Map.of(StyleStates.SMALL, width < SMALL_WIDTH, StyleStates.LARGE, width >= LARGE_WIDTH));
    }

    /** Whose searches they are, from left to right. */
    public void identify(List<PaneIdentity> now) {
        panes = now;
    }

    /**
     * Sums up a step; says nothing of searches that are not those of the panes.
     *
     * @param stopped the searches that go no further, since the step is the limit
     * @param fast whether steps follow one another too fast to be read
     */
    public void show(StepSummary summary, List<Solver> stopped, boolean fast) {
        List<Solver> searching =
                summary.snapshot().frames().stream().map(Frame::solver).toList();
        boolean same = searching.equals(panes.stream().map(PaneIdentity::solver).toList());
        List<String> names = panes.stream().map(PaneIdentity::titleInSentence).toList();
        say(same ? SummaryWords.sentence(summary, names, stopped, fast) : "");
    }

    /** Says nothing: what is known is not of the searches that are shown. */
    public void clear() {
        say("");
    }

    private void say(String words) {
        if (!words.equals(sentence.getText())) {
            sentence.setText(words);
            chooseAgain();
        }
    }
}
