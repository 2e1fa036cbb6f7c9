package knightschool.ui.compare;

import java.util.List;
import java.util.Map;
import java.util.OptionalInt;
import java.util.stream.Stream;
import javafx.css.PseudoClass;
import javafx.scene.control.Label;
import javafx.scene.layout.VBox;
import javafx.scene.text.Text;
import knightschool.algorithm.ConfiguredAlgorithm;
import knightschool.compare.ComparisonStepSummary;
import knightschool.trace.SearchSnapshot;
import knightschool.ui.compare.model.AlignmentWords;
import knightschool.ui.compare.model.ComparisonStepSummaryWords;
import knightschool.ui.compare.pane.PaneIdentity;
import knightschool.ui.message.MessageDisplay;
import knightschool.ui.theme.ImmediatePseudoClassUpdater;
import knightschool.ui.theme.PseudoClasses;

/**
 * A sentence below all panes about the current step: what happened, and which searches extend a path that belongs to no
 * tour. Where panes are lined up by anything other than the step, it says first where each of them is. The text size
 * depends only on the width, so that it is stable from step to step. A sentence that is too long names fewer searches.
 */
public final class ComparisonStepSummaryView extends VBox {
    /** The least width with text that can be read from afar, in pixels. */
    private static final double LARGE_WIDTH = 1600;

    /** The width below which text is small because the boards need the space, in pixels. */
    private static final double SMALL_WIDTH = 1100;

    /** A text with the greatest height of a sentence. */
    private static final String TWO_LINES = "Step\nStep";

    /** Set while there are no words: an empty box would look like a forgotten line, so only its space remains. */
    private static final PseudoClass SILENT = PseudoClass.getPseudoClass("silent");

    private final Label sentence = new Label();
    private List<PaneIdentity> panes = List.of();
    private OptionalInt alone = OptionalInt.empty();
    private List<String> sentences = List.of();

    public ComparisonStepSummaryView() {
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
        ImmediatePseudoClassUpdater.set(
                this, Map.of(PseudoClasses.SMALL, width < SMALL_WIDTH, PseudoClasses.LARGE, width >= LARGE_WIDTH));
        fit();
    }

    /**
     * Sets the panes that the sentence is about.
     *
     * @param now the identities of the panes, from left to right
     * @param enlarged the index of the pane that is shown alone, to which the sentence is then limited
     */
    public void identify(List<PaneIdentity> now, OptionalInt enlarged) {
        panes = now;
        alone = enlarged;
    }

    /**
     * Summarizes a step. Shows nothing if the searches are not those of the panes.
     *
     * @param stopped the searches that stop here because the step limit is reached
     * @param fast whether steps follow one another too fast to be read
     */
    public void show(ComparisonStepSummary summary, List<ConfiguredAlgorithm> stopped, boolean fast) {
        List<ConfiguredAlgorithm> searching =
                summary.snapshot().frames().stream().map(SearchSnapshot::solver).toList();
        boolean same = searching.equals(panes.stream().map(PaneIdentity::solver).toList());
        say(same ? sentences(visibleSummary(summary), stopped, fast) : List.of());
    }

    private List<String> sentences(ComparisonStepSummary summary, List<ConfiguredAlgorithm> stopped, boolean fast) {
        List<String> acts = ComparisonStepSummaryWords.sentences(summary, names(), stopped, fast);
        return summary.snapshot()
                .aligned()
                .map(steps -> AlignmentWords.sentences(steps, summary.snapshot().frames(), names()))
                .map(steps -> Stream.concat(acts.stream().map(words -> steps.getFirst() + " " + words), steps.stream())
                        .toList())
                .orElse(acts);
    }

    private ComparisonStepSummary visibleSummary(ComparisonStepSummary summary) {
        return alone.isPresent() ? summary.only(alone.getAsInt()) : summary;
    }

    private List<String> names() {
        List<PaneIdentity> identities = alone.isPresent() ? List.of(panes.get(alone.getAsInt())) : panes;
        return identities.stream().map(PaneIdentity::titleInSentence).toList();
    }

    /** Clears the sentence, for a moment when nothing is known about the searches shown. */
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
