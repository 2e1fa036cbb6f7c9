package knightschool.ui.shell;

import java.util.List;
import javafx.beans.property.ReadOnlyStringProperty;
import javafx.beans.property.ReadOnlyStringWrapper;
import knightschool.files.InputFault;

/** Short messages for a person, shown below the scene that is on screen. Used on the JavaFX thread only. */
public interface MessageDisplay {
    /** The style of words that a person asked for just now, or that say how a game ended: no message covers them. */
    String KEPT_CLEAR = "kept-clear";

    /** Shows what is wrong with an input, and how to mend it. It stays until it is dismissed or another comes. */
    void show(InputFault fault);

    /**
     * Shows what is wrong for as long as it is. It comes back after other messages, until it is dismissed; once
     * dismissed the same is not shown again.
     *
     * @param about what it concerns, which has one such message at most
     */
    default void stand(String about, InputFault fault) {
        show(fault);
    }

    /**
     * Says, as {@link #stand} does, that what a person does cannot be kept. All that cannot is one message.
     *
     * @param about what is kept, until it is {@link #settled}
     */
    default void notKept(String about, InputFault fault) {
        stand(about, StateSaveFaultMerger.all(List.of(fault), ShellWords.UNTIL_THEN));
    }

    /** A person was told otherwise what cannot be kept: the same is not shown again. */
    default void notKeptIsTold() {
        // Where messages do not stand, none comes back.
    }

    /**
     * What was wrong with something is mended: its message goes.
     *
     * @param about as for {@link #stand}
     */
    default void settled(String about) {
        // Where messages do not stand, none has to go.
    }

    /** Shows one sentence; it goes by itself once there was time to read it. */
    void say(String sentence);

    /**
     * Says as {@link #say} does what became of something that is about nothing on screen, such as a file that was
     * saved: it stays its time also where the scene shows something else meanwhile.
     */
    default void report(String sentence) {
        say(sentence);
    }

    /**
     * Says a sentence in the window beside this one in which a person acts while a class looks at this one; an empty
     * one takes that away. A scene that has a place of its own for what it says asks here first.
     *
     * @return whether it is said there; where not, the scene says it
     */
    default boolean sayBeside(String sentence) {
        return false;
    }

    /** Says a sentence in place of what is shown; an empty one takes that away. */
    default void replace(String sentence) {
        if (sentence.isEmpty()) {
            clear();
        } else {
            say(sentence);
        }
    }

    /**
     * Takes away a sentence that would go by itself: what it was said of is gone, or something else is said elsewhere.
     */
    default void giveWay() {
        // Where nothing goes by itself, nothing is in the way.
    }

    /** What was on screen is left: a sentence about it that would go by itself goes, but not a report. */
    default void leave() {
        // Where nothing goes by itself, nothing is left over.
    }

    /** What is shown in the window of the scene; empty where nothing is. */
    default ReadOnlyStringProperty shownProperty() {
        return new ReadOnlyStringWrapper("");
    }

    /** Takes away what is shown. */
    void clear();
}
