package knightschool.ui.message;

import java.util.List;

/** The texts that the strip of messages adds to a message. */
final class MessageWords {
    static final String CLOSE_MESSAGE = "Close this message";

    /** Shown as long as something cannot be saved, while further attempts are made. */
    static final String UNTIL_THEN = "Until then, what you do here is kept only as long as this window is open.";

    private MessageWords() {}

    /** A list of several files, such as "/home/ann/session.txt, settings.txt". */
    static String places(String first, List<String> otherPlaces) {
        return first + ", " + String.join(", ", otherPlaces);
    }
}
