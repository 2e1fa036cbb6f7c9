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

    private static final String MEND = ". Write the list with -Dcommands=accept and read the diff.";

    @Test
    void theListIsThatOfTheScenes() throws IOException {
        List<String> now = Toolkit.call(CommandCatalogueTest::lines);
        if ("accept".equals(System.getProperty("commands"))) {
            Files.write(FILE, now);
        }
        List<String> written = Files.readAllLines(FILE);
        assertEquals(List.of(), without(now, written), () -> "These are not in the list" + MEND);
        assertEquals(List.of(), without(written, now), () -> "The scenes do not have these any more" + MEND);
    }

    private static List<String> without(List<String> lines, List<String> others) {
        return lines.stream().filter(line -> !others.contains(line)).toList();
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
