package knightschool.ui.document;

import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.function.Consumer;
import java.util.stream.Stream;
import javafx.beans.InvalidationListener;
import javafx.collections.ObservableList;
import javafx.scene.control.Menu;
import javafx.scene.control.MenuButton;
import javafx.scene.control.MenuItem;
import javafx.scene.control.SeparatorMenuItem;
import knightschool.ui.shell.RecentFiles;

/**
 * The items of a menu of recent files: the files of one kind, newest first, and one that clears the list, or brings a
 * cleared list back.
 */
final class RecentFileMenuItems {
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
    RecentFileMenuItems(RecentFiles recent, ObservableList<Path> files, String kind, Consumer<Path> opener) {
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
        properties.put(RecentFileMenuItems.class, this);
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
