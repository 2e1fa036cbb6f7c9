package knightschool.ui.graph;

import java.util.Locale;
import javafx.geometry.Pos;
import javafx.scene.Node;
import javafx.scene.control.CheckMenuItem;
import javafx.scene.control.MenuButton;
import javafx.scene.control.MenuItem;
import javafx.scene.control.RadioMenuItem;
import javafx.scene.control.SeparatorMenuItem;
import javafx.scene.control.ToggleGroup;
import javafx.scene.control.Tooltip;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Region;
import knightschool.drawing.graph.VertexMeasure;
import knightschool.setup.value.GraphLayoutKind;
import knightschool.ui.command.Command;
import knightschool.ui.command.CommandButtonFactory;
import knightschool.ui.control.NodeStyle;
import org.kordamp.ikonli.feather.Feather;
import org.kordamp.ikonli.javafx.FontIcon;

/** The menus of a graph: the meaning of the vertices' colour and size, and further actions on the picture. */
final class GraphMenuButtons extends HBox {
    private static final double GAP = 8;

    private final KnightGraphView graph;
    private final MenuButton more;

    GraphMenuButtons(KnightGraphView graph) {
        super(GAP);
        this.graph = graph;
        setAlignment(Pos.CENTER_LEFT);
        setMinWidth(USE_PREF_SIZE);
        this.more = more();
        getChildren().setAll(measures(), more);
    }

    private Node measures() {
        MenuButton menu = NodeStyle.named(new MenuButton(), "graph-measure", "narrow");
        menu.setMinWidth(Region.USE_PREF_SIZE);
        ToggleGroup group = new ToggleGroup();
        for (VertexMeasure each : VertexMeasure.values()) {
            RadioMenuItem item = new RadioMenuItem(GraphWords.name(each));
            item.setId("measure-" + each.name().toLowerCase(Locale.ROOT));
            item.setToggleGroup(group);
            item.setSelected(each == graph.measureProperty().get());
            item.setOnAction(_ -> graph.measureProperty().set(each));
            graph.measureProperty().addListener((_, _, now) -> item.setSelected(now == each));
            menu.getItems().add(item);
        }
        menu.textProperty().bind(graph.measureProperty().map(GraphWords::name));
        Tooltip tip = new Tooltip();
        tip.textProperty().bind(graph.measureProperty().map(GraphWords::meaning));
        menu.setTooltip(tip);
        return menu;
    }

    void offer(Command command) {
        more.getItems().add(CommandButtonFactory.item(command));
    }

    private MenuButton more() {
        MenuButton menu = NodeStyle.named(new MenuButton(null, new FontIcon(Feather.MORE_VERTICAL)), "graph-more");
        menu.getStyleClass().add("icon-button");
        menu.setTooltip(new Tooltip(GraphWords.MORE));
        menu.setAccessibleText(GraphWords.MORE);
        CheckMenuItem names = new CheckMenuItem(GraphWords.NAMES);
        names.setId("graph-names");
        names.selectedProperty().addListener((_, _, on) -> graph.setNamed(on));
        CheckMenuItem still = new CheckMenuItem(GraphWords.FREEZE);
        still.setId("graph-freeze");
        still.selectedProperty().addListener((_, _, on) -> graph.layouts().freeze(on));
        still.disableProperty().bind(graph.pane().graphLayoutProperty().isNotEqualTo(GraphLayoutKind.SPRINGS));
        MenuItem wholeItem = new MenuItem(GraphWords.WHOLE);
        wholeItem.setId("graph-whole");
        wholeItem.setOnAction(_ -> graph.pane().showWhole());
        menu.getItems().setAll(names, still, wholeItem, new SeparatorMenuItem());
        menu.setMinWidth(Region.USE_PREF_SIZE);
        return menu;
    }
}
