package knightschool.ui.editor.file;

import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import javafx.beans.InvalidationListener;
import javafx.beans.value.ObservableValue;
import javafx.collections.ObservableList;
import javafx.scene.Scene;
import javafx.scene.control.MenuButton;
import javafx.scene.control.MenuItem;
import javafx.scene.control.SeparatorMenuItem;
import javafx.scene.control.Tooltip;
import javafx.scene.layout.Region;
import javafx.stage.Window;
import knightschool.ui.command.Command;
import knightschool.ui.shell.RecentFiles;
import org.kordamp.ikonli.feather.Feather;
import org.kordamp.ikonli.javafx.FontIcon;

/** A menu of the boards that were opened or saved last. */
public final class RecentBoardMenu {
    public static final String ID = "editor.recent";

    private final RecentFiles recent;
    private final ObservableList<Path> boards;
    private final BoardFiles files;
    private final MenuButton button = new MenuButton(null, new FontIcon(Feather.CLOCK));
    /**
     * The window of the menu button. A menu needs one, but a slide has no file row and an inactive scene is in no
     * window.
     */
    private final ObservableValue<Window> window = button.sceneProperty().flatMap(Scene::windowProperty);

    private final Command command = Command.of(ID, button::show).when(() -> window.getValue() != null, window);

    public RecentBoardMenu(RecentFiles recent, BoardFiles files) {
        this.recent = recent;
        this.boards = recent.all().filtered(BoardNaming::isBoard);
        this.files = files;
        button.setId("recent-files");
        button.getStyleClass().addAll("icon-button", "editor-menu");
        button.setMinWidth(Region.USE_PREF_SIZE);
        button.setAccessibleText(command.words());
        button.setTooltip(new Tooltip(command.tooltip()));
        InvalidationListener changed = _ -> fill();
        boards.addListener(changed);
        fill();
    }

    public MenuButton node() {
        return button;
    }

    /** Returns the command that opens the menu. */
    public Command command() {
        return command;
    }

    private void fill() {
        button.getItems().setAll(boards.isEmpty() ? List.of(none()) : items());
    }

    private List<MenuItem> items() {
        MenuItem clear = new MenuItem(BoardFileWords.CLEAR_RECENT);
        clear.setId("clear-recent");
        clear.setOnAction(_ -> recent.forgetAll(boards));
        return Stream.concat(boards.stream().map(this::item), Stream.of(new SeparatorMenuItem(), clear))
                .toList();
    }

    private MenuItem item(Path file) {
        MenuItem item = new MenuItem(BoardFileWords.line(file));
        item.setMnemonicParsing(false);
        item.setOnAction(_ -> files.open(file));
        return item;
    }

    private static MenuItem none() {
        MenuItem none = new MenuItem(BoardFileWords.NO_RECENT);
        none.setDisable(true);
        return none;
    }
}
