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
import knightschool.ui.control.LabelFactory;
import knightschool.ui.control.NodeStyle;
import knightschool.ui.control.SpacerFactory;
import knightschool.ui.scroll.ScrollPositionSetter;
import org.kordamp.ikonli.feather.Feather;
import org.kordamp.ikonli.javafx.FontIcon;

/**
 * Creates the columns that stand beside the edited board in place of the facts: a title with a close button, and the
 * given parts below it.
 */
public final class SidePanelFactory {
    /** The width of the column, in pixels. */
    public static final double WIDTH = 224;

    private SidePanelFactory() {}

    /**
     * Returns a column.
     *
     * @param close returns to the facts
     * @param parts the parts, from top to bottom
     */
    public static Region of(String id, String title, Command close, Node... parts) {
        Label name = LabelFactory.of(title, "strong", "text-20");
        Button button = NodeStyle.named(new Button(null, new FontIcon(Feather.X)), "close-panel", "bare");
        button.setAccessibleText(close.words());
        button.setTooltip(new Tooltip(close.tooltip()));
        button.setOnAction(_ -> close.run());
        HBox head = NodeStyle.of(new HBox(name, SpacerFactory.across(), button), "panel-head");
        ScrollPane below = scrolled(new VBox(12, parts));
        VBox.setVgrow(below, Priority.ALWAYS);
        VBox panel = NodeStyle.of(NodeStyle.named(new VBox(12, head, below), id), "editor-panel");
        panel.setPrefWidth(WIDTH);
        panel.setMinWidth(WIDTH);
        panel.setMaxWidth(WIDTH);
        return panel;
    }

    /**
     * Returns a scroll pane for content that may be higher than the window, so that it does not push tabs and footer
     * out of sight.
     */
    public static ScrollPane scrolled(Region content) {
        content.getStyleClass().add("panel-content");
        ScrollPane scroll = new ScrollPane(content);
        scroll.setFitToWidth(true);
        scroll.setHbarPolicy(ScrollPane.ScrollBarPolicy.NEVER);
        scroll.setMinHeight(0);
        return scroll;
    }

    /** Focuses the first control below the title, from which the Tab key continues. */
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

    /** Scrolls to the last part. */
    public static void showEnd(Region panel) {
        if (panel.lookup(".scroll-pane") instanceof ScrollPane scroll) {
            ScrollPositionSetter.down(scroll, 1);
        }
    }
}
