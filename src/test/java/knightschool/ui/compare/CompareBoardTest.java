package knightschool.ui.compare;

import static knightschool.Eventually.untilShown;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Collections;
import java.util.Optional;
import javafx.scene.Node;
import javafx.scene.control.TextField;
import javafx.scene.input.KeyCode;
import javafx.stage.Stage;
import knightschool.Eventually;
import knightschool.algorithm.Algorithms;
import knightschool.board.Board;
import knightschool.search.Problem;
import knightschool.ui.choice.ChosenProblem;
import knightschool.ui.robot.OnScreen;
import knightschool.ui.robot.ScreenRobot;
import knightschool.ui.robot.Start;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.api.io.TempDir;

/** Journeys to another board, and what is said of one that cannot be compared on. */
@ExtendWith(OnScreen.class)
class CompareBoardTest extends CompareJourney {
    @Start
    void open(Stage stage) {
        show(stage);
    }

    @Test
    void anotherSizeAndStartRestartEveryPane(ScreenRobot robot) {
        computed();
        seek(7);
        robot.clickOn("#board-chooser");
        replace(robot, "#columns", "6");
        replace(robot, "#rows", "5");
        replace(robot, "#start", "c3");
        robot.clickOn("#choice-apply");
        step(0);
        assertEquals(Board.full(6, 5), model.problem().board());
        assertEquals("6 × 5 · from c3", robot.text("#board-chooser"));
        untilShown(
                "every pane shows the other board",
                () -> model.isSettled()
                        && model.snapshotProperty().get().frames().stream()
                                .map(frame -> frame.board().columns())
                                .toList()
                                .equals(Collections.nCopies(Algorithms.usual().size(), 6)));
    }

    @Test
    void fieldThatTabComesToIsReplacedByWhatIsTyped(ScreenRobot robot) {
        computed();
        robot.interact(() -> scene.view().requestFocus());
        robot.type(KeyCode.B);
        robot.write("6").type(KeyCode.TAB);
        Eventually.untilAnswered();
        robot.write("5").type(KeyCode.TAB);
        Eventually.untilAnswered();
        robot.write("c3").type(KeyCode.ENTER);
        untilShown(
                "the other board is compared on", () -> model.problem().board().equals(Board.full(6, 5)));
        assertEquals("6 × 5 · from c3", robot.text("#board-chooser"));
    }

    @Test
    void startIsKeptWhereAnotherSizeHasItAndEnterTakesWhatIsSeen(ScreenRobot robot) {
        computed();
        robot.interact(() -> scene.compare(
                ChosenProblem.of(CompareScene.BOARD, Board.full(4, 3).withStart(8))));
        assertEquals("4 × 3 · from a1", robot.text("#board-chooser"));
        robot.clickOn("#board-chooser");
        replace(robot, "#columns", "8");
        replace(robot, "#rows", "8");
        robot.clickOn("#choice-apply");
        untilShown(
                "a1 is kept by the button", () -> robot.text("#board-chooser").equals("8 × 8 · from a1"));
        robot.interact(() -> scene.compare(ChosenProblem.of(CompareScene.BOARD, Board.full(8, 8))));
        robot.clickOn("#board-chooser");
        replace(robot, "#rows", "6");
        assertEquals("a6", robot.find("#start", TextField.class).getText());
        replace(robot, "#rows", "7");
        assertEquals("a7", robot.find("#start", TextField.class).getText());
        robot.type(KeyCode.DOWN);
        assertEquals("a6", robot.find("#start", TextField.class).getText());
        robot.type(KeyCode.ENTER);
        untilShown(
                "Enter takes what is seen", () -> robot.text("#board-chooser").equals("8 × 6 · from a6"));
        robot.clickOn("#board-chooser");
        replace(robot, "#rows", "12");
        assertEquals("a6", robot.find("#start", TextField.class).getText());
        robot.type(KeyCode.ENTER);
        untilShown(
                "the start is kept by the key",
                () -> robot.text("#board-chooser").equals("8 × 12 · from a6"));
    }

    @Test
    void lettersInTheSizeAreNotTaken(ScreenRobot robot) {
        computed();
        robot.interact(() -> scene.view().requestFocus());
        robot.type(KeyCode.B);
        robot.type(KeyCode.X, KeyCode.ENTER);
        untilShown("the card is closed", () -> !robot.isThere("#choice-apply"));
        assertEquals("8 × 8 · from a8", robot.text("#board-chooser"));
        assertEquals(Board.full(8, 8), model.problem().board());
    }

    /** The key of the palette is not taken by a field of the card, nor is what is typed then. */
    @Test
    void keyOfThePaletteClosesTheCardAndOpensThePalette(ScreenRobot robot) {
        computed();
        robot.interact(() -> scene.view().requestFocus());
        robot.type(KeyCode.B);
        untilShown("the card is open", () -> robot.isThere("#choice-apply"));
        robot.push(KeyCode.CONTROL, KeyCode.K);
        untilShown("the palette is open", () -> robot.isSeen("#palette-field") && !robot.isThere("#choice-apply"));
        robot.write("tree");
        untilShown(
                "it takes what is typed",
                () -> robot.find("#palette-field", TextField.class).getText().equals("tree"));
        robot.type(KeyCode.ESCAPE);
    }

    @Test
    void aSizeThatIsTooLargeIsSaidInTheCard(ScreenRobot robot) {
        computed();
        Problem before = model.problem();
        robot.clickOn("#board-chooser");
        replace(robot, "#columns", "40");
        replace(robot, "#rows", "40");
        robot.type(KeyCode.TAB);
        robot.clickOn("#choice-apply");
        assertEquals(
                "A side of 40 squares is too long. Each side is 1 to 24 squares here.", robot.text("#choice-fault"));
        assertEquals(before, model.problem());
        replace(robot, "#columns", "0");
        robot.type(KeyCode.ENTER);
        assertTrue(robot.text("#choice-fault").startsWith("\"0\" is not"), robot.text("#choice-fault"));
        assertEquals(before, model.problem());
    }

    @Test
    void aWrongStartIsSaidAndChangesNothing(ScreenRobot robot) {
        computed();
        Problem before = model.problem();
        robot.clickOn("#board-chooser");
        replace(robot, "#start", "z9");
        robot.clickOn("#choice-apply");
        assertTrue(robot.text("#choice-fault").startsWith("\"z9\" is not a square of this board"));
        assertEquals(before, model.problem());
    }

    @Test
    void aBoardFileIsComparedOn(ScreenRobot robot, @TempDir Path folder) throws Exception {
        computed();
        Path file = Files.writeString(folder.resolve("five.board"), ".....\n..#..\n.K...\n.....\n.....\n");
        robot.interact(() -> scene.chooser().orElseThrow().setAsk(() -> Optional.of(file)));
        robot.clickOn("#board-chooser").clickOn("#choice-open");
        untilShown(
                "the board of the file is compared on",
                () -> model.problem().board().columns() == 5);
        assertEquals("5 × 5 · 1 hole · from b3", robot.text("#board-chooser"));
    }

    @Test
    void aFaultyBoardFileIsSaidAndChangesNothing(ScreenRobot robot, @TempDir Path folder) throws Exception {
        computed();
        Path file = Files.writeString(folder.resolve("ragged.board"), "....\n...\n");
        Problem before = model.problem();
        robot.interact(() -> scene.chooser().orElseThrow().setAsk(() -> Optional.of(file)));
        robot.clickOn("#board-chooser").clickOn("#choice-open");
        untilShown("the fault is said", () -> !visible(robot, ".message .label").isEmpty());
        assertTrue(visible(robot, ".message .label").getFirst().contains("ragged.board:2"));
        assertEquals(before, model.problem());
    }

    @Test
    void aBoardThatIsTooLargeIsSaidAndChangesNothing(ScreenRobot robot, @TempDir Path folder) throws Exception {
        computed();
        Path file = Files.writeString(folder.resolve("wide.board"), (".".repeat(25) + "\n").repeat(8));
        Problem before = model.problem();
        robot.interact(() -> scene.chooser().orElseThrow().setAsk(() -> Optional.of(file)));
        robot.clickOn("#board-chooser").clickOn("#choice-open");
        untilShown(
                "the board is refused", () -> !visible(robot, ".message .label").isEmpty());
        assertTrue(visible(robot, ".message .label").getFirst().contains("too large for the compare scene"));
        assertEquals(before, model.problem());
    }

    private static void replace(ScreenRobot robot, String field, String text) {
        robot.interact(() -> {
            Node node = robot.find(field);
            var editor =
                    node instanceof javafx.scene.control.Spinner<?> spinner ? spinner.getEditor() : (TextField) node;
            editor.requestFocus();
            editor.selectAll();
        });
        robot.write(text);
    }
}
