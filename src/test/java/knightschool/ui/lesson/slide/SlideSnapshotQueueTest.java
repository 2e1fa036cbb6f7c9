package knightschool.ui.lesson.slide;

import static knightschool.Eventually.onFx;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import javafx.scene.layout.Region;
import knightschool.ui.render.ToolkitThread;
import knightschool.ui.snapshot.HighResolutionSnapshot;
import knightschool.ui.snapshot.OffscreenSnapshot;
import knightschool.ui.snapshot.OffscreenSnapshotSubject;
import knightschool.ui.theme.Theme;
import org.junit.jupiter.api.Test;

class SlideSnapshotQueueTest {
    static {
        ToolkitThread.start();
    }

    private final List<String> failures = new ArrayList<>();

    /** Who waits for the pictures would wait for ever. */
    @Test
    void followerIsToldOfASlideThatBreaksDownAlsoWhereItCannotBeClosed() {
        onFx(() -> {
            SlideSnapshotQueue queue = new SlideSnapshotQueue(
                    1,
                    _ -> Optional.of(
                            new OffscreenSnapshot(new BrokenSubject(), Theme.LIGHT, OffscreenSnapshot.Size.PAPER)),
                    new Listener());
            queue.step(1);
            assertThrows(IllegalStateException.class, () -> queue.step(2));
            queue.close();
            return true;
        });
        assertEquals(List.of("no node"), failures);
    }

    private final class Listener implements SlideSnapshotQueue.Follower {
        @Override
        public void draws(int slide) {}

        @Override
        public void receive(Optional<HighResolutionSnapshot> picture) {}

        @Override
        public void ended() {}

        @Override
        public void brokeDown(Throwable failure) {
            failures.add(failure.getMessage());
        }
    }

    private static final class BrokenSubject implements OffscreenSnapshotSubject {
        @Override
        public Region node() {
            throw new IllegalStateException("no node");
        }

        @Override
        public boolean isSettled() {
            return false;
        }

        @Override
        public void close() {
            throw new IllegalStateException("cannot be closed");
        }
    }
}
