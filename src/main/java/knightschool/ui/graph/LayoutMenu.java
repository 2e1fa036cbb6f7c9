package knightschool.ui.graph;

import java.util.function.Function;
import javafx.beans.property.ObjectProperty;
import javafx.scene.control.MenuButton;
import javafx.scene.control.RadioMenuItem;
import javafx.scene.control.ToggleGroup;
import javafx.scene.control.Tooltip;
import knightschool.setup.value.GraphLayout;

/** A button that shows the layout of a graph, and a menu of all of them. */
public final class LayoutMenu extends MenuButton {
    /**
     * @param layout what is shown and chosen
     * @param words the name of a layout
     * @param help what the button does
     */
    public LayoutMenu(ObjectProperty<GraphLayout> layout, Function<GraphLayout, String> words, String help) {
        setId("layout");
        setTooltip(new Tooltip(help));
        getStyleClass().add("narrow");
        ToggleGroup group = new ToggleGroup();
        for (GraphLayout each : GraphLayout.values()) {
            RadioMenuItem item = new RadioMenuItem(words.apply(each));
            item.setId("layout-" + each.word());
            item.setToggleGroup(group);
            item.setSelected(each == layout.get());
            item.setOnAction(_ -> layout.set(each));
            layout.addListener((_, _, now) -> item.setSelected(now == each));
            getItems().add(item);
        }
        textProperty().bind(layout.map(words));
        setMinWidth(USE_PREF_SIZE);
    }
}
