package knightschool.ui.compare.pane;

import java.util.List;
import java.util.Map;
import java.util.OptionalInt;
import javafx.css.PseudoClass;
import javafx.scene.control.Label;
import javafx.scene.layout.VBox;
import javafx.scene.text.Text;
import knightschool.algorithm.Solver;
import knightschool.compare.ComparisonStepSummary;
import knightschool.trace.Frame;
import knightschool.ui.compare.model.StepSummaryWords;
import knightschool.ui.shell.MessageDisplay;
import knightschool.ui.theme.LayoutPseudoClassUpdater;
import knightschool.ui.theme.PseudoClasses;

/**
 * A sentence below all panes about the current step: what happened, and which searches extend a path that no tour has.
 * The text size depends on the width only, so that it is stable from step to step; a sentence that is too long names
 * fewer searches.
 */
public final class StepSummaryView extends VBox {
    /** A wider one is read from afar, in pixels. */
    private static final double LARGE_WIDTH = 1600;

    /** In a narrower one the boards need the space, in pixels. */
    private static final double SMALL_WIDTH = 1100;

    /** As high as a sentence can be. */
    private static final String TWO_LINES = "Step\nStep";

    /** With no words it looks like a line that was forgotten: only its place stays. */
    private static final PseudoClass SILENT = PseudoClass.getPseudoClass("silent");

    private final Label sentence = new Label();
    private List<PaneIdentity> panes = List.of();
    private OptionalInt alone = OptionalInt.empty();
    private List<String> sentences = List.of();

    public StepSummaryView() {
        setId("compare-summary");
        getStyleClass().addAll("summary", MessageDisplay.KEPT_CLEAR);
        sentence.getStyleClass().add("summary-text");
        sentence.setWrapText(true);
        sentence.setMinHeight(USE_PREF_SIZE);
        managedProperty().bind(visibleProperty());
        widthProperty().addListener((_, _, width) -> choose(width.doubleValue()));
        sentence.fontProperty().addListener(_ -> fit());
        getChildren().setAll(sentence);
        say(List.of());
    }

    private void choose(double width) {
        LayoutPseudoClassUpdater.set(
                this, Map.of(PseudoClasses.SMALL, width < SMALL_WIDTH, PseudoClasses.LARGE, width >= LARGE_WIDTH));
        fit();
    }

    /**
     * Whose searches they are, from left to right.
     *
     * @param enlarged which pane alone is seen, by its number from 0: the sentence is about that one then
     */
    public void identify(List<PaneIdentity> now, OptionalInt enlarged) {
        panes = now;
        alone = enlarged;
    }

    /**
     * Sums up a step; says nothing of searches that are not those of the panes.
     *
     * @param stopped the searches that go no further, since the step is the limit
     * @param fast whether steps follow one another too fast to be read
     */
    public void show(ComparisonStepSummary summary, List<Solver> stopped, boolean fast) {
        List<Solver> searching =
                summary.snapshot().frames().stream().map(Frame::solver).toList();
        boolean same = searching.equals(panes.stream().map(PaneIdentity::solver).toList());
        say(same ? StepSummaryWords.sentences(seen(summary), names(), stopped, fast) : List.of());
    }

    private ComparisonStepSummary seen(ComparisonStepSummary summary) {
        return alone.isPresent() ? summary.only(alone.getAsInt()) : summary;
    }

    private List<String> names() {
        List<PaneIdentity> seen = alone.isPresent() ? List.of(panes.get(alone.getAsInt())) : panes;
        return seen.stream().map(PaneIdentity::titleInSentence).toList();
    }

    /** Says nothing: what is known is not of the searches that are shown. */
    public void clear() {
        say(List.of());
    }

    private void say(List<String> longestFirst) {
        sentences = longestFirst;
        pseudoClassStateChanged(SILENT, sentences.isEmpty());
        fit();
    }

    private void fit() {
        String words = sentences.stream()
                .filter(this::isInTwoLines)
                .findFirst()
                .orElseGet(() -> sentences.isEmpty() ? "" : sentences.getLast());
        if (!words.equals(sentence.getText())) {
            sentence.setText(words);
        }
    }

    private boolean isInTwoLines(String words) {
        double width = getWidth() - snappedLeftInset() - snappedRightInset();
        // The same lines are not always equally high to the pixel.
        double line = sentence.getFont().getSize();
        return width <= 0 || height(words, width) < height(TWO_LINES, width) + line / 2;
    }

    private double height(String words, double width) {
        Text text = new Text(words);
        text.setFont(sentence.getFont());
        text.setWrappingWidth(width);
        return text.getLayoutBounds().getHeight();
    }
}
