package knightschool.ui.graph;

import java.util.function.Function;
import javafx.geometry.Pos;
import javafx.scene.control.MenuButton;
import javafx.scene.control.MenuItem;
import javafx.scene.control.ToggleGroup;
import javafx.scene.control.Tooltip;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Region;
import knightschool.drawing.graph.VertexMeasure;
import knightschool.ui.command.Command;
import knightschool.ui.command.CommandButtonFactory;
import knightschool.ui.control.NodeStyle;
import org.kordamp.ikonli.feather.Feather;
import org.kordamp.ikonli.javafx.FontIcon;

/** The menus of a graph: the meaning of the vertices' colour and size, and further actions on the picture. */
final class GraphMenuButtons extends HBox {
    private static final double GAP = 8;

    private final KnightGraphView graph;
    private final MenuButton measures;
    private final MenuButton more;

    GraphMenuButtons(KnightGraphView graph) {
        super(GAP);
        this.graph = graph;
        setAlignment(Pos.CENTER_LEFT);
        setMinWidth(USE_PREF_SIZE);
        this.measures = measures();
        this.more = more();
        getChildren().setAll(measures, more);
    }

    private MenuButton measures() {
        MenuButton menu = NodeStyle.named(new MenuButton(), "graph-measure", "narrow");
        menu.setMinWidth(Region.USE_PREF_SIZE);
        menu.textProperty().bind(graph.measureProperty().map(GraphWords::name));
        Tooltip tip = new Tooltip();
        tip.textProperty().bind(graph.measureProperty().map(GraphWords::meaning));
        menu.setTooltip(tip);
        return menu;
    }

    /** @param commands returns the command that chooses a measure */
    void offerMeasures(Function<VertexMeasure, Command> commands) {
        ToggleGroup group = new ToggleGroup();
        for (VertexMeasure each : VertexMeasure.values()) {
            measures.getItems()
                    .add(CommandButtonFactory.choice(
                            commands.apply(each), GraphWords.name(each), each, graph.measureProperty(), group));
        }
    }

    void offer(MenuItem item) {
        more.getItems().add(item);
    }

    private static MenuButton more() {
        MenuButton menu = NodeStyle.named(new MenuButton(null, new FontIcon(Feather.MORE_VERTICAL)), "graph-more");
        menu.getStyleClass().add("icon-button");
        menu.setTooltip(new Tooltip(GraphWords.MORE));
        menu.setAccessibleText(GraphWords.MORE);
        menu.setMinWidth(Region.USE_PREF_SIZE);
        return menu;
    }
}
