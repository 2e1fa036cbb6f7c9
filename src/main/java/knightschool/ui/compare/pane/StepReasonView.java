package knightschool.ui.compare.pane;

import java.util.List;
import java.util.Optional;
import javafx.geometry.Dimension2D;
import javafx.scene.control.Label;
import javafx.scene.text.Text;
import javafx.scene.text.TextFlow;
import knightschool.trace.SearchSnapshot;
import knightschool.ui.compare.obstruction.PaneTourObstructions;
import knightschool.ui.compare.pane.layout.TwoSizeTextColumn;
import knightschool.ui.control.NodeStyle;
import org.kordamp.ikonli.javafx.FontIcon;

/** A sentence with the reason for the step; once the search has ended, its outcome stands above it. */
final class StepReasonView extends TwoSizeTextColumn {
    /** The difference between the height of a line's box and that of its letters, in pixels. */
    private static final double AIR = 3;

    /** Stands before the part of a reason that explains what is before it. */
    private static final String EXPLAINED = ": ";

    private final Label ending = NodeStyle.of(new Label(), "strong", "ending");
    private final Label sentences = NodeStyle.of(new Label(), "why-text");
    private final FontIcon icon = new FontIcon();
    private final Text endingInLine = NodeStyle.of(new Text(), "strong", "why-run");
    private final Text whyInLine = NodeStyle.of(new Text(), "why-run");
    private String stepReason = "";
    private Optional<PaneTourObstructions.Reason> reason = Optional.empty();
    private String missingPartWords = "";

    /** All that is to be said where there is room for it. */
    private String fullText = "";

    /** The size for which the words were shortened; empty while all of them stand there. */
    private Optional<Dimension2D> shortenedFor = Optional.empty();

    private final TextFlow inLine = NodeStyle.of(new TextFlow(endingInLine, whyInLine), "why-in-line");

    StepReasonView() {
        super(AIR);
        getStyleClass().add("why");
        ending.setGraphic(icon);
        ending.managedProperty().bind(ending.visibleProperty());
        for (Label sentence : new Label[] {ending, sentences}) {
            sentence.setWrapText(true);
            sentence.setMinHeight(USE_PREF_SIZE);
        }
        inLine.setManaged(false);
        inLine.setVisible(false);
        getChildren().setAll(ending, sentences, inLine);
    }

    /**
     * Shows a frame.
     *
     * @param end the outcome of the search; empty while it goes on
     */
    void show(SearchSnapshot frame, Optional<OutcomeWords> end) {
        String before = ending.isVisible() ? ending.getText() : "";
        ending.setVisible(end.isPresent());
        end.ifPresent(words -> {
            ending.setText(words.sentence());
            endingInLine.setText(words.sentence() + ". ");
            icon.setIconCode(words.icon());
        });
        if (!before.equals(end.map(OutcomeWords::sentence).orElse(""))) {
            setWords(fullText);
        }
        stepReason = frame.explanation().sentence();
        say();
    }

    /** Says how far the search is, as long as no frame is known. */
    void await(String progress) {
        ending.setVisible(false);
        stepReason = progress;
        say();
    }

    /**
     * Sets the reason why the path can no longer be completed; it replaces the reason for the step where there is no
     * room for both.
     */
    void setReason(Optional<PaneTourObstructions.Reason> now) {
        reason = now;
        say();
    }

    /** Sets a note behind the reason about parts for which there is no room; empty for none. */
    void setMissing(String words) {
        missingPartWords = words;
        say();
    }

    private void say() {
        String because = reason.map(PaneTourObstructions.Reason::text).orElse(stepReason);
        String words = (because + " " + missingPartWords).strip();
        if (!words.equals(fullText)) {
            fullText = words;
            setWords(words);
        }
    }

    private void setWords(String words) {
        sentences.setText(words);
        whyInLine.setText(words);
        shortenedFor = Optional.empty();
        chooseAgain();
    }

    /** Returns the words for places that have no room for all of them, longest first; an outcome may stand alone. */
    private List<String> shorterTexts() {
        int colon = fullText.indexOf(EXPLAINED);
        String shorter = !missingPartWords.isEmpty()
                ? missingPartWords
                : colon < 0 ? fullText : fullText.substring(0, colon) + ".";
        return ending.isVisible() ? List.of(shorter, "") : List.of(shorter);
    }

    /**
     * Lays out the sentences. Text that is too long for its place is set in smaller type. If it is still too long, the
     * note on missing parts, which was asked for, stands without the reason for the step, or the reason without what
     * explains it; below an outcome the reason first continues on its line, and is left out last. Another size begins
     * with all the words again, so that what is read there does not depend on an earlier size.
     */
    @Override
    protected void layoutChildren() {
        Dimension2D size = new Dimension2D(getWidth(), getHeight());
        if (shortenedFor.filter(before -> !before.equals(size)).isPresent()) {
            setWords(fullText);
        }
        super.layoutChildren();
        for (String words : shorterTexts()) {
            if (words.length() < sentences.getText().length() && hasNoRoom()) {
                setWords(words);
                shortenedFor = Optional.of(size);
                super.layoutChildren();
            }
        }
        boolean oneFlow = ending.isVisible() && isTooLong();
        inLine.setVisible(oneFlow);
        ending.setOpacity(oneFlow ? 0 : 1);
        sentences.setOpacity(oneFlow ? 0 : 1);
        inLine.resizeRelocate(0, 0, getWidth(), inLine.prefHeight(getWidth()));
    }

    /** Returns whether the present words are too long for their place, an outcome and its reason even in one flow. */
    private boolean hasNoRoom() {
        return isTooLong() && (!ending.isVisible() || inLine.prefHeight(getWidth()) > getHeight() + AIR);
    }
}
