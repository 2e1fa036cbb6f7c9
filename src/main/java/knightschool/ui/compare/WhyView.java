package knightschool.ui.compare;

import javafx.css.PseudoClass;
import javafx.scene.control.Label;
import javafx.scene.layout.VBox;
import javafx.scene.text.Text;
import javafx.scene.text.TextFlow;
import knightschool.trace.Frame;
import org.kordamp.ikonli.javafx.FontIcon;

/** One sentence why the step was made; once the search is over, how it ended stands above it. */
final class WhyView extends VBox {
    private static final PseudoClass LONG = PseudoClass.getPseudoClass("long");

    /** The box of a line is that much higher than its letters, in pixels. */
    private static final double AIR = 3;

    private final Label ending = new Label();
    private final Label why = new Label();
    private final FontIcon icon = new FontIcon();
    private final Text endingInLine = new Text();
    private final Text whyInLine = new Text();
    private final TextFlow inLine = new TextFlow(endingInLine, whyInLine);

    WhyView() {
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

    void show(Frame frame) {
        ending.setVisible(frame.isOver());
        if (frame.isOver()) {
            OutcomeWords end = OutcomeWords.of(frame.outcome(), frame.step());
            ending.setText(end.sentence());
            endingInLine.setText(end.sentence() + ". ");
            icon.setIconCode(end.icon());
        }
        why.setText(frame.explanation().why());
        whyInLine.setText(frame.explanation().why());
    }

    /**
     * What is too long for its place is said in smaller type, and where that is too long too the reason goes on in the
     * line of the ending.
     */
    @Override
    protected void layoutChildren() {
        wear(false);
        if (isTooLong()) {
            wear(true);
        }
        boolean oneFlow = ending.isVisible() && isTooLong();
        inLine.setVisible(oneFlow);
        ending.setOpacity(oneFlow ? 0 : 1);
        why.setOpacity(oneFlow ? 0 : 1);
        inLine.resizeRelocate(0, 0, getWidth(), inLine.prefHeight(getWidth()));
        super.layoutChildren();
    }

    private boolean isTooLong() {
        return prefHeight(getWidth()) > getHeight() + AIR;
    }

    private void wear(boolean isLong) {
        pseudoClassStateChanged(LONG, isLong);
        applyCss();
    }
}
