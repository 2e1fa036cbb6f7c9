package knightschool.ui.level;

import static knightschool.Eventually.onFx;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.function.BooleanSupplier;
import javafx.geometry.Point2D;
import javafx.scene.Node;
import javafx.scene.control.Label;
import javafx.scene.control.ToggleButton;
import javafx.scene.input.KeyCode;
import javafx.scene.input.MouseButton;
import javafx.scene.input.MouseEvent;
import javafx.stage.Stage;
import knightschool.Eventually;
import knightschool.board.SquareNames;
import knightschool.play.level.Level;
import knightschool.play.level.LevelProgress;
import knightschool.play.level.LevelWalk;
import knightschool.play.level.Levels;
import knightschool.session.LevelProgressStore;
import knightschool.setup.LevelSetup;
import knightschool.setup.SceneKind;
import knightschool.setup.Setup;
import knightschool.setup.SetupText;
import knightschool.ui.SceneRegistry;
import knightschool.ui.board.BoardCanvas;
import knightschool.ui.board.BoardWords;
import knightschool.ui.robot.MouseEvents;
import knightschool.ui.robot.OnScreen;
import knightschool.ui.shell.MainWindow;
import knightschool.ui.shell.ShownWindow;
import knightschool.ui.theme.Settings;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.api.io.TempDir;
import org.testfx.api.FxRobot;
import org.testfx.framework.junit5.Start;

/** Levels as a person plays them: by mouse, by keyboard alone, left and come back to, forgotten. */
@ExtendWith(OnScreen.class)
class LevelSceneTest {
    @TempDir
    private Path folder;

    private LevelProgressStore store;
    private MainWindow window;
    private ShownWindow shown;
    private LevelScene scene;

    @Start
    void open(Stage shared) {
        store = new LevelProgressStore(folder);
        window = new MainWindow(Settings.forgotten(), SceneRegistry.keeping(store));
        window.show(SceneKind.LEVEL);
        scene = (LevelScene) window.current().orElseThrow();
        shown = new ShownWindow(window);
    }

    @AfterEach
    void close() {
        shown.close();
    }

    private void open(Setup setup) {
        onFx(() -> {
            window.open(setup);
            return null;
        });
    }

    private LevelWalk walk() {
        return onFx(() -> scene.model().walk());
    }

    private Setup now() {
        return onFx(() -> window.now().orElseThrow());
    }

    private void until(String what, BooleanSupplier holds) {
        Eventually.until(what, () -> onFx(holds::getAsBoolean));
    }

    private Point2D at(FxRobot robot, int square) {
        BoardCanvas canvas = robot.lookup("#level-board").queryAs(BoardCanvas.class);
        Level level = walk().level();
        return ShownWindow.at(canvas, level.board(), SquareNames.name(level.board(), square));
    }

    private static String text(FxRobot robot, String id) {
        return robot.lookup(id).queryAs(Label.class).getText();
    }

    private List<Integer> rest() {
        List<Integer> path = LevelModelTest.path(walk().level());
        return path.subList(walk().squares().size(), path.size());
    }

    @Test
    void levelIsFinishedWithThreeStarsByMouseAndTheNextIsOneClickAway(FxRobot robot) {
        for (int square : rest()) {
            robot.clickOn(at(robot, square));
        }
        assertTrue(walk().isFinished());
        assertEquals(3, walk().stars());
        assertTrue(text(robot, "#level-sentence").contains("no move too many"));
        assertEquals("3 of 36", text(robot, "#level-earned"));
        robot.clickOn("#level-next");
        assertEquals(2, walk().level().number());
    }

    @Test
    void levelIsFinishedByKeyboardAlone(FxRobot robot) {
        robot.push(KeyCode.RIGHT);
        BoardCanvas canvas = robot.lookup("#level-board").queryAs(BoardCanvas.class);
        int first = rest().getFirst();
        int column = walk().level().board().column(first);
        int row = walk().level().board().row(first);
        robot.type(KeyCode.RIGHT, column).type(KeyCode.DOWN, row);
        until("the square is pointed at", () -> canvas.pointedProperty().get() == first);
        robot.push(KeyCode.ENTER);
        for (int square : rest()) {
            int number = onFx(() -> scene.model().numbered()).indexOf(square) + 1;
            robot.push(KeyCode.valueOf("DIGIT" + number));
        }
        assertTrue(walk().isFinished());
        robot.push(KeyCode.N);
        assertEquals(2, walk().level().number());
    }

    @Test
    void movesAreTakenBackAndDoneAgain(FxRobot robot) {
        List<Integer> rest = rest();
        robot.clickOn(at(robot, rest.get(0)));
        robot.clickOn(at(robot, rest.get(1)));
        robot.push(KeyCode.BACK_SPACE);
        robot.clickOn("#level-undo");
        assertEquals(0, walk().moves());
        robot.push(KeyCode.CONTROL, KeyCode.Y);
        robot.clickOn("#level-redo");
        assertEquals(2, walk().moves());
        robot.push(KeyCode.R);
        assertFalse(walk().canRedo());
    }

    @Test
    void knightIsDraggedToItsNextSquare(FxRobot robot) {
        int next = rest().getFirst();
        robot.drag(at(robot, walk().knight())).dropTo(at(robot, next));
        assertEquals(next, walk().knight());
    }

    @Test
    void knightLetGoOutsideOfTheBoardStaysAndWhyIsSaid(FxRobot robot) {
        int before = walk().knight();
        Point2D knight = onFx(() -> robot.lookup("#level-board").query().screenToLocal(at(robot, before)));
        Eventually.untilDrawn();
        String said = onFx(() -> {
            Node canvas = robot.lookup("#level-board").query();
            Point2D from = canvas.localToScene(knight);
            Point2D over = canvas.localToScene(
                    canvas.screenToLocal(at(robot, walk().newTargets().getFirst())));
            MouseEvents.fire(canvas, MouseEvent.MOUSE_PRESSED, from.getX(), from.getY());
            MouseEvents.fire(canvas, MouseEvent.MOUSE_DRAGGED, over.getX(), over.getY());
            MouseEvents.fire(canvas, MouseEvent.MOUSE_RELEASED, -50, -50);
            return scene.model().refusalProperty().get();
        });
        assertEquals(before, walk().knight());
        assertEquals(BoardWords.OUTSIDE, said);
    }

    @Test
    void draggedKnightPassesOverSquaresThatItCouldGoTo(FxRobot robot) {
        robot.clickOn("#level-set-6").clickOn("#level-61");
        LevelWalk before = walk().moved(walk().newTargets().getFirst());
        onFx(() -> {
            scene.model().choose(before.knight());
            return null;
        });
        List<Integer> targets = before.newTargets();
        robot.drag(at(robot, before.knight()), MouseButton.PRIMARY)
                .moveTo(at(robot, targets.getFirst()))
                .moveTo(at(robot, targets.getLast()));
        assertEquals(1, walk().moves());
        robot.drop();
        assertEquals(targets.getLast(), walk().knight());
    }

    @Test
    void numbersAndArrowsReachTheBoardAfterALevelWasChosenByMouse(FxRobot robot) {
        robot.clickOn("#level-set-6").clickOn("#level-61");
        assertTrue(onFx(() -> robot.lookup("#level-board").query().isFocused()));
    }

    @Test
    void numbersMoveTheKnightWhileACheckBoxHasTheFocus(FxRobot robot) {
        robot.clickOn("#level-limit");
        robot.push(KeyCode.DIGIT1);
        assertEquals(1, walk().moves());
    }

    @Test
    void lockedLevelCannotBeOpened(FxRobot robot) {
        robot.clickOn("#level-5");
        assertEquals(1, walk().level().number());
        assertEquals(
                LevelWords.locked(Levels.numbered(5)),
                onFx(() -> scene.model().refusalProperty().get()));
        robot.clickOn("#level-set-6").clickOn("#level-61");
        assertEquals(61, walk().level().number());
    }

    @Test
    void progressIsKeptAndForgottenOnceThatIsConfirmed(FxRobot robot) {
        for (int square : rest()) {
            robot.clickOn(at(robot, square));
        }
        until("it is written", scene::isSettled);
        assertEquals(3, store.load().stars(Levels.numbered(1)));
        onFx(() -> {
            window.run(LevelCommands.FORGET);
            return null;
        });
        robot.clickOn("#level-forget-no");
        assertEquals(3, onFx(() -> scene.model().progress()).stars(Levels.numbered(1)));
        onFx(() -> {
            window.run(LevelCommands.FORGET);
            return null;
        });
        robot.clickOn("#level-forget-yes");
        until("it is written", scene::isSettled);
        assertEquals(LevelProgress.NONE, store.load());
        assertEquals("0 of 36", text(robot, "#level-earned"));
    }

    @Test
    void levelsBeginWithTheNextWhereSomeAreFinishedAndWithTheOneThatIsNamed() {
        Level first = Levels.numbered(1);
        List<Integer> path = LevelModelTest.path(first);
        store.save(LevelProgress.NONE.with(LevelWalk.of(first, path), Duration.ofSeconds(9)));
        MainWindow later = onFx(() -> new MainWindow(Settings.forgotten(), SceneRegistry.keeping(store)));
        onFx(() -> {
            later.show(SceneKind.LEVEL);
            return null;
        });
        until(
                "the next level is there",
                () -> later.isSettled()
                        && ((LevelSetup) later.now().orElseThrow()).level().equals(Levels.numbered(2)));
        onFx(() -> {
            later.open(LevelSetup.of(first));
            return null;
        });
        until("the level that was named is there", later::isSettled);
        assertEquals(LevelSetup.of(first), onFx(() -> later.now().orElseThrow()));
        onFx(() -> {
            later.close();
            return null;
        });
    }

    @Test
    void tabPlayLeadsToWhatWasShownLastThere(FxRobot robot) {
        assertTrue(robot.lookup("#tab-play").queryAs(ToggleButton.class).isSelected());
        robot.clickOn("#level-tour-game");
        assertEquals(SceneKind.PLAY, now().scene());
        robot.clickOn("#play-levels");
        assertEquals(SceneKind.LEVEL, now().scene());
        robot.push(KeyCode.CONTROL, KeyCode.DIGIT4);
        robot.clickOn("#tab-play");
        assertEquals(SceneKind.LEVEL, now().scene());
        robot.push(KeyCode.CONTROL, KeyCode.L);
        robot.push(KeyCode.CONTROL, KeyCode.DIGIT4);
        robot.push(KeyCode.CONTROL, KeyCode.DIGIT2);
        assertEquals(SceneKind.PLAY, now().scene());
    }

    @Test
    void walkIsThereAfterAVisitElsewhereAndAfterItWasSavedAndOpened(FxRobot robot) {
        robot.clickOn(at(robot, rest().getFirst()));
        robot.push(KeyCode.CONTROL, KeyCode.DIGIT4);
        Setup left = onFx(() -> scene.now());
        robot.push(KeyCode.ALT, KeyCode.LEFT);
        assertEquals(1, walk().moves());
        Path file = folder.resolve("a.setup");
        SetupText.write(file, left);
        open(LevelSetup.of(Levels.numbered(13)));
        open(SetupText.read(file));
        assertEquals(1, walk().moves());
        assertEquals(1, walk().level().number());
    }

    @Test
    void solverIsWatchedPausedSteppedAndLeft(FxRobot robot) {
        robot.clickOn(at(robot, rest().getFirst()));
        robot.push(KeyCode.S);
        until("the solver is shown", () -> scene.solver().shownProperty().get());
        robot.push(KeyCode.B);
        int step = onFx(() -> scene.solver().indexProperty().get());
        robot.push(KeyCode.F);
        assertEquals(step + 1, onFx(() -> scene.solver().indexProperty().get()));
        assertTrue(text(robot, "#level-sentence").startsWith("Step " + (step + 1) + " of "));
        robot.push(KeyCode.ESCAPE);
        assertFalse(onFx(() -> scene.solver().shownProperty().get()));
        assertEquals(1, walk().moves());
    }

    @Test
    void anotherLevelIsMadeFromASeedThatIsShown(FxRobot robot) {
        robot.clickOn("#level-another");
        until("it is made", () -> scene.model().level().number() == Level.UNNUMBERED);
        Level made = walk().level();
        assertEquals(LevelWords.squares(made), text(robot, "#level-squares"));
        assertEquals(Levels.numbered(1).squares(), made.squares());
    }

    @Test
    void answerIsGivenWhenItIsAsked(FxRobot robot) {
        robot.clickOn(at(robot, rest().getFirst()));
        robot.clickOn("#level-ask");
        until("it is said", () -> text(robot, "#level-sentence").startsWith("Yes: 6 moves"));
    }
}
