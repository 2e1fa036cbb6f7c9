package knightschool.ui.editor;

import static knightschool.Eventually.afterFrames;
import static knightschool.Eventually.onFx;
import static knightschool.Eventually.untilShown;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicInteger;
import javafx.css.PseudoClass;
import javafx.geometry.Bounds;
import javafx.scene.Node;
import javafx.scene.control.CheckBox;
import javafx.scene.control.Hyperlink;
import javafx.scene.control.MenuButton;
import javafx.scene.input.KeyCode;
import javafx.stage.Stage;
import knightschool.board.Board;
import knightschool.board.BoardText;
import knightschool.drawing.Sketch;
import knightschool.setup.scene.AnyFileSetupReader;
import knightschool.setup.scene.EditorSetup;
import knightschool.setup.value.GraphLayoutKind;
import knightschool.ui.board.SketchView;
import knightschool.ui.document.FileDialogRequest;
import knightschool.ui.document.FileDialogs;
import knightschool.ui.editor.model.OpenBoards;
import knightschool.ui.robot.OnScreen;
import knightschool.ui.robot.ScreenRobot;
import knightschool.ui.robot.Start;
import knightschool.ui.session.CloseConfirmation;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.api.io.TempDir;

/** Several boards are open at once. */
@ExtendWith(OnScreen.class)
class EditorTabsTest extends EditorJourney {
    @TempDir
    Path folder;

    @Start
    void open(Stage shared) {
        show();
    }

    private OpenBoards boards() {
        return scene.model().boards();
    }

    private double side(ScreenRobot robot) {
        return canvas(robot).geometry().side();
    }

    private static Node strip(ScreenRobot robot) {
        return robot.find("#board-strip");
    }

    @Test
    void keysOpenCopyTurnAndClose(ScreenRobot robot) {
        assertFalse(strip(robot).isVisible());
        robot.clickOn(at(robot, "c3"));
        robot.push(KeyCode.CONTROL, KeyCode.SHIFT, KeyCode.N);
        assertTrue(strip(robot).isVisible());
        robot.clickOn(at(robot, "d4"));
        robot.push(KeyCode.CONTROL, KeyCode.N);
        assertEquals(64, scene.model().board().playableCount());
        robot.push(KeyCode.CONTROL, KeyCode.PAGE_UP);
        assertEquals(62, scene.model().board().playableCount());
        robot.push(KeyCode.CONTROL, KeyCode.Z).push(KeyCode.CONTROL, KeyCode.Z);
        assertEquals(63, scene.model().board().playableCount(), "the copy has edits of its own only");
        answers.changes = FileDialogs.Changes.DISCARD;
        robot.push(KeyCode.CONTROL, KeyCode.W);
        assertEquals(1, answers.questions, "what is copied is in no file either");
        answers.changes = FileDialogs.Changes.CANCEL;
        robot.push(KeyCode.CONTROL, KeyCode.PAGE_DOWN);
        assertEquals(63, scene.model().board().playableCount());
        robot.push(KeyCode.CONTROL, KeyCode.W);
        assertEquals(2, answers.questions);
        assertEquals(2, boards().all().size());
        answers.changes = FileDialogs.Changes.DISCARD;
        robot.push(KeyCode.CONTROL, KeyCode.W);
        assertFalse(strip(robot).isVisible());
        assertEquals(Board.full(8, 8), scene.model().board());
    }

    @Test
    void boardsThatAreOpenedMoveNoTool(ScreenRobot robot) {
        Bounds tool = onScreen(robot, "#tool-start");
        Bounds size = onScreen(robot, "#columns");
        robot.clickOn("#new");
        afterFrames();
        assertTrue(strip(robot).isVisible());
        assertEquals(tool, onScreen(robot, "#tool-start"));
        assertEquals(size, onScreen(robot, "#columns"));
    }

    private static Bounds onScreen(ScreenRobot robot, String name) {
        Node node = robot.find(name);
        return node.localToScreen(node.getLayoutBounds());
    }

    @Test
    void cardOfTheBoardInFrontIsSeenHoweverManyThereAre(ScreenRobot robot) {
        for (int more = 2; more <= 16; more++) {
            robot.push(KeyCode.CONTROL, KeyCode.N);
            afterFrames();
            assertEquals(more, boards().all().size());
            Bounds strip = onFx(() -> strip(robot).localToScene(strip(robot).getLayoutBounds()));
            Bounds card = onFx(() -> front(robot));
            assertTrue(
                    strip.getMinX() - 1 <= card.getMinX() && card.getMaxX() <= strip.getMaxX() + 1,
                    "of " + more + " boards: " + card + " in " + strip);
        }
    }

    private static Bounds front(ScreenRobot robot) {
        Node card = strip(robot).lookupAll(".board-card").stream()
                .filter(one -> one.getPseudoClassStates().contains(PseudoClass.getPseudoClass("front")))
                .findFirst()
                .orElseThrow();
        return card.localToScene(card.getLayoutBounds());
    }

    @Test
    void cardsAreClickedAndClosed(ScreenRobot robot) {
        robot.clickOn("#new");
        robot.clickOn(at(robot, "a1"));
        robot.clickOn("#another-board");
        assertEquals(3, boards().all().size());
        robot.clickOn("#open-board-2");
        assertEquals(63, scene.model().board().playableCount());
        robot.clickOn("#close-board-1");
        assertEquals(0, answers.questions);
        afterFrames();
        robot.clickOn("#close-board-1");
        assertEquals(1, answers.questions);
        assertEquals(2, boards().all().size());
        robot.clickOn("#open-board-1");
        robot.push(KeyCode.SHIFT, KeyCode.DIGIT1);
        assertTrue(canvas(robot).isFocused(), "the keys go to the board");
    }

    @Test
    void footNamesTheBoardAsItsCardDoes(ScreenRobot robot) {
        robot.clickOn("#new");
        assertEquals("new board 2", robot.text("#file-name"));
        robot.clickOn(at(robot, "a1"));
        untilShown("the change is said", () -> robot.text("#file-name").equals("new board 2  ·  changed"));
        robot.clickOn("#open-board-1");
        assertEquals("new board", robot.text("#file-name"));
        robot.clickOn("#open-board-2");
        afterFrames();
        robot.clickOn("#close-board-1");
        assertEquals("new board 2  ·  changed", robot.text("#file-name"), "the one that is left keeps its name");
    }

    @Test
    void filesThatAreDroppedAreBoardsOfTheirOwn(ScreenRobot robot) {
        Path one = folder.resolve("one.board");
        Path two = folder.resolve("two.board");
        BoardText.write(one, Board.full(3, 4));
        BoardText.write(two, Board.full(4, 5));
        robot.clickOn(at(robot, "c3"));
        for (Path file : new Path[] {one, two, one}) {
            onFx(() -> {
                window.openFile(AnyFileSetupReader.read(file));
                return null;
            });
        }
        assertEquals(0, answers.questions);
        assertEquals(3, boards().all().size());
        assertEquals("one.board", robot.text("#file-name"));
        onFx(() -> {
            graph(robot).graphLayoutProperty().set(GraphLayoutKind.CIRCLE);
            window.openFile(AnyFileSetupReader.read(one));
            return null;
        });
        assertEquals(
                GraphLayoutKind.CIRCLE,
                onFx(() -> graph(robot).graphLayoutProperty().get()),
                "a board that is open says nothing of its graph when it is opened again");
        robot.clickOn("#open-board-1");
        assertEquals(63, scene.model().board().playableCount());
    }

    @Test
    void zoomIsThatOfTheBoard(ScreenRobot robot) {
        onFx(() -> {
            boards().open(Board.full(20, 20));
            return null;
        });
        double far = side(robot);
        robot.push(KeyCode.PLUS).push(KeyCode.PLUS);
        untilShown("the board is seen nearer", () -> side(robot) > far);
        double near = side(robot);
        robot.push(KeyCode.CONTROL, KeyCode.PAGE_UP);
        untilShown(
                "the other one is seen whole",
                () -> canvas(robot).geometry().board().columns() == 8);
        robot.push(KeyCode.CONTROL, KeyCode.PAGE_DOWN);
        untilShown("it is as near as before", () -> side(robot) == near);
    }

    @Test
    void openBoardIsComparedAndAVertexShowsItsPartner(ScreenRobot robot) {
        onFx(() -> {
            window.open(EditorSetup.of(Board.full(4, 3)));
            boards().open(Board.full(3, 4));
            return null;
        });
        robot.clickOn("#facts-more").clickOn("#same-graph-as");
        afterFrames();
        robot.clickOn("#same-graph-others");
        afterFrames();
        robot.clickOn("1: new board, 4 × 3");
        untilShown("the graphs are compared", () -> robot.text("#same-graph").equals("The same graph"));
        afterFrames();
        SketchView other = robot.find("#same-graph-board", SketchView.class);
        Sketch unmarked = onFx(other::sketch);
        onFx(() -> {
            scene.model().pointedProperty().set(square("a1"));
            return null;
        });
        assertEquals(unmarked.shapes().size() + 1, onFx(other::sketch).shapes().size());
        robot.moveTo(other.localToScreen(other.getWidth() / 2, other.getHeight() / 3));
        assertTrue(scene.model()
                .board()
                .isPlayable(onFx(() -> scene.model().pointedProperty().get())));
        int partner = onFx(() -> scene.model().pointedProperty().get());
        robot.moveTo(other.localToScreen(other.getWidth() * 0.9, other.getHeight() / 3));
        assertNotEquals(partner, onFx(() -> scene.model().pointedProperty().get()));
        onFx(() -> {
            scene.model().toggleHole(0);
            return null;
        });
        untilShown(
                "the board that was chosen is compared with the edited one",
                () -> robot.text("#same-graph").equals("Not the same graph"));
        robot.push(KeyCode.CONTROL, KeyCode.Z);
        untilShown("and again", () -> robot.text("#same-graph").equals("The same graph"));
        onFx(() -> {
            boards().bringToFront(boards().all().getFirst());
            return null;
        });
        assertTrue(!robot.isThere("#same-graph-panel"), "the facts of the other board are there");
    }

    @Test
    void windowAsksOnceAboutAllUnsavedBoardsAndSavesThoseThatAreChosen(ScreenRobot robot) {
        AtomicInteger closed = new AtomicInteger();
        robot.clickOn(at(robot, "c3"));
        robot.push(KeyCode.CONTROL, KeyCode.SHIFT, KeyCode.N);
        robot.clickOn(at(robot, "d4"));
        answers.save = Optional.of(folder.resolve("second.board"));
        onFx(() -> {
            new CloseConfirmation(window, List::of).request(closed::incrementAndGet);
            return null;
        });
        onFx(() -> {
            List<CheckBox> boxes = window.scene().getRoot().lookupAll("#closing .check-box").stream()
                    .map(CheckBox.class::cast)
                    .toList();
            assertEquals(
                    List.of("Editor: new board, 8 × 8", "Editor: new board 2, 8 × 8"),
                    boxes.stream().map(CheckBox::getText).toList());
            boxes.getFirst().fire();
            return null;
        });
        robot.push(KeyCode.ENTER);
        untilShown("the window may close", () -> closed.get() == 1);
        assertEquals(62, BoardText.read(folder.resolve("second.board")).playableCount());
        assertEquals(0, answers.questions);
        assertEquals(
                List.of("new-board-2.board"),
                answers.saving.stream().map(FileDialogRequest::name).toList());
    }

    @Test
    void recentFilesAreOpenedFromTheMenuAndTheLink(ScreenRobot robot) throws Exception {
        Path mine = folder.resolve("mine.board");
        BoardText.write(mine, Board.full(3, 4));
        answers.open = Optional.of(mine);
        robot.push(KeyCode.CONTROL, KeyCode.O);
        untilShown("the file is opened", () -> scene.model().board().columns() == 3);
        robot.push(KeyCode.CONTROL, KeyCode.W);
        onFx(() -> {
            robot.find("#recent-links .hyperlink", Hyperlink.class).fire(); // Hidden in a narrow window.
            return null;
        });
        untilShown("the file is opened again", () -> scene.model().board().columns() == 3);
        robot.push(KeyCode.CONTROL, KeyCode.W);
        Files.delete(mine);
        robot.push(KeyCode.CONTROL, KeyCode.R);
        untilShown(
                "the menu is open",
                () -> robot.find("#recent-files", MenuButton.class).isShowing());
        robot.push(KeyCode.ENTER);
        untilShown("the fault is said", () -> message(robot).contains("no longer there"));
        assertTrue(!robot.isThere("mine.board"));
    }
}
