package knightschool.ui.present;

import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import javafx.beans.property.ReadOnlyIntegerProperty;
import javafx.scene.Node;
import javafx.scene.input.KeyEvent;
import javafx.util.Subscription;
import knightschool.ui.command.Command;
import knightschool.ui.snapshot.OffscreenSnapshotSubject;

/**
 * The slides that are presented to a class, one of which is current, with the plan of the time, the speaker's notes and
 * the questions to the class. Used on the JavaFX thread.
 */
public interface SlideDeck {
    /** Returns the title of each slide; there is at least one. */
    List<String> titles();

    /** Returns the planned length in minutes, without the extra slides; 0 for no plan. */
    int minutes();

    /**
     * Returns the planned length of the slide with the given index, in minutes; 0 if it shares the time that the others
     * leave.
     */
    int minutes(int slide);

    /** Returns whether a slide can be left out: the planned length of all does not count it. */
    boolean isExtra(int slide);

    /** The index of the current slide, from 0. */
    ReadOnlyIntegerProperty slideProperty();

    /** Shows the slide with the given index, or the nearest one that exists. */
    void show(int slide);

    /** Returns the speaker's notes for a slide. */
    Node notes(int slide);

    /** Returns the questions to the class on a slide, in order. */
    List<Question> questions(int slide);

    /** Registers an action that runs whenever the words of questions and answers change, until unsubscribed. */
    Subscription onWordsChanged(Runnable then);

    /**
     * Finds a right answer to a question of a slide, which may take a while.
     *
     * @param question the index of the question, from 0
     * @param then receives the answer in words; empty if none is known
     */
    void answer(int slide, int question, Consumer<String> then);

    /**
     * Shows the class an answer to a question on the current slide: the focused question, or else the first one without
     * an answer.
     *
     * @return whether another one is left
     */
    boolean revealNext();

    /** Returns the commands on the current slide: those of its scene and of its questions. */
    List<Command> commands();

    /** Returns the message for a key that cannot be used here, if the reason differs from that before the class. */
    Optional<String> keyMessage(KeyEvent key);

    /** Returns a slide as the class would see it, for its picture. */
    OffscreenSnapshotSubject slide(int slide);

    /**
     * A question to the class.
     *
     * @param because the reason for the right answer; may be empty
     */
    record Question(String ask, String because) {}
}
