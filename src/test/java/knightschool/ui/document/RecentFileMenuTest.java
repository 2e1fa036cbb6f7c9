package knightschool.ui.document;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import javafx.scene.Scene;
import javafx.scene.control.Menu;
import javafx.scene.control.MenuButton;
import javafx.scene.control.MenuItem;
import javafx.scene.layout.StackPane;
import javafx.stage.Stage;
import knightschool.Leaks;
import knightschool.ui.render.ToolkitThread;
import knightschool.ui.robot.ClosedWindows;
import knightschool.ui.shell.RecentFiles;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;

@ExtendWith(ClosedWindows.class)
class RecentFileMenuTest {
    private final RecentFiles recent = new RecentFiles();
    private final List<Path> opened = new ArrayList<>();

    private RecentFileMenu puzzles() {
        return new RecentFileMenu(
                "statemap.recent", recent, "puzzle", file -> file.toString().endsWith(".slide"), opened::add);
    }

    private static List<String> items(RecentFileMenu menu) {
        return menu.node().getItems().stream()
                .map(MenuItem::getText)
                .filter(Objects::nonNull)
                .toList();
    }

    @Test
    void menuListsTheFilesOfItsKindAndOpensThem() {
        ToolkitThread.run(() -> {
            RecentFileMenu menu = puzzles();
            assertEquals(List.of("No puzzle was opened or saved yet"), items(menu));
            recent.add(Path.of("/lent/one.slide"));
            recent.add(Path.of("/lent/a.board"));
            recent.add(Path.of("/lent/two.slide"));
            assertEquals(List.of("two.slide   in lent", "one.slide   in lent", "Clear this list"), items(menu));
            menu.node().getItems().get(1).fire();
            assertEquals(List.of(Path.of("/lent/one.slide")), opened);
            menu.node().getItems().getLast().fire();
            assertEquals(List.of("This list is cleared", "Bring the list back"), items(menu));
            assertEquals(List.of(Path.of("/lent/a.board")), recent.all(), "files of other kinds stay");
        });
    }

    /** The item that clears the list lies where Down and Enter reach it from the only file. */
    @Test
    void clearedListIsBroughtBackInItsOrderUntilAnotherFileIsOpened() {
        ToolkitThread.run(() -> {
            RecentFileMenu menu = puzzles();
            recent.add(Path.of("/lent/one.slide"));
            recent.add(Path.of("/lent/two.slide"));
            menu.node().getItems().getLast().fire();
            menu.node().getItems().getLast().fire();
            assertEquals(List.of("two.slide   in lent", "one.slide   in lent", "Clear this list"), items(menu));
            menu.node().getItems().getLast().fire();
            recent.add(Path.of("/lent/three.slide"));
            recent.forget(Path.of("/lent/three.slide"));
            assertEquals(List.of("No puzzle was opened or saved yet"), items(menu));
        });
    }

    /** A list of the files of one kind that only the menu refers to has to live as long as it. */
    @Test
    void menuThatWasEmptyIsFilledLater() {
        List<MenuButton> button = new ArrayList<>();
        List<Menu> menu = new ArrayList<>();
        ToolkitThread.run(() -> {
            button.add(puzzles().node());
            menu.add(RecentFileMenu.within(recent, "Recent", "puzzle", _ -> true, opened::add));
        });
        // Once this is collected, so is all else that nobody holds.
        Leaks.test(collected -> collected.assertCollectable(new Object()));
        ToolkitThread.run(() -> {
            recent.add(Path.of("/lent/one.slide"));
            assertEquals(
                    "one.slide   in lent",
                    button.getFirst().getItems().getFirst().getText());
            assertEquals(
                    "one.slide   in lent", menu.getFirst().getItems().getFirst().getText());
        });
    }

    /** The palette has commands of scenes that are not on screen, and a slide has no row of files. */
    @Test
    void menuIsOpenedOnlyWhereItLiesInAWindow() {
        ToolkitThread.run(() -> {
            RecentFileMenu menu = puzzles();
            assertFalse(menu.command().available().get());
            StackPane place = new StackPane();
            Stage stage = new Stage();
            stage.setScene(new Scene(place));
            stage.show();
            place.getChildren().add(menu.node());
            assertTrue(menu.command().available().get());
            menu.command().action().run();
            assertTrue(menu.node().isShowing());
            menu.node().hide();
            place.getChildren().clear();
            assertFalse(menu.command().available().get());
            stage.hide();
        });
    }
}
