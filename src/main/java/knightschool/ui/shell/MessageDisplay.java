package knightschool.ui.shell;

import java.util.List;
import javafx.beans.property.ReadOnlyStringProperty;
import javafx.beans.property.ReadOnlyStringWrapper;
import knightschool.files.InputFault;

/** Short messages to the user, shown over the scene on screen. Used on the JavaFX thread only. */
public interface MessageDisplay {
    /**
     * The style class of text that the user has just asked for, or that tells how a game ended. No message covers it.
     */
    String KEPT_CLEAR = "kept-clear";

    /** Shows a fault of an input and its remedy, until it is dismissed or replaced. */
    void show(InputFault fault);

    /**
     * Shows a fault for as long as it lasts. It returns after other messages until it is dismissed; then the same fault
     * is not shown again.
     *
     * @param about what it concerns; each has at most one such message
     */
    default void showPersistent(String about, InputFault fault) {
        show(fault);
    }

    /**
     * Shows, as {@link #showPersistent} does, that some state cannot be saved. One message names all such state.
     *
     * @param about what cannot be saved, until it is {@link #settled}
     */
    default void notKept(String about, InputFault fault) {
        showPersistent(about, StateSaveFaultMerger.all(List.of(fault), ShellWords.UNTIL_THEN));
    }

    /** Called when the user has been told by other means what cannot be saved: the same message is not shown again. */
    default void suppressNotKept() {
        // No persistent messages by default, so none would be shown again.
    }

    /**
     * Removes the message of a fault that no longer exists.
     *
     * @param about as for {@link #showPersistent}
     */
    default void settled(String about) {
        // No persistent messages by default, so none has to be removed.
    }

    /** Shows a sentence for the time it takes to read it. */
    void say(String sentence);

    /** Shows why a pressed key had no effect, also during a presentation, since the presenter has asked for it. */
    default void answer(String sentence) {
        say(sentence);
    }

    /**
     * Shows, as {@link #say} does, a sentence that does not refer to anything on screen, such as that a file was saved.
     * It stays for its time even if the scene changes meanwhile.
     */
    default void report(String sentence) {
        say(sentence);
    }

    /**
     * Shows a sentence in another window in which the user acts during a presentation; an empty one removes the
     * previous one. A scene with its own place for messages calls this first.
     *
     * @return whether the sentence was shown there; if not, the scene shows it
     */
    default boolean sayBeside(String sentence) {
        return false;
    }

    /** Shows a sentence in place of the current message; an empty one removes the message. */
    default void replace(String sentence) {
        if (sentence.isEmpty()) {
            clear();
        } else {
            say(sentence);
        }
    }

    /**
     * Removes a temporary sentence whose subject is no longer on screen, or that another message elsewhere replaces.
     */
    default void giveWay() {
        // No temporary messages by default.
    }

    /** Called when the content on screen is left: removes a temporary sentence about it, but not a report. */
    default void leave() {
        // No temporary messages by default, so none is removed.
    }

    /** The message shown in the window of the scene; empty if there is none. */
    default ReadOnlyStringProperty shownProperty() {
        return new ReadOnlyStringWrapper("");
    }

    /** Removes the shown message. */
    void clear();
}
