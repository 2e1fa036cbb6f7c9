package knightschool.ui.document;

import java.nio.file.Path;
import java.util.function.Consumer;
import java.util.function.Predicate;
import javafx.beans.value.ObservableValue;
import javafx.collections.ObservableList;
import javafx.scene.Scene;
import javafx.scene.control.Menu;
import javafx.scene.control.MenuButton;
import javafx.scene.control.Tooltip;
import javafx.scene.layout.Region;
import javafx.stage.Window;
import knightschool.ui.command.Command;
import knightschool.ui.popup.InWindowMenuPlacer;
import knightschool.ui.shell.RecentFiles;
import org.kordamp.ikonli.feather.Feather;
import org.kordamp.ikonli.javafx.FontIcon;

/** A menu of the files of one kind that were opened or saved last, newest first, for every scene that keeps files. */
public final class RecentFileMenu {
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
        this(id, recent, kind, recent.all().filtered(listed), opener);
    }

    /**
     * @param id the id of the command that opens the menu
     * @param kind the name of one document in a sentence, such as "board"
     * @param files the files of this kind, newest first
     * @param opener opens a file
     */
    public RecentFileMenu(
            String id, RecentFiles recent, String kind, ObservableList<Path> files, Consumer<Path> opener) {
        this.command = Command.of(id, button::show).when(() -> window.getValue() != null, window);
        button.setId("recent-files");
        button.getStyleClass().addAll("icon-button", "editor-menu");
        button.setMinWidth(Region.USE_PREF_SIZE);
        button.setAccessibleText(command.words());
        button.setTooltip(new Tooltip(command.tooltip()));
        new RecentFileMenuItems(recent, files, kind, opener).fill(button);
    }

    /**
     * Returns such a menu as one item of another menu.
     *
     * @param words the text of the item
     * @param kind the name of one document in a sentence, such as "board"
     * @param listed whether a file is of this kind
     * @param opener opens a file
     */
    public static Menu within(
            RecentFiles recent, String words, String kind, Predicate<Path> listed, Consumer<Path> opener) {
        Menu menu = new Menu(words);
        new RecentFileMenuItems(recent, recent.all().filtered(listed), kind, opener).fill(menu);
        InWindowMenuPlacer.of(menu);
        return menu;
    }

    public MenuButton node() {
        return button;
    }

    /** Returns the command that opens the menu. */
    public Command command() {
        return command;
    }
}
