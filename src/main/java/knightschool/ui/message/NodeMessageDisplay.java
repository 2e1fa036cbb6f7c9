package knightschool.ui.message;

import javafx.util.Subscription;

/** A display of messages about a node on screen, with commands. Used on the JavaFX thread only. */
public interface NodeMessageDisplay {
    /**
     * Shows a message, also during a presentation, in place of an earlier one about the same node.
     *
     * @param notice a message with a subject
     * @return withdraws this message, which has no effect once it is replaced or closed. The caller does so at the
     *     latest when the subject has left its scene, since the display keeps it in memory
     * @throws java.util.NoSuchElementException if the message has no subject
     */
    Subscription show(Message notice);
}
