package knightschool.ui.work;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.concurrent.TimeUnit;
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
import knightschool.ui.render.ToolkitStarter;
import knightschool.ui.shell.LoneScene;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.parallel.Isolated;

@Isolated
class PulseTimerTest {
    private final AtomicInteger ticks = new AtomicInteger();
    private final AtomicInteger frames = new AtomicInteger();
    private final AtomicInteger questions = new AtomicInteger();

    /** A pulse that has nothing to do, and counts how often it asks. */
    private PulseTimer atRest(Pane node) {
        return ToolkitStarter.call(() -> new PulseTimer(node, _ -> ticks.incrementAndGet(), () -> {
            questions.incrementAndGet();
            return true;
        }));
    }

    /** Lets frames go by, which another pulse counts. */
    private void frames(int count) {
        PulseTimer other = ToolkitStarter.call(() -> {
            Pane node = new Pane();
            new Scene(node);
            return new PulseTimer(node, _ -> frames.incrementAndGet());
        });
        int from = frames.get();
        LoneScene.until(() -> frames.get() >= from + count);
        ToolkitStarter.run(other::close);
    }

    @Test
    void pulseRunsWhileItsNodeIsInASceneAndNotAfterItIsClosed() {
        Group root = ToolkitStarter.call(() -> {
            Group made = new Group();
            new Scene(made);
            return made;
        });
        Pane node = ToolkitStarter.call(Pane::new);
        PulseTimer pulse = ToolkitStarter.call(() -> new PulseTimer(node, _ -> ticks.incrementAndGet()));
        frames(3);
        assertEquals(0, ticks.get());
        ToolkitStarter.run(() -> root.getChildren().add(node));
        LoneScene.until(() -> ticks.get() > 2);
        ToolkitStarter.run(() -> root.getChildren().clear());
        int left = ticks.get();
        frames(3);
        assertEquals(left, ticks.get());
        ToolkitStarter.run(pulse::close);
        ToolkitStarter.run(() -> root.getChildren().add(node));
        frames(3);
        assertEquals(left, ticks.get());
    }

    @Test
    void pulseWithoutANodeRunsUntilItIsClosed() {
        PulseTimer pulse = ToolkitStarter.call(() -> PulseTimer.untilClosed(_ -> ticks.incrementAndGet()));
        LoneScene.until(() -> ticks.get() > 2);
        ToolkitStarter.run(pulse::close);
        int left = ticks.get();
        frames(3);
        assertEquals(left, ticks.get());
    }

    @Test
    void pulseRestsUntilItIsWoken() {
        Pane node = ToolkitStarter.call(() -> {
            Pane made = new Pane();
            new Scene(made);
            return made;
        });
        PulseTimer pulse = ToolkitStarter.call(() -> new PulseTimer(node, _ -> ticks.incrementAndGet()));
        LoneScene.until(() -> ticks.get() > 0);
        ToolkitStarter.run(pulse::rest);
        int left = ticks.get();
        frames(3);
        assertEquals(left, ticks.get());
        ToolkitStarter.run(pulse::wake);
        LoneScene.until(() -> ticks.get() > left);
        ToolkitStarter.run(pulse::close);
    }

    /** In the time in which ten questions a second would be thirty. */
    @Test
    void questionsBecomeFewerTheLongerNothingHappens() {
        Pane node = ToolkitStarter.call(Pane::new);
        Stage stage = shown(node);
        PulseTimer pulse = atRest(node);
        int before = questions.get() - ticks.get();
        long from = System.nanoTime();
        LoneScene.until(() -> System.nanoTime() - from > TimeUnit.SECONDS.toNanos(3));
        int inBetween = questions.get() - ticks.get() - before;
        assertTrue(inBetween <= 8, () -> inBetween + " questions at rest");
        ToolkitStarter.run(() -> {
            pulse.close();
            stage.hide();
        });
    }

    /** A clock makes a frame each second: the questions between frames become fewer all the same. */
    @Test
    void framesThatBringNothingToDoDoNotKeepItAsking() {
        Pane node = ToolkitStarter.call(Pane::new);
        Stage stage = shown(node);
        PulseTimer pulse = atRest(node);
        int inBetween = 0;
        long from = 0;
        for (int second = 0; second < 8; second++) {
            from = System.nanoTime();
            inBetween = questionsInASecond();
            ToolkitStarter.run(Platform::requestNextPulse);
        }
        // A machine that is busy makes the second longer.
        double last = Math.floor(inBetween * 1e9 / (System.nanoTime() - from));
        assertTrue(last <= 1, () -> last + " questions in the last second");
        ToolkitStarter.run(() -> Event.fireEvent(
                node, new KeyEvent(KeyEvent.KEY_PRESSED, "", "", KeyCode.A, false, false, false, false)));
        // Without the key there is one a second at most.
        LoneScene.until("there is more than one question in a second", () -> questionsInASecond() > 1);
        ToolkitStarter.run(() -> {
            pulse.close();
            stage.hide();
        });
    }

    /**
     * The polls have become rare by themselves; a frame in between, with one poll or none before it, changes nothing.
     */
    @Test
    void keyAfterALongRestHasItAskOftenAgain() {
        Pane node = ToolkitStarter.call(Pane::new);
        Stage stage = shown(node);
        PulseTimer pulse = atRest(node);
        LoneScene.until("polls are rare", () -> questionsInASecond() <= 1);
        ToolkitStarter.run(Platform::requestNextPulse);
        int before = questions.get() - ticks.get();
        ToolkitStarter.run(() -> Event.fireEvent(
                node, new KeyEvent(KeyEvent.KEY_PRESSED, "", "", KeyCode.A, false, false, false, false)));
        LoneScene.until("it asks twice again", () -> questions.get() - ticks.get() - before >= 2);
        ToolkitStarter.run(() -> {
            pulse.close();
            stage.hide();
        });
    }

    /** Those that come with frames are not counted. */
    private int questionsInASecond() {
        long from = System.nanoTime();
        int before = questions.get() - ticks.get();
        LoneScene.until(() -> System.nanoTime() - from > TimeUnit.SECONDS.toNanos(1));
        return questions.get() - ticks.get() - before;
    }

    @Test
    void whatNeedsNoFramesOfItsOwnHasNoThread() {
        Pane node = ToolkitStarter.call(Pane::new);
        Stage stage = shown(node);
        long before = pulseThreads();
        PulseTimer pulse = ToolkitStarter.call(() -> PulseTimer.inFramesOfOthers(node, _ -> ticks.incrementAndGet()));
        LoneScene.until(() -> ticks.get() > 0);
        assertTrue(pulseThreads() <= before, "nothing is asked");
        ToolkitStarter.run(() -> {
            pulse.close();
            stage.hide();
        });
    }

    private static Stage shown(Pane node) {
        return ToolkitStarter.call(() -> {
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
            Pane node = ToolkitStarter.call(Pane::new);
            ToolkitStarter.run(() -> {
                new Scene(node);
                new PulseTimer(node, _ -> node.requestLayout()).close();
            });
            checker.assertCollectable(node);
        });
    }
}
