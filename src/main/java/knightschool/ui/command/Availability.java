package knightschool.ui.command;

import java.util.function.Supplier;
import javafx.beans.property.ReadOnlyBooleanWrapper;
import javafx.beans.value.ObservableBooleanValue;

/**
 * Whether a command can be done, and what a person is told who presses its key where it cannot.
 *
 * @param now whether it can be done now
 * @param refusal why not, in a short sentence; empty where its key may be silent, as it does something else then
 */
record Availability(ObservableBooleanValue now, Supplier<String> refusal) {
    static final Availability ALWAYS = new Availability(new ReadOnlyBooleanWrapper(true), () -> "");

    Availability when(ObservableBooleanValue possible) {
        return new Availability(possible, refusal);
    }

    Availability orSay(Supplier<String> why) {
        return new Availability(now, why);
    }
}
