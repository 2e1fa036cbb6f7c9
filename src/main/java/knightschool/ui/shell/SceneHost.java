package knightschool.ui.shell;

import java.util.List;
import java.util.Optional;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.scene.Node;
import javafx.scene.input.KeyEvent;
import javafx.stage.Window;
import knightschool.session.UnsavedWork;
import knightschool.setup.SceneKind;
import knightschool.setup.Setup;
import knightschool.ui.message.MessageDisplay;
import knightschool.ui.message.SecondaryWindowMessages;
import knightschool.ui.theme.Theme;
import knightschool.ui.theme.UserSettings;
import knightschool.ui.work.PendingFileWrites;

/** The services of a window for the scenes in it. Used on the JavaFX thread only. */
public interface SceneHost {
    /**
     * The id of the node that contains the scene, the only part of the window that the class sees during a
     * presentation.
     */
    String PLACE = "scene-place";

    /** Shows messages to the user. */
    MessageDisplay messages();

    /** The services that are the same for all scenes of the window. */
    Services services();

    /** The settings of the user. */
    default UserSettings settings() {
        return services().settings();
    }

    /** The recently opened or saved documents. */
    default RecentFiles recentFiles() {
        return services().recentFiles();
    }

    /** The files that are being written in the background, which closing the window waits for. */
    default PendingFileWrites fileWrites() {
        return services().fileWrites();
    }

    /** The current theme. */
    default ReadOnlyObjectProperty<Theme> themeProperty() {
        return settings().themeProperty();
    }

    /** The scenes that can be opened, in the window or beside a slide. */
    default SceneDescriptors scenes() {
        return services().scenes();
    }

    /** Goes to the scene of a set-up and opens it. {@code back} returns to the current content. */
    void open(Setup setup);

    /** As {@link #open(Setup)}; then adds work that was done for that set-up elsewhere to what the scene has. */
    void open(Setup setup, List<UnsavedWork> work);

    /** Goes to a scene as it was left. {@code back} returns to the current content. */
    void show(SceneKind kind);

    /** Goes to a scene as it was left, and runs a command of that scene. */
    void show(SceneKind kind, String command);

    /**
     * Returns to the previous content.
     *
     * @param otherwise the scene to go to if there is no previous content
     */
    void back(SceneKind otherwise);

    /**
     * Starts or ends a presentation, which shows the scene without the bar of the window.
     *
     * @param over the speaker's layer over the whole window; empty to end the presentation
     */
    void present(Optional<Node> over);

    /**
     * Handles a key that was pressed in another window of the user but is meant for this one.
     *
     * @return why its command cannot be run now, to be shown in the window of the key; empty if nothing is to be shown
     */
    Optional<String> press(KeyEvent key);

    /**
     * Why the command of a key cannot be run from another window of the user; empty if the key has no command in this
     * one.
     */
    Optional<String> refusal(KeyEvent key);

    /**
     * Redirects messages to another window in which the user acts, until the user presses a key or a mouse button in
     * this one.
     *
     * @param other the messages of that window; empty to show them in this window again
     */
    void speakIn(Optional<SecondaryWindowMessages> other);

    /** Asks the user a question in a card over the window and returns at once; the question receives the answer. */
    void ask(ModalCard question);

    /** Removes the card of an answered question. */
    void answered(ModalCard question);

    /** The window on screen, for dialogs, even while another scene is shown. */
    Optional<Window> window();

    /**
     * The services of a window that are the same for all scenes in it.
     *
     * @param settings the settings of the user
     * @param recentFiles the recently opened or saved documents
     * @param fileWrites the files that are being written in the background, which closing the window waits for
     * @param scenes the scenes that can be opened, in the window or beside a slide
     */
    record Services(
            UserSettings settings, RecentFiles recentFiles, PendingFileWrites fileWrites, SceneDescriptors scenes) {
        /** Creates the services of a window without recent files. */
        public Services(UserSettings settings, SceneDescriptors scenes) {
            this(settings, new RecentFiles(), new PendingFileWrites(), scenes);
        }
    }
}
