package knightschool.ui.tour;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CountDownLatch;
import knightschool.ui.work.TestScreen;
import knightschool.ui.work.UncaughtFailures;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;

class AsyncBoardImagePainterTest {
    private final TestScreen screen = new TestScreen();
    private final List<Integer> shown = new ArrayList<>();
    private final AsyncBoardImagePainter images = new AsyncBoardImagePainter(screen, image -> shown.add(image.width()));

    @AfterEach
    void closeEndsTheThread() {
        images.close();
        screen.until(images::isEnded);
    }

    @Test
    void imageUnderWayIsShownAndOfThoseThatWaitOnlyTheNewest() {
        CountDownLatch release = new CountDownLatch(1);
        images.ask(1, 1, () -> {
            try {
                release.await();
            } catch (InterruptedException e) {
                throw new AssertionError(e);
            }
            return new int[1];
        });
        images.ask(2, 1, () -> new int[2]);
        images.ask(3, 1, () -> new int[3]);
        release.countDown();
        screen.until(images::isSettled);
        assertEquals(List.of(1, 3), shown);
    }

    @Test
    void forgottenImageIsNotShown() {
        images.ask(1, 1, () -> new int[1]);
        images.forget();
        images.ask(2, 1, () -> new int[2]);
        screen.until(images::isSettled);
        assertEquals(List.of(2), shown);
    }

    @Test
    void imageThatBreaksDownIsSaidSoAndCanBePaintedAgain() {
        boolean[] mended = new boolean[1];
        try (UncaughtFailures uncaught = new UncaughtFailures()) {
            images.ask(1, 1, () -> {
                if (!mended[0]) {
                    throw new ArithmeticException("of this test");
                }
                return new int[1];
            });
            screen.until(images::isSettled);
            assertEquals(List.of("of this test"), uncaught.messages());
        }
        assertEquals(List.of(), shown);
        mended[0] = true;
        images.failureProperty().get().retry();
        screen.until(images::isSettled);
        assertEquals(List.of(1), shown);
        assertNull(images.failureProperty().get());
    }
}
