package knightschool.ui.compare;

import static knightschool.Eventually.afterFrames;
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
import java.util.stream.Stream;
import javafx.geometry.Bounds;
import javafx.geometry.Point2D;
import javafx.scene.Node;
import javafx.scene.control.Labeled;
import javafx.scene.input.Clipboard;
import javafx.scene.input.KeyCode;
import javafx.scene.input.MouseButton;
import javafx.stage.Stage;
import knightschool.algorithm.ConfiguredAlgorithm;
import knightschool.board.Board;
import knightschool.board.SquareNames;
import knightschool.setup.SetupText;
import knightschool.setup.scene.CompareDisplayOptions;
import knightschool.setup.scene.CompareSetup;
import knightschool.setup.source.FileResolver;
import knightschool.setup.value.Moment;
import knightschool.ui.board.BoardCanvas;
import knightschool.ui.compare.breakpoint.BreakpointWords;
import knightschool.ui.document.TextClipboardWriter;
import knightschool.ui.robot.OnScreen;
import knightschool.ui.robot.ScreenRobot;
import knightschool.ui.robot.Start;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.api.io.TempDir;

/** Journeys to twins, which take another choice, and through the table of what choices cost. */
@ExtendWith(OnScreen.class)
class CompareForkTest extends CompareJourney {
    private static final Board EIGHT = Board.full(8, 8);

    @Start
    void open(Stage stage) {
        show(stage);
    }

    private void openAt44(String... solvers) {
        open(CompareSetup.of(EIGHT)
                .withSolvers(Stream.of(solvers)
                        .map(text -> ConfiguredAlgorithm.read(text, EIGHT))
                        .toList())
                .at(Optional.of(new Moment.Step(44))));
        step(44);
    }

    private void panes(String... solvers) {
        untilShown(
                "the panes are " + List.of(solvers),
                () -> model.isSettled()
                        && model.panes().solvers().stream()
                                .map(solver -> solver.written(EIGHT))
                                .toList()
                                .equals(List.of(solvers)));
    }

    private static Point2D onScreen(ScreenRobot robot, String pane, String square) {
        BoardCanvas board = robot.find("#" + pane + " > .board-canvas", BoardCanvas.class);
        int index = SquareNames.parse(EIGHT, square);
        return onFx(() -> board.localToScreen(
                board.geometry().centreX(index), board.geometry().centreY(index)));
    }

    @Test
    void keyMakesATwinOfThePanePointedAtAndUndoTakesItBack(ScreenRobot robot) {
        openAt44("backtracking", "forward-checking");
        robot.moveTo(onScreen(robot, "pane-backtracking", "c3"));
        robot.push(KeyCode.SHIFT, KeyCode.W);
        panes("backtracking", "backtracking fork 44 c3", "forward-checking");
        step(44);
        String sentence = robot.text("#compare-summary .summary-text");
        assertTrue(sentence.contains("(c3 at step 44) takes c3 next instead of b2"), sentence);
        assertTrue(onFx(() -> visible(robot, ".pane-options").contains("c3 at step 44")));
        robot.push(KeyCode.CONTROL, KeyCode.Z);
        panes("backtracking", "forward-checking");
        step(44);
        robot.push(KeyCode.CONTROL, KeyCode.Y);
        panes("backtracking", "backtracking fork 44 c3", "forward-checking");
        robot.moveTo("#pane-backtracking-2").push(KeyCode.CONTROL, KeyCode.W);
        panes("backtracking", "forward-checking");
    }

    @Test
    void rightClickOffersATwinOnOtherChoicesAlone(ScreenRobot robot) {
        openAt44("backtracking", "forward-checking");
        robot.clickOn(onScreen(robot, "pane-backtracking", "b2"), MouseButton.SECONDARY);
        assertFalse(onFx(() -> robot.isThere("#fork-square")));
        robot.type(KeyCode.ESCAPE);
        robot.clickOn(onScreen(robot, "pane-backtracking", "c3"), MouseButton.SECONDARY);
        robot.clickOn("#fork-square");
        panes("backtracking", "backtracking fork 44 c3", "forward-checking");
        robot.type(KeyCode.RIGHT);
        step(45);
        assertEquals(
                List.of("b2", "c3"),
                model.snapshotProperty().get().frames().subList(0, 2).stream()
                        .map(frame -> SquareNames.name(EIGHT, frame.path().head()))
                        .toList());
    }

    /** The quickest way to a first stop is the square itself. */
    @Test
    void rightClickOnASquareStopsTheSearchOfThePaneThere(ScreenRobot robot) {
        openAt44("backtracking", "forward-checking");
        robot.clickOn(onScreen(robot, "pane-backtracking", "a3"), MouseButton.SECONDARY);
        robot.clickOn("#stop-at-square");
        untilShown(
                "the stop is listed",
                () -> model.stops().shownProperty().get()
                        && model.stops().all().stream()
                                .map(stop -> BreakpointWords.of(stop, EIGHT))
                                .toList()
                                .equals(List.of("square a3 is entered, in backtracking")));
        robot.type(KeyCode.F9);
        untilShown("it stops there", () -> model.stops().strikesProperty().get().size() == 1 && model.isSettled());
        assertEquals(
                "a3",
                SquareNames.name(
                        EIGHT,
                        model.snapshotProperty()
                                .get()
                                .frames()
                                .getFirst()
                                .path()
                                .head()));
    }

    /** What opens below by a key takes the keyboard: a menu over the boards does not stay above it. */
    @Test
    void menuOfASquareClosesWhenTheStopsOpenByTheirKey(ScreenRobot robot) {
        openAt44("backtracking", "forward-checking");
        robot.clickOn(onScreen(robot, "pane-backtracking", "c3"), MouseButton.SECONDARY);
        untilShown("the menu is open", () -> robot.isThere("#fork-square"));
        robot.push(KeyCode.SHIFT, KeyCode.F9);
        untilShown("the stops are there", () -> robot.isSeen("#compare-stops"));
        assertFalse(onFx(() -> robot.isThere("#fork-square")));
        robot.push(KeyCode.SHIFT, KeyCode.F9);
        robot.clickOn("#algorithm-backtracking");
        untilShown("the menu of the algorithm is open", () -> robot.isThere("#choose-warnsdorff"));
        robot.push(KeyCode.SHIFT, KeyCode.F9);
        untilShown(
                "the stops are there, and no menu",
                () -> robot.isSeen("#compare-stops") && !robot.isThere("#choose-warnsdorff"));
    }

    @Test
    void twinComesBackFromAFileAndIsForkedAgain(ScreenRobot robot) {
        openAt44("backtracking", "backtracking fork 44 c3");
        String text = SetupText.format(onFx(scene::now));
        assertTrue(text.contains("panes: [backtracking, backtracking fork 44 c3]"), text);
        openAt44("forward-checking");
        open((CompareSetup) SetupText.parse(text, FileResolver.nothing()));
        step(44);
        panes("backtracking", "backtracking fork 44 c3");
        assertEquals(text, SetupText.format(onFx(scene::now)));
        robot.type(KeyCode.RIGHT);
        step(45);
        robot.moveTo(onScreen(robot, "pane-backtracking-2", "a4"));
        robot.push(KeyCode.SHIFT, KeyCode.W);
        panes("backtracking", "backtracking fork 44 c3", "backtracking fork 44 c3 fork 45 a4");
    }

    private static List<String> costs(ScreenRobot robot) {
        return robot.findAll("#compare-costs .counts-text", Labeled.class).stream()
                .filter(ScreenRobot::isSeen)
                .map(Labeled::getText)
                .toList();
    }

    @Test
    void tableSaysWhatEveryMoveCostsAndItsButtonMakesATwin(ScreenRobot robot) {
        openAt44("backtracking");
        robot.push(KeyCode.SHIFT, KeyCode.I);
        untilShown("both moves are told of", () -> costs(robot).containsAll(List.of("10,610", "7,492", "no tour")));
        assertTrue(onFx(() -> costs(robot).contains("b2, next")));
        assertTrue(onFx(scene::now).shows(CompareDisplayOptions.COSTS));
        robot.clickOn("#what-if-c3");
        panes("backtracking", "backtracking fork 44 c3");
        robot.clickOn("#costs-pane");
        robot.clickOn("Backtracking, c3 at step 44");
        untilShown("c3 is the next of the twin", () -> costs(robot).contains("c3, next"));
        robot.push(KeyCode.SHIFT, KeyCode.I);
        untilShown("no table is there", () -> costs(robot).isEmpty());
        assertFalse(onFx(scene::now).shows(CompareDisplayOptions.COSTS));
        robot.clickOn(onScreen(robot, "pane-backtracking", "c3"), MouseButton.SECONDARY);
        robot.clickOn("#menu-compare-costs");
        untilShown("it is of the first pane again", () -> costs(robot).contains("b2, next"));
    }

    /** Where the search has ended there is no move to tell of: that stands beside the name of the pane, not on it. */
    @Test
    void tableWithoutMovesSaysSoBesideThePane(ScreenRobot robot) {
        open(CompareSetup.of(FIVE)
                .withSolvers(List.of(ConfiguredAlgorithm.read("warnsdorff")))
                .at(Optional.of(new Moment.End())));
        settled();
        robot.push(KeyCode.SHIFT, KeyCode.I);
        untilShown("it is said", () -> costs(robot).contains("No move is left to try here."));
        afterFrames();
        Labeled words = onFx(() -> robot.findAll("#compare-costs .counts-text", Labeled.class).stream()
                .filter(label -> label.getText().startsWith("No move"))
                .findFirst()
                .orElseThrow());
        Node pane = robot.find("#costs-pane");
        onFx(() -> {
            Bounds said = words.localToScene(words.getLayoutBounds());
            Bounds name = pane.localToScene(pane.getLayoutBounds());
            assertTrue(said.getMinX() >= name.getMaxX(), said + " lies on " + name);
            return null;
        });
    }

    /** The pane of the tree is the one that is studied, wherever the pointer lies. */
    @Test
    void tableBeginsWithThePaneInFocusElseWithThatOfTheTree(ScreenRobot robot) {
        openFive("warnsdorff", "backtracking", "forward-checking");
        robot.push(KeyCode.CONTROL, KeyCode.SHIFT, KeyCode.T);
        onFx(() -> {
            model.tree().show(1);
            return null;
        });
        robot.moveTo("#pane-warnsdorff");
        robot.push(KeyCode.SHIFT, KeyCode.I);
        assertEquals(1, onFx(() -> model.choiceCosts().paneProperty().get()));
        robot.push(KeyCode.SHIFT, KeyCode.I);
        robot.interact(
                () -> robot.find("#pane-forward-checking > .board-canvas").requestFocus());
        robot.push(KeyCode.SHIFT, KeyCode.I);
        assertEquals(2, onFx(() -> model.choiceCosts().paneProperty().get()));
    }

    @Test
    void tableIsCopiedAndSaved(ScreenRobot robot, @TempDir Path folder) throws IOException {
        answers.save = Optional.of(folder.resolve("costs.csv"));
        openAt44("backtracking");
        robot.push(KeyCode.SHIFT, KeyCode.I);
        untilShown("both moves are told of", () -> costs(robot).contains("7,492"));
        settled();
        robot.clickOn("#compare-copy-costs");
        untilShown(
                "the table is in the clipboard",
                () -> Optional.ofNullable(Clipboard.getSystemClipboard().getString())
                        .filter(words -> words.contains("backtracking\t\t44\td1\tc3\t4\tlater\t7492\t\tproven-absent"))
                        .isPresent());
        robot.clickOn("#compare-save-costs");
        untilShown("the file is there", () -> Files.exists(folder.resolve("costs.csv")) && scene.isSettled());
        assertEquals(
                onFx(() -> model.choiceCosts().tableProperty().get().csv()),
                Files.readString(folder.resolve("costs.csv")));
    }

    /** Of two tables the keys copy the one that was opened last; a table that is alone is copied in any case. */
    @Test
    void keysCopyTheTableThatIsShown(ScreenRobot robot) {
        openAt44("backtracking");
        robot.push(KeyCode.SHIFT, KeyCode.I);
        untilShown("both moves are told of", () -> costs(robot).contains("7,492"));
        settled();
        String costs = onFx(() -> model.choiceCosts().tableProperty().get().tabbed());
        assertEquals(costs, copied(robot));
        robot.type(KeyCode.I);
        settled();
        // The counts grow while the search goes on.
        assertEquals(head(onFx(() -> model.counts().table().tabbed())), head(copied(robot)));
        robot.push(KeyCode.SHIFT, KeyCode.I);
        robot.push(KeyCode.SHIFT, KeyCode.I);
        settled();
        assertEquals(costs, copied(robot));
        robot.type(KeyCode.I);
        settled();
        assertEquals(costs, copied(robot));
    }

    private static String head(String table) {
        return table.lines().findFirst().orElseThrow();
    }

    private static String copied(ScreenRobot robot) {
        onFx(() -> {
            TextClipboardWriter.copy("nothing");
            return true;
        });
        robot.push(KeyCode.CONTROL, KeyCode.C);
        return onFx(() -> Clipboard.getSystemClipboard().getString());
    }
}
