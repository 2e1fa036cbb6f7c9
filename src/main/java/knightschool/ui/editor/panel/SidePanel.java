package knightschool.ui.editor.panel;

import java.util.Optional;
import java.util.stream.Stream;
import javafx.scene.Node;
import javafx.scene.Parent;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.control.ScrollPane;
import javafx.scene.control.Tooltip;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;
import knightschool.ui.command.Command;
import knightschool.ui.control.Labels;
import knightschool.ui.control.ScrollPositionSetter;
import knightschool.ui.control.Spacer;
import org.kordamp.ikonli.feather.Feather;
import org.kordamp.ikonli.javafx.FontIcon;

/** A column beside the board in place of the facts: a title with a button that closes it, and what stands below. */
public final class SidePanel {
    /** How wide the column is, in pixels. */
    public static final double WIDTH = 224;

    private SidePanel() {}

    /**
     * @param close leads back to the facts
     * @param parts from the top
     */
    public static Region of(String id, String title, Command close, Node... parts) {
        Label name = Labels.of(title, "strong", "text-20");
        Button button = new Button(null, new FontIcon(Feather.X));
        button.setId("close-panel");
        button.getStyleClass().add("bare");
        button.setAccessibleText(close.words());
        button.setTooltip(new Tooltip(close.tooltip()));
        button.setOnAction(_ -> close.run());
        HBox head = new HBox(name, Spacer.across(), button);
        head.getStyleClass().add("panel-head");
        ScrollPane below = scrolled(new VBox(12, parts));
        VBox.setVgrow(below, Priority.ALWAYS);
        VBox panel = new VBox(12, head, below);
        panel.setId(id);
        panel.getStyleClass().add("editor-panel");
        panel.setPrefWidth(WIDTH);
        panel.setMinWidth(WIDTH);
        panel.setMaxWidth(WIDTH);
        return panel;
    }

    /** What is longer than the window is high is scrolled: it must not push the tabs and the foot out of sight. */
    public static ScrollPane scrolled(Region content) {
        content.getStyleClass().add("panel-content");
        ScrollPane scroll = new ScrollPane(content);
        scroll.setFitToWidth(true);
        scroll.setHbarPolicy(ScrollPane.ScrollBarPolicy.NEVER);
        scroll.setMinHeight(0);
        return scroll;
    }

    /** Gives the keys to what stands first below the title, so that they lead on from there. */
    public static void focus(Node panel) {
        if (panel.lookup(".panel-content") instanceof Parent content) {
            first(content).ifPresent(Node::requestFocus);
        }
    }

    private static Optional<Node> first(Parent within) {
        return within.getChildrenUnmodifiable().stream()
                .filter(node -> node.isVisible() && !node.isDisabled())
                .flatMap(node -> node.isFocusTraversable()
                        ? Stream.of(node)
                        : node instanceof Parent parent ? first(parent).stream() : Stream.empty())
                .findFirst();
    }

    /** Shows the last of its parts. */
    public static void showEnd(Region panel) {
        if (panel.lookup(".scroll-pane") instanceof ScrollPane scroll) {
            ScrollPositionSetter.down(scroll, 1);
        }
    }
}
