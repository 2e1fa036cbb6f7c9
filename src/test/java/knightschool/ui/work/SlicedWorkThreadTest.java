package knightschool.ui.work;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;
import knightschool.Eventually;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;

class SlicedWorkThreadTest {

    private final BlockingQueue<String> messages = new LinkedBlockingQueue<>();
    private int remaining;
    private boolean broken;
    private final SlicedWorkThread loop =
            new SlicedWorkThread("loop", this::slice, failure -> messages.add(failure.words()));

    private boolean slice() {
        if (broken) {
            broken = false;
            throw new ArithmeticException("of a slice");
        }
        if (remaining > 0) {
            messages.add("slice " + remaining--);
        }
        return remaining > 0;
    }

    private String next() throws InterruptedException {
        return Eventually.next("something is said", messages);
    }

    @AfterEach
    void closeEndsTheThread() {
        loop.close();
        new TestScreen().until(loop::isEnded);
    }

    @Test
    void slicesGoOnUntilNothingIsLeftAndAgainWhenTold() throws InterruptedException {
        loop.submit(() -> remaining = 2);
        assertEquals("slice 2", next());
        assertEquals("slice 1", next());
        loop.submit(() -> remaining = 1);
        assertEquals("slice 1", next());
        assertNull(messages.poll());
    }

    @Test
    void requestIsTakenOverBetweenTwoSlicesOfWorkThatGoesOn() throws InterruptedException {
        loop.submit(() -> remaining = Integer.MAX_VALUE);
        next();
        loop.submit(() -> {
            remaining = 0;
            messages.add("told");
        });
        String word = next();
        while (word.startsWith("slice")) {
            word = next();
        }
        assertEquals("told", word);
        loop.submit(() -> messages.add("told again"));
        assertEquals("told again", next());
    }

    @Test
    void failureIsSaidHeardOfAndTheNextRequestGoesOn() throws InterruptedException {
        try (UncaughtFailures uncaught = new UncaughtFailures()) {
            loop.submit(() -> {
                broken = true;
                remaining = 1;
            });
            String words = next();
            assertTrue(words.contains("of a slice"), words);
            loop.submit(() -> {});
            assertEquals("slice 1", next());
            assertEquals(java.util.List.of("of a slice"), uncaught.messages());
        }
    }

    @Test
    void wantOfMemoryThatTheSceneDoesNotTellTheWindowTells() throws InterruptedException {
        try (UncaughtFailures uncaught = new UncaughtFailures();
                SlicedWorkThread silent = new SlicedWorkThread("silent", () -> false, () -> messages.add("failed"))) {
            silent.submit(() -> {
                throw new OutOfMemoryError("no room");
            });
            assertEquals("failed", next());
            assertEquals(java.util.List.of("no room"), uncaught.messages());
        }
    }
}
