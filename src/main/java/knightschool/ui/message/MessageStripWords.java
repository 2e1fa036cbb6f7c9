package knightschool.ui.message;

import java.util.List;

/** The texts of the strip of messages itself, around the message: the button that closes it, and lists of files. */
final class MessageStripWords {
    static final String CLOSE_MESSAGE = "Close this message";

    /** Shown as long as something cannot be saved, while further attempts are made. */
    static final String UNTIL_THEN = "Until then, what you do here is kept only as long as this window is open.";

    private MessageStripWords() {}

    /** A list of several files, such as "/home/ann/session.txt, settings.txt". */
    static String places(String first, List<String> otherPlaces) {
        return first + ", " + String.join(", ", otherPlaces);
    }
}
