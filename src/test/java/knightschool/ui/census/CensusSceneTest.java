package knightschool.ui.census;

import static knightschool.Eventually.onFx;
import static knightschool.Eventually.untilShown;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Files;
import java.util.List;
import java.util.Set;
import javafx.scene.control.CheckBox;
import javafx.scene.control.TableCell;
import javafx.scene.control.TableRow;
import javafx.scene.control.TableView;
import javafx.scene.input.KeyCode;
import javafx.scene.layout.Pane;
import knightschool.algorithm.AlgorithmOption;
import knightschool.algorithm.AlgorithmOptionValues;
import knightschool.algorithm.Algorithms;
import knightschool.algorithm.ConfiguredAlgorithm;
import knightschool.board.Board;
import knightschool.census.CensusRow;
import knightschool.search.policy.TieBreak;
import knightschool.setup.scene.BuiltInSceneKinds;
import knightschool.setup.scene.CensusSetup;
import knightschool.setup.scene.CompareSetup;
import knightschool.setup.value.DisplayOption;
import knightschool.setup.value.ShownCensusSolvers;
import knightschool.ui.Clipping;
import knightschool.ui.robot.OnScreen;
import knightschool.ui.robot.ScreenRobot;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;

@ExtendWith(OnScreen.class)
class CensusSceneTest extends CensusJourney {
    @Test
    void runShowsEveryStartAndAClickOnASquareComparesOnIt(ScreenRobot robot) throws Exception {
        takeFiveByFive();
        assertTrue(robot.text("#census-words").startsWith("\"Count the steps\""));
        run();
        assertEquals("13", robot.text("#figure-found"));
        assertEquals("12", robot.text("#figure-absent"));
        assertEquals("0", robot.text("#figure-stopped"));
        assertEquals("All counted", robot.text("#census-go-on"));
        robot.moveTo(at(robot, "a5"));
        CensusRow first = census.model().rows().getFirst();
        assertEquals(
                "a5: tour found after " + String.format("%,d", first.steps()) + " steps", robot.text("#census-words"));
        robot.clickOn(at(robot, "c3"));
        assertEquals(12, handed().startSquare());
        assertEquals(Board.full(5, 5), handed().board());
    }

    @Test
    void endOfCountingIsSaidWhereAnotherTabIsShown(ScreenRobot robot) {
        takeFiveByFive();
        onFx(() -> {
            window.run(CensusCommands.RUN);
            window.show(BuiltInSceneKinds.PLAY);
            return null;
        });
        untilShown(
                "the message says it",
                () -> robot.text("#message").equals("The census on 5 × 5 is done: 25 of 25 starts counted."));
        assertTrue(onFx(census::isSettled));
    }

    @Test
    void arrowKeysPointAndEnterComparesOnTheBoardAndInTheTable(ScreenRobot robot) throws Exception {
        takeFiveByFive();
        run();
        robot.interact(() -> robot.find("#census-board").requestFocus());
        robot.type(KeyCode.DOWN).type(KeyCode.DOWN).type(KeyCode.ENTER);
        assertEquals(5, handed().startSquare());
        onFx(() -> {
            window.show(BuiltInSceneKinds.CENSUS);
            robot.find("#census-table").requestFocus();
            return null;
        });
        robot.type(KeyCode.HOME).type(KeyCode.DOWN).type(KeyCode.ENTER);
        assertEquals(1, handed().startSquare());
    }

    @Test
    void cancelKeepsWhatIsDoneAndResumeGoesOn(ScreenRobot robot) throws Exception {
        onFx(() -> {
            census.model().limit(1_000_000_000L);
            return null;
        });
        robot.type(KeyCode.E);
        untilShown(
                "some starts are counted and others under way",
                () -> !census.model().underwayProperty().get().isEmpty()
                        && !census.model().rows().isEmpty());
        assertEquals("Pause", robot.text("#census-go-on"));
        robot.type(KeyCode.ESCAPE);
        untilShown("counting has ended", census::isSettled);
        List<CensusRow> done = List.copyOf(census.model().rows());
        assertTrue(!done.isEmpty() && done.size() < 64, done.size() + " starts");
        assertEquals("Go on", robot.text("#census-go-on"));
        untilShown("nothing is cut off", () -> Clipping.of(window.scene()).isEmpty());
        robot.clickOn("#census-go-on");
        untilShown("another row has come", () -> census.model().rows().size() > done.size());
        assertTrue(census.model().rows().containsAll(done));
    }

    @Test
    void seedOfEighteenDigitsIsTyped(ScreenRobot robot) {
        onFx(() -> {
            choice(robot, "#algorithm").setValue(Algorithms.named("warnsdorff"));
            choice(robot, "#tie-break").setValue(TieBreak.RANDOM);
            return null;
        });
        robot.doubleClickOn("#seed").write("1234567890123456789").type(KeyCode.ENTER);
        assertEquals(
                123_456_789_012_345_678L, census.model().question().choices().seed());
    }

    @Test
    void algorithmOptionsAndLimitAreChosenAndRemembered(ScreenRobot robot) {
        onFx(() -> {
            choice(robot, "#algorithm").setValue(Algorithms.named("warnsdorff"));
            choice(robot, "#limit").setValue(1_000L);
            return null;
        });
        robot.clickOn("#option-no-backtracking");
        assertTrue(robot.isThere("#tie-break"));
        assertEquals(
                new AlgorithmOptionValues(
                        Set.of(AlgorithmOption.NO_BACKTRACKING), TieBreak.MOVE_ORDER, AlgorithmOptionValues.USUAL_SEED),
                census.model().question().choices());
        assertEquals(1_000, census.model().question().limit());
        assertEquals("warnsdorff", settings.remembered("census.algorithm", ""));
        assertEquals("1000", settings.remembered("census.limit", ""));
        onFx(() -> {
            choice(robot, "#algorithm").setValue(Algorithms.named("backtracking"));
            return null;
        });
        assertTrue(!robot.isThere("#option-no-backtracking"));
        assertEquals(AlgorithmOptionValues.USUAL, census.model().question().choices());
    }

    @Test
    void boardIsChosenWithoutAStart(ScreenRobot robot) {
        robot.type(KeyCode.B);
        assertTrue(!robot.isThere("#start"));
        robot.clickOn("#closed").clickOn("#choice-apply");
        assertTrue(census.model().question().closed());
        assertEquals("8 × 8 · closed", robot.text("#board-chooser"));
        robot.clickOn(at(robot, "b2"));
        assertTrue(handed().shows(DisplayOption.CLOSED));
    }

    @Test
    void rowHandsOnAllThatWasAskedToTheComparison(ScreenRobot robot) throws Exception {
        ConfiguredAlgorithm solver = ConfiguredAlgorithm.read("warnsdorff --no-backtracking --tie-break roth");
        open(CensusSetup.of(Board.full(5, 6))
                .withSolver(solver)
                .showing(DisplayOption.CLOSED, true)
                .withLimit(30_000));
        run();
        robot.interact(() -> robot.find("#census-table").requestFocus());
        robot.type(KeyCode.HOME).type(KeyCode.DOWN).type(KeyCode.DOWN).type(KeyCode.ENTER);
        CompareSetup handed = handed();
        assertEquals(List.of(solver), handed.solvers());
        assertEquals(2, handed.startSquare());
        assertTrue(handed.shows(DisplayOption.CLOSED));
        assertEquals(30_000, handed.limit());
        assertEquals(Board.full(5, 6), handed.board());
    }

    @Test
    void boardThatIsTooLargeToCompareIsRefusedInWords(ScreenRobot robot) {
        open(CensusSetup.of(Board.full(30, 3)).pointingAt(4));
        robot.type(KeyCode.CONTROL, KeyCode.ENTER);
        onFx(() -> {
            window.run(CensusCommands.COMPARE);
            return null;
        });
        assertTrue(robot.text("#message").contains("too large for the compare scene"), robot.text("#message"));
        assertEquals(
                CensusSetup.of(Board.full(30, 3)).pointingAt(4),
                onFx(() -> window.now().orElseThrow()));
    }

    @Test
    void solverThatIsTickedIsComparedWithTheOtherAndAllAreExportedSideBySide(ScreenRobot robot) throws Exception {
        takeFiveByFive();
        assertFalse(onFx(() -> robot.find("#census-seen").isVisible()));
        assertFalse(onFx(() -> robot.find("#census-save-table").isVisible()));
        robot.clickOn(onFx(() -> solverBox(robot, "Warnsdorff")));
        run();
        assertEquals("50 of 50 runs counted", robot.text("#progress"));
        assertEquals(
                ShownCensusSolvers.pair(1, 0),
                onFx(() -> choice(robot, "#census-seen").getValue()));
        // A proof that there is no tour visits the same tree in another order.
        assertEquals("13", robot.text("#figure-fewer"));
        assertEquals("12", robot.text("#figure-as-many"));
        robot.moveTo(at(robot, "e1"));
        untilShown(
                "the words tell the ratio",
                () -> robot.text("#census-words")
                        .startsWith("e1: 1,166 times fewer steps: Warnsdorff 24, Backtracking 27,992"));
        assertEquals(
                4,
                onFx(() -> robot.find("#census-table", TableView.class)
                        .getColumns()
                        .size()));
        // On b5 both prove that there is no tour, with as many steps.
        assertEquals(
                List.of("b5", "3.66 M", "3.66 M", "as many"),
                onFx(() -> robot.find("#census-table").lookupAll(".table-row-cell").stream()
                        .map(row -> ((TableRow<?>) row)
                                .getChildrenUnmodifiable().stream()
                                        .map(cell -> ((TableCell<?, ?>) cell).getText())
                                        .toList())
                        .filter(words -> words.contains("b5"))
                        .findFirst()
                        .orElseThrow()));
        assertEquals(List.of(), onFx(() -> Clipping.of(window.scene())));
        robot.type(KeyCode.G);
        assertEquals(ShownCensusSolvers.of(0), onFx(() -> census.model().plan().solversInView()));
        assertEquals("13", robot.text("#figure-found"));
        robot.push(KeyCode.CONTROL, KeyCode.Z);
        assertEquals(
                ShownCensusSolvers.pair(1, 0), onFx(() -> census.model().plan().solversInView()));
        file = folder.resolve("both.csv");
        command(CensusCommands.SAVE_TABLE);
        untilShown("the file is there", () -> Files.exists(file));
        untilShown("the message says it", () -> robot.text("#message").contains("both.csv"));
        List<String> lines = Files.readAllLines(file);
        assertEquals(26, lines.size());
        assertTrue(lines.getLast().startsWith("24,e1,found,27992,found,24,1166"), lines.getLast());
        robot.clickOn(at(robot, "e1"));
        assertEquals(
                List.of(ConfiguredAlgorithm.read("backtracking"), ConfiguredAlgorithm.read("warnsdorff")),
                handed().solvers());
    }

    @Test
    void lastSolverCannotBeTakenOut(ScreenRobot robot) {
        takeFiveByFive();
        robot.clickOn(onFx(() -> solverBox(robot, "Backtracking")));
        untilShown("the message says it", () -> robot.text("#message").contains("needs an algorithm"));
        assertTrue(onFx(() -> solverBox(robot, "Backtracking").isSelected()));
    }

    private static CheckBox solverBox(ScreenRobot robot, String title) {
        return robot.find("#census-solvers", Pane.class).getChildren().stream()
                .map(CheckBox.class::cast)
                .filter(box -> box.getText().equals(title))
                .findFirst()
                .orElseThrow();
    }
}
