package knightschool.ui.level;

import javafx.beans.property.ReadOnlyBooleanProperty;
import javafx.beans.property.ReadOnlyBooleanWrapper;

/** Whether a person is asked if all results are to be forgotten. */
final class ForgetQuestion {
    private final ReadOnlyBooleanWrapper asked = new ReadOnlyBooleanWrapper(this, "asked");

    ReadOnlyBooleanProperty askedProperty() {
        return asked.getReadOnlyProperty();
    }

    void ask() {
        asked.set(true);
    }

    void answered() {
        asked.set(false);
    }
}
