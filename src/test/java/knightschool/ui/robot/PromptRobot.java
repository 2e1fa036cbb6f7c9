package knightschool.ui.robot;

import java.util.HashSet;
import java.util.Set;
import java.util.concurrent.Callable;
import javafx.geometry.Point2D;
import javafx.scene.Scene;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyCodeCombination;
import javafx.scene.input.MouseButton;
import javafx.stage.Window;
import knightschool.Eventually;
import org.testfx.api.FxRobot;
import org.testfx.robot.BaseRobot;
import org.testfx.robot.KeyboardRobot;
import org.testfx.robot.Motion;
import org.testfx.robot.MouseRobot;
import org.testfx.robot.TypeRobot;
import org.testfx.robot.impl.TypeRobotImpl;
import org.testfx.service.query.PointQuery;

/**
 * TestFX's robot, which goes on as soon as the window has answered. Its own pauses (50 ms after every key and every
 * button, 1 ms after every pixel of a way) are longer than all that is tested, and no test may depend on them: what
 * takes time is waited for by name with {@link Eventually}.
 */
public final class PromptRobot extends FxRobot {
    /** Points on the way of the pointer: a drag begins only once it has moved. */
    private static final int STEPS = 4;

    private final BaseRobot base = robotContext().getBaseRobot();
    private final MouseRobot mouse = robotContext().getMouseRobot();
    private final KeyboardRobot keyboard = robotContext().getKeyboardRobot();
    private final TypeRobot keys = new TypeRobotImpl(new PromptKeyboard(), new NoSleep());

    @Override
    public PromptRobot press(KeyCode... pressed) {
        for (KeyCode key : pressed) {
            keyboard.pressNoWait(key);
            Eventually.untilAnswered();
        }
        return this;
    }

    @Override
    public PromptRobot release(KeyCode... released) {
        for (KeyCode key : released.length == 0 ? held() : released) {
            keyboard.releaseNoWait(key);
            Eventually.untilAnswered();
        }
        return this;
    }

    private KeyCode[] held() {
        return new HashSet<>(keyboard.getPressedKeys()).toArray(KeyCode[]::new);
    }

    @Override
    public PromptRobot press(MouseButton... pressed) {
        mouse.pressNoWait(pressed);
        Eventually.untilAnswered();
        return this;
    }

    @Override
    public PromptRobot release(MouseButton... released) {
        if (released.length > 0 || !mouse.getPressedButtons().isEmpty()) {
            mouse.releaseNoWait(released);
            Eventually.untilAnswered();
        }
        return this;
    }

    @Override
    public PromptRobot push(KeyCode... combination) {
        keys.push(combination);
        return this;
    }

    @Override
    public PromptRobot push(KeyCodeCombination combination) {
        keys.push(combination);
        return this;
    }

    @Override
    public PromptRobot type(KeyCode... typed) {
        keys.type(typed);
        return this;
    }

    @Override
    public PromptRobot type(KeyCode typed, int times) {
        keys.type(typed, times);
        return this;
    }

    @Override
    public PromptRobot write(String text) {
        Scene scene = Eventually.onFx(() -> window(Window::isFocused).getScene());
        text.chars().forEach(character -> {
            KeyCode code = character == '\n' ? KeyCode.ENTER : KeyCode.UNDEFINED;
            base.typeKeyboard(scene, code, Character.toString(character));
            Eventually.untilAnswered();
        });
        return this;
    }

    @Override
    public PromptRobot moveTo(PointQuery query, Motion motion) {
        Point2D from = base.retrieveMouse();
        Point2D to = query.query();
        for (int step = 1; step <= STEPS; step++) {
            mouse.moveNoWait(from.interpolate(to, (double) step / STEPS));
        }
        Eventually.untilAnswered();
        return this;
    }

    @Override
    public PromptRobot moveBy(double x, double y, Motion motion) {
        mouse.moveNoWait(base.retrieveMouse().add(x, y));
        Eventually.untilAnswered();
        return this;
    }

    @Override
    public PromptRobot clickOn(MouseButton... buttons) {
        MouseButton[] pressed = buttons.length == 0 ? new MouseButton[] {MouseButton.PRIMARY} : buttons;
        return press(pressed).release(pressed);
    }

    @Override
    public PromptRobot clickOn(PointQuery query, Motion motion, MouseButton... buttons) {
        return moveTo(query, motion).clickOn(buttons);
    }

    @Override
    public PromptRobot doubleClickOn(MouseButton... buttons) {
        MouseButton[] pressed = buttons.length == 0 ? new MouseButton[] {MouseButton.PRIMARY} : buttons;
        // At once: on a busy machine frames between the clicks would take longer than two clicks may be apart.
        Eventually.onFx(() -> {
            for (int click = 1; click <= 2; click++) {
                mouse.pressNoWait(pressed);
                mouse.releaseNoWait(pressed);
            }
            return null;
        });
        Eventually.untilAnswered();
        return this;
    }

    @Override
    public PromptRobot doubleClickOn(PointQuery query, Motion motion, MouseButton... buttons) {
        return moveTo(query, motion).doubleClickOn(buttons);
    }

    @Override
    public PromptRobot drag(PointQuery query, MouseButton... buttons) {
        return moveTo(query, Motion.DEFAULT).press(buttons);
    }

    @Override
    public PromptRobot drop() {
        return release(new MouseButton[0]);
    }

    @Override
    public PromptRobot dropTo(PointQuery query) {
        return moveTo(query, Motion.DEFAULT).drop();
    }

    @Override
    public PromptRobot interact(Runnable work) {
        return interact(() -> {
            work.run();
            return null;
        });
    }

    @Override
    public <T> PromptRobot interact(Callable<T> work) {
        Eventually.onFx(work);
        return this;
    }

    /** The keyboard of {@link TypeRobotImpl}, which knows how a combination is pressed and let go. */
    private final class PromptKeyboard implements KeyboardRobot {
        @Override
        public void press(KeyCode... pressed) {
            PromptRobot.this.press(pressed);
        }

        @Override
        public void release(KeyCode... released) {
            PromptRobot.this.release(released);
        }

        @Override
        public void pressNoWait(KeyCode... pressed) {
            keyboard.pressNoWait(pressed);
        }

        @Override
        public void releaseNoWait(KeyCode... released) {
            keyboard.releaseNoWait(released);
        }

        @Override
        public Set<KeyCode> getPressedKeys() {
            return keyboard.getPressedKeys();
        }
    }
}
