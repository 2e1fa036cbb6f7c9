package knightschool.ui.message;

import java.util.List;
import java.util.Optional;
import javafx.scene.Node;
import javafx.util.Duration;
import knightschool.ui.command.Command;

/**
 * A message over the scene on screen.
 *
 * @param words one or more sentences
 * @param offers the buttons beside the words
 * @param subject the node that the message is about and over which it is placed; empty for the whole window. Each node
 *     has at most one message
 * @param onClosed run when a message that is not {@link #isLasting lasting} was read, closed or replaced by a message
 *     about something else
 */
public record Message(String words, Stay stay, List<Offer> offers, Optional<Node> subject, Runnable onClosed) {
    /** How long a message stays, unless it is withdrawn or replaced. */
    public enum Stay {
        /** Until the user closes it. */
        UNTIL_CLOSED,
        /** Until there was time to read it. */
        UNTIL_READ,
        /** As {@link #UNTIL_READ}, but not beyond the next act of the user, even if that is in vain. */
        UNTIL_NEXT_ACT,
        /**
         * As long as something is in progress. It is shown after a delay, since most work ends before anyone could read
         * a message about it.
         */
        DURING_WORK,
        /** As long as something is broken. */
        UNTIL_MENDED
    }

    /**
     * A command that a message offers.
     *
     * @param words the text of the button
     */
    public record Offer(String words, Command command) {}

    private static final Runnable NOTHING = () -> {};

    /** The time to notice a message. */
    private static final Duration NOTICING = Duration.seconds(3);

    private static final Duration WORD = Duration.millis(500);
    private static final Duration LEAST = Duration.seconds(6);

    /** A message without buttons about nothing on screen. */
    Message(String words, Stay stay) {
        this(words, stay, List.of(), Optional.empty(), NOTHING);
    }

    /** Whether the message stays until it is withdrawn: the user cannot close it, and it returns after other ones. */
    boolean isLasting() {
        return stay == Stay.DURING_WORK || stay == Stay.UNTIL_MENDED;
    }

    /** Whether the message lets the user decide in a limited time: it returns after other ones, which are no answer. */
    boolean isDecision() {
        return stay == Stay.UNTIL_READ && !offers.isEmpty();
    }

    /** Whether the message goes by itself and offers nothing, so that a message about work stays beside it. */
    boolean isBesideWork() {
        return (stay == Stay.UNTIL_READ || stay == Stay.UNTIL_NEXT_ACT) && offers.isEmpty();
    }

    /** Whether another message, which comes in place of this one, is about the same node. */
    boolean isContinuedBy(Message next) {
        return subject.isPresent() && subject.equals(next.subject);
    }

    /**
     * How long the message stays at most; empty if time does not matter. A message with a button takes longer, since
     * the user has to decide about it.
     */
    Optional<Duration> time() {
        return stay == Stay.UNTIL_READ || stay == Stay.UNTIL_NEXT_ACT
                ? Optional.of(readingTime(words).multiply(offers.isEmpty() ? 1 : 2))
                : Optional.empty();
    }

    /**
     * The time in which a student reads one or more sentences in a foreign language: 3 seconds and half a second per
     * word, at least 6 seconds.
     */
    static Duration readingTime(String sentences) {
        Duration reading = NOTICING.add(WORD.multiply(sentences.split(" ").length));
        return reading.greaterThan(LEAST) ? reading : LEAST;
    }
}
