package knightschool.ui.prose;

import java.util.EnumMap;
import java.util.Locale;
import java.util.Map;
import javafx.beans.property.ObjectProperty;
import javafx.beans.value.ChangeListener;
import javafx.beans.value.WeakChangeListener;
import javafx.scene.control.ToggleButton;
import javafx.scene.control.Tooltip;
import javafx.scene.layout.HBox;
import knightschool.graph.Dictionary;
import org.controlsfx.control.SegmentedButton;

/** The choice of the class between the words for closed walks; it follows what is chosen elsewhere. */
public final class DictionarySwitch extends HBox {
    private final Map<Dictionary, ToggleButton> choices = new EnumMap<>(Dictionary.class);

    /** Held here, since the settings outlive the switch and hold it no longer than it is shown. */
    private final ChangeListener<Dictionary> follow = (_, _, now) -> show(now);

    /** @param chosen is changed by a click */
    public DictionarySwitch(ObjectProperty<Dictionary> chosen) {
        SegmentedButton row = new SegmentedButton();
        for (Dictionary dictionary : Dictionary.values()) {
            ToggleButton choice = new ToggleButton(ProseWords.name(dictionary));
            choice.setId("words-" + dictionary.name().toLowerCase(Locale.ROOT));
            choice.setTooltip(new Tooltip(ProseWords.tip(dictionary)));
            choice.setOnAction(_ -> {
                choice.setSelected(true);
                chosen.set(dictionary);
            });
            choices.put(dictionary, choice);
            row.getButtons().add(choice);
        }
        getChildren().add(row);
        getStyleClass().add("dictionary-switch");
        chosen.addListener(new WeakChangeListener<>(follow));
        show(chosen.get());
    }

    private void show(Dictionary now) {
        choices.forEach((dictionary, choice) -> choice.setSelected(dictionary == now));
    }
}
