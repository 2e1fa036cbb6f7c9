package knightschool.ui.compare;

import javafx.css.PseudoClass;
import javafx.scene.control.Label;
import javafx.scene.layout.VBox;
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
        getChildren().setAll(ending, why);
    }

    void show(Frame frame) {
        ending.setVisible(frame.isOver());
        if (frame.isOver()) {
            OutcomeWords end = OutcomeWords.of(frame.outcome(), frame.step());
            ending.setText(end.sentence());
            icon.setIconCode(end.icon());
        }
        why.setText(frame.explanation().why());
    }

    /** What is too long for its place is said in smaller type. */
    @Override
    protected void layoutChildren() {
        wear(false);
        if (prefHeight(getWidth()) > getHeight() + AIR) {
            wear(true);
        }
        super.layoutChildren();
    }

    private void wear(boolean isLong) {
        pseudoClassStateChanged(LONG, isLong);
        applyCss();
    }
}
