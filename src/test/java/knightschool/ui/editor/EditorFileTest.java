package knightschool.ui.editor;

import static knightschool.Eventually.onFx;
import static knightschool.Eventually.untilShown;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicInteger;
import javafx.scene.control.Button;
import javafx.scene.input.KeyCode;
import javafx.stage.Stage;
import knightschool.board.Board;
import knightschool.board.BoardText;
import knightschool.setup.scene.EditorSetup;
import knightschool.ui.document.FileDialogs;
import knightschool.ui.robot.OnScreen;
import knightschool.ui.robot.ScreenRobot;
import knightschool.ui.robot.Start;
import knightschool.ui.session.CloseConfirmation;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.api.io.TempDir;

/** Boards opened and saved, and what is asked before changes are lost. */
@ExtendWith(OnScreen.class)
class EditorFileTest extends EditorJourney {
    @TempDir
    Path folder;

    @Start
    void open(Stage shared) {
        show();
    }

    @Test
    void badFileShowsItsFaultAndKeepsTheBoard(ScreenRobot robot) throws Exception {
        Path bad = Files.writeString(folder.resolve("bad.board"), "K..\n..K\n");
        answers.open = Optional.of(bad);
        robot.push(KeyCode.CONTROL, KeyCode.O);
        untilShown("the fault is said", () -> !message(robot).isEmpty());
        assertTrue(message(robot).contains("bad.board:2: this is a second start"), message(robot));
        assertEquals(Board.full(8, 8), scene.model().board());
        assertEquals("new board", robot.text("#file-name"));
    }

    @Test
    void savedBoardIsReopened(ScreenRobot robot) throws Exception {
        Path mine = folder.resolve("mine.board");
        answers.save = Optional.of(mine);
        robot.clickOn(at(robot, "c3"));
        assertEquals("new board  ·  changed", robot.text("#file-name"));
        robot.clickOn("#save");
        untilShown("the file is saved", () -> robot.text("#file-name").equals("mine.board"));
        assertEquals(63, BoardText.read(mine).playableCount());
        robot.clickOn(at(robot, "c4"));
        answers.changes = FileDialogs.Changes.DISCARD;
        answers.open = Optional.of(mine);
        robot.clickOn("#open");
        untilShown("the file is opened", () -> scene.model().board().playableCount() == 63);
        assertEquals("mine.board", robot.text("#file-name"));
        assertEquals(1, answers.questions);
        EditorSetup saved = onFx(scene::now);
        assertEquals(Optional.of(mine), saved.source().file());
        robot.clickOn(at(robot, "d4"));
        assertEquals(Optional.empty(), onFx(scene::now).source().file());
        assertEquals(Optional.of(saved.source()), onFx(scene::saved).map(EditorSetup::source));
        onFx(() -> {
            window.open(saved);
            return null;
        });
        untilShown(
                "the file of the set-up is known",
                () -> robot.text("#file-name").equals("mine.board"));
    }

    @Test
    void fileThatCannotBeWrittenIsSaidSo(ScreenRobot robot) throws Exception {
        Path file = Files.writeString(folder.resolve("file"), "");
        answers.save = Optional.of(file.resolve("inside.board"));
        robot.clickOn("#save");
        untilShown("the fault is said", () -> !message(robot).isEmpty());
        assertTrue(message(robot).contains("its folder does not exist"), message(robot));
    }

    private void push(String button) {
        onFx(() -> {
            ((Button) window.scene().lookup(button)).fire();
            return null;
        });
    }

    @Test
    void windowStaysOpenUntilTheBoardIsSavedOrGivenUp(ScreenRobot robot) throws Exception {
        AtomicInteger closed = new AtomicInteger();
        robot.clickOn(at(robot, "c3"));
        onFx(() -> {
            new CloseConfirmation(window, List::of).request(closed::incrementAndGet);
            return null;
        });
        push("#closing-save");
        assertEquals(0, closed.get(), "no file is chosen");
        answers.save = Optional.of(folder.resolve("none").resolve("last.board"));
        push("#closing-save");
        untilShown("it is said why it is not saved", () -> !message(robot).isEmpty());
        assertEquals(0, closed.get());
        answers.save = Optional.of(folder.resolve("last.board"));
        push("#closing-save");
        untilShown("the window may close", () -> closed.get() == 1);
        assertEquals(63, BoardText.read(folder.resolve("last.board")).playableCount());
        assertEquals(0, answers.questions);
    }
}
