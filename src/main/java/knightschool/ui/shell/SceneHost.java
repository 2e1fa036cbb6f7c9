package knightschool.ui.shell;

import java.util.Optional;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.scene.Node;
import javafx.scene.input.KeyEvent;
import javafx.stage.Window;
import knightschool.setup.SceneKind;
import knightschool.setup.Setup;
import knightschool.ui.theme.Settings;
import knightschool.ui.theme.Theme;

/** What a scene may ask of the window that it is in. Used on the JavaFX thread only. */
public interface SceneHost {
    /** The id of what the scene stands in, which is all that a class sees. */
    String PLACE = "scene-place";

    /** Where to say something to the person. */
    MessageDisplay messages();

    /** What the person chose and the program remembers. */
    Settings settings();

    /** The documents that were opened or saved last. */
    RecentFiles recentFiles();

    /** The theme that is worn. */
    default ReadOnlyObjectProperty<Theme> themeProperty() {
        return settings().themeProperty();
    }

    /** The scenes that can be opened, in the window or beside a slide. */
    SceneDescriptors scenes();

    /** Goes to the scene of a set-up and shows what it says there; {@code back} returns to where the person was. */
    void open(Setup setup);

    /** Goes to a scene as it was left; {@code back} returns to where the person was. */
    void show(SceneKind kind);

    /** Goes to a scene as it was left, and does there what a command of it does. */
    void show(SceneKind kind, String command);

    /**
     * Returns to where the person was.
     *
     * @param otherwise the scene to go to where the person was nowhere else before
     */
    void back(SceneKind otherwise);

    /**
     * Shows the scene alone to a class, without the bar of the window, under what the speaker puts over it; or no more.
     *
     * @param over is laid over the whole window; empty to end it
     */
    void present(Optional<Node> over);

    /**
     * A key is pressed in another window of the person's, who means this one: does what it does here.
     *
     * @return why that cannot be done now, to be said where the key was pressed; empty where nothing is to be said
     */
    Optional<String> press(KeyEvent key);

    /**
     * A person acts in another window: what is said from now on is said there, until a key or the mouse is pressed in
     * this one.
     *
     * @param other empty where there is no other any more
     */
    void speakIn(Optional<SecondaryWindowMessages> other);

    /** Asks a person something in a card over the window, and goes on: the question is what hears the answer. */
    void ask(Question question);

    /** A question is answered: its card goes. */
    void answered(Question question);

    /** The window on screen, for dialogs; whether or not the asking scene is the one that is shown. */
    Optional<Window> window();
}
