package knightschool.ui.message;

import javafx.util.Subscription;

/** A display of messages about a node on screen, with commands. Used on the JavaFX thread only. */
public interface NoticeDisplay {
    /**
     * Shows a message, also during a presentation, in place of an earlier one about the same node.
     *
     * @return withdraws this message, which has no effect once it is replaced or closed. The owner of the node does so
     *     before the node is left
     */
    Subscription show(Message notice);
}
