package knightschool.ui.session;

import static knightschool.Eventually.onFx;
import static knightschool.Eventually.untilShown;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.awt.image.BufferedImage;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import javafx.application.Platform;
import javafx.scene.control.Label;
import javafx.scene.control.Menu;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;
import javax.imageio.ImageIO;
import knightschool.board.Board;
import knightschool.census.CensusText;
import knightschool.census.experiment.ExperimentText;
import knightschool.graph.PlacedGraph;
import knightschool.setup.SceneKind;
import knightschool.setup.Setup;
import knightschool.setup.SetupText;
import knightschool.setup.capability.SetupOnPlacedGraph;
import knightschool.setup.scene.AnyFileSetupReader;
import knightschool.setup.scene.BuiltInSceneKinds;
import knightschool.setup.scene.CensusSetup;
import knightschool.setup.scene.CompareSetup;
import knightschool.setup.scene.EditorSetup;
import knightschool.setup.scene.ExperimentSetup;
import knightschool.setup.scene.LessonsSetup;
import knightschool.setup.scene.StateMapSetup;
import knightschool.setup.value.Moment;
import knightschool.statemap.PuzzleSessionLogCsv;
import knightschool.ui.SceneRegistry;
import knightschool.ui.command.Command;
import knightschool.ui.command.CommandDefinitions;
import knightschool.ui.document.FileDialogFormat;
import knightschool.ui.document.FixedAnswers;
import knightschool.ui.robot.OnScreen;
import knightschool.ui.robot.ScreenRobot;
import knightschool.ui.shell.MainWindow;
import knightschool.ui.shell.ShownWindow;
import knightschool.ui.snapshot.JavaFxSceneCapture;
import knightschool.ui.theme.UserSettings;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

@ExtendWith(OnScreen.class)
class WindowFileCommandsTest {
    @TempDir
    private Path folder;

    private final FixedAnswers answers = new FixedAnswers();
    private MainWindow window;
    private WindowFileCommands files;

    @BeforeEach
    void open() {
        window = onFx(() -> new MainWindow(UserSettings.forgotten(), SceneRegistry.all()));
        files = onFx(() -> new WindowFileCommands(window, Platform::runLater, answers));
        onFx(() -> {
            window.add(files.commands());
            window.show(BuiltInSceneKinds.EDITOR);
            return true;
        });
    }

    @AfterEach
    void close() {
        onFx(() -> {
            files.close();
            window.close();
            return true;
        });
    }

    private void answer(Path file) {
        answers.open = Optional.of(file);
        answers.save = answers.open;
    }

    private List<Path> used() {
        return onFx(() -> List.copyOf(window.recentFiles().all()));
    }

    /** In a scene without documents of its own the usual keys open and save a set-up; in others they are its own. */
    @ParameterizedTest
    @EnumSource
    void fileIsOpenedAndSavedByTheSameKeysInEveryScene(FileKeyScene scene) throws IOException {
        Path file = folder.resolve("other.setup");
        Files.writeString(file, SetupText.format(EditorSetup.of(Board.full(4, 5))));
        answer(file);
        onFx(() -> {
            window.show(scene.kind);
            return null;
        });
        if (scene.refusal.isEmpty()) {
            press(KeyCode.O);
            untilShown("the set-up is opened", () -> window.now().orElseThrow() instanceof EditorSetup);
        } else {
            assertEquals("Ctrl + O does nothing here. To open a set-up, press Ctrl + Shift + O.", press(KeyCode.O));
        }
        Path target = folder.resolve("shown.setup");
        answer(target);
        onFx(() -> {
            window.show(scene.kind);
            return null;
        });
        assertEquals(scene.refusal, press(KeyCode.S));
        untilShown("it is saved, if not refused", files::isSettled);
        assertEquals(scene.refusal.isEmpty(), Files.exists(target));
    }

    /** Presses a key together with Ctrl. Returns the reason why that does nothing; empty if it does something. */
    private String press(KeyCode code) {
        KeyEvent key = new KeyEvent(KeyEvent.KEY_PRESSED, "", "", code, false, true, false, false);
        Optional<String> refusal = onFx(() -> window.press(key));
        assertTrue(refusal.isPresent() || key.isConsumed(), "no key is mute");
        return refusal.orElse("");
    }

    /**
     * The scenes with a tab or a page that have no documents, with the reason why those that save something else by the
     * usual key do not when they begin: there is nothing to save yet.
     */
    private enum FileKeyScene {
        COMPARE(
                BuiltInSceneKinds.COMPARE,
                "First show a table, of counts (I) or of costs (Shift + I), or ask a class (Shift + F3)."),
        PLAY(BuiltInSceneKinds.PLAY, "There is no tour to save yet. Make a move first."),
        LEVEL(BuiltInSceneKinds.LEVEL, ""),
        TOUR(BuiltInSceneKinds.TOUR, ""),
        TOURMAP(BuiltInSceneKinds.TOURMAP, "");

        private final SceneKind kind;

        /** The reason why nothing is saved; empty if the set-up is saved. */
        private final String refusal;

        FileKeyScene(SceneKind kind, String refusal) {
            this.kind = kind;
            this.refusal = refusal;
        }
    }

    private void run(String command) {
        onFx(() -> {
            window.run(command);
            return true;
        });
        untilShown("the file is read or written", files::isSettled);
        untilShown("the scene is settled", window::isSettled);
    }

    private String message() {
        return ((Label) window.scene().lookup("#message")).getText();
    }

    @Test
    void saveGivesTheEndingAndOpenBringsBackWhatWasShown() {
        CompareSetup setup = CompareSetup.of(Board.full(6, 5)).pointingAt(7);
        onFx(() -> {
            window.open(setup);
            return true;
        });
        untilShown("the comparison is settled", window::isSettled);
        answer(folder.resolve("mine"));
        run("window.save-setup");
        assertEquals(setup, SetupText.read(folder.resolve("mine.setup")));
        assertEquals("Saved as " + folder.resolve("mine.setup") + ".", message());

        onFx(() -> {
            window.show(BuiltInSceneKinds.EDITOR);
            return true;
        });
        answer(folder.resolve("mine.setup"));
        run("window.open-setup");
        assertEquals(Optional.of(setup), window.now());
        assertEquals(List.of(folder.resolve("mine.setup")), used(), "saved, then opened");
    }

    @Test
    void saveTakesAPictureOfTheSceneWhereTheNameEndsInAPicture() throws IOException {
        onFx(() -> {
            window.open(CompareSetup.of(Board.full(5, 5)).at(Optional.of(new Moment.Step(23))));
            return true;
        });
        untilShown("the comparison is settled", () -> {
            JavaFxSceneCapture.arrange(window.scene(), 1280, 720);
            return window.isSettled();
        });
        answer(folder.resolve("mine.svg"));
        run("window.save-setup");
        assertEquals(
                List.of(".setup", ".svg", ".png"),
                answers.saving.getFirst().formats().stream()
                        .map(FileDialogFormat::ending)
                        .toList());
        String svg = Files.readString(folder.resolve("mine.svg"));
        assertTrue(svg.contains(">Forward checking</text>"), "names of panes are text");
        assertTrue(svg.contains(">Warnsdorff</text>"), "of every pane");
        assertFalse(svg.contains("<text x=\"0\" y=\"-"), "no line of text hangs above its box");
        assertFalse(svg.contains("<image"), "boards are shapes");
        assertEquals("Saved as " + folder.resolve("mine.svg") + ".", message());

        answer(folder.resolve("mine.png"));
        run("window.save-setup");
        BufferedImage image = ImageIO.read(folder.resolve("mine.png").toFile());
        assertEquals(2 * 1280, image.getWidth(), "sharp on paper");
        assertEquals(List.of(), used(), "a picture of it is not opened again");
    }

    @Test
    void saveWritesAGraphThatIsNoBoardForOtherProgramsAndOpenBringsItBack() throws IOException {
        Path lent = Files.writeString(folder.resolve("lent.graph"), "A 0 0\nB 1.5 0\nC 1 -2\nA-B B-C\n");
        Setup shown = AnyFileSetupReader.read(lent);
        for (String name : List.of("mine.graph", "mine.graphml", "mine.dot")) {
            onFx(() -> {
                window.open(shown);
                return true;
            });
            answer(folder.resolve(name));
            run("window.save-setup");
            assertEquals("Saved as " + folder.resolve(name) + ".", message());
            run("window.open-setup");
            assertEquals(graph(shown), graph(window.now().orElseThrow()), name);
        }
        answer(folder.resolve("mine.g6"));
        run("window.save-setup");
        assertEquals("Bg\n", Files.readString(folder.resolve("mine.g6")));
        assertEquals(
                List.of(".setup", ".svg", ".png", ".graph", ".graphml", ".dot", ".g6"),
                answers.saving.getFirst().formats().stream()
                        .map(FileDialogFormat::ending)
                        .toList());
    }

    private static PlacedGraph graph(Setup setup) {
        return setup.offer(SetupOnPlacedGraph.class).orElseThrow().graph();
    }

    @Test
    void openTakesBoardsAndFoldersOfLessonsAndLeavesAllAsItIsWhereAFileIsFaulty() throws IOException {
        answer(Files.writeString(folder.resolve("small.board"), "..\n.#\n"));
        run("window.open-setup");
        EditorSetup shown = (EditorSetup) window.now().orElseThrow();
        assertEquals(3, shown.board().playableCount());

        Path faulty = Files.writeString(folder.resolve("faulty.setup"), "scene: editor\nwalk: a1\n");
        answer(faulty);
        run("window.open-setup");
        assertEquals(Optional.of((Setup) shown), window.now());
        assertTrue(message().startsWith(faulty + ":2: "), message());
        assertFalse(used().contains(faulty));

        Files.writeString(folder.resolve("01-a.md"), "---\ntitle: A\nminutes: 5\ngoals: [x]\n---\n\n## One\n\nText.\n");
        onFx(() -> {
            files.open(List.of(folder));
            return true;
        });
        untilShown("the folder is listed", () -> files.isSettled() && window.isSettled());
        assertEquals(Optional.of(new LessonsSetup(folder.toString(), "", 1, Optional.empty())), window.now());
    }

    @Test
    void openTakesATableToItsSceneWhichListsItAsRecent() throws IOException {
        answer(Files.writeString(folder.resolve("rows.csv"), CensusText.HEADER + "\n"));
        run("window.open-setup");
        assertTrue(window.now().orElseThrow() instanceof CensusSetup, () -> String.valueOf(window.now()));
        assertTrue(message().startsWith("rows.csv"), message());
        Path runs = Files.writeString(folder.resolve("runs.csv"), ExperimentText.HEADER + "\nfaulty\n");
        answer(runs);
        run("window.open-setup");
        assertTrue(window.now().orElseThrow() instanceof ExperimentSetup, () -> String.valueOf(window.now()));
        assertTrue(message().startsWith(runs + ":2: "), message());
        Path moves = Files.writeString(folder.resolve("moves.csv"), PuzzleSessionLogCsv.HEADER + "\nfaulty\n");
        onFx(() -> {
            files.open(List.of(moves));
            return true;
        });
        untilShown("the moves are refused", () -> message().startsWith(moves + ":2: "));
        assertTrue(window.now().orElseThrow() instanceof StateMapSetup, () -> String.valueOf(window.now()));
        assertEquals(List.of(folder.resolve("rows.csv")), used(), "what is faulty was not opened");
    }

    @Test
    void recentSetupsAreInTheMenuOfTheWindow() {
        answer(folder.resolve("mine.setup"));
        run("window.save-setup");
        Menu menu = onFx(files::recentSetups);
        onFx(() -> {
            window.show(BuiltInSceneKinds.LESSONS);
            menu.getItems().getFirst().fire();
            return true;
        });
        untilShown("the set-up is open", () -> files.isSettled() && window.isSettled());
        assertTrue(window.now().orElseThrow() instanceof EditorSetup, () -> String.valueOf(window.now()));
    }

    @Test
    void keyOpensTheMenuOfRecentSetups(ScreenRobot robot) {
        answer(folder.resolve("mine.setup"));
        run("window.save-setup");
        Menu menu = onFx(files::recentSetups);
        onFx(() -> {
            window.add(menu, WindowFileCommands.RECENT_SETUPS);
            window.show(BuiltInSceneKinds.COMPARE);
            return true;
        });
        assertTrue(onFx(menu::getText).endsWith("   Ctrl + Shift + R"), onFx(menu::getText));
        ShownWindow shown = onFx(() -> new ShownWindow(window));
        try {
            robot.push(KeyCode.CONTROL, KeyCode.SHIFT, KeyCode.R);
            untilShown("the list is open", menu::isShowing);
            robot.type(KeyCode.ENTER);
            untilShown(
                    "the set-up is open",
                    () -> files.isSettled() && window.now().orElseThrow() instanceof EditorSetup);
        } finally {
            shown.close();
        }
    }

    @Test
    void commandsHaveKeysThatNoSceneHas() {
        for (SceneKind kind : SceneKind.values()) {
            onFx(() -> {
                window.show(kind);
                return true;
            });
            List<String> taken = onFx(() -> window.current().orElseThrow().commands().stream()
                    .map(Command::keyText)
                    .toList());
            Stream.concat(files.commands().stream().map(Command::id), Stream.of(WindowFileCommands.RECENT_SETUPS))
                    .forEach(id -> assertTrue(!taken.contains(CommandDefinitions.keyText(id)), id));
        }
    }

    @Test
    void saveReplacesNoFileThatNobodyWasAskedAbout() throws IOException {
        Path there = Files.writeString(folder.resolve("mine.setup"), "somebody's\n");
        answer(folder.resolve("mine"));
        run("window.save-setup");
        assertEquals("somebody's\n", Files.readString(there));
        assertEquals(1, answers.askedToReplace);
        answer(there);
        run("window.save-setup");
        assertEquals("Saved as " + folder.resolve("mine.setup") + ".", message());
    }
}
