package knightschool.ui.work;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.time.Duration;
import java.util.concurrent.atomic.AtomicInteger;
import javafx.application.Platform;
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
    private final AtomicInteger ticks = new AtomicInteger();
    private final AtomicInteger frames = new AtomicInteger();
    private final AtomicInteger questions = new AtomicInteger();
    private final ManualClock clock = new ManualClock(() -> ToolkitThread.run(() -> {}));

    /** A pulse that has nothing to do, and counts how often it asks. */
    private PulseTimer atRest(Pane node) {
        return ToolkitThread.call(() -> new PulseTimer(
                node,
                _ -> ticks.incrementAndGet(),
                () -> {
                    questions.incrementAndGet();
                    return true;
                },
                clock));
    }

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

    /** In the time in which ten questions a second would be thirty. */
    @Test
    void questionsBecomeFewerTheLongerNothingHappens() {
        Pane node = ToolkitThread.call(Pane::new);
        Stage stage = shown(node);
        PulseTimer pulse = atRest(node);
        int inBetween = questionsIn(Duration.ofSeconds(3));
        assertTrue(inBetween <= 8, () -> inBetween + " questions at rest");
        ToolkitThread.run(() -> {
            pulse.close();
            stage.hide();
        });
    }

    /** A clock makes a frame each second: the questions between frames become fewer all the same. */
    @Test
    void framesThatBringNothingToDoDoNotKeepItAsking() {
        Pane node = ToolkitThread.call(Pane::new);
        Stage stage = shown(node);
        PulseTimer pulse = atRest(node);
        for (int second = 0; second < 7; second++) {
            questionsIn(Duration.ofSeconds(1));
            frame();
        }
        int last = questionsIn(Duration.ofSeconds(1));
        assertTrue(last <= 1, () -> last + " questions in the last second");
        press(node);
        int afterKey = questionsIn(Duration.ofSeconds(1));
        assertTrue(afterKey > 1, () -> afterKey + " questions in the second after a key");
        ToolkitThread.run(() -> {
            pulse.close();
            stage.hide();
        });
    }

    /**
     * The polls have become rare by themselves; a frame in between, with one poll or none before it, changes nothing.
     */
    @Test
    void keyAfterALongRestHasItAskOftenAgain() {
        Pane node = ToolkitThread.call(Pane::new);
        Stage stage = shown(node);
        PulseTimer pulse = atRest(node);
        questionsIn(Duration.ofSeconds(10));
        // A frame that another window asked for may have come in between.
        LoneScene.until("polls are rare", () -> questionsIn(Duration.ofSeconds(1)) <= 1);
        frame();
        press(node);
        int afterKey = questionsIn(Duration.ofSeconds(1));
        assertTrue(afterKey >= 2, () -> afterKey + " questions in the second after a key");
        ToolkitThread.run(() -> {
            pulse.close();
            stage.hide();
        });
    }

    private static void press(Pane node) {
        ToolkitThread.run(() -> Event.fireEvent(
                node, new KeyEvent(KeyEvent.KEY_PRESSED, "", "", KeyCode.A, false, false, false, false)));
    }

    /** Has one frame made, in which the pulse has nothing to do. */
    private void frame() {
        int before = ticks.get();
        ToolkitThread.run(Platform::requestNextPulse);
        LoneScene.until("there is a frame", () -> ticks.get() > before);
    }

    /** Lets time pass. Questions that come with frames are not counted. */
    private int questionsIn(Duration time) {
        int before = questions.get() - ticks.get();
        clock.pass(time);
        return questions.get() - ticks.get() - before;
    }

    @Test
    void whatNeedsNoFramesOfItsOwnHasNoThread() {
        Pane node = ToolkitThread.call(Pane::new);
        Stage stage = shown(node);
        long before = pulseThreads();
        PulseTimer pulse = ToolkitThread.call(() -> PulseTimer.inFramesOfOthers(node, _ -> ticks.incrementAndGet()));
        LoneScene.until(() -> ticks.get() > 0);
        assertTrue(pulseThreads() <= before, "nothing is asked");
        ToolkitThread.run(() -> {
            pulse.close();
            stage.hide();
        });
    }

    private static Stage shown(Pane node) {
        return ToolkitThread.call(() -> {
            Stage made = new Stage();
            made.setScene(new Scene(node));
            made.show();
            return made;
        });
    }

    private static long pulseThreads() {
        return Thread.getAllStackTraces().keySet().stream()
                .filter(thread -> thread.getName().startsWith("pulse"))
                .count();
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
