package knightschool.ui.scene;

import java.util.List;
import java.util.Optional;
import javafx.scene.Node;
import knightschool.setup.Setup;
import knightschool.ui.command.Command;

/**
 * A scene that is open, in the window or beside the text of a slide: it shows what a set-up says, and says at any
 * moment, as a set-up, what it shows. Used on the JavaFX thread only.
 *
 * <p>That is all that every scene does. What only some of them do, such as to hold documents or to hide parts, are
 * interfaces of their own in this package: a scene implements those that it offers, and who needs one asks for it.
 *
 * @param <S> its set-ups
 */
public interface LiveScene<S extends Setup> extends AutoCloseable {
    /** Shows what a set-up says in place of what was shown. It may take a while: see {@link #isSettled}. */
    void open(S setup);

    /** What is shown. Once it is settled, that is the set-up that was opened, as long as a person changes nothing. */
    S now();

    /** What is shown on screen. */
    Node node();

    /** What a person can do here. */
    List<Command> commands();

    /** Whether everything that was asked for is on screen. */
    boolean isSettled();

    /** What it can do beyond what every scene does; empty where it cannot. */
    default <C> Optional<C> offer(Class<C> capability) {
        return capability.isInstance(this) ? Optional.of(capability.cast(this)) : Optional.empty();
    }

    /** Ends its threads; it is not used any more. */
    @Override
    void close();
}
