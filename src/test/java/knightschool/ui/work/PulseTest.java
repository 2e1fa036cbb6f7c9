package knightschool.ui.work;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.concurrent.atomic.AtomicInteger;
import javafx.scene.Group;
import javafx.scene.Scene;
import javafx.scene.layout.Pane;
import knightschool.Leaks;
import knightschool.ui.render.Toolkit;
import knightschool.ui.shell.LoneScene;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.parallel.Isolated;

@Isolated
class PulseTest {
    private final AtomicInteger ticks = new AtomicInteger();
    private final AtomicInteger frames = new AtomicInteger();

    /** Lets frames go by, which another pulse counts. */
    private void frames(int count) {
        Pulse other = Toolkit.call(() -> {
            Pane node = new Pane();
            new Scene(node);
            return new Pulse(node, _ -> frames.incrementAndGet());
        });
        int from = frames.get();
        LoneScene.until(() -> frames.get() >= from + count);
        Toolkit.run(other::close);
    }

    @Test
    void pulseRunsWhileItsNodeIsInASceneAndNotAfterItIsClosed() {
        Group root = Toolkit.call(() -> {
            Group made = new Group();
            new Scene(made);
            return made;
        });
        Pane node = Toolkit.call(Pane::new);
        Pulse pulse = Toolkit.call(() -> new Pulse(node, _ -> ticks.incrementAndGet()));
        frames(3);
        assertEquals(0, ticks.get());
        Toolkit.run(() -> root.getChildren().add(node));
        LoneScene.until(() -> ticks.get() > 2);
        Toolkit.run(() -> root.getChildren().clear());
        int left = ticks.get();
        frames(3);
        assertEquals(left, ticks.get());
        Toolkit.run(pulse::close);
        Toolkit.run(() -> root.getChildren().add(node));
        frames(3);
        assertEquals(left, ticks.get());
    }

    @Test
    void pulseRestsUntilItIsWoken() {
        Pane node = Toolkit.call(() -> {
            Pane made = new Pane();
            new Scene(made);
            return made;
        });
        Pulse pulse = Toolkit.call(() -> new Pulse(node, _ -> ticks.incrementAndGet()));
        LoneScene.until(() -> ticks.get() > 0);
        Toolkit.run(pulse::rest);
        int left = ticks.get();
        frames(3);
        assertEquals(left, ticks.get());
        Toolkit.run(pulse::wake);
        LoneScene.until(() -> ticks.get() > left);
        Toolkit.run(pulse::close);
    }

    @Test
    void nodeOfAClosedPulseCanBeCollected() {
        Leaks.test(checker -> {
            Pane node = Toolkit.call(Pane::new);
            Toolkit.run(() -> {
                new Scene(node);
                new Pulse(node, _ -> node.requestLayout()).close();
            });
            checker.assertCollectable(node);
        });
    }
}
