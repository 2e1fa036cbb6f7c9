package knightschool.ui.shell;

import java.util.List;
import java.util.Locale;
import javafx.geometry.HPos;
import javafx.geometry.VPos;
import javafx.scene.Node;
import javafx.scene.control.Label;
import javafx.scene.control.ToggleButton;
import javafx.scene.control.Tooltip;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;
import javafx.scene.layout.GridPane;
import javafx.scene.layout.VBox;
import javafx.stage.Popup;
import javafx.stage.Window;
import knightschool.graph.Dictionary;
import knightschool.ui.theme.Settings;
import org.controlsfx.control.SegmentedButton;

/** The keys that work in a scene, and what the program is made of. */
final class HelpWindow {
    private static final String LICENCES = "Knight School teaches graph theory on the knight's graph.\n"
            + "Type: Inter, © The Inter Project Authors, and JetBrains Mono, © The JetBrains Mono Project Authors,\n"
            + "both under the SIL Open Font License 1.1. Icons: Feather, MIT License.";

    private final Popup popup = new Popup();

    HelpWindow(List<KeyHelp> sceneKeys, Settings settings) {
        VBox box = new VBox();
        box.setId("help-window");
        box.getStyleClass().add("help");
        if (!sceneKeys.isEmpty()) {
            box.getChildren().addAll(head("In this scene"), table(sceneKeys));
        }
        box.getChildren()
                .addAll(
                        head("Everywhere"),
                        table(TopBar.keys()),
                        head("Words for closed walks"),
                        dictionary(settings),
                        head("About"),
                        licences());
        popup.getContent().add(box);
        popup.setAutoHide(true);
        popup.setHideOnEscape(true);
        popup.addEventHandler(KeyEvent.KEY_PRESSED, key -> {
            if (key.getCode() == KeyCode.F1) {
                popup.hide();
                key.consume();
            }
        });
    }

    private static Label head(String words) {
        Label label = new Label(words);
        label.getStyleClass().add("head");
        return label;
    }

    private static Node dictionary(Settings settings) {
        ToggleButton articles = choice(settings, Dictionary.ARTICLES, "circuit: no vertex twice");
        ToggleButton books = choice(settings, Dictionary.BOOKS, "cycle: no vertex twice; circuit: no edge twice");
        return new SegmentedButton(articles, books);
    }

    private static ToggleButton choice(Settings settings, Dictionary dictionary, String words) {
        ToggleButton choice = new ToggleButton(words);
        choice.setId("dictionary-" + dictionary.name().toLowerCase(Locale.ROOT));
        choice.setSelected(settings.dictionaryProperty().get() == dictionary);
        choice.setTooltip(new Tooltip("Use these words in every room (Space)"));
        choice.setOnAction(_ -> {
            choice.setSelected(true);
            settings.dictionaryProperty().set(dictionary);
        });
        return choice;
    }

    private static Label licences() {
        Label label = new Label(LICENCES);
        label.getStyleClass().add("licences");
        return label;
    }

    private static GridPane table(List<KeyHelp> keys) {
        GridPane table = new GridPane(24, 6);
        for (int row = 0; row < keys.size(); row++) {
            Label key = new Label(keys.get(row).keys());
            key.getStyleClass().add("keys");
            GridPane.setConstraints(key, 0, row, 1, 1, HPos.LEFT, VPos.BASELINE);
            Label does = new Label(keys.get(row).does());
            GridPane.setConstraints(does, 1, row, 1, 1, HPos.LEFT, VPos.BASELINE);
            table.getChildren().addAll(key, does);
        }
        return table;
    }

    /** Shows it below the bar, at the right. */
    void show(Window owner) {
        popup.show(owner);
        popup.setX(owner.getX() + owner.getWidth() - popup.getWidth() - 24);
        popup.setY(owner.getY() + 56);
    }
}
