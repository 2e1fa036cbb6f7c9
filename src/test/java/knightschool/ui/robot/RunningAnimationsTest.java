package knightschool.ui.robot;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Set;
import javafx.animation.Animation;
import javafx.animation.PauseTransition;
import javafx.util.Duration;
import knightschool.Eventually;
import knightschool.ui.render.ToolkitThread;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.parallel.Isolated;

/** Isolated, since other tests start animations meanwhile. */
@Isolated
class RunningAnimationsTest {
    @Test
    void animationIsSeenFromItsBeginningToItsEnd() {
        ToolkitThread.start();
        assertTrue(RunningAnimations.isOpen(), "JavaFX is not opened to tests, as javafx.exports of the build does");
        Animation pause = Eventually.onFx(() -> new PauseTransition(Duration.hours(1)));
        Set<Object> before = Eventually.onFx(RunningAnimations::now);
        Set<Object> started = Eventually.onFx(() -> {
            pause.play();
            return RunningAnimations.now();
        });
        started.removeAll(before);
        assertEquals(1, started.size());
        assertTrue(
                RunningAnimations.names(started).getFirst().endsWith(" of " + PauseTransition.class.getName()),
                () -> RunningAnimations.names(started).toString());
        started.retainAll(Eventually.onFx(() -> {
            pause.stop();
            return RunningAnimations.now();
        }));
        assertEquals(Set.of(), started);
    }
}
