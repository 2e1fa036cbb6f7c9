package knightschool.ui.palette;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Collections;
import java.util.List;
import java.util.Optional;
import javafx.scene.Scene;
import javafx.scene.control.Label;
import javafx.scene.control.TextField;
import javafx.scene.layout.HBox;
import javafx.scene.layout.StackPane;
import javafx.scene.text.Text;
import knightschool.ui.SceneRegistry;
import knightschool.ui.command.CommandDefinitions;
import knightschool.ui.render.ToolkitThread;
import knightschool.ui.shell.SceneDescriptor;
import knightschool.ui.theme.Fonts;
import knightschool.ui.theme.Theme;
import org.junit.jupiter.api.Test;

/** What is found is read whole: nothing else says what a command does before it is done. */
class PaletteRowTest {
    private static final int ROWS = 30;

    @Test
    void nameOfEveryCommandHasRoomBesideItsSceneAndKeys() {
        List<String> cut = ToolkitThread.call(() -> {
            Fonts.load();
            // One for all: to read the style sheets takes longer than to lay out a row.
            Scene scene = new Scene(new StackPane(), 1024, 700);
            Theme.LIGHT.applyTo(scene);
            return SceneRegistry.all().all().stream()
                    .filter(SceneDescriptor::fillsWindow)
                    .flatMap(type -> CommandDefinitions.of(type.kind().word()).stream()
                            .map(CommandDescription::of)
                            .flatMap(command -> cut(scene, command, type.title()).stream()))
                    .toList();
        });
        assertEquals(List.of(), cut);
    }

    /** What a row shows of a command's name, if that is not all. */
    private static Optional<String> cut(Scene scene, CommandDescription command, String where) {
        // So many that the list scrolls, and its bar takes from the room.
        CommandPalette palette = new CommandPalette(
                Collections.nCopies(ROWS, PaletteEntry.ofOtherScene(command, where, () -> {})), () -> {});
        StackPane root = (StackPane) scene.getRoot();
        root.getChildren().setAll(palette.node());
        ((TextField) palette.focus()).setText(command.words());
        root.applyCss();
        root.layout();
        HBox line = (HBox) root.lookup(".line");
        Label words = (Label) line.getChildren().getFirst();
        assertTrue(words.getWidth() > 0);
        String seen = ((Text) words.lookup(".text")).getText();
        return Optional.of(seen).filter(text -> !text.equals(words.getText()));
    }
}
