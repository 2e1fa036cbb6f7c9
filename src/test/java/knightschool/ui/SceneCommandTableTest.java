package knightschool.ui;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import knightschool.setup.SceneKind;
import knightschool.setup.Setup;
import knightschool.setup.scene.BuiltInSceneKinds;
import knightschool.ui.command.Command;
import knightschool.ui.command.CommandDefinitions;
import knightschool.ui.command.KeyStroke;
import knightschool.ui.render.ToolkitThread;
import knightschool.ui.robot.TestWindows;
import knightschool.ui.scene.NumberAndLetterKeyScene;
import knightschool.ui.scene.ScenePlacement;
import knightschool.ui.scene.UndoableScene;
import knightschool.ui.shell.MainWindow;
import knightschool.ui.shell.SceneDescriptor;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.junit.jupiter.api.parallel.Execution;
import org.junit.jupiter.api.parallel.ExecutionMode;

/**
 * The table of commands says what the scenes can do, no more and no less: it stands for those nobody has opened yet.
 */
@Execution(ExecutionMode.CONCURRENT)
class SceneCommandTableTest {
    @RegisterExtension
    private final TestWindows windows = new TestWindows();

    @Test
    void everySceneHasTheCommandsOfTheTableInItsOrder() {
        ToolkitThread.run(() -> {
            MainWindow window = windows.make();
            window.scenes().all().stream()
                    .filter(SceneDescriptor::fillsWindow)
                    .forEach(type -> assertHasThoseOfTheTable(type, window));
        });
    }

    private static <S extends Setup> void assertHasThoseOfTheTable(SceneDescriptor<S> type, MainWindow window) {
        List<CommandDefinitions.Entry> table = CommandDefinitions.of(type.kind().word());
        try (var scene = type.make().apply(window, ScenePlacement.WINDOW)) {
            scene.open(type.first().apply(window.settings()));
            assertEquals(
                    lines(table),
                    lines(scene.commands()),
                    "commands.txt, " + type.kind().word());
            for (int i = 0; i < table.size(); i++) {
                Set<KeyStroke> keys =
                        table.get(i).keys().stream().map(KeyStroke::of).collect(Collectors.toSet());
                Command command = scene.commands().get(i);
                assertEquals(keys, Set.copyOf(command.keys()), command.id());
            }
        }
    }

    /** The glossary passes such keys on to the scene beside its text. */
    @Test
    void scenesWithKeysThatNameThingsSayThemInTheTable() {
        Set<String> scenes = new TreeSet<>();
        ToolkitThread.run(() -> {
            MainWindow window = windows.make();
            window.scenes().all().forEach(type -> {
                try (var scene = type.make().apply(window, ScenePlacement.SLIDE)) {
                    if (scene.offer(NumberAndLetterKeyScene.class).isPresent()) {
                        scenes.add(type.kind().word());
                    }
                }
            });
        });
        scenes.remove(BuiltInSceneKinds.GLOSSARY.word());
        assertEquals(
                CommandDefinitions.naming().stream()
                        .map(CommandDefinitions.Entry::scene)
                        .collect(Collectors.toCollection(TreeSet::new)),
                scenes);
    }

    /** A slide undoes what is done in its scene together with answers: both histories must be one to it. */
    @Test
    void everySceneWithACommandToUndoOffersItsHistory() {
        List<String> hiding = new ArrayList<>();
        ToolkitThread.run(() -> {
            MainWindow window = windows.make();
            window.scenes().all().stream().filter(SceneDescriptor::fillsWindow).forEach(type -> {
                try (var scene = type.make().apply(window, ScenePlacement.WINDOW)) {
                    boolean undoes = scene.commands().stream().anyMatch(Command::isUndoOrRedo);
                    if (undoes
                            && !type.kind().equals(BuiltInSceneKinds.LESSONS)
                            && scene.offer(UndoableScene.class).isEmpty()) {
                        hiding.add(type.kind().word());
                    }
                }
            });
        });
        assertEquals(List.of(), hiding);
    }

    /** Whoever names a key in a sentence needs no command for it. */
    @Test
    void keysAreReadByTheIdAlone() {
        assertEquals("Ctrl + K", CommandDefinitions.keyText("window.palette"));
        assertEquals("Ctrl + Z, Backspace", CommandDefinitions.keyText("play.undo"));
        assertEquals("", CommandDefinitions.keyText("play.new-5x5"));
        assertThrows(IllegalArgumentException.class, () -> CommandDefinitions.keyText("play.nothing"));
    }

    /**
     * What leads to another scene does not do so before a class. Those that need a picture or a start first are not run
     * here.
     */
    @Test
    void declaredCommandsLeadToAnotherScene() {
        assertFalse(
                Command.of("other.compare", "compare something here", () -> {}).isLeaving());
        List<String> led = new ArrayList<>();
        ToolkitThread.run(() -> {
            MainWindow window = windows.make();
            for (CommandDefinitions.Entry entry : CommandDefinitions.all()) {
                if (Command.of(entry.id(), () -> {}).isLeaving() && !needsMore(entry.id())) {
                    SceneKind kind = SceneKind.of(entry.scene()).orElseThrow();
                    window.show(kind);
                    window.run(entry.id());
                    if (window.now().orElseThrow().scene() != kind) {
                        led.add(entry.id());
                    }
                }
            }
        });
        assertEquals(
                List.of(
                        "play.other-page",
                        "play.compare",
                        "board.to-editor",
                        "level.other-page",
                        "board.to-editor",
                        "compare.other-page",
                        "editor.compare",
                        "statemap.other-page",
                        "tourmap.other-page",
                        "board.to-editor",
                        "board.to-editor",
                        "experiment.other-page"),
                led);
    }

    private static boolean needsMore(String id) {
        return List.of("level.picture", "level.paste", "census.compare", "experiment.compare")
                .contains(id);
    }

    private static String lines(List<?> commands) {
        return commands.stream()
                .map(line -> switch (line) {
                    case CommandDefinitions.Entry entry -> entry.id() + " | " + entry.words();
                    case Command command -> command.id() + " | " + command.words();
                    default -> throw new IllegalArgumentException(line.toString());
                })
                .collect(Collectors.joining("\n"));
    }

    /** Those of scenes that fill no window are made in parts: their ids are in the code, whole or how they end. */
    @Test
    void everyCommandOfTheTableIsMadeSomewhere() throws IOException {
        Set<String> written;
        try (Stream<Path> files = Files.walk(Path.of("src/main/java/knightschool/ui"))) {
            written = files.filter(file -> file.toString().endsWith(".java"))
                    .flatMap(file -> SourceText.literals(file).stream())
                    .map(SourceText.Literal::text)
                    .collect(Collectors.toSet());
        }
        Set<String> filling = ToolkitThread.call(() -> SceneRegistry.all().all().stream()
                .filter(SceneDescriptor::fillsWindow)
                .map(type -> type.kind().word())
                .collect(Collectors.toSet()));
        CommandDefinitions.all().stream()
                .filter(entry -> !filling.contains(entry.scene()))
                .map(CommandDefinitions.Entry::id)
                .forEach(id -> assertTrue(
                        written.contains(id) || written.contains(id.substring(id.indexOf('.'))), id + " is not made"));
    }
}
