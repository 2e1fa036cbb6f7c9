package knightschool.ui.robot;

import java.util.List;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicReference;
import java.util.function.Predicate;
import java.util.function.Supplier;
import javafx.geometry.Bounds;
import javafx.geometry.Point2D;
import javafx.geometry.VerticalDirection;
import javafx.scene.Node;
import javafx.scene.Scene;
import javafx.scene.control.Labeled;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyCodeCombination;
import javafx.scene.input.MouseButton;
import javafx.stage.PopupWindow;
import knightschool.Eventually;

/**
 * What a person does with mouse and keyboard, and sees. Whatever is acted on or looked at by name is waited for first,
 * so that a slow machine finds it as well: a name is a style class ({@code .message}), an id ({@code #undo}) or the
 * words of a control.
 *
 * <p>The only door of the tests to TestFX, whose own look-ups do not wait and read on the thread that asks.
 */
public final class ScreenRobot {
    private final PromptRobot robot = new PromptRobot();

    /** Whether there is such a node now; does not wait. */
    public boolean isThere(String name) {
        return robot.lookup(name).tryQuery().isPresent();
    }

    /** Whether there is such a node now that can be seen; does not wait. */
    public boolean isSeen(String name) {
        return robot.lookup(name).match(ScreenRobot::isSeen).tryQuery().isPresent();
    }

    /** Whether a node, which may be missing, and all that it lies in can be seen. */
    public static boolean isSeen(Node node) {
        boolean seen = node != null;
        for (Node at = node; at != null; at = at.getParent()) {
            seen &= at.isVisible();
        }
        return seen;
    }

    /** The first such node, once there is one. */
    public Node find(String name) {
        return find(name, Node.class);
    }

    /** As {@link #find(String)}, of a class that is known. */
    public <T extends Node> T find(String name, Class<T> type) {
        return type.cast(first(name, () -> robot.lookup(name).tryQuery()));
    }

    /** The first such node within another, once there is one. */
    public <T extends Node> T find(Node within, String name, Class<T> type) {
        return type.cast(first(name, () -> robot.from(within).lookup(name).tryQuery()));
    }

    /** A query of TestFX is answered when it is made, so that each look takes a new one. */
    private static <T extends Node> T first(String what, Supplier<Optional<T>> look) {
        AtomicReference<T> found = new AtomicReference<>();
        Eventually.until(() -> missing(what), () -> {
            look.get().ifPresent(found::set);
            return found.get() != null;
        });
        return found.get();
    }

    private static String missing(String what) {
        return "there is " + what + "; there is " + Eventually.onFx(WindowContents::describe);
    }

    /** All such nodes that there are now; does not wait. */
    public List<Node> findAll(String name) {
        return findAll(name, Node.class);
    }

    /** As {@link #findAll(String)}, of a class that is known. */
    public <T extends Node> List<T> findAll(String name, Class<T> type) {
        return List.copyOf(robot.lookup(name).queryAllAs(type));
    }

    /** The first node of a class that is as asked, once there is one. */
    public <T extends Node> T find(String what, Class<T> type, Predicate<T> condition) {
        return first(what, () -> findAll(type, condition).stream().findFirst());
    }

    /** All nodes of a class that there are now and that are as asked; does not wait. */
    public <T extends Node> List<T> findAll(Class<T> type, Predicate<T> condition) {
        return robot.lookup((Node node) -> type.isInstance(node)).queryAllAs(type).stream()
                .filter(condition)
                .toList();
    }

    /** The words of the first such control, once there is one. */
    public String text(String name) {
        return find(name, Labeled.class).getText();
    }

    /** Waits until the first such control has these words. */
    public void untilText(String name, String words) {
        Eventually.untilShown(name + " says " + words, () -> words.equals(text(name)));
    }

    /** Clicks on the first such node that can be seen, once there is one. */
    public ScreenRobot clickOn(String name) {
        robot.clickOn(seen(name));
        return this;
    }

    public ScreenRobot doubleClickOn(String name) {
        robot.doubleClickOn(seen(name));
        return this;
    }

    public ScreenRobot moveTo(String name) {
        robot.moveTo(seen(name));
        return this;
    }

    private Node seen(String name) {
        AtomicReference<Node> found = new AtomicReference<>();
        Eventually.untilShown(name + " is seen", () -> {
            look(name).ifPresent(node -> FrameLayout.placeMenu(node.getScene()));
            // The frame that places a menu may also close it.
            look(name).ifPresent(node -> {
                // A card that has just been opened is seen before it is laid out, and a click beside its button is
                // lost.
                FrameLayout.of(node.getScene());
                found.set(node);
            });
            return found.get() != null;
        });
        return found.get();
    }

    private Optional<Node> look(String name) {
        return robot.lookup(name).match(ScreenRobot::isSeen).tryQuery();
    }

    /** As {@link FrameLayout#placeMenu}, for the window of a node. */
    private Node placed(Node node) {
        Scene scene = node.getScene();
        if (scene != null && scene.getWindow() instanceof PopupWindow) {
            interact(() -> FrameLayout.placeMenu(scene));
        }
        return node;
    }

    public ScreenRobot clickOn(Node node, MouseButton... buttons) {
        robot.clickOn(placed(node), buttons);
        return this;
    }

    /** Clicks at a point of the screen. */
    public ScreenRobot clickOn(Point2D point, MouseButton... buttons) {
        robot.clickOn(point, buttons);
        return this;
    }

    /** Clicks in the middle of a part of the screen. */
    public ScreenRobot clickOn(Bounds bounds, MouseButton... buttons) {
        robot.clickOn(bounds, buttons);
        return this;
    }

    public ScreenRobot clickOn(double x, double y, MouseButton... buttons) {
        return clickOn(new Point2D(x, y), buttons);
    }

    /** Clicks where the pointer is. */
    public ScreenRobot clickOn(MouseButton... buttons) {
        robot.clickOn(buttons);
        return this;
    }

    public ScreenRobot doubleClickOn(Node node) {
        robot.doubleClickOn(placed(node));
        return this;
    }

    public ScreenRobot doubleClickOn(Point2D point) {
        robot.doubleClickOn(point);
        return this;
    }

    /** Clicks twice where the pointer is. */
    public ScreenRobot doubleClickOn() {
        robot.doubleClickOn();
        return this;
    }

    public ScreenRobot moveTo(Node node) {
        robot.moveTo(placed(node));
        return this;
    }

    /** Moves the pointer to a point of the screen. */
    public ScreenRobot moveTo(Point2D point) {
        robot.moveTo(point);
        return this;
    }

    public ScreenRobot moveTo(double x, double y) {
        return moveTo(new Point2D(x, y));
    }

    public ScreenRobot moveBy(double x, double y) {
        robot.moveBy(x, y);
        return this;
    }

    /** Moves the pointer there and presses a button, the first one unless told. */
    public ScreenRobot drag(Point2D from, MouseButton... buttons) {
        robot.drag(from, buttons.length == 0 ? new MouseButton[] {MouseButton.PRIMARY} : buttons);
        return this;
    }

    /** As {@link #drag(Point2D, MouseButton...)}, from the middle of a node. */
    public ScreenRobot drag(Node from, MouseButton... buttons) {
        robot.drag(placed(from), buttons.length == 0 ? new MouseButton[] {MouseButton.PRIMARY} : buttons);
        return this;
    }

    public ScreenRobot drag(String name) {
        return drag(seen(name));
    }

    /** Moves the pointer on and lets the buttons of the mouse go. */
    public ScreenRobot dropBy(double x, double y) {
        return moveBy(x, y).drop();
    }

    public ScreenRobot dropTo(Point2D point) {
        robot.dropTo(point);
        return this;
    }

    public ScreenRobot dropTo(Node node) {
        robot.dropTo(node);
        return this;
    }

    /** Lets the buttons of the mouse go. */
    public ScreenRobot drop() {
        robot.drop();
        return this;
    }

    public ScreenRobot press(MouseButton... buttons) {
        robot.press(buttons);
        return this;
    }

    public ScreenRobot release(MouseButton... buttons) {
        robot.release(buttons);
        return this;
    }

    public ScreenRobot press(KeyCode... keys) {
        robot.press(keys);
        return this;
    }

    public ScreenRobot release(KeyCode... keys) {
        robot.release(keys);
        return this;
    }

    /** Presses keys together, and lets them go. */
    public ScreenRobot push(KeyCode... combination) {
        robot.push(combination);
        return this;
    }

    public ScreenRobot push(KeyCodeCombination combination) {
        robot.push(combination);
        return this;
    }

    /** Presses keys one after the other. */
    public ScreenRobot type(KeyCode... keys) {
        robot.type(keys);
        return this;
    }

    public ScreenRobot type(KeyCode key, int times) {
        robot.type(key, times);
        return this;
    }

    /** Writes where the focus is; a line break is the Enter key. */
    public ScreenRobot write(String text) {
        robot.write(text);
        return this;
    }

    public ScreenRobot scroll(int amount, VerticalDirection direction) {
        robot.scroll(amount, direction);
        Eventually.untilAnswered();
        return this;
    }

    /** Does on the JavaFX thread what no person can do, and waits for what follows. */
    public ScreenRobot interact(Runnable work) {
        robot.interact(work);
        return this;
    }
}
