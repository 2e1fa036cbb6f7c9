package knightschool.ui.statemap;

import static knightschool.Eventually.afterFrames;
import static knightschool.Eventually.onFx;
import static knightschool.Eventually.untilShown;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import javafx.application.Platform;
import javafx.event.EventType;
import javafx.geometry.Point2D;
import javafx.scene.control.Button;
import javafx.scene.input.KeyCode;
import javafx.scene.input.MouseEvent;
import knightschool.drawing.Sketch;
import knightschool.session.UnsavedWork;
import knightschool.setup.scene.StateMapSetup;
import knightschool.setup.source.WrittenPuzzle;
import knightschool.statemap.SlidingPuzzleText;
import knightschool.statemap.edit.DraftFault;
import knightschool.ui.document.DocumentFileManager;
import knightschool.ui.document.FileDialogs;
import knightschool.ui.document.FixedAnswers;
import knightschool.ui.robot.MouseEvents;
import knightschool.ui.robot.ScreenRobot;
import knightschool.ui.statemap.model.PuzzleEditWords;
import knightschool.ui.statemap.model.StateMapStatus;
import knightschool.ui.statemap.model.StateMapWords;
import knightschool.ui.statemap.model.StateMapWorker;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What a person does to make a puzzle. */
class PuzzleEditSceneTest extends MapOnScreen {
    private DocumentFileManager documents;

    private static final String SMALL = "AA.b\n...b\n....\n";

    @Override
    void begin() {
        window.open(StateMapSetup.of(WrittenPuzzle.of(SlidingPuzzleText.parse(SMALL))));
    }

    private String rows() {
        return onFx(() -> SlidingPuzzleText.format(scene.now().puzzle()));
    }

    /** Presses at a cell of the board, goes over the others and lets go. */
    private void stroke(int... columnsAndRows) {
        onFx(() -> {
            fire(MouseEvent.MOUSE_PRESSED, columnsAndRows, 0);
            for (int i = 2; i < columnsAndRows.length; i += 2) {
                fire(MouseEvent.MOUSE_DRAGGED, columnsAndRows, i);
            }
            fire(MouseEvent.MOUSE_RELEASED, columnsAndRows, columnsAndRows.length - 2);
            return null;
        });
        settled();
    }

    private void fire(EventType<MouseEvent> type, int[] cells, int at) {
        PuzzleBoardView board = scene.view().board();
        Point2D there = board.localToScene(board.middle(cells[at]), board.middle(cells[at + 1]));
        MouseEvents.fire(board, type, there.getX(), there.getY());
    }

    @Test
    void aPersonDrawsAPuzzleWithTheMouseAndItsMapFollows(ScreenRobot robot) {
        robot.clickOn("#statemap-edit");
        settled();
        stroke(0, 2, 1, 2, 2, 2);
        assertEquals("AA.b\n...b\nBBB.\n", rows());
        assertEquals("1", robot.text("#map-goals"), "while it is edited");
        stroke(2, 0);
        assertEquals(PuzzleEditWords.fault(DraftFault.BARRED_BY_WALL), robot.text("#edit-fault"));
        assertEquals("0", robot.text("#map-goals"));
        stroke(0, 0, 0, 1);
        assertEquals("..xb\nAA.b\nBBB.\n", rows());
        robot.push(KeyCode.CONTROL, KeyCode.Z).push(KeyCode.CONTROL, KeyCode.Z);
        settled();
        assertEquals("AA.b\n...b\nBBB.\n", rows());
        robot.push(KeyCode.CONTROL, KeyCode.Y);
        assertEquals("AAxb\n...b\nBBB.\n", rows());
        robot.clickOn("#edit-undo").clickOn("#edit-done");
        settled();
        assertFalse(onFx(() -> scene.model().edit().isEditing()));
        assertEquals("Your puzzle •", robot.text("#puzzle-chooser"));
        assertTrue(robot.find("#statemap-solution", Button.class).isVisible());
    }

    @Test
    void keysDrawDeleteAndNameBlocks(ScreenRobot robot) {
        robot.type(KeyCode.F4);
        settled();
        robot.type(KeyCode.DOWN).type(KeyCode.DOWN);
        robot.press(KeyCode.SHIFT).type(KeyCode.RIGHT).release(KeyCode.SHIFT).type(KeyCode.SPACE);
        settled();
        assertEquals("AA.b\n...b\nBB..\n", rows());
        robot.push(KeyCode.CONTROL, KeyCode.SHIFT, KeyCode.A);
        settled();
        assertEquals("BB.b\n...b\nAA..\n", rows());
        robot.type(KeyCode.DELETE);
        settled();
        assertEquals(PuzzleEditWords.fault(DraftFault.NO_TARGET), robot.text("#edit-fault"));
        assertTrue(robot.find("#edit-done", Button.class).isDisabled());
        assertEquals(StateMapWords.UNFINISHED, robot.text("#map-notice"));
        robot.type(KeyCode.BACK_SPACE).type(KeyCode.F4);
        settled();
        assertFalse(onFx(() -> scene.model().edit().isEditing()));
        robot.push(KeyCode.SHIFT, KeyCode.B).push(KeyCode.SHIFT, KeyCode.RIGHT);
        settled();
        assertEquals(1, onFx(() -> scene.now().walk().size()));
    }

    @Test
    void escapeEndsEditingAndTellsWhatIsMissingWhereItCannot(ScreenRobot robot) {
        robot.type(KeyCode.F4);
        settled();
        robot.type(KeyCode.DELETE).type(KeyCode.ESCAPE);
        assertTrue(onFx(() -> scene.model().edit().isEditing()));
        robot.untilText("#message", PuzzleEditWords.fault(DraftFault.NO_TARGET));
        robot.type(KeyCode.BACK_SPACE);
        stroke(0, 2, 1, 2);
        robot.type(KeyCode.ESCAPE);
        assertFalse(onFx(() -> scene.model().edit().isEditing()));
        assertEquals("AA.b\n...b\nBB..\n", rows());
    }

    @Test
    void undoAfterEditingTellsHowToTakeEditsBack(ScreenRobot robot) {
        robot.type(KeyCode.F4);
        settled();
        stroke(0, 2, 1, 2);
        robot.type(KeyCode.ESCAPE).push(KeyCode.CONTROL, KeyCode.Z);
        robot.untilText("#message", "No move is made. Edit the puzzle again (F4) to take your edits back.");
        robot.type(KeyCode.F4).push(KeyCode.CONTROL, KeyCode.Z);
        settled();
        assertEquals(SMALL, rows());
    }

    /** A board without a block to free cannot end the edit, which must not hold a person in full screen. */
    @Test
    void escapeEndsEditingBeforeItLeavesTheFullScreen(ScreenRobot robot) {
        onFx(() -> {
            stage.setX(0);
            stage.setY(0);
            return null;
        });
        afterFrames();
        robot.type(KeyCode.F11);
        untilShown("the screen is full", stage::isFullScreen);
        robot.type(KeyCode.ESCAPE);
        assertTrue(onFx(stage::isFullScreen), "the message that names the key is closed first");
        robot.type(KeyCode.F4);
        settled();
        robot.type(KeyCode.ESCAPE);
        assertFalse(onFx(() -> scene.model().edit().isEditing()));
        assertTrue(onFx(stage::isFullScreen), "editing is ended first");
        robot.type(KeyCode.F4);
        settled();
        robot.type(KeyCode.DELETE).type(KeyCode.ESCAPE);
        untilShown("the full screen is left", () -> !stage.isFullScreen());
        assertTrue(onFx(() -> scene.model().edit().isEditing()));
    }

    /** The exit is drawn at the right of the board of four columns. */
    private void drag(int column, int row, int downTo) {
        onFx(() -> {
            int[] way = {column, row, column, downTo};
            fire(MouseEvent.MOUSE_PRESSED, way, 0);
            fire(MouseEvent.MOUSE_DRAGGED, way, 2);
            return null;
        });
    }

    private void release(int column, int row) {
        onFx(() -> {
            fire(MouseEvent.MOUSE_RELEASED, new int[] {column, row}, 0);
            return null;
        });
        settled();
    }

    @Test
    void exitThatIsDraggedIsMovedWhereTheMouseLetsGo(ScreenRobot robot) {
        robot.type(KeyCode.F4);
        settled();
        drag(4, 0, 2);
        release(4, 2);
        assertEquals("...b\n...b\nAA..\n", rows());
    }

    @Test
    void escapePutsTheExitBackThatIsDragged(ScreenRobot robot) {
        robot.type(KeyCode.F4);
        settled();
        drag(4, 0, 2);
        robot.type(KeyCode.ESCAPE);
        assertTrue(onFx(() -> scene.model().edit().isEditing()));
        release(4, 2);
        assertEquals(SMALL, rows());
    }

    @Test
    void dragOfTheExitEndsWithTheEdit(ScreenRobot robot) {
        robot.type(KeyCode.F4);
        settled();
        drag(4, 0, 2);
        robot.type(KeyCode.F4);
        release(4, 2);
        robot.type(KeyCode.F4);
        settled();
        release(4, 2);
        assertEquals(SMALL, rows());
    }

    @Test
    void dragOfTheExitEndsWhereTheBoardLosesTheKeys(ScreenRobot robot) {
        robot.type(KeyCode.F4);
        settled();
        drag(4, 0, 2);
        onFx(() -> {
            robot.find("#columns").requestFocus();
            return null;
        });
        release(4, 2);
        assertEquals(SMALL, rows());
    }

    @Test
    void dragOfABlockIsNoMoveAfterAnEdit(ScreenRobot robot) {
        drag(3, 1, 2);
        robot.type(KeyCode.F4);
        settled();
        release(3, 2);
        robot.type(KeyCode.F4);
        settled();
        release(3, 2);
        assertEquals(0, onFx(() -> scene.now().walk().size()));
    }

    @Test
    void nextPuzzleComesAlsoWhileOneIsEdited(ScreenRobot robot) {
        robot.type(KeyCode.F4).type(KeyCode.PAGE_DOWN);
        settled();
        assertFalse(onFx(() -> scene.model().edit().isEditing()));
        assertFalse(rows().equals(SMALL));
    }

    @Test
    void theBoardGetsAnotherSize(ScreenRobot robot) {
        robot.clickOn("#statemap-edit");
        settled();
        robot.clickOn("#columns").type(KeyCode.UP).clickOn("#rows").type(KeyCode.UP);
        settled();
        assertEquals("AA.b.\n...b.\n.....\n.....\n", rows());
        robot.push(KeyCode.CONTROL, KeyCode.Z);
        settled();
        assertEquals("AA.b.\n...b.\n.....\n", rows());
    }

    @Test
    void aPuzzleWithManyPositionsIsMappedWhenEditingEnds(ScreenRobot robot) {
        robot.clickOn("#statemap-edit");
        onFx(() -> {
            scene.model().edit().resize(12, 12);
            return null;
        });
        for (int row = 1; row < 12; row += 2) {
            stroke(4, row, 5, row);
        }
        assertEquals(StateMapWords.afterEditing(StateMapWorker.MOST_AT_ONCE), robot.text("#map-notice"));
        robot.clickOn("#edit-done");
        untilShown(
                "the whole map is made",
                () -> scene.model().maps().stateProperty().get() instanceof StateMapStatus.Mapping
                        || scene.model().stateMap().isPresent());
        onFx(() -> {
            scene.model().maps().cancel();
            return null;
        });
    }

    @Test
    void savedItIsThePuzzleOfTheFile(ScreenRobot robot, @TempDir Path folder) throws IOException {
        Path file = folder.resolve("mine.slide");
        StateMapFiles files = files(file, FileDialogs.Changes.CANCEL);
        robot.clickOn("#statemap-edit");
        settled();
        stroke(0, 2, 1, 2);
        assertEquals(List.of(rows()), unsaved());
        onFx(() -> {
            files.savePuzzle();
            return null;
        });
        untilShown("it is saved", documents::isSettled);
        untilShown("it has the file", () -> scene.now().source().file().equals(Optional.of(file)));
        assertEquals("AA.b\n...b\nBB..\n", Files.readString(file));
        assertEquals("mine.slide", robot.text("#puzzle-chooser"));
        assertEquals(List.of(), unsaved());
        stroke(3, 2);
        assertEquals(1, unsaved().size());
        assertEquals(Optional.of(file), onFx(() -> scene.unsaved().getFirst().file()));
        assertEquals(
                Optional.of(file),
                onFx(() -> scene.saved().orElseThrow().source().file()));
        onFx(() -> {
            documents.close();
            return null;
        });
    }

    private List<String> unsaved() {
        return onFx(() -> scene.unsaved().stream()
                .map(UnsavedWork::setup)
                .map(setup -> SlidingPuzzleText.format(((StateMapSetup) setup).puzzle()))
                .toList());
    }

    private StateMapFiles files(Path file, FileDialogs.Changes answer) {
        FixedAnswers answers = FixedAnswers.savingTo(file);
        answers.changes = answer;
        return onFx(() -> {
            documents = new DocumentFileManager(window, answers, Platform::runLater);
            return new StateMapFiles(scene.model(), window, documents, () -> Sketch.EMPTY);
        });
    }

    @Test
    void changesAreAskedAboutBeforeTheyAreLost(ScreenRobot robot, @TempDir Path folder) {
        List<String> done = new ArrayList<>();
        Path file = folder.resolve("asked.slide");
        onFx(() -> {
            files(file, FileDialogs.Changes.CANCEL).afterChanges(() -> done.add("unchanged"));
            return null;
        });
        assertEquals(List.of("unchanged"), done);
        robot.clickOn("#statemap-edit");
        settled();
        stroke(3, 2);
        onFx(() -> {
            files(file, FileDialogs.Changes.CANCEL).afterChanges(() -> done.add("cancelled"));
            files(file, FileDialogs.Changes.DISCARD).afterChanges(() -> done.add("given up"));
            files(file, FileDialogs.Changes.SAVE).afterChanges(() -> done.add("saved"));
            return null;
        });
        untilShown("it went on once it was saved", () -> done.size() == 3);
        assertEquals(List.of("unchanged", "given up", "saved"), done);
        assertTrue(Files.exists(file));
        assertEquals(List.of(), unsaved());
    }

    @Test
    void whatWasEditedComesBackUnsaved() {
        onFx(() -> {
            scene.edit();
            scene.model().edit().press(11);
            scene.model().edit().release();
            return null;
        });
        settled();
        StateMapSetup edited = onFx(() -> scene.now());
        onFx(() -> {
            window.open(StateMapSetup.of(WrittenPuzzle.usual()));
            return null;
        });
        settled();
        assertEquals(List.of(), unsaved());
        onFx(() -> {
            window.open(edited);
            return null;
        });
        settled();
        assertEquals(1, unsaved().size());
    }

    @Test
    void workThatWasKeptAsideIsAChangeToItsFile(ScreenRobot robot, @TempDir Path folder) {
        Path file = folder.resolve("lost.slide");
        UnsavedWork work = new UnsavedWork(
                StateMapSetup.of(WrittenPuzzle.of(SlidingPuzzleText.parse("AA..\n.xx.\n"))),
                Optional.of(file),
                Optional.empty(),
                "",
                Instant.EPOCH);
        onFx(() -> {
            window.restore(work);
            return null;
        });
        settled();
        assertEquals(List.of("AA..\n.xx.\n"), unsaved());
        assertEquals(Optional.of(file), onFx(() -> scene.unsaved().getFirst().file()));
        assertEquals("Your puzzle •", robot.text("#puzzle-chooser"));
    }
}
