package knightschool.ui.prose;

import java.util.OptionalLong;
import javafx.geometry.Orientation;
import javafx.scene.AccessibleAction;
import javafx.scene.AccessibleAttribute;
import javafx.scene.AccessibleRole;
import javafx.scene.control.Tooltip;
import javafx.scene.input.KeyEvent;
import javafx.scene.input.MouseButton;
import javafx.scene.input.MouseEvent;
import javafx.scene.text.Text;
import knightschool.lesson.StyledTextSpan;
import knightschool.setup.BindableSceneNumber;
import knightschool.setup.SlideEmbeddableSetup;

/** A number in a text that changes the scene beside it when dragged sideways or by the arrow keys. */
public final class DraggableNumber extends Text {
    /**
     * The distance by which the pointer moves to change the number by one, in pixels; shorter if the range is large.
     */
    private static final double USUAL_STRIDE = 14;

    /** The distance of a drag that covers the whole range, in pixels. */
    private static final double WHOLE_RANGE = 480;

    /** The number of key presses that cover a large range. */
    private static final long KEY_PRESSES = 50;

    private final StyledTextSpan.Dragged span;
    private final NumberControlledScene scene;
    private double grabbedAt;
    private long grabbed;
    private SlideEmbeddableSetup before;

    DraggableNumber(StyledTextSpan.Dragged span, NumberControlledScene scene) {
        this.span = span;
        this.scene = scene;
        setFocusTraversable(true);
        setAccessibleRole(AccessibleRole.SLIDER);
        setAccessibleText(span.number().word());
        setAccessibleHelp(InlineControlWords.DRAG);
        BindableSceneNumber.Range range = range();
        Tooltip.install(this, new Tooltip(InlineControlWords.drag(range.least(), range.most())));
        addEventHandler(MouseEvent.MOUSE_PRESSED, this::grab);
        addEventHandler(MouseEvent.MOUSE_DRAGGED, this::drag);
        addEventHandler(MouseEvent.MOUSE_RELEASED, this::letGo);
        addEventHandler(KeyEvent.KEY_PRESSED, this::typed);
    }

    private BindableSceneNumber.Range range() {
        return span.range(scene.openedSetup(), scene.now());
    }

    private long value() {
        OptionalLong number = span.number().in(scene.now());
        return number.orElse(range().least());
    }

    private void grab(MouseEvent press) {
        if (press.getButton() == MouseButton.PRIMARY) {
            requestFocus();
            grabbedAt = press.getSceneX();
            grabbed = value();
            before = scene.now();
            press.consume();
        }
    }

    /**
     * Handles a drag. Values are computed from the scene as it was when grabbed, so that a walk that became shorter
     * gets its squares back.
     */
    private void drag(MouseEvent move) {
        if (before != null) {
            BindableSceneNumber.Range range = span.range(scene.openedSetup(), before);
            double stride = Math.min(USUAL_STRIDE, WHOLE_RANGE / Math.max(1, range.most() - range.least()));
            long target = range.nearest(grabbed + Math.round((move.getSceneX() - grabbedAt) / stride));
            if (target != value()) {
                scene.change(span.number().change(scene.openedSetup(), before, target), true);
            }
            move.consume();
        }
    }

    private void letGo(MouseEvent release) {
        if (before != null) {
            before = null;
            scene.change(scene.now(), false);
            release.consume();
        }
    }

    private void typed(KeyEvent key) {
        if (key.isShortcutDown() || key.isAltDown()) {
            return;
        }
        BindableSceneNumber.Range range = range();
        long stride = Math.max(1, (range.most() - range.least()) / KEY_PRESSES);
        boolean isHandled = true;
        switch (key.getCode()) {
            case LEFT, DOWN -> set(value() - stride);
            case RIGHT, UP -> set(value() + stride);
            case HOME -> set(range.least());
            case END -> set(range.most());
            default -> isHandled = false;
        }
        if (isHandled) {
            key.consume();
        }
    }

    private void set(long target) {
        long number = range().nearest(target);
        if (number != value()) {
            scene.change(span.number().change(scene.openedSetup(), scene.now(), number), false);
        }
    }

    @Override
    public Object queryAccessibleAttribute(AccessibleAttribute attribute, Object... parameters) {
        return switch (attribute) {
            case VALUE -> (double) value();
            case MIN_VALUE -> (double) range().least();
            case MAX_VALUE -> (double) range().most();
            case VALUE_STRING -> String.valueOf(value());
            case ORIENTATION -> Orientation.HORIZONTAL;
            default -> super.queryAccessibleAttribute(attribute, parameters);
        };
    }

    @Override
    public void executeAccessibleAction(AccessibleAction action, Object... parameters) {
        switch (action) {
            case INCREMENT -> set(value() + 1);
            case DECREMENT -> set(value() - 1);
            case SET_VALUE -> {
                if (parameters.length > 0 && parameters[0] instanceof Double target) {
                    set(Math.round(target));
                }
            }
            default -> super.executeAccessibleAction(action, parameters);
        }
    }
}
