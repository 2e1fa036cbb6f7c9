package knightschool.ui.session;

import static knightschool.Eventually.onFx;
import static knightschool.Eventually.untilShown;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import knightschool.board.Board;
import knightschool.board.BoardText;
import knightschool.session.UnsavedWork;
import knightschool.setup.Setup;
import knightschool.setup.SetupText;
import knightschool.setup.scene.BuiltInSceneKinds;
import knightschool.setup.scene.CompareSetup;
import knightschool.setup.scene.EditorSetup;
import knightschool.setup.scene.LessonsSetup;
import knightschool.ui.board.BoardCanvas;
import knightschool.ui.robot.OnScreen;
import knightschool.ui.robot.ScreenRobot;
import knightschool.ui.shell.ShownWindow;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.api.io.TempDir;

/** Drags of files over the window, as the toolkit tells of them. */
@ExtendWith(OnScreen.class)
class FileDropHandlerTest {
    private static final Board SMALL = Board.full(4, 3);
    private static final String LESSON = "---\ntitle: A\nminutes: 5\ngoals: [x]\n---\n\n## One\n\nText.\n";

    @TempDir
    private Path folder;

    private DropWindow window;

    @BeforeEach
    void open() {
        window = new DropWindow(BuiltInSceneKinds.LESSONS);
    }

    @AfterEach
    void close() {
        window.close();
    }

    private void drop(Path... dropped) {
        assertTrue(window.drop(dropped));
        window.settled();
    }

    private List<UnsavedWork> unsaved() {
        return onFx(() -> window.window().unsaved());
    }

    private Path board(String name, Board board) {
        Path file = folder.resolve(name);
        BoardText.write(file, board);
        return file;
    }

    @Test
    void dropOpensASetUp() {
        CompareSetup setup = CompareSetup.of(Board.full(6, 5)).pointingAt(7);
        Path file = folder.resolve("mine.setup");
        SetupText.write(file, setup);
        drop(file);
        assertEquals(setup, window.now());
    }

    @Test
    void dropOpensABoardWithItsFile() {
        Path file = board("small.board", SMALL);
        drop(file);
        assertEquals(Optional.of(file), ((EditorSetup) window.now()).source().file());
        assertEquals(SMALL, ((EditorSetup) window.now()).board());
    }

    @Test
    void dropOpensALessonAndAFolderOfLessons() throws IOException {
        Path lesson = Files.writeString(folder.resolve("01-a.md"), LESSON);
        drop(lesson);
        assertEquals(new LessonsSetup(folder.toString(), "01-a.md", 1, Optional.empty()), window.now());
        drop(folder);
        assertEquals(new LessonsSetup(folder.toString(), "", 1, Optional.empty()), window.now());
    }

    @Test
    void dropOfAFileThatHoldsNothingOfThisIsRefusedInWordsAndChangesNothing() throws IOException {
        Setup before = window.now();
        Path picture = Files.write(folder.resolve("picture.png"), new byte[] {(byte) 0x89, 'P', 'N', 'G', 0, 1, 2});
        drop(picture);
        assertEquals(before, window.now());
        assertTrue(window.message().startsWith(picture.toString()), window.message());
    }

    @Test
    void dropOfSeveralFilesOpensWhatCanBeOpenedAndNamesTheOther() {
        Path none = folder.resolve("none.board");
        drop(none, board("small.board", SMALL));
        assertEquals(SMALL, ((EditorSetup) window.now()).board());
        assertTrue(window.message().startsWith(none + ": there is no such file"), window.message());
    }

    @Test
    void dropOfWhatIsNoFileIsNotTaken() {
        assertFalse(window.drop());
    }

    private Board changeTheBoard(ScreenRobot robot) {
        drop(board("mine.board", Board.full(3, 3)));
        robot.clickOn(ShownWindow.at(robot.find("#editor-board", BoardCanvas.class), Board.full(3, 3), "b2"));
        untilShown(
                "the board is changed",
                () -> window.window().isSettled() && !window.window().unsaved().isEmpty());
        return Board.full(3, 3).withHole(4, true);
    }

    @Test
    void dropInAnotherSceneLeavesUnsavedWorkAsItIs(ScreenRobot robot) {
        Board changed = changeTheBoard(robot);
        CompareSetup setup = CompareSetup.of(Board.full(6, 5));
        Path file = folder.resolve("mine.setup");
        SetupText.write(file, setup);
        drop(file);
        assertEquals(setup, window.now());
        assertEquals(
                List.of(changed),
                unsaved().stream()
                        .map(work -> ((EditorSetup) work.setup()).board())
                        .toList());
    }

    @Test
    void dropOnUnsavedWorkOpensTheFileOnACardOfItsOwn(ScreenRobot robot) {
        Board changed = changeTheBoard(robot);
        drop(board("small.board", SMALL));
        assertEquals(SMALL, ((EditorSetup) window.now()).board());
        assertEquals(
                List.of(changed),
                unsaved().stream()
                        .map(work -> ((EditorSetup) work.setup()).board())
                        .toList());
        assertEquals(Board.full(3, 3), BoardText.read(folder.resolve("mine.board")));
    }
}
