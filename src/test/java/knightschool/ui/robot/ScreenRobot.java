package knightschool.ui.robot;

import java.util.List;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicReference;
import java.util.function.Predicate;
import java.util.function.Supplier;
import javafx.geometry.BoundingBox;
import javafx.geometry.Bounds;
import javafx.geometry.Point2D;
import javafx.geometry.VerticalDirection;
import javafx.scene.Node;
import javafx.scene.control.Labeled;
import javafx.scene.control.Tooltip;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyCodeCombination;
import javafx.scene.input.MouseButton;
import javafx.stage.Window;
import knightschool.Eventually;
import knightschool.ui.render.ToolkitThread;

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

    /** Clicks on the first such node that can be seen, once there is one and it stays where it is. */
    public ScreenRobot clickOn(String name) {
        return reach(name).clickOn();
    }

    public ScreenRobot doubleClickOn(String name) {
        return reach(name).doubleClickOn();
    }

    public ScreenRobot moveTo(String name) {
        return reach(name);
    }

    private ScreenRobot reach(String name) {
        return reach(name, () -> seen(name));
    }

    /**
     * Moves the pointer to a node, and again until the node stays under it: while the window answers to the pointer, it
     * may be laid out anew, glide on, give its place to another one, or lie under a tooltip, and what is pressed then
     * is not what was found.
     *
     * @param look finds the node, anew where the one found before is not on screen any more
     */
    private ScreenRobot reach(String what, Supplier<Node> look) {
        Eventually.until(() -> what + " stays under the pointer", () -> {
            Node node = look.get();
            Optional<Bounds> before = place(node);
            before.ifPresent(_ -> robot.moveTo(node));
            if (Eventually.onFx(() -> !RunningAnimations.now().isEmpty())) {
                Eventually.afterFrame();
            }
            return before.isPresent() && before.equals(place(node)) && !isUnderTooltip(node, before.get());
        });
        return this;
    }

    /** Whether a press in the middle of a node would come to a tooltip, which lies over it for a while. */
    private static boolean isUnderTooltip(Node node, Bounds place) {
        return ToolkitThread.call(() -> Window.getWindows().stream()
                .filter(window -> window instanceof Tooltip
                        && window.isShowing()
                        && window != node.getScene().getWindow())
                .anyMatch(window -> new BoundingBox(window.getX(), window.getY(), window.getWidth(), window.getHeight())
                        .contains(place.getCenterX(), place.getCenterY())));
    }

    /** Where a node is on the screen; nothing where it cannot be seen. */
    private static Optional<Bounds> place(Node node) {
        return ToolkitThread.call(() -> {
            Optional.ofNullable(node.getScene()).ifPresent(FrameLayout::placeMenu);
            // The frame that places a menu may also close it.
            return Optional.ofNullable(node.getScene())
                    .filter(_ -> isSeen(node))
                    .map(scene -> {
                        FrameLayout.of(scene);
                        return node.localToScreen(node.getBoundsInLocal());
                    });
        });
    }

    private Node seen(String name) {
        AtomicReference<Node> found = new AtomicReference<>();
        Eventually.untilShown(name + " is seen", () -> {
            robot.lookup(name).match(ScreenRobot::isSeen).tryQuery().ifPresent(found::set);
            return found.get() != null;
        });
        return found.get();
    }

    /** Clicks on a node once it is on screen and stays where it is. */
    public ScreenRobot clickOn(Node node, MouseButton... buttons) {
        return reach(node.toString(), () -> node).clickOn(buttons);
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
        return moveTo(node).doubleClickOn();
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
        return reach(node.toString(), () -> node);
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
        return moveTo(from).press(buttons.length == 0 ? new MouseButton[] {MouseButton.PRIMARY} : buttons);
    }

    public ScreenRobot drag(String name) {
        return reach(name).press(MouseButton.PRIMARY);
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
