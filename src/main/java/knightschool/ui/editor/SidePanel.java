package knightschool.ui.editor;

import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.control.Tooltip;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;
import knightschool.ui.command.Command;
import org.kordamp.ikonli.feather.Feather;
import org.kordamp.ikonli.javafx.FontIcon;

/** A column beside the board in place of the facts: a title with a button that closes it, and what stands below. */
final class SidePanel {
    private SidePanel() {}

    /**
     * @param close leads back to the facts
     * @param parts from the top
     */
    static Region of(String id, String title, Command close, Node... parts) {
        Label name = new Label(title);
        name.getStyleClass().addAll("strong", "text-20");
        Region spring = new Region();
        HBox.setHgrow(spring, Priority.ALWAYS);
        Button button = new Button(null, new FontIcon(Feather.X));
        button.setId("close-panel");
        button.getStyleClass().add("bare");
        button.setAccessibleText(close.words());
        button.setTooltip(new Tooltip(close.tooltip()));
        button.setOnAction(_ -> close.run());
        HBox head = new HBox(name, spring, button);
        head.getStyleClass().add("panel-head");
        VBox panel = new VBox(12, head);
        panel.getChildren().addAll(parts);
        panel.setId(id);
        panel.getStyleClass().add("editor-panel");
        panel.setPrefWidth(FactsPane.WIDTH);
        panel.setMinWidth(FactsPane.WIDTH);
        panel.setMaxWidth(FactsPane.WIDTH);
        return panel;
    }

    /** Words that need as many lines as they need. */
    static Label words(String text, String... styles) {
        Label label = new Label(text);
        label.getStyleClass().addAll(styles);
        label.setWrapText(true);
        label.setMinHeight(Region.USE_PREF_SIZE);
        return label;
    }
}
