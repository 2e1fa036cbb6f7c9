package knightschool.ui.message;

import javafx.beans.property.ReadOnlyStringProperty;

/** A display of messages that disappear together with what they are about. Used on the JavaFX thread only. */
public interface RemovableMessageDisplay {
    /** The message shown in the window of the scene; empty if there is none. */
    ReadOnlyStringProperty shownProperty();

    /** Called when the content on screen is left: removes a temporary sentence about it, but not a report. */
    void leave();
}
