package knightschool.ui.palette;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import javafx.scene.Scene;
import javafx.scene.control.Label;
import javafx.scene.control.ListView;
import javafx.scene.control.TextField;
import javafx.scene.layout.HBox;
import javafx.scene.layout.StackPane;
import javafx.scene.text.Text;
import knightschool.ui.SceneRegistry;
import knightschool.ui.command.CommandDefinitions;
import knightschool.ui.render.ToolkitThread;
import knightschool.ui.robot.FrameLayout;
import knightschool.ui.robot.ScreenRobot;
import knightschool.ui.shell.SceneDescriptor;
import knightschool.ui.theme.Fonts;
import knightschool.ui.theme.Theme;
import org.junit.jupiter.api.Test;

/** What is found is read whole: nothing else says what a command does before it is done. */
class PaletteRowTest {
    /** A name by which all are found, so that one list shows them, page after page. */
    private static final PaletteSearchText FOUND = PaletteSearchText.of("found", List.of(), "");

    private final Set<String> seen = new HashSet<>();
    private final Set<String> cut = new TreeSet<>();

    @Test
    void nameOfEveryCommandHasRoomBesideItsSceneAndKeys() {
        List<PaletteEntry> entries = SceneRegistry.all().all().stream()
                .filter(SceneDescriptor::fillsWindow)
                .flatMap(type -> CommandDefinitions.of(type.kind().word()).stream()
                        .map(CommandDescription::of)
                        .map(command -> PaletteEntry.ofOtherScene(command, type.title(), () -> {})))
                .map(PaletteRowTest::found)
                .toList();
        ToolkitThread.run(() -> look(entries));
        assertEquals(Set.of(), cut);
        assertEquals(entries.stream().map(PaletteRowTest::line).collect(Collectors.toSet()), seen);
    }

    private static PaletteEntry found(PaletteEntry entry) {
        return new PaletteEntry(
                entry.group(),
                entry.title(),
                entry.note(),
                entry.keys(),
                FOUND,
                entry.available(),
                entry.refusal(),
                entry.action());
    }

    private static String line(PaletteEntry entry) {
        return entry.title() + ", " + entry.visibleNote() + ", " + entry.keys();
    }

    /** So many that the list scrolls, and its bar takes from the room. */
    private void look(List<PaletteEntry> entries) {
        Fonts.load();
        CommandPalette palette = new CommandPalette(entries, () -> {});
        Scene scene = new Scene(new StackPane(palette.node()), 1024, 700);
        Theme.LIGHT.applyTo(scene);
        ((TextField) palette.focus()).setText("found");
        FrameLayout.of(scene);
        ListView<?> list = (ListView<?>) scene.getRoot().lookup(".list-view");
        assertEquals(entries.size(), list.getItems().size());
        int page = (int) (list.getHeight() / list.getFixedCellSize()) - 1;
        for (int first = 0; first < entries.size(); first += page) {
            list.scrollTo(first);
            FrameLayout.of(scene);
            scene.getRoot().lookupAll(".line").stream()
                    .filter(ScreenRobot::isSeen)
                    .map(HBox.class::cast)
                    .forEach(this::lookAtRow);
        }
    }

    private void lookAtRow(HBox row) {
        List<Label> labels = row.getChildren().stream().map(Label.class::cast).toList();
        String line = labels.stream().map(Label::getText).collect(Collectors.joining(", "));
        Label words = labels.getFirst();
        assertTrue(words.getWidth() > 0);
        seen.add(line);
        if (!((Text) words.lookup(".text")).getText().equals(words.getText())) {
            cut.add(line);
        }
    }
}
