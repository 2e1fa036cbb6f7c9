package knightschool.bench;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.concurrent.CountDownLatch;
import javafx.application.Platform;
import javafx.event.ActionEvent;
import javafx.event.Event;
import javafx.event.EventType;
import javafx.geometry.Point2D;
import javafx.scene.Node;
import javafx.scene.Parent;
import javafx.scene.Scene;
import javafx.scene.control.ButtonBase;
import javafx.scene.control.ContextMenu;
import javafx.scene.control.MenuItem;
import javafx.scene.control.TextField;
import javafx.scene.control.Tooltip;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;
import javafx.scene.input.MouseButton;
import javafx.scene.input.MouseEvent;
import javafx.stage.Window;

/**
 * Somebody who does in every scene whatever can be done there, by mouse and keys, one act after the other and without a
 * pause for thought. Acts are drawn by chance from a seed. Questions for a file are not answered: the headless platform
 * has none. Used on a thread of its own.
 */
final class HourOfUse {
    /** One a second: what a quick person does in an hour. */
    static final int ACTS = 3600;

    /** The keys that do something in some scene, the arrows and Space more often than the others. */
    private static final List<KeyCode> KEYS = keys();

    /** What is typed into fields: sides of boards, starts, speeds. */
    private static final List<String> NUMBERS = List.of("5", "6", "8", "12", "20", "30", "60", "100", "200");

    private static final int MILLIS_BETWEEN = 25;

    private final Random chance;

    HourOfUse(long seed) {
        chance = new Random(seed);
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

    /** Does so many acts. */
    void act(int acts) throws InterruptedException {
        for (int i = 0; i < acts; i++) {
            Platform.runLater(this::act);
            pause();
        }
    }

    private static void pause() throws InterruptedException {
        CountDownLatch done = new CountDownLatch(1);
        Platform.runLater(done::countDown);
        done.await();
        Thread.sleep(MILLIS_BETWEEN);
    }

    /** Shows the first page again, and nothing over it. */
    void goHome() throws InterruptedException {
        for (int i = 0; i < 3; i++) {
            Platform.runLater(() -> type(front(), KeyCode.ESCAPE));
            pause();
        }
        Platform.runLater(() -> buttons(front()).stream()
                .filter(button -> "tab-lessons".equals(button.getId()))
                .forEach(ButtonBase::fire));
        pause();
    }

    private void act() {
        Window window = front();
        int kind = chance.nextInt(100);
        if (window instanceof ContextMenu menu) {
            chooseOneOf(menu);
        } else if (kind < 20) {
            click(window);
        } else if (kind < 30) {
            fireOneOf(buttons(window).stream().filter(HourOfUse::isTab).toList());
        } else if (kind < 60) {
            fireOneOf(buttons(window).stream().filter(button -> !isTab(button)).toList());
        } else if (kind < 65) {
            fill(window);
        } else if (kind < 72) {
            drag(window);
        } else {
            type(window, KEYS.get(chance.nextInt(KEYS.size())));
        }
    }

    private static boolean isTab(Node node) {
        return node.getId() != null && node.getId().startsWith("tab-");
    }

    /** The window that lies over all others; what only says something is passed over. */
    private static Window front() {
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
            items.get(chance.nextInt(items.size())).fire();
        }
    }

    private void fireOneOf(List<ButtonBase> buttons) {
        if (!buttons.isEmpty()) {
            ButtonBase button = buttons.get(chance.nextInt(buttons.size()));
            button.requestFocus();
            button.fire();
        }
    }

    private void click(Window window) {
        Point2D at = somewhere(window.getScene());
        fire(window, at, MouseEvent.MOUSE_MOVED);
        fire(window, at, MouseEvent.MOUSE_PRESSED);
        fire(window, at, MouseEvent.MOUSE_RELEASED);
        fire(window, at, MouseEvent.MOUSE_CLICKED);
    }

    private void drag(Window window) {
        Point2D at = somewhere(window.getScene());
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

    private static void type(Window window, KeyCode key) {
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
            field.setText(NUMBERS.get(chance.nextInt(NUMBERS.size())));
            field.fireEvent(new ActionEvent());
        }
    }

    private static List<ButtonBase> buttons(Window window) {
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
