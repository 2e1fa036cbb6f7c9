package knightschool.ui.session;

import static knightschool.Eventually.beside;
import static knightschool.Eventually.onFx;
import static knightschool.Eventually.untilShown;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.stream.IntStream;
import javafx.application.Platform;
import javafx.geometry.Bounds;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.CheckBox;
import javafx.scene.layout.Region;
import javafx.scene.paint.Color;
import knightschool.board.Board;
import knightschool.board.BoardText;
import knightschool.session.SessionStore;
import knightschool.session.UnsavedWork;
import knightschool.setup.Setup;
import knightschool.setup.scene.AnyFileSetupReader;
import knightschool.setup.scene.BuiltInSceneKinds;
import knightschool.setup.scene.CensusSetup;
import knightschool.setup.scene.EditorSetup;
import knightschool.setup.scene.PlaySetup;
import knightschool.setup.source.WrittenBoard;
import knightschool.ui.SceneRegistry;
import knightschool.ui.board.BoardCanvas;
import knightschool.ui.editor.EditorScene;
import knightschool.ui.plugin.UnavailableScene;
import knightschool.ui.robot.OnScreen;
import knightschool.ui.robot.ScreenRobot;
import knightschool.ui.shell.MainWindow;
import knightschool.ui.shell.SceneDescriptors;
import knightschool.ui.shell.ShownWindow;
import knightschool.ui.statemap.StateMapScene;
import knightschool.ui.theme.UserSettings;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Unsaved work of a run that ended without a word. */
@ExtendWith(OnScreen.class)
class UnsavedWorkRecoveryTest {
    private static final Board CHANGED = Board.full(3, 3).withHole(4, true);

    @TempDir
    private Path folder;

    private Path file;
    private SceneDescriptors scenes = SceneRegistry.all();
    private SessionStore store;
    private MainWindow window;
    private SessionAutosaver keeper;
    private WindowFileCommands files;
    private UnsavedWorkRecovery recovery;

    @BeforeEach
    void openABoardAndChangeIt(ScreenRobot robot) throws IOException {
        file = Files.writeString(folder.resolve("my.board"), "...\n...\n...\n");
        store = new SessionStore(folder.resolve("state"));
        open();
        onFx(() -> {
            window.open(AnyFileSetupReader.read(file));
            return true;
        });
        untilShown("the board is open", window::isSettled);
        robot.clickOn(ShownWindow.at(robot.find("#editor-board", BoardCanvas.class), Board.full(3, 3), "b2"));
        untilShown(
                "the board is changed",
                () -> window.isSettled() && !window.unsaved().isEmpty());
        assertEquals(CHANGED, ((EditorSetup) window.now().orElseThrow()).board());
    }

    private void open() {
        onFx(() -> {
            window = new MainWindow(UserSettings.forgotten(), scenes);
            keeper = new SessionAutosaver(window, store, Platform::runLater);
            files = new WindowFileCommands(window, Platform::runLater);
            recovery = new UnsavedWorkRecovery(window, store, files::open, Platform::runLater);
            new ShownWindow(window);
            return true;
        });
    }

    /** A window is closed and another opened: the toolkit must outlive the first. */
    @BeforeAll
    static void keepTheToolkit() {
        Platform.setImplicitExit(false);
    }

    @AfterEach
    void close() {
        onFx(() -> {
            window.window().orElseThrow().hide();
            keeper.close();
            recovery.close();
            files.close();
            window.close();
            return true;
        });
    }

    /** As after a kill: what was kept aside is there, the process that did it is not. */
    private void crash() throws IOException {
        keepAndClose();
        Path own = onlyFolder(folder.resolve("state").resolve("unsaved"));
        Files.move(own, own.resolveSibling(ProcessHandle.current().pid() + "-1"));
        open();
    }

    private void keepAndClose() {
        onFx(() -> {
            keeper.keep();
            return true;
        });
        untilShown("all is kept aside", keeper::isSettled);
        close();
    }

    private static Path onlyFolder(Path folder) throws IOException {
        try (var all = Files.list(folder)) {
            return all.filter(Files::isDirectory).findFirst().orElseThrow();
        }
    }

    private void answer(String button) {
        List<UnsavedWork> found = store.abandoned();
        onFx(() -> {
            recovery.offer(found);
            ((Button) window.scene().lookup(button)).fire();
            return true;
        });
        untilShown("the answer is done", () -> recovery.isSettled() && files.isSettled() && window.isSettled());
    }

    @Test
    void bringBackShowsTheBoardAsUnsavedAsItWasAndIsOfferedOnce() throws IOException {
        crash();
        answer("#bring-back");
        assertEquals(CHANGED, ((EditorSetup) window.now().orElseThrow()).board());
        assertEquals(1, window.unsaved().size());
        assertEquals(List.of(), store.abandoned());
        assertNull(window.scene().lookup("#recovery"));
    }

    @Test
    void boardsComeBackInTheirOrderAndWithTheirNames(ScreenRobot robot) throws IOException {
        for (String square : List.of("b2", "c2")) {
            run("editor.new");
            robot.clickOn(ShownWindow.at(robot.find("#editor-board", BoardCanvas.class), front(), square));
        }
        run("editor.previous");
        assertComeBack();
    }

    @Test
    void boardsOfTheSameSquaresComeBackAsTwo(ScreenRobot robot) throws IOException {
        run("editor.new");
        robot.clickOn(ShownWindow.at(robot.find("#editor-board", BoardCanvas.class), front(), "b2"));
        run("editor.duplicate");
        assertComeBack();
    }

    /** The cards and their boards are after a crash what they were before it. */
    private void assertComeBack() throws IOException {
        List<String> cards = cards();
        List<Board> boards = fromTheFront();
        crash();
        begin();
        answer("#bring-back");
        assertEquals(cards, cards());
        assertEquals(boards, fromTheFront());
    }

    /** As the program begins: what is unsaved is asked about, all else is there at once. */
    private void begin() {
        List<UnsavedWork> asked = store.abandoned();
        onFx(() -> {
            keeper.begin(store.load().map(last -> last.without(asked)));
            return true;
        });
    }

    /** Those that are unchanged are there before the others come back, and have the lowest numbers until then. */
    @Test
    void boardsHaveTheirNamesAlsoBesideOthersThatAreUnchanged(ScreenRobot robot) throws IOException {
        Board unchanged = Board.full(5, 5).withHole(0, true);
        run("editor.new");
        robot.clickOn(ShownWindow.at(robot.find("#editor-board", BoardCanvas.class), front(), "b2"));
        onFx(() -> {
            window.open(EditorSetup.of(unchanged));
            return true;
        });
        run("editor.duplicate");
        List<String> cards = cards();
        crash();
        begin();
        assertEquals(List.of(unchanged, unchanged), fromTheFront());
        answer("#bring-back");
        assertEquals(cards.subList(0, 2), cards().subList(0, 2));
        assertEquals(Set.copyOf(cards), Set.copyOf(cards()));
    }

    /** What is not lost with the window has no edits, and in the last run neither. */
    @ParameterizedTest
    @ValueSource(strings = {"#....\n.....\n.....\n", "....\n....\n....\n"})
    void boardThatIsAloneAndUnchangedIsThereBesideTheFirstThatComesBack(String rows, ScreenRobot robot)
            throws IOException {
        Board unchanged = BoardText.parse(rows);
        Files.delete(file);
        crash();
        answer("#delete-unsaved");
        onFx(() -> {
            window.open(EditorSetup.of(unchanged));
            return true;
        });
        run("editor.new");
        robot.clickOn(ShownWindow.at(robot.find("#editor-board", BoardCanvas.class), front(), "b2"));
        Board changed = front();
        crash();
        begin();
        answer("#bring-back");
        assertEquals(List.of(changed, unchanged), fromTheFront());
    }

    /** After an update the scene of a jar may be one that cannot be created, until it is mended. */
    @Test
    void nothingOfASceneThatCannotBeCreatedIsLost() throws IOException {
        Board unchanged = Board.full(5, 5).withHole(0, true);
        onFx(() -> {
            window.open(EditorSetup.of(unchanged));
            return true;
        });
        run("editor.duplicate");
        scenes = SceneRegistry.all().with(EditorScene.type().madeBy((_, _) -> new UnavailableScene<>(List.of())));
        crash();
        begin();
        List<UnsavedWork> found = store.abandoned();
        List<Setup> listed = onFx(window::all);
        answer("#bring-back");
        assertNull(window.scene().lookup("#recovery"));
        assertEquals(listed, onFx(window::all), "no document is listed twice");
        String said = onFx(() -> ShownWindow.message(window).get());
        assertTrue(said.startsWith("Could not bring back Editor: my.board"), said);
        scenes = SceneRegistry.all();
        keepAndClose();
        open();
        assertEquals(found, store.abandoned(), "it is offered at the next start");
        begin();
        assertEquals(List.of(unchanged, unchanged), fromTheFront());
        answer("#bring-back");
        assertEquals(CHANGED, front());
        assertEquals(3, cards().size());
    }

    /** The second of three boards is in front, and therefore the last that was kept aside. */
    @Test
    void boardsAreOfferedByTheNamesOfTheirCards(ScreenRobot robot) throws IOException {
        for (String square : List.of("b2", "c2", "d2")) {
            run("editor.new");
            robot.clickOn(ShownWindow.at(robot.find("#editor-board", BoardCanvas.class), front(), square));
        }
        run("editor.previous");
        crash();
        List<UnsavedWork> found = store.abandoned();
        onFx(() -> {
            recovery.offer(found);
            return true;
        });
        List<String> lines = boxes().stream().map(CheckBox::getText).toList();
        assertEquals(
                List.of("Editor: new board 2", "Editor: new board 3", "Editor: new board", "Editor: my.board"),
                lines.stream().map(UnsavedWorkRecoveryTest::name).toList(),
                lines.toString());
    }

    /** What is offered, without its size and its time. */
    private static String name(String line) {
        return line.split(",")[0];
    }

    /** The board in front and those behind it, to the right and round again. */
    private List<Board> fromTheFront() {
        List<Board> boards = new ArrayList<>();
        for (int i = 0; i < cards().size(); i++) {
            boards.add(front());
            run("editor.next");
        }
        return boards;
    }

    private void run(String command) {
        onFx(() -> {
            window.run(command);
            return true;
        });
    }

    private Board front() {
        return ((EditorSetup) onFx(window::now).orElseThrow()).board();
    }

    private List<String> cards() {
        return onFx(() -> window.scene().getRoot().lookupAll(".card-name").stream()
                .map(Node::getAccessibleText)
                .toList());
    }

    private List<CheckBox> boxes() {
        return onFx(() -> window.scene().getRoot().lookupAll("#recovery .check-box").stream()
                .map(CheckBox.class::cast)
                .toList());
    }

    /** As words on the scene itself it could be overlooked. */
    @Test
    void offerIsACardOfItsOwnBelowTheBarThatNamesTabsAndFilesAndScrolls() {
        List<UnsavedWork> works = new ArrayList<>();
        IntStream.range(0, 30)
                .mapToObj(more -> UnsavedWork.inNoFile(CensusSetup.of(Board.full(4, 4 + more))))
                .forEach(works::add);
        works.add(UnsavedWork.inNoFile(EditorSetup.of(Board.full(3, 3).withHole(0, true))));
        works.add(UnsavedWork.inNoFile(EditorSetup.of(Board.full(3, 3).withHole(1, true))));
        works.add(new UnsavedWork(
                StateMapScene.FIRST,
                Optional.of(Path.of("my-puzzle.slide").toAbsolutePath()),
                Optional.empty(),
                "",
                Instant.EPOCH));
        onFx(() -> {
            recovery.offer(works);
            return true;
        });
        List<String> lines = boxes().stream().map(CheckBox::getText).toList();
        assertEquals(33, lines.size(), lines.toString());
        assertTrue(lines.getFirst().startsWith("Maps: my-puzzle.slide, "), lines.toString());
        assertTrue(lines.get(1).startsWith("Editor: new board, 3 × 3 (2), "), lines.toString());
        assertTrue(lines.get(2).startsWith("Editor: new board, 3 × 3, "), lines.toString());
        assertTrue(lines.get(3).startsWith("Census: 4 × 33, Backtracking, "), lines.toString());
        Region card = (Region) window.scene().lookup("#recovery");
        assertTrue(window.scene().lookup("#bring-back").isFocused());
        assertTrue(((Color) card.getBackground().getFills().getFirst().getFill()).isOpaque());
        Bounds bounds = card.localToScene(card.getLayoutBounds());
        Node bar = window.scene().lookup("#theme");
        assertEquals(window.scene().getWidth() / 2, bounds.getCenterX(), 1);
        assertTrue(bounds.getMinY() >= bar.localToScene(bar.getLayoutBounds()).getMaxY());
        assertTrue(bounds.getMaxY() <= window.scene().getHeight());
    }

    @Test
    void everySceneThatHasUnsavedWorkIsCalledAsItsTab() {
        SceneDescriptors types = SceneRegistry.all();
        List<Setup> setups = List.of(
                EditorSetup.of(Board.full(4, 3)),
                PlaySetup.of(WrittenBoard.usual()),
                CensusSetup.of(Board.full(4, 4)),
                StateMapScene.FIRST);
        for (Setup setup : setups) {
            String line = SessionWords.of(types.of(setup.scene()), UnsavedWork.inNoFile(setup));
            assertFalse(
                    line.toLowerCase(Locale.ROOT).contains("statemap") || line.startsWith(":"),
                    "no name of the program's own: " + line);
            assertTrue(line.matches("(Editor|Play|Census|Maps): (new|4 × 4).*"), line);
        }
    }

    @Test
    void onlyWhatIsChosenIsBroughtBackAndTheRestIsOfferedAgain() throws IOException {
        crash();
        List<UnsavedWork> found = new ArrayList<>(store.abandoned());
        found.add(UnsavedWork.inNoFile(CensusSetup.of(Board.full(4, 4))));
        onFx(() -> {
            recovery.offer(found);
            return true;
        });
        List<CheckBox> both = boxes();
        onFx(() -> {
            both.getLast().fire();
            ((Button) window.scene().lookup("#bring-back")).fire();
            return true;
        });
        untilShown("it is back", () -> recovery.isSettled() && window.isSettled());
        assertEquals(
                BuiltInSceneKinds.CENSUS, onFx(() -> window.now().orElseThrow().scene()));
        assertEquals(1, boxes().size());
        assertTrue(boxes().getFirst().getText().startsWith("Editor: my.board, "));
        assertEquals(1, store.abandoned().size());
        onFx(() -> {
            ((Button) window.scene().lookup("#recover-later")).fire();
            return true;
        });
        assertNull(onFx(() -> window.scene().lookup("#recovery")));
        assertEquals(1, store.abandoned().size(), "it is offered at the next start");
    }

    @Test
    void deletedWorkIsNotOfferedAgainAndShowsTheFileAsItIs() throws IOException {
        crash();
        begin();
        answer("#delete-unsaved");
        assertEquals(List.of(), store.abandoned());
        assertEquals(Board.full(3, 3), BoardText.read(file));
        assertEquals(Board.full(3, 3), front());
        assertEquals(List.of(), onFx(window::unsaved));
        assertEquals(
                Optional.of(file),
                ((EditorSetup) onFx(window::now).orElseThrow()).source().file());
    }

    /** What was never in a file, or whose file is gone, is gone. */
    @Test
    void deletionOpensNothingWhereThereIsNoFile() throws IOException {
        Files.delete(file);
        crash();
        answer("#delete-unsaved");
        assertEquals(Optional.empty(), window.now());
    }

    /** As after "Don't save": a person does not want to see again what they gave up. */
    @Test
    void endKeepsTheBoardOfTheFileWhereTheChangedOneWasGivenUp() {
        beside(onFx(keeper::end));
        assertEquals(Board.full(3, 3), boardAfterAStart());
    }

    @Test
    void endKeepsTheFirstBoardWhereAChangedOneWithoutAFileWasGivenUp(ScreenRobot robot) throws IOException {
        Files.delete(file);
        crash();
        answer("#delete-unsaved");
        onFx(() -> {
            window.show(BuiltInSceneKinds.EDITOR);
            return true;
        });
        robot.clickOn(ShownWindow.at(robot.find("#editor-board", BoardCanvas.class), Board.full(3, 3), "b2"));
        untilShown(
                "the board is changed",
                () -> window.isSettled() && !window.unsaved().isEmpty());
        beside(onFx(keeper::end));
        assertEquals(Board.full(8, 8), boardAfterAStart());
    }

    /** What was brought back after a crash is a change to the file, whose board is read again. */
    @Test
    void endKeepsTheBoardOfTheFileWhereWorkThatWasBroughtBackWasGivenUp() throws IOException {
        crash();
        answer("#bring-back");
        untilShown("the file is read", () -> window.allSaved().size() == 1);
        beside(onFx(keeper::end));
        assertEquals(Board.full(3, 3), boardAfterAStart());
    }

    private Board boardAfterAStart() {
        close();
        open();
        onFx(() -> {
            keeper.begin(store.load());
            return true;
        });
        assertEquals(List.of(), onFx(window::unsaved));
        return ((EditorSetup) onFx(window::now).orElseThrow()).board();
    }

    @Test
    void endLeavesNothingAsideSinceItWasAnsweredWhatIsUnsaved() {
        onFx(() -> {
            keeper.keep();
            return true;
        });
        untilShown("all is kept aside", keeper::isSettled);
        beside(onFx(keeper::end));
        assertTrue(Files.notExists(folder.resolve("state").resolve("unsaved"))
                || store.abandoned().isEmpty());
    }
}
