package knightschool.ui.scene;

import java.util.List;
import javafx.scene.Node;
import knightschool.setup.Setup;
import knightschool.setup.capability.CapabilityHolder;
import knightschool.ui.command.Command;

/**
 * An open scene, in a tab of the window or beside the text of a slide. A set-up describes its state: {@link #open}
 * shows one, {@link #now} returns the current one. Used on the JavaFX thread only.
 *
 * <p>Optional capabilities, such as documents or hidden parts, are separate interfaces in this package; see
 * {@link #offer}.
 *
 * @param <S> its set-ups
 */
public interface SetupDrivenScene<S extends Setup> extends CapabilityHolder, AutoCloseable {
    /** Replaces the content by that of a set-up. May complete later: see {@link #isSettled}. */
    void open(S setup);

    /**
     * The set-up of the current content. Once settled, it equals the opened set-up until the user changes something.
     */
    S now();

    /** The root node of the scene. */
    Node node();

    /** The commands of the scene. */
    List<Command> commands();

    /** Whether all requested content is on screen. */
    boolean isSettled();

    /** Ends its threads; the scene cannot be used afterwards. */
    @Override
    void close();
}
