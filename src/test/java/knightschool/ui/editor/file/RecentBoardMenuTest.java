package knightschool.ui.editor.file;

import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import javafx.scene.Scene;
import javafx.scene.layout.StackPane;
import javafx.stage.Stage;
import knightschool.ui.render.ToolkitStarter;
import knightschool.ui.shell.RecentFiles;
import org.junit.jupiter.api.Test;

class RecentBoardMenuTest {
    /** The palette has commands of scenes that are not on screen, and a slide has no row of files. */
    @Test
    void menuIsOpenedOnlyWhereItLiesInAWindow() {
        ToolkitStarter.run(() -> {
            RecentBoardMenu menu = new RecentBoardMenu(new RecentFiles(), null);
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
