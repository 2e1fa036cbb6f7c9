package knightschool.ui.lesson;

import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;
import javafx.scene.Node;
import javafx.scene.input.KeyEvent;
import knightschool.compare.SearchEvent;
import knightschool.ui.shell.KeyHelp;

/** What stands beside the text of a slide. Made and used on the JavaFX thread; closed when the slide is left. */
interface LiveScene {
    /** What fills the middle of the slide. */
    Node node();

    /** What stands at its right, such as numbers; empty where the scene needs the room itself. */
    default Optional<Node> side() {
        return Optional.empty();
    }

    /**
     * The names of the squares that a person has clicked, in order, for a quiz; empty where squares mean something
     * else.
     */
    default Optional<Supplier<List<String>>> picked() {
        return Optional.empty();
    }

    /** A quiz about squares wants to be answered here: clicks pick squares from now on. */
    default void pick() {}

    /** Whether the arrow keys belong to the scene, so that slides are turned with page keys alone. */
    default boolean takesArrows() {
        return false;
    }

    /** A class for the sheets, where the text must leave the scene more room than usual. */
    default Optional<String> style() {
        return Optional.empty();
    }

    /** Cancels long work; says whether there was any. What is done stays. */
    default boolean cancel() {
        return false;
    }

    /** @return whether the scene used the key */
    default boolean handle(KeyEvent key) {
        return false;
    }

    default List<KeyHelp> keys() {
        return List.of();
    }

    /** Goes to a moment; a scene in which nothing happens stays as it is. */
    default void reach(SearchEvent event) {}

    /** Whether all that the scene was asked to show is on screen: pictures wait for it. */
    default boolean isSettled() {
        return true;
    }

    /** The window shows something else for a while. */
    default void left() {}

    /** The slide is left for good: end every thread and timer. */
    default void close() {}
}
