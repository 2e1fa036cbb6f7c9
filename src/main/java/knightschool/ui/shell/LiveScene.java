package knightschool.ui.shell;

import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Supplier;
import javafx.scene.Node;
import javafx.scene.layout.Region;
import knightschool.drawing.AnswerMarks;
import knightschool.session.UnsavedWork;
import knightschool.setup.ScenePart;
import knightschool.setup.Setup;
import knightschool.ui.board.PickKind;
import knightschool.ui.command.Command;
import knightschool.ui.command.Gesture;

/**
 * A scene that is open, in the window or beside the text of a slide: it shows what a set-up says, and says at any
 * moment, as a set-up, what it shows. Used on the JavaFX thread only.
 *
 * @param <S> its set-ups
 */
public interface LiveScene<S extends Setup> extends AutoCloseable {
    /** Shows what a set-up says in place of what was shown. It may take a while: see {@link #isSettled}. */
    void open(S setup);

    /**
     * Shows what a set-up says as a change that a person makes to what is shown, by a number in a text: what else the
     * person did stays as far as it can, and where changes can be undone this one can.
     *
     * @param goesOn whether more of the same change may come
     */
    default void change(S setup, boolean goesOn) {
        if (!setup.equals(now())) {
            open(setup);
        }
    }

    /** What is shown. Once it is settled, that is the set-up that was opened, as long as a person changes nothing. */
    S now();

    /** What is shown on screen. */
    Node node();

    /** What belongs to the scene in the bar of the window. */
    default Node tools() {
        return new Region();
    }

    /** What stands at the right of the scene beside a slide, in a column of its own. */
    default Optional<Node> side() {
        return Optional.empty();
    }

    /** The style class of a slide with this scene. */
    default Optional<String> style() {
        return Optional.empty();
    }

    /** What a person can do here. */
    List<Command> commands();

    /** What the controls do by themselves, for the help. */
    default List<Gesture> gestures() {
        return List.of();
    }

    /** Whether the arrow keys belong to the scene and not to the slides. */
    default boolean takesArrows() {
        return false;
    }

    /** The names of the squares that a person chose, or the moves of a puzzle, where there are such. */
    default Optional<Supplier<List<String>>> picked() {
        return Optional.empty();
    }

    /** From now on a click on the board chooses that. */
    default void pick(PickKind what) {}

    /**
     * Chooses by name what a person had chosen before; what is not there is left out, and nobody is told of a change.
     */
    default void pickAgain(List<String> names) {}

    /** Shows on the board what is said to an answer, until another answer is given. */
    default void showAnswer(AnswerMarks marks) {}

    /** Holds parts of what is shown back until it is told others, or none; the others keep their places. */
    default void hide(Set<ScenePart> parts) {}

    /** These parts are hidden and never come: what is shown has their room too. */
    default void leaveOut(Set<ScenePart> parts) {}

    /** From now on that too is run after every change that a person makes on the board, where a task is about it. */
    default void onChanged(Runnable changed) {}

    /** From now on so many squares of the game are never taken back, where a task goes on from them. */
    default void keepFirst(int squares) {}

    /** Shows on the board, until it changes, why what a person did there is right: squares of it among that. */
    default void showRight(List<Integer> squares) {}

    /** Whether everything that was asked for is on screen. */
    default boolean isSettled() {
        return true;
    }

    /** It is on screen now. */
    default void shown() {}

    /** It is no longer on screen, but may come back. */
    default void left() {}

    /** Work that is in no file yet, what is on screen last. Called often: it must not take long. */
    default List<UnsavedWork> unsaved() {
        return List.of();
    }

    /**
     * What it shows without its unsaved work, which a person gave up when the window was closed; empty for what it
     * shows at first.
     */
    default Optional<S> saved() {
        return Optional.of(now());
    }

    /**
     * All that it keeps open, to be shown again the next time: what it shows, or where that is one of several, each of
     * them, and at the end once more the one that it shows.
     */
    default List<S> kept() {
        return List.of(now());
    }

    /** As {@link #kept}, without its unsaved work. */
    default List<S> keptSaved() {
        return saved().stream().toList();
    }

    /** Opens again what was {@link #kept} the last time, of which it shows the last already. */
    default void bringBack(List<S> kept) {}

    /** Shows unsaved work that was kept aside, as unsaved as it was, beside what was shown before. */
    default void restore(UnsavedWork work) {}

    /** Asks what must be asked before a file is shown in place of what it shows, then goes on, or not. */
    default void beforeOpen(S setup, Runnable goOn) {
        goOn.run();
    }

    /** What a person made here that is in no file yet, and is asked about before it is closed. */
    default List<UnsavedDocument> documents() {
        return List.of();
    }

    /** What keeps what a person does here and is no document, such as how far they have come. */
    default List<StateKeeper> keepers() {
        return List.of();
    }

    /** Ends its threads; it is not used any more. */
    @Override
    void close();

    /** Whether it sets its words as large as there is room for: in less of it they would be smaller. */
    default boolean fitsWords() {
        return false;
    }
}
