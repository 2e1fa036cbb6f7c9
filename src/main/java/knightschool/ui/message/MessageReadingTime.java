package knightschool.ui.message;

import javafx.util.Duration;

/** How long temporary messages stay: long enough for a student to read them in a foreign language. */
final class MessageReadingTime {
    /** The time to notice a message. */
    private static final Duration NOTICING = Duration.seconds(3);

    private static final Duration WORD = Duration.millis(500);
    private static final Duration LEAST = Duration.seconds(6);

    private MessageReadingTime() {}

    /** The time for one or more sentences: 3 seconds and half a second per word, at least 6 seconds. */
    static Duration of(String sentences) {
        Duration reading = NOTICING.add(WORD.multiply(sentences.split(" ").length));
        return reading.greaterThan(LEAST) ? reading : LEAST;
    }
}
