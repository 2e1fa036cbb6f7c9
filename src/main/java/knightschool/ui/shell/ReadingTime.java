package knightschool.ui.shell;

import javafx.util.Duration;

/**
 * How long words stay that go by themselves: so long that a student can read them in a language that is not their own.
 */
public final class ReadingTime {
    /** To see that something is said at all. */
    private static final Duration NOTICING = Duration.seconds(3);

    private static final Duration WORD = Duration.millis(500);
    private static final Duration LEAST = Duration.seconds(6);

    private ReadingTime() {}

    /** The time for one or more sentences, at least six seconds. */
    public static Duration of(String sentences) {
        Duration reading = NOTICING.add(WORD.multiply(sentences.split(" ").length));
        return reading.greaterThan(LEAST) ? reading : LEAST;
    }
}
