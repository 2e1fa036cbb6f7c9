package knightschool.ui.compare;

import static knightschool.Eventually.onFx;
import static knightschool.Eventually.untilShown;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Path;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import javafx.scene.Node;
import javafx.scene.control.ContextMenu;
import javafx.scene.input.KeyCode;
import javafx.stage.Stage;
import javafx.stage.Window;
import knightschool.algorithm.ConfiguredAlgorithm;
import knightschool.compare.Alignment;
import knightschool.drawing.domain.PositionDifferenceDrawing;
import knightschool.setup.SetupText;
import knightschool.setup.scene.CompareDisplayOptions;
import knightschool.setup.scene.CompareSetup;
import knightschool.setup.value.Moment;
import knightschool.ui.board.BoardCanvas;
import knightschool.ui.compare.model.CompareWords;
import knightschool.ui.compare.pane.ComparisonPaneView;
import knightschool.ui.legend.LegendEntry;
import knightschool.ui.robot.OnScreen;
import knightschool.ui.robot.ScreenRobot;
import knightschool.ui.robot.Start;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.api.io.TempDir;

/** Journeys to where panes begin to differ. */
@ExtendWith(OnScreen.class)
class CompareDifferenceTest extends CompareJourney {
    private static final String ON_BOARD = "Panes differ here";
    private static final String IN_TABLE = "Panes differ in this cell";

    @Start
    void open(Stage stage) {
        show(stage);
    }

    private void openAtStart(String... solvers) {
        open(CompareSetup.of(FIVE)
                .withStart(onFive("c3"))
                .withSolvers(Stream.of(solvers).map(ConfiguredAlgorithm::read).toList()));
        step(0);
    }

    /** From step 3 to where two panes begin to differ. */
    private void jump(ScreenRobot robot) {
        openAtStart("backtracking", "forward-checking");
        seek(3);
        robot.push(KeyCode.SHIFT, KeyCode.P);
        step(19);
    }

    @Test
    void panesAreLinedUpByAKeyAndByASetup(ScreenRobot robot) {
        openAtStart("backtracking", "forward-checking", "warnsdorff");
        seek(23);
        robot.push(KeyCode.SHIFT, KeyCode.L);
        untilShown(
                "the sentence says where each pane came as far",
                () -> robot.text("#compare-summary .summary-text")
                        .matches(
                                "20 squares visited for the first time: [^.]*\\. (Backtracking|Forward|Warnsdorff).*"));
        assertEquals(
                List.of(20, 20, 20),
                onFx(() -> model.snapshotProperty().get().frames().stream()
                        .map(frame -> frame.counters().deepest())
                        .toList()));
        CompareSetup setup = onFx(scene::now);
        assertTrue(setup.shows(CompareDisplayOptions.BY_VISITED));
        openAtStart("backtracking", "forward-checking", "warnsdorff");
        assertEquals(Alignment.STEP, onFx(() -> model.alignment().get()));
        open(setup);
        untilShown("the panes of the set-up are lined up", model::isSettled);
        assertEquals(Alignment.VISITED, onFx(() -> model.alignment().get()));
        assertEquals(setup, onFx(scene::now));
        robot.clickOn("#alignment");
        untilShown("the menu leaves its button free, also the first time", () -> isAbove(robot.find("#alignment")));
        robot.clickOn("#align-step");
        untilShown(
                "the panes are at one step again",
                () -> robot.text("#compare-summary .summary-text").startsWith("Step 23"));
    }

    private static boolean isAbove(Node button) {
        double edge = button.localToScreen(button.getBoundsInLocal()).getMinY();
        return Window.getWindows().stream()
                .filter(ContextMenu.class::isInstance)
                .anyMatch(menu -> menu.isShowing() && menu.getY() + menu.getHeight() <= edge + 1);
    }

    private void undo(ScreenRobot robot, int step) {
        robot.push(KeyCode.CONTROL, KeyCode.Z);
        step(step);
    }

    private void redo(ScreenRobot robot, int step) {
        robot.push(KeyCode.CONTROL, KeyCode.Y);
        step(step);
    }

    private void addAPaneAndUndo(ScreenRobot robot) {
        robot.push(KeyCode.SHIFT, KeyCode.N);
        untilShown("there is a third pane", () -> model.panes().solvers().size() == 3);
        seek(30);
        robot.push(KeyCode.CONTROL, KeyCode.Z);
        untilShown("there are two panes", () -> model.panes().solvers().size() == 2);
    }

    private List<String> names() {
        return onFx(scene::signs).stream().map(LegendEntry::name).toList();
    }

    private static List<Integer> shapes(ScreenRobot robot) {
        return robot.findAll(BoardCanvas.class, ScreenRobot::isSeen).stream()
                .map(board -> onFx(board::sketch).shapes().size())
                .toList();
    }

    /** A set-up may have as its moment a step that its searches never come to, but those added later do. */
    @Test
    void undoOfAJumpGoesToItsStepAlsoWhereTheOpenedMomentHadTheSameNumber(ScreenRobot robot) {
        open(CompareSetup.of(FIVE)
                .withStart(onFive("c3"))
                .withSolvers(List.of(ConfiguredAlgorithm.read("warnsdorff")))
                .at(Optional.of(new Moment.Step(120))));
        step(24);
        robot.push(KeyCode.SHIFT, KeyCode.N);
        untilShown("there is a second pane", () -> model.panes().solvers().size() == 2);
        seek(120);
        onFx(() -> {
            model.jumps().toStep(1, 30);
            return null;
        });
        step(30);
        undo(robot, 120);
    }

    /** From the first step to where forward checking turns back and backtracking does not, and back again. */
    @Test
    void keyGoesToTheFirstDifferenceAndUndoGoesBack(ScreenRobot robot) {
        jump(robot);
        robot.untilText(
                ".summary-text",
                "Step 19, where panes begin to differ: forward checking takes c5 back: a5 and a1 had no open move; "
                        + "backtracking goes on to e4 in vain until step 31.");
        robot.push(KeyCode.SHIFT, KeyCode.P);
        robot.untilText("#message", CompareWords.NO_DIFFERENCE);
        assertEquals(19, model.stepProperty().get());
        undo(robot, 3);
        redo(robot, 19);
    }

    /** Enter on a square goes to the step of the move that closed it last, and undo goes back. */
    @Test
    void undoGoesBackFromTheStepThatEnterOnASquareLedTo(ScreenRobot robot) {
        openAtStart("backtracking", "forward-checking");
        seek(15);
        robot.push(KeyCode.TAB).push(KeyCode.TAB).push(KeyCode.ENTER);
        untilShown("the step of the move is shown", () -> model.stepProperty().get() < 15);
        int there = (int) model.stepProperty().get();
        undo(robot, 15);
        redo(robot, there);
    }

    /** Wherever one has gone from the difference before the jump is taken back: what is done again is the jump. */
    @Test
    void jumpThatIsDoneAgainLeadsToTheDifference(ScreenRobot robot) {
        jump(robot);
        seek(30);
        undo(robot, 3);
        seek(5);
        redo(robot, 19);
        undo(robot, 3);
        redo(robot, 19);
    }

    /** A jump and the panes that came after it are each done again as they were done. */
    @Test
    void jumpIsDoneAgainBeforeThePanesThatCameAfterIt(ScreenRobot robot) {
        jump(robot);
        addAPaneAndUndo(robot);
        undo(robot, 3);
        redo(robot, 19);
        assertEquals(2, model.panes().solvers().size());
        robot.push(KeyCode.CONTROL, KeyCode.Y);
        untilShown("there are three panes again", () -> model.panes().solvers().size() == 3);
        step(19);
    }

    /** Panes that are taken back leave the step; a jump before them is taken back by the next undo. */
    @Test
    void undoTakesBackPanesAndJumpsOneByOne(ScreenRobot robot) {
        jump(robot);
        addAPaneAndUndo(robot);
        step(30);
        undo(robot, 3);
    }

    @Test
    void panesThatNeverDifferAreSaidTo(ScreenRobot robot) {
        openAtStart("backtracking", "backtracking");
        robot.push(KeyCode.SHIFT, KeyCode.P);
        robot.untilText("#message", CompareWords.ALWAYS_ALIKE);
        assertEquals(0, model.stepProperty().get());
        openAtStart("backtracking");
        robot.push(KeyCode.SHIFT, KeyCode.P);
        robot.untilText("#message", CompareWords.ONE_PANE);
    }

    /** Off at rest; the key marks what differs, which the legend explains, and the set-up keeps it. */
    @Test
    void marksAreKeptInTheSetUp(ScreenRobot robot, @TempDir Path folder) {
        openFive("backtracking", "forward-checking");
        List<Integer> plain = shapes(robot);
        assertFalse(names().contains(ON_BOARD));
        robot.push(KeyCode.SHIFT, KeyCode.D);
        untilShown("what differs is in the legend", () -> names().contains(ON_BOARD));
        for (int pane = 0; pane < plain.size(); pane++) {
            assertTrue(shapes(robot).get(pane) > plain.get(pane), "marks are on board " + pane);
        }
        List<String> rows = robot.findAll(".domain-row", Node.class).stream()
                .flatMap(row -> onFx(() -> row.lookupAll("*").stream()
                                .map(Node::getAccessibleText)
                                .toList())
                        .stream())
                .filter(Objects::nonNull)
                .toList();
        boolean differ = rows.stream().anyMatch(words -> words.contains(", panes differ here"));
        assertTrue(differ, rows::toString);
        assertEquals(differ, names().contains(IN_TABLE), "cells of the rows are in the legend");
        robot.type(KeyCode.O);
        untilShown("cells are in the legend, too", () -> names().contains(IN_TABLE));
        Path file = folder.resolve("differences.setup");
        SetupText.write(file, onFx(scene::now));
        robot.clickOn("#differences-shown");
        untilShown("nothing is marked", () -> !names().contains(ON_BOARD) && !names().contains(IN_TABLE));
        assertFalse(onFx(scene::now).shows(CompareDisplayOptions.DIFFERENCES));
        open((CompareSetup) SetupText.read(file));
        untilShown("it is marked again", () -> names().contains(ON_BOARD) && names().contains(IN_TABLE));
        assertTrue(onFx(scene::now).shows(CompareDisplayOptions.DIFFERENCES));
    }

    /** At each square of each board, where only some of those with other moves have rings. */
    @Test
    void boardIsReadOutAsItIsMarked(ScreenRobot robot) {
        openFive("backtracking", "forward-checking", "warnsdorff");
        robot.push(KeyCode.SHIFT, KeyCode.D);
        untilShown("what differs is in the legend", () -> names().contains(ON_BOARD));
        for (ComparisonPaneView pane : robot.findAll(".pane", ComparisonPaneView.class)) {
            BoardCanvas board = robot.findAll(BoardCanvas.class, node -> node.getParent() == pane)
                    .getFirst();
            Set<Integer> marked = onFx(pane::signs).stream()
                    .filter(sign -> sign.sign() == PositionDifferenceDrawing.Sign.DIFFERENT_SQUARE
                            || sign.sign() == PositionDifferenceDrawing.Sign.DIFFERENT_MOVE)
                    .flatMap(sign -> sign.squares().stream())
                    .collect(Collectors.toSet());
            assertFalse(marked.isEmpty());
            Set<Integer> read = FIVE.playable()
                    .filter(square -> onFx(() -> {
                        board.point(square);
                        return board.getAccessibleText().endsWith("panes differ here");
                    }))
                    .boxed()
                    .collect(Collectors.toSet());
            assertEquals(marked, read, pane::getId);
        }
    }

    /** The square pointed at has other moves open there than the other pane with the next step. */
    @Test
    void squareIsReadOutAnewWithTheMoment(ScreenRobot robot) {
        openAtStart("backtracking", "forward-checking");
        seek(18);
        robot.push(KeyCode.SHIFT, KeyCode.D);
        BoardCanvas board =
                robot.findAll(BoardCanvas.class, ScreenRobot::isSeen).getFirst();
        onFx(() -> {
            model.pointer().pin(onFive("c5"));
            return null;
        });
        untilShown("it is read out", () -> board.getAccessibleText().contains("c5"));
        assertFalse(board.getAccessibleText().contains("differ"));
        robot.push(KeyCode.RIGHT);
        step(19);
        untilShown(
                "what differs now is read out", () -> board.getAccessibleText().endsWith("panes differ here"));
    }

    /** Beside one pane alone no other is seen that it could differ from. */
    @Test
    void paneThatIsShownAloneHasNoMarks(ScreenRobot robot) {
        openFive("backtracking", "forward-checking");
        robot.push(KeyCode.SHIFT, KeyCode.D);
        untilShown("what differs is in the legend", () -> names().contains(ON_BOARD));
        robot.moveTo("#pane-forward-checking").push(KeyCode.Z);
        untilShown("nothing is marked", () -> !names().contains(ON_BOARD));
        robot.push(KeyCode.SHIFT, KeyCode.P);
        robot.untilText("#message", CompareWords.ONE_ALONE);
        robot.push(KeyCode.Z);
        untilShown("it is marked again", () -> names().contains(ON_BOARD));
    }
}
