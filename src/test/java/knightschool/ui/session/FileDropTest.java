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
import javafx.application.Platform;
import javafx.event.Event;
import javafx.scene.control.ButtonBase;
import javafx.scene.control.Label;
import javafx.scene.input.DragEvent;
import javafx.stage.Window;
import knightschool.board.Board;
import knightschool.board.BoardText;
import knightschool.setup.CompareSetup;
import knightschool.setup.EditorSetup;
import knightschool.setup.LessonsSetup;
import knightschool.setup.SceneKind;
import knightschool.setup.Setup;
import knightschool.setup.SetupText;
import knightschool.ui.SceneRegistry;
import knightschool.ui.robot.OnScreen;
import knightschool.ui.shell.MainWindow;
import knightschool.ui.shell.ShownWindow;
import knightschool.ui.theme.Settings;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.api.io.TempDir;
import org.testfx.api.FxRobot;

/** Drags of files over the window, as the toolkit tells of them. */
@ExtendWith(OnScreen.class)
class FileDropTest {
    private static final Board SMALL = Board.full(4, 3);
    private static final String LESSON = "---\ntitle: A\nminutes: 5\ngoals: [x]\n---\n\n## One\n\nText.\n";

    @TempDir
    private Path folder;

    private MainWindow window;
    private SetupFiles files;
    private ShownWindow shown;

    @BeforeEach
    void open() {
        onFx(() -> {
            window = new MainWindow(Settings.forgotten(), SceneRegistry.all());
            files = new SetupFiles(window, Platform::runLater);
            FileDrop.on(window.scene(), files::open);
            window.show(SceneKind.LESSONS);
            shown = new ShownWindow(window);
            return true;
        });
    }

    @AfterEach
    void close() {
        onFx(() -> {
            files.close();
            return true;
        });
        shown.close();
    }

    /** Drags over the window, and drops where it accepts that; tells whether it took what was dropped. */
    private boolean drop(Path... dropped) {
        DraggedFiles dragged = new DraggedFiles(List.of(dropped));
        return onFx(() -> {
            DragEvent over = dragged.event(DragEvent.DRAG_OVER);
            Event.fireEvent(window.scene(), over);
            DragEvent drop = dragged.event(DragEvent.DRAG_DROPPED);
            if (over.isAccepted()) {
                Event.fireEvent(window.scene(), drop);
            }
            return drop.isDropCompleted();
        });
    }

    private void settled() {
        untilShown("the files are opened or refused", () -> files.isSettled() && window.isSettled());
    }

    private Setup now() {
        return onFx(window::now).orElseThrow();
    }

    private String message() {
        Label message = (Label) window.scene().lookup("#message");
        return message.getParent().isVisible() ? message.getText() : "";
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
        assertTrue(drop(file));
        settled();
        assertEquals(setup, now());
    }

    @Test
    void dropOpensABoardWithItsFile() {
        Path file = board("small.board", SMALL);
        assertTrue(drop(file));
        settled();
        assertEquals(Optional.of(file), ((EditorSetup) now()).source().file());
        assertEquals(SMALL, ((EditorSetup) now()).board());
    }

    @Test
    void dropOpensALessonAndAFolderOfLessons() throws IOException {
        Path lesson = Files.writeString(folder.resolve("01-a.md"), LESSON);
        assertTrue(drop(lesson));
        settled();
        assertEquals(new LessonsSetup(folder.toString(), "01-a.md", 1, Optional.empty()), now());
        assertTrue(drop(folder));
        settled();
        assertEquals(new LessonsSetup(folder.toString(), "", 1, Optional.empty()), now());
    }

    @Test
    void dropOfAFileThatHoldsNothingOfThisIsRefusedInWordsAndChangesNothing() throws IOException {
        Setup before = now();
        Path picture = Files.write(folder.resolve("picture.png"), new byte[] {(byte) 0x89, 'P', 'N', 'G', 0, 1, 2});
        assertTrue(drop(picture));
        settled();
        assertEquals(before, now());
        assertTrue(message().startsWith(picture.toString()), message());
    }

    @Test
    void dropOfSeveralFilesOpensWhatCanBeOpenedAndNamesTheOther() {
        Path none = folder.resolve("none.board");
        assertTrue(drop(none, board("small.board", SMALL)));
        settled();
        assertEquals(SMALL, ((EditorSetup) now()).board());
        assertTrue(message().startsWith(none + ": there is no such file"), message());
    }

    @Test
    void dropOfWhatIsNoFileIsNotTaken() {
        assertFalse(drop());
    }

    private Board changeTheBoard(FxRobot robot) {
        drop(board("mine.board", Board.full(3, 3)));
        settled();
        robot.clickOn("#editor-board");
        untilShown(
                "the board is changed",
                () -> window.isSettled() && !window.unsaved().isEmpty());
        return Board.full(3, 3).withHole(4, true);
    }

    @Test
    void dropInAnotherSceneLeavesUnsavedWorkAsItIs(FxRobot robot) {
        Board changed = changeTheBoard(robot);
        CompareSetup setup = CompareSetup.of(Board.full(6, 5));
        Path file = folder.resolve("mine.setup");
        SetupText.write(file, setup);
        drop(file);
        settled();
        assertEquals(setup, now());
        assertEquals(
                List.of(changed),
                onFx(window::unsaved).stream()
                        .map(work -> ((EditorSetup) work.setup()).board())
                        .toList());
    }

    @Test
    void dropOnUnsavedWorkAsksFirstAndCancelLeavesAllAsItIs(FxRobot robot) {
        Board changed = changeTheBoard(robot);
        drop(board("small.board", SMALL));
        answer("Cancel");
        assertEquals(changed, ((EditorSetup) now()).board());
        assertEquals(1, onFx(window::unsaved).size());

        drop(board("small.board", SMALL));
        answer("Don't save");
        untilShown("the file is open", () -> window.unsaved().isEmpty());
        assertEquals(SMALL, ((EditorSetup) now()).board());
    }

    @Test
    void dropOnUnsavedWorkOpensTheFileOnceTheWorkIsSaved(FxRobot robot) {
        Board changed = changeTheBoard(robot);
        drop(board("small.board", SMALL));
        answer("Save");
        untilShown(
                "the file is open",
                () -> ((EditorSetup) window.now().orElseThrow()).board().equals(SMALL));
        assertEquals(changed, BoardText.read(folder.resolve("mine.board")));
    }

    private void answer(String button) {
        untilShown("the question is asked", () -> question(button).isPresent());
        onFx(() -> {
            question(button).orElseThrow().fire();
            return true;
        });
        settled();
    }

    private static Optional<ButtonBase> question(String button) {
        return Window.getWindows().stream()
                .flatMap(open -> open.getScene().getRoot().lookupAll(".dialog-pane .button").stream())
                .map(found -> (ButtonBase) found)
                .filter(found -> found.getText().equals(button))
                .findFirst();
    }
}
