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
 * A choice of one of several values by buttons in a row or a column.
 *
 * <p>The value is kept elsewhere, and the button shown as chosen is that of the last call of {@link #show}: a click,
 * Space or Enter requests another value, which the owner of the value then shows or ignores. The arrow keys only move
 * the focus between the buttons. The buttons are in no toggle group, because there the arrow keys would select a button
 * without notifying the owner of the value.
 *
 * @param <T> the type of the values
 */
public final class SegmentedControl<T> extends StackPane {
    private static final double COLUMN_GAP = 4;

    private final Map<T, ToggleButton> buttons = new LinkedHashMap<>();
    private final List<? super ToggleButton> places;
    private final Consumer<T> choose;
    private T currentValue;

    /** Held here because the property, which may outlive this control, refers to it weakly. */
    private final ChangeListener<T> follow = (_, _, now) -> show(now);

    private SegmentedControl(Node group, List<? super ToggleButton> places, Consumer<T> choose) {
        this.places = places;
        this.choose = choose;
        getChildren().setAll(group);
        addEventFilter(KeyEvent.KEY_PRESSED, this::moveFocus);
    }

    /**
     * Returns a control with buttons in a row.
     *
     * @param choose receives the requested value
     */
    public static <T> SegmentedControl<T> row(Consumer<T> choose) {
        SegmentedButton row = new SegmentedButton();
        row.setToggleGroup(null);
        row.setMaxWidth(Double.MAX_VALUE);
        return new SegmentedControl<>(row, row.getButtons(), choose);
    }

    /** Returns a control like that of {@link #row(Consumer)} for the value of a property. */
    public static <T> SegmentedControl<T> row(Property<T> value) {
        return SegmentedControl.<T>row(value::setValue).following(value);
    }

    /** Returns a control with buttons in a column for the value of a property. */
    public static <T> SegmentedControl<T> column(Property<T> value) {
        VBox column = new VBox(COLUMN_GAP);
        return new SegmentedControl<T>(column, column.getChildren(), value::setValue).following(value);
    }

    private SegmentedControl<T> following(Property<T> value) {
        value.addListener(new WeakChangeListener<>(follow));
        currentValue = value.getValue();
        return this;
    }

    /**
     * Adds a button after the others.
     *
     * @return the button, to set its tooltip and style
     */
    public ButtonBase add(T value, String id, String words) {
        ToggleButton button = NodeStyle.named(new ToggleButton(words), id);
        button.setSelected(value.equals(currentValue));
        button.setOnAction(_ -> {
            choose.accept(value);
            // The click has lit it already, whatever came of the choice.
            show(currentValue);
        });
        buttons.put(value, button);
        places.add(button);
        return button;
    }

    /** Shows the current value; null for none. */
    public void show(T value) {
        currentValue = value;
        buttons.forEach((each, button) -> button.setSelected(each.equals(value)));
    }

    /** Moves the focus by an arrow key. At the ends the focus stays, as the next control lies beyond. */
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
