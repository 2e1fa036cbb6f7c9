package knightschool.ui.compare;

import static knightschool.Eventually.afterFrames;
import static knightschool.Eventually.onFx;
import static knightschool.Eventually.untilShown;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.stream.Stream;
import javafx.geometry.Bounds;
import javafx.geometry.Point2D;
import javafx.scene.Node;
import javafx.scene.Scene;
import javafx.scene.control.Button;
import javafx.scene.control.ContextMenu;
import javafx.scene.control.Label;
import javafx.scene.control.MenuButton;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;
import javafx.stage.Stage;
import javafx.stage.Window;
import knightschool.algorithm.ConfiguredAlgorithm;
import knightschool.board.Board;
import knightschool.setup.scene.BuiltInSceneKinds;
import knightschool.setup.scene.CompareSetup;
import knightschool.setup.value.Moment;
import knightschool.setup.value.SceneControl;
import knightschool.ui.command.Command;
import knightschool.ui.compare.model.CompareModel;
import knightschool.ui.robot.MouseEvents;
import knightschool.ui.robot.OnScreen;
import knightschool.ui.robot.ScreenRobot;
import knightschool.ui.robot.Start;
import knightschool.ui.shell.MainWindow;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;

/** Panes come, go, and are enlarged, by mouse and by keys, and are brought back. */
@ExtendWith(OnScreen.class)
class ComparePanesTest extends CompareJourney {
    @Start
    void open(Stage stage) {
        show(stage);
    }

    /** What was on screen when the program was left is changed like what was opened in this run. */
    @Test
    void anotherAlgorithmIsChosenAfterARestart(ScreenRobot robot) {
        open(CompareSetup.of(Board.full(6, 6))
                .withSolvers(List.of(ConfiguredAlgorithm.read("dead-ends"), ConfiguredAlgorithm.read("backtracking"))));
        settled();
        seek(20);
        restart();
        panes("dead-ends", "backtracking");
        step(20);
        robot.clickOn("#algorithm-backtracking").clickOn("#choose-warnsdorff");
        panes("dead-ends", "warnsdorff");
        step(20);
        robot.push(KeyCode.CONTROL, KeyCode.Z);
        panes("dead-ends", "backtracking");
        step(20);
    }

    /** After two quick changes a frame had empty boards. */
    @Test
    void panesAreOnScreenOnlyWithTheirFirstStep() {
        openFive("backtracking", "warnsdorff");
        List<String> depths = onFx(() -> {
            for (String solver : List.of("dead-ends", "forward-checking")) {
                model.panes()
                        .set(List.of(
                                ConfiguredAlgorithm.read(solver),
                                ConfiguredAlgorithm.read("warnsdorff"),
                                ConfiguredAlgorithm.read("backtracking")));
            }
            return scene.node().lookupAll(".depth").stream()
                    .map(depth -> ((Label) depth).getText())
                    .toList();
        });
        assertTrue(!depths.isEmpty() && depths.stream().noneMatch(String::isEmpty), depths::toString);
        panes("forward-checking", "warnsdorff", "backtracking");
        untilShown(
                "each has a step",
                () -> scene.node().lookupAll(".depth").stream()
                                .filter(depth -> !((Label) depth).getText().isEmpty())
                                .count()
                        == 3);
    }

    /** The step on screen may be far: then it takes seconds until the searches of changed panes have come there. */
    @Test
    void panesThatWaitLongForTheirStepAreShownWithoutIt(ScreenRobot robot) {
        openFive("backtracking", "warnsdorff");
        List<Boolean> there = onFx(() -> {
            model.panes()
                    .set(Stream.of("dead-ends", "warnsdorff")
                            .map(ConfiguredAlgorithm::read)
                            .toList());
            long now = System.nanoTime();
            scene.view().tick(now);
            scene.view().tick(now + PanesAwaitingDisplay.LONGEST.toNanos());
            model.domainsShownProperty().set(true);
            window.scene().getRoot().layout();
            model.domainsShownProperty().set(false);
            window.scene().getRoot().layout();
            // Whatever a person does with the board or asks about its signs, there is nothing to tell yet.
            Node empty = robot.find("#pane-dead-ends > .board-canvas");
            empty.requestFocus();
            empty.fireEvent(new KeyEvent(KeyEvent.KEY_PRESSED, "", "", KeyCode.ENTER, false, false, false, false));
            MouseEvents.pressTwice(empty);
            MouseEvents.pressTwice(empty);
            scene.signs();
            return List.of(
                    robot.isThere("#pane-backtracking"),
                    robot.find("#pane-dead-ends > .board-canvas")
                                    .getLayoutBounds()
                                    .getWidth()
                            == robot.find("#pane-warnsdorff > .board-canvas")
                                    .getLayoutBounds()
                                    .getWidth(),
                    robot.find("#pane-warnsdorff .depth", Label.class).getText().isEmpty());
        });
        assertEquals(List.of(false, true, false), there);
        panes("dead-ends", "warnsdorff");
        step(19);
    }

    /** With the board of the start, no counts, and how far it is in words; not with an empty place. */
    @Test
    void firstOpeningAtAFarStepShowsTheStartUntilItIsThere() {
        List<String> words = onFx(() -> {
            MainWindow another = newWindow();
            CompareSetup far = CompareSetup.of(Board.full(8, 8)).at(Optional.of(new Moment.Step(9_000_000)));
            another.bringBack(List.of(far), BuiltInSceneKinds.COMPARE);
            CompareScene first = (CompareScene) another.current().orElseThrow();
            another.scene().getRoot().applyCss();
            another.scene().getRoot().resize(1_000, 700);
            another.scene().getRoot().layout();
            another.scene().getRoot().layout();
            Node pane = another.scene().lookup("#pane-forward-checking");
            List<String> texts = Stream.of(".depth", ".counters .strong", ".why-text")
                    .flatMap(part -> pane.lookupAll(part).stream())
                    .map(label -> ((Label) label).getText())
                    .toList();
            assertTrue(another.scene()
                            .lookup("#pane-forward-checking > .board-canvas")
                            .getLayoutBounds()
                            .getWidth()
                    > 100);
            assertNull(first.model().snapshotProperty().get());
            windows.close(another);
            return texts;
        });
        assertEquals(List.of("–", "–", "–", "–"), words.subList(0, 4));
        assertEquals("On its way: 0 steps so far.", words.get(4));
    }

    /** Until the first step of the changed panes is known those before stay on screen, and may be clicked again. */
    @Test
    void secondClickOnAPaneThatWasRemovedOrMovedConcernsNoOther(ScreenRobot robot) {
        openFive("backtracking", "warnsdorff", "dead-ends");
        onFx(() -> {
            Button close = robot.find("#close-dead-ends", Button.class);
            Button enlarge = robot.find("#enlarge-dead-ends", Button.class);
            Button first = robot.find("#close-backtracking", Button.class);
            robot.find("#pane-dead-ends > .board-canvas").requestFocus();
            Command.named(scene.commands(), PaneCommands.CLOSE).run();
            Command.named(scene.commands(), PaneCommands.CLOSE).run();
            close.fire();
            enlarge.fire();
            model.panes().move(0, 1);
            first.fire();
            return null;
        });
        panes("warnsdorff");
        assertEquals(OptionalInt.empty(), onFx(() -> model.panes().enlarged()));
    }

    /** Whatever is done to a pane that is about to be replaced, the panes that replace it come first. */
    @Test
    void actOnAPaneThatIsAboutToBeReplacedPutsTheNewOnesOnScreen(ScreenRobot robot) {
        openFive("backtracking", "warnsdorff", "dead-ends");
        settled();
        int others = 0;
        for (String button : List.of("#close-dead-ends", "#enlarge-dead-ends")) {
            String other = List.of("forward-checking", "unreachable").get(others++);
            List<Boolean> there = onFx(() -> {
                Button old = robot.find(button, Button.class);
                model.panes().choose(2, ConfiguredAlgorithm.read(other));
                boolean before = robot.isThere("#pane-" + other);
                old.fire();
                return List.of(before, robot.isThere("#pane-" + other), robot.isThere("#pane-dead-ends"));
            });
            assertEquals(List.of(false, true, false), there, button);
            onFx(() -> {
                model.panes().choose(2, ConfiguredAlgorithm.read("dead-ends"));
                return null;
            });
            panes("backtracking", "warnsdorff", "dead-ends");
        }
        for (String act : List.of(PaneCommands.CLOSE, PaneCommands.ENLARGE, PaneCommands.COSTS, "compare.pane-left")) {
            List<Boolean> there = onFx(() -> {
                robot.find("#pane-dead-ends > .board-canvas").requestFocus();
                model.panes().choose(2, ConfiguredAlgorithm.read("unreachable"));
                Command.named(scene.commands(), act).run();
                return List.of(robot.isThere("#pane-unreachable"), robot.isThere("#pane-dead-ends"));
            });
            assertEquals(List.of(true, false), there, act);
            assertEquals(
                    List.of(true, true),
                    onFx(() -> List.of(
                            model.panes().enlarged().isEmpty(),
                            model.panes().solvers().get(2).equals(ConfiguredAlgorithm.read("unreachable")))),
                    "done to no other pane than the one that is gone");
            onFx(() -> {
                model.choiceCosts().shownProperty().set(false);
                model.panes().choose(2, ConfiguredAlgorithm.read("dead-ends"));
                return null;
            });
            panes("backtracking", "warnsdorff", "dead-ends");
        }
        List<Boolean> alone = onFx(() -> {
            Node board = robot.find("#pane-warnsdorff > .board-canvas");
            model.panes().choose(2, ConfiguredAlgorithm.read("unreachable"));
            model.panes().move(1, 1);
            MouseEvents.pressTwice(board);
            return List.of(
                    robot.isThere("#pane-unreachable"), model.panes().enlarged().equals(OptionalInt.of(2)));
        });
        assertEquals(List.of(true, true), alone, "the pane pressed twice is alone, wherever it is by now");
    }

    @Test
    void onePaneBecomesMoreAndEveryChangeIsTakenBack(ScreenRobot robot) {
        open(CompareSetup.of(Board.full(6, 6)).withSolvers(List.of(ConfiguredAlgorithm.read("dead-ends"))));
        settled();
        seek(20);
        robot.clickOn("#compare-add");
        panes("dead-ends", "backtracking");
        robot.push(KeyCode.SHIFT, KeyCode.N);
        panes("dead-ends", "backtracking", "forward-checking");
        robot.moveTo("#pane-backtracking").push(KeyCode.CONTROL, KeyCode.W);
        panes("dead-ends", "forward-checking");
        robot.push(KeyCode.CONTROL, KeyCode.Z);
        panes("dead-ends", "backtracking", "forward-checking");
        robot.push(KeyCode.CONTROL, KeyCode.Y);
        panes("dead-ends", "forward-checking");
        robot.clickOn("#compare-usual-panes");
        panes("backtracking", "forward-checking", "warnsdorff");
        assertTrue(!robot.isSeen("#compare-usual-panes"), "they are there");
        robot.type(KeyCode.RIGHT);
        step(21);
        robot.type(KeyCode.LEFT);
        step(20);
        robot.push(KeyCode.CONTROL, KeyCode.Z);
        panes("dead-ends", "forward-checking");
        assertEquals(
                20, scene.now().moment().map(_ -> model.stepProperty().get()).orElse(0L));
    }

    /** Six panes side by side: whether a name leaves room for the buttons differs, but the panes look alike. */
    @Test
    void buttonsOfThePanesAreShownOnAllOrOnNone(ScreenRobot robot) {
        open(CompareSetup.of(Board.full(6, 6))
                .withSolvers(Stream.of(
                                "backtracking",
                                "forward-checking",
                                "warnsdorff",
                                "warnsdorff --no-backtracking",
                                "dead-ends",
                                "unreachable")
                        .map(ConfiguredAlgorithm::read)
                        .toList()));
        settled();
        for (double width : new double[] {1280, 1500, 1900}) {
            onFx(() -> {
                window.scene().getWindow().setWidth(width);
                return null;
            });
            untilShown("the window is as wide", () -> window.scene().getWidth() >= width - 20);
            afterFrames();
            assertEquals(
                    1,
                    onFx(() -> robot.findAll(".pane-buttons", Node.class).stream()
                            .map(Node::isVisible)
                            .distinct()
                            .count()),
                    "in a width of " + width);
        }
    }

    /** Panes that were changed before stay as they are: what is taken back is the last act alone. */
    @Test
    void enlargedPaneIsTakenBackAsAStepOfItsOwn(ScreenRobot robot) {
        openFive("backtracking", "forward-checking", "warnsdorff");
        robot.push(KeyCode.SHIFT, KeyCode.N);
        List<ConfiguredAlgorithm> four = onFx(() -> model.panes().solvers());
        assertEquals(4, four.size());
        untilShown("the four panes are on screen", () -> model.isStepKnown());
        settled();
        robot.moveTo("#pane-forward-checking").type(KeyCode.Z);
        untilShown("it is alone", () -> model.panes().enlarged().equals(OptionalInt.of(1)));
        robot.push(KeyCode.CONTROL, KeyCode.Z);
        untilShown("all are there", () -> model.panes().enlarged().isEmpty());
        assertEquals(four, onFx(() -> model.panes().solvers()));
        step(19);
        robot.push(KeyCode.CONTROL, KeyCode.Y);
        untilShown("it is alone again", () -> model.panes().enlarged().equals(OptionalInt.of(1)));
        robot.push(KeyCode.CONTROL, KeyCode.Z);
        robot.push(KeyCode.CONTROL, KeyCode.Z);
        panes("backtracking", "forward-checking", "warnsdorff");
    }

    /** The pane pointed at moves on with every key, also where others come below the mouse, and back again. */
    @Test
    void paneChangesPlacesWithThoseBesideIt(ScreenRobot robot) {
        openFive("backtracking", "forward-checking", "warnsdorff");
        robot.moveTo("#pane-backtracking");
        robot.push(KeyCode.CONTROL, KeyCode.SHIFT, KeyCode.RIGHT);
        panes("forward-checking", "backtracking", "warnsdorff");
        robot.push(KeyCode.CONTROL, KeyCode.SHIFT, KeyCode.RIGHT);
        panes("forward-checking", "warnsdorff", "backtracking");
        robot.push(KeyCode.CONTROL, KeyCode.SHIFT, KeyCode.RIGHT);
        step(19);
        panes("forward-checking", "warnsdorff", "backtracking");
        robot.push(KeyCode.CONTROL, KeyCode.Z);
        panes("forward-checking", "backtracking", "warnsdorff");
        robot.push(KeyCode.CONTROL, KeyCode.Z);
        panes("backtracking", "forward-checking", "warnsdorff");
        robot.moveTo("#pane-warnsdorff");
        robot.push(KeyCode.CONTROL, KeyCode.SHIFT, KeyCode.LEFT);
        panes("backtracking", "warnsdorff", "forward-checking");
        step(19);
        robot.push(KeyCode.CONTROL, KeyCode.W);
        panes("backtracking", "forward-checking");
    }

    /** A line shows where the pane would go; where it would stay, nothing happens, and no menu opens. */
    @Test
    void paneIsDraggedByItsNameToAnyPlace(ScreenRobot robot) {
        openFive("backtracking", "forward-checking", "warnsdorff");
        Node line = robot.find(".insertion-line");
        Point2D end = middle(robot, "#pane-warnsdorff").add(20, 0);
        robot.drag("#algorithm-backtracking").moveTo(end);
        untilShown("a line is there", line::isVisible);
        robot.drop();
        panes("forward-checking", "warnsdorff", "backtracking");
        step(19);
        assertEquals(List.of(), robot.findAll("#choose-warnsdorff"));
        robot.push(KeyCode.CONTROL, KeyCode.Z);
        panes("backtracking", "forward-checking", "warnsdorff");
        Node after = robot.find(".insertion-line");
        robot.drag("#algorithm-backtracking")
                .moveTo(middle(robot, "#pane-forward-checking").subtract(20, 0));
        assertFalse(onFx(after::isVisible));
        robot.drop();
        panes("backtracking", "forward-checking", "warnsdorff");
    }

    /** Neither new steps nor what is said above the panes ends a drag. */
    @Test
    void paneIsDraggedWhileSearchesPlayAndSomethingIsSaid(ScreenRobot robot) {
        open(CompareSetup.of(Board.full(8, 8)));
        settled();
        robot.push(KeyCode.SPACE);
        untilShown("it plays", () -> model.playback().playingProperty().get());
        String words = "This stays until it is closed.";
        onFx(() -> {
            window.messages().say(words);
            return null;
        });
        robot.untilText("#message", words);
        Node line = robot.find(".insertion-line");
        robot.drag("#algorithm-backtracking")
                .moveTo(middle(robot, "#pane-warnsdorff").add(20, 0));
        long step = model.stepProperty().get();
        untilShown("it plays on", () -> line.isVisible() && model.stepProperty().get() > step);
        robot.drop();
        untilShown(
                "the pane is at its place",
                () -> onFx(scene::now).solvers().stream()
                        .map(ConfiguredAlgorithm::written)
                        .toList()
                        .equals(List.of("forward-checking", "warnsdorff", "backtracking")));
        assertTrue(onFx(() -> model.playback().playingProperty().get()));
        robot.push(KeyCode.SPACE);
        robot.untilText("#message", words);
    }

    /** The gap is where the line is drawn. */
    @Test
    void paneIsDroppedBetweenTwoOthersUnlessEscEndsTheDrag(ScreenRobot robot) {
        openFive("backtracking", "forward-checking", "warnsdorff");
        Node line = robot.find(".insertion-line");
        Point2D gap = onFx(() -> {
            Bounds one = bounds(robot, "#pane-forward-checking");
            return new Point2D(
                    (one.getMaxX() + bounds(robot, "#pane-warnsdorff").getMinX()) / 2, one.getCenterY());
        });
        robot.drag("#algorithm-backtracking").moveTo(gap);
        untilShown("a line is there", line::isVisible);
        robot.push(KeyCode.ESCAPE);
        untilShown("the drag has ended", () -> !line.isVisible());
        robot.drop();
        panes("backtracking", "forward-checking", "warnsdorff");
        robot.drag("#algorithm-backtracking").moveTo(gap);
        untilShown("a line is there again", line::isVisible);
        robot.drop();
        panes("forward-checking", "backtracking", "warnsdorff");
    }

    private static Bounds bounds(ScreenRobot robot, String pane) {
        Node node = robot.find(pane);
        return node.localToScreen(node.getLayoutBounds());
    }

    private static Point2D middle(ScreenRobot robot, String pane) {
        return onFx(() -> {
            Bounds bounds = bounds(robot, pane);
            return new Point2D(bounds.getCenterX(), bounds.getCenterY());
        });
    }

    /** The pane that a person sees alone, or has the focus in, moves, and not the one that moved before. */
    @Test
    void paneOnScreenOrWithTheFocusMoves(ScreenRobot robot) {
        openFive("backtracking", "forward-checking", "warnsdorff");
        robot.moveTo("#pane-backtracking");
        robot.push(KeyCode.CONTROL, KeyCode.SHIFT, KeyCode.RIGHT);
        panes("forward-checking", "backtracking", "warnsdorff");
        robot.push(KeyCode.Z);
        shown(robot, "#pane-backtracking");
        robot.push(KeyCode.CONTROL, KeyCode.PAGE_DOWN);
        shown(robot, "#pane-warnsdorff");
        robot.push(KeyCode.CONTROL, KeyCode.SHIFT, KeyCode.LEFT);
        panes("forward-checking", "warnsdorff", "backtracking");
        shown(robot, "#pane-warnsdorff");
        robot.push(KeyCode.Z);
        shown(robot, "#pane-forward-checking", "#pane-warnsdorff", "#pane-backtracking");
        robot.moveTo("#pane-backtracking");
        robot.push(KeyCode.CONTROL, KeyCode.SHIFT, KeyCode.LEFT);
        panes("forward-checking", "backtracking", "warnsdorff");
        onFx(() -> {
            robot.find("#pane-warnsdorff > .board-canvas").requestFocus();
            return null;
        });
        robot.push(KeyCode.CONTROL, KeyCode.SHIFT, KeyCode.LEFT);
        panes("forward-checking", "warnsdorff", "backtracking");
        step(19);
    }

    @Test
    void paneIsEnlargedByKeysAndDoubleClickAndPutBack(ScreenRobot robot) {
        computed();
        seek(20);
        robot.moveTo("#pane-forward-checking").push(KeyCode.Z);
        shown(robot, "#pane-forward-checking");
        assertEquals(OptionalInt.of(1), scene.now().enlarged());
        robot.push(KeyCode.CONTROL, KeyCode.PAGE_DOWN);
        shown(robot, "#pane-warnsdorff");
        robot.push(KeyCode.Z);
        shown(robot, "#pane-backtracking", "#pane-forward-checking", "#pane-warnsdorff");
        robot.moveTo("#pane-warnsdorff").push(KeyCode.Z);
        shown(robot, "#pane-warnsdorff");
        robot.push(KeyCode.ESCAPE);
        shown(robot, "#pane-backtracking", "#pane-forward-checking", "#pane-warnsdorff");
        robot.moveTo("#pane-backtracking > .board-canvas");
        MouseEvents.pressTwice(robot.find("#pane-backtracking > .board-canvas"));
        shown(robot, "#pane-backtracking");
        assertEquals(Board.NONE, model.pointer().pinned(), "the second click lets go of what the first one pinned");
        robot.moveTo("#pane-backtracking > .board-canvas");
        MouseEvents.pressTwice(robot.find("#pane-backtracking > .board-canvas"));
        shown(robot, "#pane-backtracking", "#pane-forward-checking", "#pane-warnsdorff");
        step(20);
    }

    /** By keys alone: the mouse rests on another pane and chooses none. */
    @Test
    void paneThatWasEnlargedByKeysIsEnlargedAgain(ScreenRobot robot) {
        computed();
        seek(20);
        robot.moveTo("#pane-backtracking");
        robot.interact(() -> robot.find("#pane-warnsdorff > .board-canvas").requestFocus());
        robot.type(KeyCode.Z);
        shown(robot, "#pane-warnsdorff");
        robot.interact(() -> scene.view().requestFocus());
        robot.type(KeyCode.ESCAPE);
        shown(robot, "#pane-backtracking", "#pane-forward-checking", "#pane-warnsdorff");
        robot.type(KeyCode.Z);
        shown(robot, "#pane-warnsdorff");
        robot.type(KeyCode.Z);
        robot.moveTo("#pane-forward-checking").type(KeyCode.Z);
        shown(robot, "#pane-forward-checking");
    }

    @Test
    void paneAtTheLimitSaysThatItStopped(ScreenRobot robot) {
        open(CompareSetup.of(Board.full(8, 8)).with(SceneControl.LIMIT, 1_000, CompareModel.FIRST_LIMIT));
        untilShown(
                "nothing is searched any more",
                () -> model.progress().idleProperty().get());
        robot.type(KeyCode.END);
        step(1_000);
        String stopped = "Stopped at the limit of 1,000 steps: nothing is known";
        untilShown(
                "two searches have stopped and one has ended",
                () -> visible(robot, ".ending").equals(List.of(stopped, stopped, "Tour found after 63 steps")));
        robot.type(KeyCode.E);
        untilShown(
                "there is more to come", () -> visible(robot, ".ending").equals(List.of("Tour found after 63 steps")));
    }

    @Test
    void nameThatIsClickedAgainClosesItsMenu(ScreenRobot robot) {
        openFive("backtracking", "forward-checking", "warnsdorff");
        robot.clickOn("#algorithm-backtracking");
        MenuButton menu = robot.find("#algorithm-backtracking", MenuButton.class);
        untilShown("the menu is there", menu::isShowing);
        robot.clickOn("#algorithm-backtracking");
        untilShown("the menu is closed", () -> !menu.isShowing());
    }

    @Test
    void menuOfTheLastPaneStaysInTheWindow(ScreenRobot robot) {
        Window window = robot.find(".compare").getScene().getWindow();
        window.setWidth(800);
        window.setHeight(500);
        MenuButton menu = robot.find("#algorithm-warnsdorff", MenuButton.class);
        menu.show();
        ContextMenu popup = menu.getItems().getFirst().getParentPopup();
        Scene inside = menu.getScene();
        double left = window.getX() + inside.getX();
        double top = window.getY() + inside.getY();
        untilShown(
                "the menu lies inside the window",
                () -> popup.getX() >= left
                        && popup.getX() + popup.getWidth() <= left + inside.getWidth()
                        && popup.getY() >= top
                        && popup.getY() + popup.getHeight() <= top + inside.getHeight());
        menu.hide();
    }

    private void panes(String... expected) {
        settled();
        assertEquals(
                List.of(expected),
                model.snapshotProperty().get().frames().stream()
                        .map(frame -> frame.solver().written())
                        .toList());
        assertEquals(
                List.of(expected),
                scene.now().solvers().stream().map(ConfiguredAlgorithm::written).toList());
    }

    private static void shown(ScreenRobot robot, String... panes) {
        assertEquals(
                List.of(panes),
                robot.findAll(".pane").stream()
                        .filter(Node::isVisible)
                        .map(pane -> "#" + pane.getId())
                        .toList());
    }
}
