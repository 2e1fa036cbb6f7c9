package knightschool.ui.editor.fact;

import javafx.css.PseudoClass;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.ContentDisplay;
import javafx.scene.control.Label;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;
import knightschool.text.NumberFormatter;
import knightschool.ui.control.LabelFactory;

/** A large number with its name below, which can be selected. */
final class FactNumberButton {
    private static final PseudoClass CHOSEN = PseudoClass.getPseudoClass("chosen");

    private static final PseudoClass LONG = PseudoClass.getPseudoClass("long");

    /** The least number of characters for smaller type: in the usual size such numbers would run into the next one. */
    private static final int LONG_FROM = 6;

    private final Label number = LabelFactory.of("", "strong", "text-28");
    private final Label word = LabelFactory.of("", "muted");
    private final Button button = new Button();

    FactNumberButton(String id) {
        number.setId(id);
        number.setMinHeight(Region.USE_PREF_SIZE);
        word.setId(id + "-word");
        button.setId("choose-" + id);
        button.setContentDisplay(ContentDisplay.GRAPHIC_ONLY);
        button.setGraphic(new VBox(number, word));
        button.getStyleClass().add("fact-button");
        button.setPrefWidth(GraphFactsPane.WIDTH / 2);
        button.setMinWidth(GraphFactsPane.WIDTH / 2);
        button.setMinHeight(Region.USE_PREF_SIZE);
    }

    Node node() {
        return button;
    }

    void setOnAction(Runnable action) {
        button.setOnAction(_ -> action.run());
    }

    void set(long value, String name, boolean chosen) {
        set(NumberFormatter.grouped(value), name, chosen);
    }

    void set(String value, String name, boolean chosen) {
        number.setText(value);
        button.pseudoClassStateChanged(LONG, value.length() >= LONG_FROM);
        word.setText(name);
        button.setAccessibleText(value + " " + name);
        button.pseudoClassStateChanged(CHOSEN, chosen);
    }
}
