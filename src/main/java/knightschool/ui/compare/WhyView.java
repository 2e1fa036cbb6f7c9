package knightschool.ui.compare;

import javafx.scene.control.Label;
import javafx.scene.layout.VBox;
import knightschool.trace.Frame;
import org.kordamp.ikonli.javafx.FontIcon;

/** One sentence why the step was made; once the search is over, how it ended stands above it. */
final class WhyView extends VBox {
    private final Label ending = new Label();
    private final Label why = new Label();
    private final FontIcon icon = new FontIcon();

    WhyView() {
        getStyleClass().add("why");
        ending.getStyleClass().addAll("why-text", "strong", "ending");
        ending.setGraphic(icon);
        ending.managedProperty().bind(ending.visibleProperty());
        why.getStyleClass().add("why-text");
        why.setWrapText(true);
        why.setMinHeight(USE_PREF_SIZE);
        getChildren().setAll(ending, why);
    }

    void show(Frame frame) {
        ending.setVisible(frame.isOver());
        if (frame.isOver()) {
            Ending end = Ending.of(frame.outcome(), frame.step());
            ending.setText(end.sentence());
            icon.setIconCode(end.icon());
        }
        why.setText(frame.explanation().why());
    }
}
