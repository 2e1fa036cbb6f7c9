package knightschool.ui.control;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Consumer;
import javafx.beans.property.Property;
import javafx.beans.value.ChangeListener;
import javafx.beans.value.WeakChangeListener;
import javafx.scene.Node;
import javafx.scene.TraversalDirection;
import javafx.scene.control.ButtonBase;
import javafx.scene.control.ToggleButton;
import javafx.scene.input.KeyEvent;
import javafx.scene.layout.StackPane;
import javafx.scene.layout.VBox;
import org.controlsfx.control.SegmentedButton;

/**
 * One of several values, chosen by buttons beside or below each other.
 *
 * <p>The value is kept elsewhere, and the one that is shown as chosen is always the one that was shown last: a click,
 * Space and Enter ask for another, and whoever is asked shows it, or leaves it. The arrow keys move the focus from one
 * button to the next and choose nothing. The buttons are in no toggle group: there arrow keys select one without a word
 * to whoever keeps the value.
 *
 * @param <T> what is chosen
 */
public final class SegmentedControl<T> extends StackPane {
    private static final double COLUMN_GAP = 4;

    private final Map<T, ToggleButton> buttons = new LinkedHashMap<>();
    private final List<? super ToggleButton> places;
    private final Consumer<T> choose;
    private T shown;

    /** Held here, since a property may outlive what shows it. */
    private final ChangeListener<T> follow = (_, _, now) -> show(now);

    private SegmentedControl(Node group, List<? super ToggleButton> places, Consumer<T> choose) {
        this.places = places;
        this.choose = choose;
        getChildren().setAll(group);
        addEventFilter(KeyEvent.KEY_PRESSED, this::moveFocus);
    }

    /** Buttons beside each other. */
    public static <T> SegmentedControl<T> row(Consumer<T> choose) {
        SegmentedButton row = new SegmentedButton();
        row.setToggleGroup(null);
        row.setMaxWidth(Double.MAX_VALUE);
        return new SegmentedControl<>(row, row.getButtons(), choose);
    }

    /** As {@link #row(Consumer)}, where the value is a property. */
    public static <T> SegmentedControl<T> row(Property<T> value) {
        return SegmentedControl.<T>row(value::setValue).following(value);
    }

    /** Buttons below each other, for a property. */
    public static <T> SegmentedControl<T> column(Property<T> value) {
        VBox column = new VBox(COLUMN_GAP);
        return new SegmentedControl<T>(column, column.getChildren(), value::setValue).following(value);
    }

    private SegmentedControl<T> following(Property<T> value) {
        value.addListener(new WeakChangeListener<>(follow));
        shown = value.getValue();
        return this;
    }

    /**
     * A button more, after the others.
     *
     * @return the button, for its tooltip and its looks
     */
    public ButtonBase add(T value, String id, String words) {
        ToggleButton button = new ToggleButton(words);
        button.setId(id);
        button.setSelected(value.equals(shown));
        button.setOnAction(_ -> {
            choose.accept(value);
            // The click has lit it already, whatever came of the choice.
            show(shown);
        });
        buttons.put(value, button);
        places.add(button);
        return button;
    }

    /** Shows which value holds now; null for none of them. */
    public void show(T value) {
        shown = value;
        buttons.forEach((each, button) -> button.setSelected(each.equals(value)));
    }

    /** At the ends the focus stays: beyond them is another control. */
    private void moveFocus(KeyEvent key) {
        int by = switch (key.getCode()) {
            case LEFT, UP -> -1;
            case RIGHT, DOWN -> 1;
            default -> 0;
        };
        if (by == 0 || key.isShortcutDown() || key.isAltDown() || key.isShiftDown()) {
            return;
        }
        List<ToggleButton> reached =
                buttons.values().stream().filter(button -> !button.isDisabled()).toList();
        int next = reached.indexOf(key.getTarget()) + by;
        if (next >= 0 && next < reached.size()) {
            ((Node) key.getTarget())
                    .requestFocusTraversal(by > 0 ? TraversalDirection.NEXT : TraversalDirection.PREVIOUS);
        }
        key.consume();
    }
}
