package knightschool.ui.document;

import java.nio.file.Path;
import java.util.List;
import java.util.function.Consumer;
import java.util.function.Predicate;
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

/** A menu of the files of one kind that were opened or saved last, newest first, for every scene that keeps files. */
public final class RecentFileMenu {
    private final RecentFiles recent;
    private final ObservableList<Path> files;
    private final String kind;
    private final Consumer<Path> opener;
    private final MenuButton button = new MenuButton(null, new FontIcon(Feather.CLOCK));

    /**
     * The window of the menu button. A menu needs one, but a slide has no file row and an inactive scene is in no
     * window.
     */
    private final ObservableValue<Window> window = button.sceneProperty().flatMap(Scene::windowProperty);

    private final Command command;

    /**
     * @param id the id of the command that opens the menu
     * @param kind the name of one document in a sentence, such as "board"
     * @param listed whether a file is of this kind
     * @param opener opens a file
     */
    public RecentFileMenu(String id, RecentFiles recent, String kind, Predicate<Path> listed, Consumer<Path> opener) {
        this.recent = recent;
        this.files = recent.all().filtered(listed);
        this.kind = kind;
        this.opener = opener;
        this.command = Command.of(id, button::show).when(() -> window.getValue() != null, window);
        button.setId("recent-files");
        button.getStyleClass().addAll("icon-button", "editor-menu");
        button.setMinWidth(Region.USE_PREF_SIZE);
        button.setAccessibleText(command.words());
        button.setTooltip(new Tooltip(command.tooltip()));
        InvalidationListener changed = _ -> fill();
        files.addListener(changed);
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
        button.getItems().setAll(files.isEmpty() ? List.of(none()) : items());
    }

    private List<MenuItem> items() {
        MenuItem clear = new MenuItem(DocumentWords.CLEAR_RECENT);
        clear.setId("clear-recent");
        clear.setOnAction(_ -> recent.forgetAll(files));
        return Stream.concat(files.stream().map(this::item), Stream.of(new SeparatorMenuItem(), clear))
                .toList();
    }

    private MenuItem item(Path file) {
        MenuItem item = new MenuItem(DocumentWords.line(file));
        item.setMnemonicParsing(false);
        item.setOnAction(_ -> opener.accept(file));
        return item;
    }

    private MenuItem none() {
        MenuItem none = new MenuItem(DocumentWords.noRecent(kind));
        none.setDisable(true);
        return none;
    }
}
