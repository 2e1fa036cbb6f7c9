package knightschool.ui.work;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;
import knightschool.Eventually;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;

class WorkLoopTest {

    private final BlockingQueue<String> said = new LinkedBlockingQueue<>();
    private int left;
    private boolean broken;
    private final WorkLoop loop = new WorkLoop("loop", this::slice, failure -> said.add(failure.words()));

    private boolean slice() {
        if (broken) {
            broken = false;
            throw new ArithmeticException("of a slice");
        }
        if (left > 0) {
            said.add("slice " + left--);
        }
        return left > 0;
    }

    private String next() throws InterruptedException {
        return Eventually.next("something is said", said);
    }

    @AfterEach
    void closeEndsTheThread() {
        loop.close();
        new TestScreen().until(loop::isEnded);
    }

    @Test
    void slicesGoOnUntilNothingIsLeftAndAgainWhenTold() throws InterruptedException {
        loop.tell(() -> left = 2);
        assertEquals("slice 2", next());
        assertEquals("slice 1", next());
        loop.tell(() -> left = 1);
        assertEquals("slice 1", next());
        assertNull(said.poll());
    }

    @Test
    void requestIsTakenOverBetweenTwoSlicesOfWorkThatGoesOn() throws InterruptedException {
        loop.tell(() -> left = Integer.MAX_VALUE);
        next();
        loop.tell(() -> {
            left = 0;
            said.add("told");
        });
        String word = next();
        while (word.startsWith("slice")) {
            word = next();
        }
        assertEquals("told", word);
        loop.tell(() -> said.add("told again"));
        assertEquals("told again", next());
    }

    @Test
    void failureIsSaidHeardOfAndTheNextRequestGoesOn() throws InterruptedException {
        try (UncaughtFailures uncaught = new UncaughtFailures()) {
            loop.tell(() -> {
                broken = true;
                left = 1;
            });
            String words = next();
            assertTrue(words.contains("of a slice"), words);
            loop.tell(() -> {});
            assertEquals("slice 1", next());
            assertEquals(java.util.List.of("of a slice"), uncaught.messages());
        }
    }
}
