package knightschool.ui.present;

import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import javafx.beans.property.ReadOnlyIntegerProperty;
import javafx.scene.Node;
import javafx.scene.input.KeyEvent;
import javafx.util.Subscription;
import knightschool.ui.command.Command;
import knightschool.ui.snapshot.PictureSubject;

/** What is presented: slides, one of which is on screen. Used on the JavaFX thread. */
public interface Talk {
    /** The title of each slide; at least one. */
    List<String> titles();

    /** How long it is planned to take, in minutes; 0 where nothing is planned. */
    int minutes();

    /** How long a slide, from 0, is planned to take, in minutes; 0 where it has its part of what the others leave. */
    int minutes(int slide);

    /** The slide on screen, from 0. */
    ReadOnlyIntegerProperty slideProperty();

    /** Puts a slide on screen, from 0; the nearest there is. */
    void show(int slide);

    /** What the speaker says to a slide. */
    Node notes(int slide);

    /** What the class is asked on a slide, in order. */
    List<Question> questions(int slide);

    /** Runs something whenever the words of the questions and answers are others, until that is unsubscribed. */
    Subscription onWordsChanged(Runnable then);

    /**
     * Finds a right answer to a question of a slide, which may take a while.
     *
     * @param question which, from 0
     * @param then takes it in words, empty where none is known
     */
    void answer(int slide, int question, Consumer<String> then);

    /**
     * Shows the class an answer to what it is asked on the slide on screen: to the question that has the keyboard's
     * focus there, or else to the first without one.
     *
     * @return whether another one is left
     */
    boolean revealNext();

    /** What can be done on the slide on screen, in its scene and for its questions. */
    List<Command> commands();

    /** What the speaker is told to a key that cannot be used here for another reason than before the class, if any. */
    Optional<String> said(KeyEvent key);

    /** A slide as the class would see it, for its picture. */
    PictureSubject slide(int slide);

    /**
     * A question to the class.
     *
     * @param because why the right answer is right; may be empty
     */
    record Question(String ask, String because) {}
}
