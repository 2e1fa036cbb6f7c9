package knightschool.ui.watch;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.function.Consumer;
import javafx.event.ActionEvent;
import javafx.event.Event;
import javafx.event.EventType;
import javafx.geometry.Point2D;
import javafx.scene.Node;
import javafx.scene.Parent;
import javafx.scene.Scene;
import javafx.scene.control.ButtonBase;
import javafx.scene.control.ContextMenu;
import javafx.scene.control.Control;
import javafx.scene.control.MenuItem;
import javafx.scene.control.TextField;
import javafx.scene.control.Tooltip;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;
import javafx.scene.input.MouseButton;
import javafx.scene.input.MouseEvent;
import javafx.stage.Window;

/**
 * What somebody does who does in every scene whatever can be done there, by mouse and keys. Acts are drawn by chance
 * from a seed. Used on the JavaFX thread; shared by the tests and the benchmarks, so that it knows no class of either.
 */
public final class RandomActs {
    /** The keys that do something in some scene, the arrows and Space more often than the others. */
    private static final List<KeyCode> KEYS = keys();

    /** What is typed into fields: sides of boards, starts, speeds. */
    private static final List<String> NUMBERS = List.of("5", "6", "8", "12", "20", "30", "60", "100", "200");

    private final Random chance;
    private final Consumer<String> told;

    /** @param told hears what is done, in a few words, before it is */
    public RandomActs(Random chance, Consumer<String> told) {
        this.chance = chance;
        this.told = told;
    }

    private static List<KeyCode> keys() {
        List<KeyCode> keys = new ArrayList<>();
        for (int i = 0; i < 6; i++) {
            keys.addAll(List.of(KeyCode.LEFT, KeyCode.RIGHT, KeyCode.UP, KeyCode.DOWN, KeyCode.SPACE, KeyCode.ENTER));
        }
        for (char letter = 'A'; letter <= 'Z'; letter++) {
            keys.add(KeyCode.valueOf(String.valueOf(letter)));
        }
        keys.addAll(List.of(KeyCode.TAB, KeyCode.ESCAPE, KeyCode.HOME, KeyCode.END, KeyCode.BACK_SPACE));
        keys.addAll(List.of(KeyCode.F1, KeyCode.F2, KeyCode.PAGE_DOWN, KeyCode.PAGE_UP, KeyCode.DELETE));
        return keys;
    }

    /** Does the next in the window that lies over all others. */
    public void act() {
        Window window = front();
        int kind = chance.nextInt(100);
        if (window instanceof ContextMenu menu) {
            chooseOneOf(menu);
        } else if (kind < 20) {
            click(window);
        } else if (kind < 30) {
            fireOneOf(buttons(window).stream().filter(RandomActs::isTab).toList());
        } else if (kind < 60) {
            fireOneOf(buttons(window).stream().filter(button -> !isTab(button)).toList());
        } else if (kind < 65) {
            fill(window);
        } else if (kind < 72) {
            drag(window);
        } else {
            KeyCode key = KEYS.get(chance.nextInt(KEYS.size()));
            told.accept("the key " + key);
            type(window, key);
        }
    }

    private static boolean isTab(Node node) {
        return node.getId() != null && node.getId().startsWith("tab-");
    }

    /** The window that lies over all others; what only says something is passed over. */
    public static Window front() {
        return Window.getWindows().stream()
                .filter(window -> window.isShowing() && !(window instanceof Tooltip))
                .reduce((_, last) -> last)
                .orElseThrow(() -> new IllegalStateException("the window is closed"));
    }

    private void chooseOneOf(ContextMenu menu) {
        List<MenuItem> items = menu.getItems().stream()
                .filter(item -> item.isVisible() && !item.isDisable())
                .toList();
        menu.hide();
        if (!items.isEmpty()) {
            MenuItem item = items.get(chance.nextInt(items.size()));
            told.accept("the choice " + item.getText());
            item.fire();
        }
    }

    private void fireOneOf(List<ButtonBase> buttons) {
        if (!buttons.isEmpty()) {
            ButtonBase button = buttons.get(chance.nextInt(buttons.size()));
            told.accept("the button " + words(button));
            button.requestFocus();
            button.fire();
        }
    }

    private void click(Window window) {
        Point2D at = somewhere(window.getScene());
        told.accept("a click at " + at);
        fire(window, at, MouseEvent.MOUSE_MOVED);
        fire(window, at, MouseEvent.MOUSE_PRESSED);
        fire(window, at, MouseEvent.MOUSE_RELEASED);
        fire(window, at, MouseEvent.MOUSE_CLICKED);
    }

    private void drag(Window window) {
        Point2D at = somewhere(window.getScene());
        told.accept("a drag from " + at);
        fire(window, at, MouseEvent.MOUSE_PRESSED);
        at(window.getScene().getRoot(), at).ifPresent(node -> {
            Point2D to = somewhere(window.getScene());
            Event.fireEvent(node, event(to, MouseEvent.MOUSE_DRAGGED));
            Event.fireEvent(node, event(to, MouseEvent.MOUSE_RELEASED));
        });
    }

    private Point2D somewhere(Scene scene) {
        return new Point2D(chance.nextDouble() * scene.getWidth(), chance.nextDouble() * scene.getHeight());
    }

    private static void fire(Window window, Point2D at, EventType<MouseEvent> type) {
        at(window.getScene().getRoot(), at).ifPresent(node -> Event.fireEvent(node, event(at, type)));
    }

    private static MouseEvent event(Point2D at, EventType<MouseEvent> type) {
        boolean down = type == MouseEvent.MOUSE_PRESSED || type == MouseEvent.MOUSE_DRAGGED;
        return new MouseEvent(
                type,
                at.getX(),
                at.getY(),
                at.getX(),
                at.getY(),
                type == MouseEvent.MOUSE_MOVED ? MouseButton.NONE : MouseButton.PRIMARY,
                1,
                false,
                false,
                false,
                false,
                down,
                false,
                false,
                true,
                false,
                true,
                null);
    }

    /** What lies at a point of a scene over all else that takes the mouse. */
    private static Optional<Node> at(Node node, Point2D point) {
        if (!node.isVisible() || node.isDisabled() || node.isMouseTransparent()) {
            return Optional.empty();
        }
        if (node instanceof Parent parent) {
            List<Node> children = parent.getChildrenUnmodifiable();
            for (int i = children.size() - 1; i >= 0; i--) {
                Optional<Node> found = at(children.get(i), point);
                if (found.isPresent()) {
                    return found;
                }
            }
        }
        return node.isPickOnBounds() || !(node instanceof Parent)
                ? Optional.of(node).filter(there -> there.contains(there.sceneToLocal(point)))
                : Optional.empty();
    }

    /** Presses a key and lets it go. */
    public static void type(Window window, KeyCode key) {
        Scene scene = window.getScene();
        Node target = scene.getFocusOwner() == null ? scene.getRoot() : scene.getFocusOwner();
        for (EventType<KeyEvent> type : List.of(KeyEvent.KEY_PRESSED, KeyEvent.KEY_RELEASED)) {
            Event.fireEvent(target, new KeyEvent(type, "", key.getName(), key, false, false, false, false));
        }
    }

    private void fill(Window window) {
        List<TextField> fields = seen(window, TextField.class);
        if (!fields.isEmpty()) {
            TextField field = fields.get(chance.nextInt(fields.size()));
            field.requestFocus();
            String number = NUMBERS.get(chance.nextInt(NUMBERS.size()));
            told.accept(number + " in the field " + words(field));
            field.setText(number);
            field.fireEvent(new ActionEvent());
        }
    }

    private static String words(Control control) {
        return (control.getId() == null ? "" : "#" + control.getId() + " ")
                + (control instanceof ButtonBase button ? button.getText() + " " : "")
                + control.getStyleClass();
    }

    /** The buttons that can be seen and used. */
    public static List<ButtonBase> buttons(Window window) {
        return seen(window, ButtonBase.class);
    }

    /** What can be seen and used of a window. */
    private static <N extends Node> List<N> seen(Window window, Class<N> kind) {
        List<N> found = new ArrayList<>();
        collect(window.getScene().getRoot(), kind, found);
        return found;
    }

    private static <N extends Node> void collect(Node node, Class<N> kind, List<N> found) {
        if (!node.isVisible() || node.isDisabled()) {
            return;
        }
        if (kind.isInstance(node)) {
            found.add(kind.cast(node));
        }
        if (node instanceof Parent parent) {
            parent.getChildrenUnmodifiable().forEach(child -> collect(child, kind, found));
        }
    }
}
