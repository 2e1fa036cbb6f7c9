package knightschool.ui.graph;

import java.util.Locale;
import javafx.beans.binding.Bindings;
import javafx.geometry.Pos;
import javafx.scene.Node;
import javafx.scene.control.CheckMenuItem;
import javafx.scene.control.Label;
import javafx.scene.control.MenuButton;
import javafx.scene.control.MenuItem;
import javafx.scene.control.RadioMenuItem;
import javafx.scene.control.SeparatorMenuItem;
import javafx.scene.control.Slider;
import javafx.scene.control.ToggleGroup;
import javafx.scene.control.Tooltip;
import javafx.scene.layout.FlowPane;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Region;
import knightschool.drawing.graph.VertexMeasure;
import knightschool.setup.GraphLayout;
import org.kordamp.ikonli.feather.Feather;
import org.kordamp.ikonli.javafx.FontIcon;

/** The controls of a graph: a slider between its last two shapes, what colour and size say, and a menu. */
final class GraphBar extends FlowPane {
    private static final double GAP = 8;
    private static final double SLIDER = 72;

    private final GraphPane graph;
    private boolean told;

    /** @param save saves the picture */
    GraphBar(GraphPane graph, Runnable save) {
        super(GAP, GAP);
        this.graph = graph;
        getStyleClass().add("graph-bar");
        setAlignment(Pos.CENTER_LEFT);
        HBox menus = new HBox(GAP, measures(), more(save));
        menus.setAlignment(Pos.CENTER_LEFT);
        getChildren().setAll(way(), menus);
    }

    private Node way() {
        Slider slider = new Slider(0, 1, 1);
        slider.setId("graph-way");
        slider.setTooltip(new Tooltip(GraphWords.SLIDER_TIP));
        slider.setAccessibleText(GraphWords.SLIDER);
        slider.setBlockIncrement(0.1);
        slider.setPrefWidth(SLIDER);
        graph.partProperty().addListener((_, _, now) -> {
            told = true;
            slider.setValue(now.doubleValue());
            told = false;
        });
        slider.valueProperty().addListener((_, _, now) -> {
            if (!told) {
                graph.hold(now.doubleValue());
            }
        });
        Label from = name();
        from.textProperty().bind(graph.leftProperty().map(GraphWords::shortName));
        Label to = name();
        to.textProperty().bind(graph.graphLayoutProperty().map(GraphWords::shortName));
        HBox way = new HBox(GAP, from, slider, to);
        way.setAlignment(Pos.CENTER_LEFT);
        way.visibleProperty()
                .bind(Bindings.createBooleanBinding(this::hasMoved, graph.leftProperty(), graph.graphLayoutProperty()));
        way.managedProperty().bind(way.visibleProperty());
        return way;
    }

    private boolean hasMoved() {
        GraphLayout from = graph.leftProperty().get();
        return from != graph.graphLayoutProperty().get();
    }

    private static Label name() {
        Label label = new Label();
        label.getStyleClass().addAll("muted", "text-14");
        label.setMinWidth(Region.USE_PREF_SIZE);
        return label;
    }

    private Node measures() {
        MenuButton menu = new MenuButton();
        menu.setId("graph-measure");
        menu.getStyleClass().add("narrow");
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

    private Node more(Runnable save) {
        MenuButton menu = new MenuButton(null, new FontIcon(Feather.MORE_VERTICAL));
        menu.setId("graph-more");
        menu.getStyleClass().add("icon-button");
        menu.setTooltip(new Tooltip(GraphWords.MORE));
        menu.setAccessibleText(GraphWords.MORE);
        CheckMenuItem names = new CheckMenuItem(GraphWords.NAMES);
        names.setId("graph-names");
        names.selectedProperty().addListener((_, _, on) -> graph.setNamed(on));
        CheckMenuItem still = new CheckMenuItem(GraphWords.FREEZE);
        still.setId("graph-freeze");
        still.selectedProperty().addListener((_, _, on) -> graph.freeze(on));
        still.disableProperty().bind(graph.graphLayoutProperty().isNotEqualTo(GraphLayout.SPRINGS));
        MenuItem whole = new MenuItem(GraphWords.WHOLE);
        whole.setId("graph-whole");
        whole.setOnAction(_ -> graph.showWhole());
        MenuItem picture = new MenuItem(GraphWords.SAVE);
        picture.setId("graph-save");
        picture.setOnAction(_ -> save.run());
        menu.getItems().setAll(names, still, whole, new SeparatorMenuItem(), picture);
        menu.setMinWidth(Region.USE_PREF_SIZE);
        return menu;
    }
}
