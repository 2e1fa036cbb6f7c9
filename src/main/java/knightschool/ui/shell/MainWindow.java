package knightschool.ui.shell;

import java.util.List;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.scene.Parent;
import javafx.scene.Scene;
import javafx.scene.input.KeyEvent;
import javafx.scene.layout.BorderPane;
import javafx.scene.layout.StackPane;
import knightschool.board.Board;
import knightschool.ui.theme.Fonts;
import knightschool.ui.theme.Settings;
import knightschool.ui.theme.Theme;

/**
 * The window's contents: the bar, the scene on screen, and messages below it. It needs no stage, so that pictures and
 * tests use the very same window. Used on the JavaFX thread only.
 */
public final class MainWindow implements Shell {
    /** The smallest window in which nothing is clipped, in pixels. */
    public static final double MIN_WIDTH = 1024;

    /** See {@link #MIN_WIDTH}. */
    public static final double MIN_HEIGHT = 700;

    private final Settings settings;
    private final RoomKeeper rooms;
    private final TopBar bar;
    private final MessageStrip messages = new MessageStrip();
    private final StackPane place = new StackPane();
    private final Scene scene;

    /**
     * Shows the first of the rooms.
     *
     * @param plans in the order of the tabs
     */
    public MainWindow(Settings settings, List<RoomPlan> plans) {
        Fonts.load();
        this.settings = settings;
        this.rooms = new RoomKeeper(plans, this);
        this.bar = new TopBar(plans, this);
        Parent root = new BorderPane(place, bar.node(), null, messages.node(), null);
        this.scene = new Scene(root, settings.width(), settings.height());
        settings.themeProperty().addListener((_, _, now) -> now.dress(scene));
        settings.themeProperty().get().dress(scene);
        scene.addEventHandler(KeyEvent.KEY_PRESSED, this::pressed);
        plans.stream().findFirst().ifPresent(first -> show(first.name()));
    }

    /** The scene to put on a stage or to take a picture of. */
    public Scene scene() {
        return scene;
    }

    @Override
    public Messages messages() {
        return messages;
    }

    @Override
    public Settings settings() {
        return settings;
    }

    @Override
    public ReadOnlyObjectProperty<Theme> themeProperty() {
        return settings.themeProperty();
    }

    @Override
    public void show(String name) {
        if (name.equals(rooms.currentName())) {
            return;
        }
        messages.clear();
        SceneRoom room = rooms.enter(name);
        place.getChildren().setAll(room.node());
        bar.shows(name, room.tools());
        room.shown();
    }

    @Override
    public void show(String name, Board board) {
        show(name);
        rooms.current().take(board);
    }

    @Override
    public void show(String name, Board board, boolean closed) {
        show(name);
        rooms.current().take(board, closed);
    }

    /** The room on screen. */
    public SceneRoom room() {
        return rooms.current();
    }

    void toggleTheme() {
        settings.themeProperty().set(settings.themeProperty().get().other());
    }

    void help() {
        List<KeyHelp> keys =
                rooms.current() == null ? List.of() : rooms.current().keys();
        new HelpWindow(keys, settings).show(scene.getWindow());
    }

    private void pressed(KeyEvent key) {
        if (!key.isConsumed()
                && (bar.handle(key)
                        || rooms.current() != null && rooms.current().handle(key))) {
            key.consume();
        }
    }

    /** Asks the rooms whether the window may close, and does it where none objects. */
    public void beforeClose(Runnable goOn) {
        rooms.beforeClose(goOn);
    }

    /** Closes every room that was made. */
    public void close() {
        rooms.close();
    }
}
