package knightschool.ui.compare.pane;

import java.util.Optional;
import javafx.scene.control.Label;
import javafx.scene.text.Text;
import javafx.scene.text.TextFlow;
import knightschool.trace.Frame;
import knightschool.ui.compare.model.PaneObstructions;
import org.kordamp.ikonli.javafx.FontIcon;

/** One sentence why the step was made; once the search is over, how it ended stands above it. */
final class StepReasonView extends ShrinkToFitSentences {
    /** The box of a line is that much higher than its letters, in pixels. */
    private static final double AIR = 3;

    private final Label ending = new Label();
    private final Label why = new Label();
    private final FontIcon icon = new FontIcon();
    private final Text endingInLine = new Text();
    private final Text whyInLine = new Text();
    private String stepReason = "";
    private Optional<PaneObstructions.Reason> reason = Optional.empty();
    private String missing = "";
    private final TextFlow inLine = new TextFlow(endingInLine, whyInLine);

    StepReasonView() {
        super(AIR);
        getStyleClass().add("why");
        ending.getStyleClass().addAll("strong", "ending");
        ending.setGraphic(icon);
        ending.managedProperty().bind(ending.visibleProperty());
        why.getStyleClass().add("why-text");
        for (Label sentence : new Label[] {ending, why}) {
            sentence.setWrapText(true);
            sentence.setMinHeight(USE_PREF_SIZE);
        }
        endingInLine.getStyleClass().addAll("strong", "why-run");
        whyInLine.getStyleClass().add("why-run");
        inLine.getStyleClass().add("why-in-line");
        inLine.setManaged(false);
        inLine.setVisible(false);
        getChildren().setAll(ending, why, inLine);
    }

    /** @param end how its search ended; empty where it goes on */
    void show(Frame frame, Optional<OutcomeWords> end) {
        String before = ending.isVisible() ? ending.getText() : "";
        ending.setVisible(end.isPresent());
        end.ifPresent(words -> {
            ending.setText(words.sentence());
            endingInLine.setText(words.sentence() + ". ");
            icon.setIconCode(words.icon());
        });
        if (!before.equals(end.map(OutcomeWords::sentence).orElse(""))) {
            chooseAgain();
        }
        stepReason = frame.explanation().why();
        say();
    }

    /** Says why it can no longer be done in place of why the step was made, where there is no room for both. */
    void setReason(Optional<PaneObstructions.Reason> now) {
        reason = now;
        say();
    }

    /** Says behind the reason what there is no room for; empty for nothing. */
    void setMissing(String what) {
        missing = what;
        say();
    }

    private void say() {
        String because = reason.map(PaneObstructions.Reason::text).orElse(stepReason);
        String words = (because + " " + missing).strip();
        if (!words.equals(why.getText())) {
            why.setText(words);
            whyInLine.setText(words);
            chooseAgain();
        }
    }

    /**
     * What is too long for its place is said in smaller type, and where that is too long too the reason goes on in the
     * line of the ending.
     */
    @Override
    protected void layoutChildren() {
        super.layoutChildren();
        boolean oneFlow = ending.isVisible() && isTooLong();
        inLine.setVisible(oneFlow);
        ending.setOpacity(oneFlow ? 0 : 1);
        why.setOpacity(oneFlow ? 0 : 1);
        inLine.resizeRelocate(0, 0, getWidth(), inLine.prefHeight(getWidth()));
    }
}
