package knightschool.ui;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.ArrayList;
import java.util.List;
import knightschool.setup.Setup;
import knightschool.ui.render.ToolkitStarter;
import knightschool.ui.scene.SceneForm;
import knightschool.ui.shell.MainWindow;
import knightschool.ui.shell.SceneDescriptor;
import knightschool.ui.theme.Settings;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.parallel.Execution;
import org.junit.jupiter.api.parallel.ExecutionMode;

/** No key of a scene is silent: where its command cannot be done, it says why. */
@Execution(ExecutionMode.CONCURRENT)
class CommandRefusalTest {
    @Test
    void everyCommandThatCannotBeDoneAtFirstSaysWhy() {
        List<String> silent = new ArrayList<>();
        ToolkitStarter.run(() -> {
            MainWindow window = new MainWindow(Settings.forgotten(), SceneRegistry.all());
            window.scenes().all().stream()
                    .filter(SceneDescriptor::fillsWindow)
                    .forEach(type -> silent.addAll(silent(type, window)));
            window.close();
        });
        assertEquals(List.of(), silent);
    }

    private static <S extends Setup> List<String> silent(SceneDescriptor<S> type, MainWindow window) {
        try (var scene = type.make().apply(window, SceneForm.WINDOW)) {
            scene.open(type.first().apply(window.settings()));
            return SilentCommands.of(scene.commands());
        }
    }
}
