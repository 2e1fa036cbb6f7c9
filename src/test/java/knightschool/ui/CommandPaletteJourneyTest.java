package knightschool.ui;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.stream.Stream;
import javafx.application.Platform;
import javafx.scene.control.Label;
import javafx.scene.input.KeyCode;
import javafx.stage.Stage;
import knightschool.Eventually;
import knightschool.board.Board;
import knightschool.board.BoardText;
import knightschool.files.InputFault;
import knightschool.session.MergingFileStore;
import knightschool.session.RecentFileList;
import knightschool.setup.Setup;
import knightschool.setup.scene.BuiltInSceneKinds;
import knightschool.setup.scene.CompareSetup;
import knightschool.setup.scene.EditorSetup;
import knightschool.setup.scene.GlossarySetup;
import knightschool.setup.scene.LessonsSetup;
import knightschool.ui.command.Command;
import knightschool.ui.palette.PaletteEntry;
import knightschool.ui.palette.PaletteGroup;
import knightschool.ui.robot.OnScreen;
import knightschool.ui.robot.ScreenRobot;
import knightschool.ui.robot.Start;
import knightschool.ui.session.RecentFilePaletteEntries;
import knightschool.ui.session.WindowFileCommands;
import knightschool.ui.shell.MainWindow;
import knightschool.ui.theme.UserSettings;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.api.io.TempDir;

/** A person who knows what they want, and not where it is, finds it from any scene by a few letters. */
@ExtendWith(OnScreen.class)
class CommandPaletteJourneyTest {
    private static final Board RING = Board.full(5, 5).withHole(12, true);

    @TempDir
    private Path folder;

    private MainWindow window;
    private WindowFileCommands files;

    @Start
    void open(Stage stage) {
        window = new MainWindow(UserSettings.forgotten(), SceneRegistry.all());
        files = new WindowFileCommands(window, Platform::runLater);
        window.find(() -> {
            throw new InputFault("this source is broken", "The others are found nevertheless.");
        });
        window.find(new RecentFilePaletteEntries(MergingFileStore.ofOpened(folder), file -> files.open(List.of(file))));
        stage.setScene(window.scene());
        stage.show();
        window.show(BuiltInSceneKinds.TOUR);
    }

    @AfterEach
    void close() {
        files.close();
        window.close();
    }

    /** The first that is found for some letters, as a person reads it. */
    private String first(String letters, String expected, ScreenRobot robot) {
        robot.push(KeyCode.CONTROL, KeyCode.K).write(letters);
        Eventually.untilShown(
                expected + " is found",
                () -> line(robot).filter(expected::equals).isPresent());
        return line(robot).orElseThrow();
    }

    private static Optional<String> line(ScreenRobot robot) {
        return robot.findAll("#palette .list-cell:selected").stream()
                .map(cell -> cell.lookupAll(".label").stream()
                        .flatMap(node -> node instanceof Label label ? Stream.of(label.getText()) : null)
                        .filter(text -> !text.isEmpty())
                        .reduce("", (all, text) -> all + "[" + text + "]"))
                .findFirst();
    }

    private Setup now() {
        Eventually.untilShown("it is there", window::isSettled);
        return window.now().orElseThrow();
    }

    @Test
    void whatCannotBeDoneNowSaysWhy(ScreenRobot robot) {
        window.show(BuiltInSceneKinds.PLAY);
        first("take back all moves", "[Take back all moves][Home]", robot);
        robot.type(KeyCode.ENTER);
        robot.untilText("#palette-why", "No move is made yet.");
        robot.write("x");
        assertFalse(robot.isSeen("#palette-why"));
    }

    /** Before the lessons are read another line is the first: Enter must not run that. */
    @Test
    void enterWaitsUntilAllIsReadAndOpensTheBestMatch(ScreenRobot robot) {
        CompletableFuture<Void> read = new CompletableFuture<>();
        List<String> opened = new ArrayList<>();
        window.find(() -> {
            read.join();
            return List.of(PaletteEntry.named(
                    PaletteGroup.WORD, "To the end of a road", List.of(), "Word", () -> opened.add("road")));
        });
        try {
            robot.push(KeyCode.CONTROL, KeyCode.K).write("end road");
            robot.type(KeyCode.ENTER);
            assertEquals("Looking for more … Then the chosen line opens.", robot.text("#palette-more"));
            assertEquals(List.of(), opened);
        } finally {
            read.complete(null);
        }
        Eventually.untilShown("the best match is opened", () -> opened.equals(List.of("road")));
        assertFalse(robot.isSeen("#palette"));
    }

    /** A slide with a comparison has the same commands: they are not found there while the comparison is on screen. */
    @Test
    void commandOfTheSceneOnScreenIsNotFoundOnASlideInstead(ScreenRobot robot) {
        window.open(new LessonsSetup("", "11-backtracking.md", 5, Optional.empty()));
        now();
        window.show(BuiltInSceneKinds.COMPARE);
        now();
        first("often squares placed tree", "[Show how often squares were placed below the chosen tree node]", robot);
        robot.type(KeyCode.ENTER);
        Eventually.untilShown(
                "the reason is read", () -> !robot.text("#palette-why").isEmpty());
        assertInstanceOf(CompareSetup.class, now());
    }

    /** Enter opens a line only once all is read. */
    private void untilOpen(Setup setup) {
        Eventually.untilShown(
                setup + " is open", () -> window.now().filter(setup::equals).isPresent());
        now();
    }

    @Test
    void lessonsWordsFilesAndTheCommandsOfOtherScenesAreFoundAndGoneTo(ScreenRobot robot) throws Exception {
        Path file = folder.resolve("ring.board");
        BoardText.write(file, RING);
        MergingFileStore.ofOpened(folder).save(RecentFileList.NONE, RecentFileList.NONE.with(file));

        first("euler", "[Euler and Hamilton][Lesson 7]", robot);
        robot.type(KeyCode.ENTER);
        untilOpen(new LessonsSetup("", "07-euler-and-hamilton.md", 1, Optional.empty()));

        first("search tr", "[Search tree][Word]", robot);
        robot.type(KeyCode.ENTER);
        untilOpen(GlossarySetup.of("search tree"));

        first("ring.b", "[ring.board][Board in " + folder.getFileName() + "]", robot);
        robot.type(KeyCode.ENTER);
        Eventually.untilShown(
                "the file is open",
                () -> window.now().filter(EditorSetup.class::isInstance).isPresent());
        assertEquals(RING, ((EditorSetup) now()).board());

        first("another pane", "[Another pane][Compare][Shift + N]", robot);
        robot.type(KeyCode.ENTER);
        Eventually.untilShown(
                "the scene is open",
                () -> window.now()
                        .filter(one -> one.scene() == BuiltInSceneKinds.COMPARE)
                        .isPresent());
        now();
        assertEquals(4, robot.findAll(".pane-header").size());

        first("handout", "[Save a handout of this lesson (PDF)][Lessons][Ctrl + P]", robot);
        robot.type(KeyCode.ESCAPE);
        assertEquals(BuiltInSceneKinds.COMPARE, now().scene());
        Files.delete(file);
    }

    @Test
    void whatASceneCannotDoYetIsDoneOnceItCanAndWhatItCannotDoIsSaid(ScreenRobot robot) {
        first("shortest solution move", "[Show a shortest solution, move by move, or hide it][Maps][D]", robot);
        robot.type(KeyCode.ENTER);
        Eventually.untilShown(
                "the scene is open",
                () -> window.now()
                        .filter(one -> one.scene() == BuiltInSceneKinds.STATEMAP)
                        .isPresent());
        now();
        Eventually.untilShown("the solution is played", () -> canDo("statemap.back"));

        first("the slide before", "[The slide before][Lessons][Page Up, ←]", robot);
        robot.type(KeyCode.ENTER);
        untilOpen(LessonsSetup.LIST);
        robot.untilText("#message", "Open a lesson first.");
    }

    @Test
    void lessonsOfAFolderThatIsListedAreFoundBesideThoseOfTheProgram(ScreenRobot robot) throws Exception {
        Files.writeString(
                folder.resolve("03-rooks.md"),
                "---\ntitle: Euler's rooks\nminutes: 5\ngoals: [x]\n---\n\n## One\n\nText.\n\n## Two\n\nText.\n");
        LessonsSetup list = new LessonsSetup(folder.toString(), "", 1, Optional.empty());
        window.open(list);
        assertEquals(list, now());
        first("rooks euler", "[Euler's rooks][Lesson 3 of your folder]", robot);
        robot.type(KeyCode.ENTER);
        untilOpen(new LessonsSetup(folder.toString(), "03-rooks.md", 1, Optional.empty()));
        first("euler hamilton", "[Euler and Hamilton][Lesson 7 of the program]", robot);
        robot.type(KeyCode.ESCAPE);
    }

    /** A lesson of a folder is often a copy of one of the program. */
    @Test
    void lessonsOfTheSameTitleSayWhoseTheyAreAndTheFolderThatIsLeftIsFoundAgain(ScreenRobot robot) throws Exception {
        Path own = Files.createDirectory(folder.resolve("year nine"));
        Files.writeString(
                own.resolve("07-mine.md"),
                "---\ntitle: Euler and Hamilton\nminutes: 5\ngoals: [x]\n---\n\n## One\n\nText.\n");
        LessonsSetup list = new LessonsSetup(own.toString(), "", 1, Optional.empty());
        window.open(list);
        assertEquals(list, now());
        first("euler and hamilton", "[Euler and Hamilton][Lesson 7 of your folder]", robot);
        robot.type(KeyCode.DOWN);
        Eventually.untilShown(
                "the program's is found too",
                () -> line(robot)
                        .filter("[Euler and Hamilton][Lesson 7 of the program]"::equals)
                        .isPresent());
        robot.type(KeyCode.ENTER);
        untilOpen(new LessonsSetup("", "07-euler-and-hamilton.md", 1, Optional.empty()));
        robot.untilText(
                "#message", "Your folder \"year nine\" is closed now. To open it again: Ctrl + K, then its name.");
        first("year nine", "[Lessons in year nine][Folder]", robot);
        robot.type(KeyCode.ENTER);
        untilOpen(list);
    }

    private boolean canDo(String command) {
        return Command.named(window.current().orElseThrow().commands(), command)
                .available()
                .get();
    }
}
