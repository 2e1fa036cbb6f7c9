package knightschool.ui.work;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicLong;
import javafx.beans.property.BooleanProperty;
import javafx.beans.property.SimpleBooleanProperty;
import javafx.event.Event;
import javafx.scene.Group;
import javafx.scene.Scene;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;
import javafx.scene.layout.Pane;
import javafx.stage.Stage;
import knightschool.Leaks;
import knightschool.ui.render.ToolkitThread;
import knightschool.ui.robot.ClosedWindows;
import knightschool.ui.shell.LoneScene;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.api.parallel.Isolated;

@Isolated
@ExtendWith(ClosedWindows.class)
class PulseTimerTest {
    /** Frames that are asked for come within this time. */
    private static final long STILL_NANOS = TimeUnit.MILLISECONDS.toNanos(400);

    private final AtomicInteger ticks = new AtomicInteger();
    private final AtomicInteger frames = new AtomicInteger();
    /** Lets frames go by, which another pulse counts. */
    private void frames(int count) {
        PulseTimer other = ToolkitThread.call(() -> {
            Pane node = new Pane();
            new Scene(node);
            return new PulseTimer(node, _ -> frames.incrementAndGet());
        });
        int from = frames.get();
        LoneScene.until(() -> frames.get() >= from + count);
        ToolkitThread.run(other::close);
    }

    @Test
    void pulseRunsWhileItsNodeIsInASceneAndNotAfterItIsClosed() {
        Group root = ToolkitThread.call(() -> {
            Group made = new Group();
            new Scene(made);
            return made;
        });
        Pane node = ToolkitThread.call(Pane::new);
        PulseTimer pulse = ToolkitThread.call(() -> new PulseTimer(node, _ -> ticks.incrementAndGet()));
        frames(3);
        assertEquals(0, ticks.get());
        ToolkitThread.run(() -> root.getChildren().add(node));
        LoneScene.until(() -> ticks.get() > 2);
        ToolkitThread.run(() -> root.getChildren().clear());
        int left = ticks.get();
        frames(3);
        assertEquals(left, ticks.get());
        ToolkitThread.run(pulse::close);
        ToolkitThread.run(() -> root.getChildren().add(node));
        frames(3);
        assertEquals(left, ticks.get());
    }

    @Test
    void pulseWithoutANodeRunsUntilItIsClosed() {
        PulseTimer pulse = ToolkitThread.call(() -> PulseTimer.untilClosed(_ -> ticks.incrementAndGet()));
        LoneScene.until(() -> ticks.get() > 2);
        ToolkitThread.run(pulse::close);
        int left = ticks.get();
        frames(3);
        assertEquals(left, ticks.get());
    }

    @Test
    void pulseRestsUntilItIsWoken() {
        Pane node = ToolkitThread.call(() -> {
            Pane made = new Pane();
            new Scene(made);
            return made;
        });
        PulseTimer pulse = ToolkitThread.call(() -> new PulseTimer(node, _ -> ticks.incrementAndGet()));
        LoneScene.until(() -> ticks.get() > 0);
        ToolkitThread.run(pulse::rest);
        int left = ticks.get();
        frames(3);
        assertEquals(left, ticks.get());
        ToolkitThread.run(pulse::wake);
        LoneScene.until(() -> ticks.get() > left);
        ToolkitThread.run(pulse::close);
    }

    /** Nobody asks it whether it is idle: a change of a value says that it may be so no longer, as a key does. */
    @Test
    void changeOfAValueAndAKeyHaveAFrameAtRest() {
        Pane node = ToolkitThread.call(Pane::new);
        Stage stage = shown(node);
        BooleanProperty busy = new SimpleBooleanProperty();
        PulseTimer pulse =
                ToolkitThread.call(() -> new PulseTimer(node, _ -> ticks.incrementAndGet(), () -> !busy.get(), busy));
        int atRest = untilNoFrame();
        ToolkitThread.run(() -> busy.set(true));
        LoneScene.until("frames come while there is something to do", () -> ticks.get() > atRest + 3);
        ToolkitThread.run(() -> busy.set(false));
        int again = untilNoFrame();
        press(node);
        LoneScene.until("the key has a frame", () -> ticks.get() > again + 1);
        ToolkitThread.run(() -> {
            pulse.close();
            stage.hide();
        });
    }

    /** Returns the number of calls once there was none for a while, in which frames would have come. */
    private int untilNoFrame() {
        AtomicInteger seen = new AtomicInteger(-1);
        AtomicLong since = new AtomicLong();
        LoneScene.until("no frame is made", () -> {
            if (seen.getAndSet(ticks.get()) != ticks.get()) {
                since.set(System.nanoTime());
            }
            return System.nanoTime() - since.get() > STILL_NANOS;
        });
        return ticks.get();
    }

    private static void press(Pane node) {
        ToolkitThread.run(() -> Event.fireEvent(
                node, new KeyEvent(KeyEvent.KEY_PRESSED, "", "", KeyCode.A, false, false, false, false)));
    }

    private static Stage shown(Pane node) {
        return ToolkitThread.call(() -> {
            Stage made = new Stage();
            made.setScene(new Scene(node));
            made.show();
            return made;
        });
    }

    @Test
    void nodeOfAClosedPulseCanBeCollected() {
        Leaks.test(checker -> {
            Pane node = ToolkitThread.call(Pane::new);
            ToolkitThread.run(() -> {
                new Scene(node);
                new PulseTimer(node, _ -> node.requestLayout()).close();
            });
            checker.assertCollectable(node);
        });
    }
}
