package knightschool.ui.document;

import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.function.Consumer;
import java.util.function.Predicate;
import java.util.stream.Stream;
import javafx.beans.InvalidationListener;
import javafx.beans.value.ObservableValue;
import javafx.collections.ObservableList;
import javafx.scene.Scene;
import javafx.scene.control.Menu;
import javafx.scene.control.MenuButton;
import javafx.scene.control.MenuItem;
import javafx.scene.control.SeparatorMenuItem;
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
        new Items(recent, files, kind, opener).fill(button);
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
        new Items(recent, recent.all().filtered(listed), kind, opener).fill(menu);
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

    /**
     * The items of a menu of recent files: the files of one kind, newest first, and one that clears the list, or brings
     * a cleared list back.
     */
    private static final class Items {
        private final RecentFiles recent;
        private final ObservableList<Path> files;
        private final String kind;
        private final Consumer<Path> opener;

        /** The files of the list that was cleared, newest first; empty once another file is in the list. */
        private List<Path> cleared = List.of();

        /**
         * @param files those of the kind, newest first
         * @param kind the name of one document in a sentence, such as "board"
         * @param opener opens a file
         */
        Items(RecentFiles recent, ObservableList<Path> files, String kind, Consumer<Path> opener) {
            this.recent = recent;
            this.files = files;
            this.kind = kind;
            this.opener = opener;
        }

        /** Fills the menu of a button, now and whenever the list changes. */
        void fill(MenuButton button) {
            fill(button.getItems(), button.getProperties());
        }

        /** Fills a menu in another one, now and whenever the list changes. */
        void fill(Menu menu) {
            fill(menu.getItems(), menu.getProperties());
        }

        private void fill(ObservableList<MenuItem> menu, Map<Object, Object> properties) {
            // The list of all files refers only weakly to that of one kind, which has to live as long as the menu.
            properties.put(Items.class, this);
            InvalidationListener changed = _ -> {
                if (!files.isEmpty()) {
                    cleared = List.of();
                }
                menu.setAll(files.isEmpty() ? itemsOfNone() : items());
            };
            files.addListener(changed);
            changed.invalidated(files);
        }

        private List<MenuItem> items() {
            MenuItem clear = new MenuItem(DocumentWords.CLEAR_RECENT);
            clear.setId("clear-recent");
            clear.setOnAction(_ -> clear());
            return Stream.concat(files.stream().map(this::item), Stream.of(new SeparatorMenuItem(), clear))
                    .toList();
        }

        private void clear() {
            cleared = List.copyOf(files);
            recent.forgetAll(cleared);
        }

        private List<MenuItem> itemsOfNone() {
            if (cleared.isEmpty()) {
                return List.of(heading(DocumentWords.noRecent(kind)));
            }
            MenuItem restore = new MenuItem(DocumentWords.RESTORE_RECENT);
            restore.setId("restore-recent");
            restore.setOnAction(_ -> cleared.reversed().forEach(recent::add));
            return List.of(heading(DocumentWords.CLEARED_RECENT), new SeparatorMenuItem(), restore);
        }

        private MenuItem item(Path file) {
            MenuItem item = new MenuItem(DocumentWords.line(file));
            item.setMnemonicParsing(false);
            item.setOnAction(_ -> opener.accept(file));
            return item;
        }

        private static MenuItem heading(String words) {
            MenuItem heading = new MenuItem(words);
            heading.setDisable(true);
            return heading;
        }
    }
}
