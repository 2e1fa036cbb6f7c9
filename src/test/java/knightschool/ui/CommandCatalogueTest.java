package knightschool.ui;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import knightschool.setup.Setup;
import knightschool.ui.palette.CommandCatalogue;
import knightschool.ui.palette.CommandName;
import knightschool.ui.render.Toolkit;
import knightschool.ui.scene.SceneForm;
import knightschool.ui.shell.MainWindow;
import knightschool.ui.shell.SceneType;
import knightschool.ui.theme.Settings;
import org.junit.jupiter.api.Test;

/** The list of commands that stands for scenes which nobody has opened yet says what those scenes say. */
class CommandCatalogueTest {
    private static final Path FILE = Path.of("src/main/resources/knightschool/ui/palette/commands.txt");

    @Test
    void theListIsThatOfTheScenes() throws IOException {
        List<String> lines = Toolkit.call(CommandCatalogueTest::lines);
        String now = String.join("\n", lines) + "\n";
        if ("accept".equals(System.getProperty("commands"))) {
            Files.writeString(FILE, now);
        }
        assertEquals(
                now,
                Files.readString(FILE),
                "A command was added, renamed or taken away. Write the list with -Dcommands=accept and read the diff.");
    }

    private static List<String> lines() {
        MainWindow window = new MainWindow(Settings.forgotten(), SceneRegistry.all());
        List<String> lines = new ArrayList<>();
        window.scenes().all().stream()
                .filter(SceneType::fillsWindow)
                .forEach(type -> lines.addAll(lines(type, window)));
        window.close();
        return lines;
    }

    private static <S extends Setup> List<String> lines(SceneType<S> type, MainWindow window) {
        try (var scene = type.make().apply(window, SceneForm.WINDOW)) {
            scene.open(type.first().apply(window.settings()));
            List<CommandName> names =
                    scene.commands().stream().map(CommandName::of).toList();
            return CommandCatalogue.lines(type.kind().word(), names).toList();
        }
    }
}
