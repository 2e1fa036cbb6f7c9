package knightschool.ui.census;

import static knightschool.Eventually.onFx;
import static knightschool.Eventually.untilShown;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import javafx.geometry.Point2D;
import javafx.scene.control.ChoiceBox;
import javafx.scene.input.KeyCode;
import javafx.stage.Stage;
import knightschool.algorithm.Algorithms;
import knightschool.algorithm.Option;
import knightschool.algorithm.OptionValues;
import knightschool.board.Board;
import knightschool.census.CensusRow;
import knightschool.census.CensusRun;
import knightschool.census.CensusTable;
import knightschool.search.TieBreak;
import knightschool.ui.board.BoardCanvas;
import knightschool.ui.shell.MainWindow;
import knightschool.ui.shell.Neighbour;
import knightschool.ui.shell.RoomPlan;
import knightschool.ui.shell.ShownWindow;
import knightschool.ui.theme.Settings;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.api.io.TempDir;
import org.testfx.api.FxRobot;
import org.testfx.framework.junit5.ApplicationExtension;
import org.testfx.framework.junit5.Start;

@ExtendWith(ApplicationExtension.class)
class CensusRoomTest {

    @TempDir
    Path folder;

    private final Settings settings = Settings.forgotten();
    private final Neighbour compare = new Neighbour();
    private Path file;
    private ShownWindow shown;
    private MainWindow window;
    private CensusRoom room;

    private final class Answers implements FileQuestions {
        @Override
        public Optional<Path> fileToOpen(Optional<Path> near) {
            return Optional.ofNullable(file);
        }

        @Override
        public Optional<Path> fileToSave(Optional<Path> near) {
            return Optional.ofNullable(file);
        }
    }

    @Start
    void open(Stage shared) {
        window = new MainWindow(
                settings,
                List.of(
                        new RoomPlan("census", "Census", shell -> room = new CensusRoom(shell, _ -> new Answers())),
                        new RoomPlan("compare", "Compare", _ -> compare)));
        shown = new ShownWindow(window);
    }

    @AfterEach
    void close() {
        shown.close();
    }

    private Point2D at(FxRobot robot, String name) {
        BoardCanvas canvas = robot.lookup("#census-board").queryAs(BoardCanvas.class);
        return ShownWindow.at(canvas, room.model().question().board(), name);
    }

    private static String text(FxRobot robot, String id) {
        return robot.lookup(id).queryLabeled().getText();
    }

    private void takeFiveByFive() {
        onFx(() -> {
            room.take(Board.full(5, 5));
            return null;
        });
    }

    private void run(FxRobot robot) throws Exception {
        robot.clickOn("#census-run");
        untilShown("every start is counted", () -> room.model().isComplete() && room.isSettled());
    }

    @Test
    void runShowsEveryStartAndAClickOnASquareComparesOnIt(FxRobot robot) throws Exception {
        takeFiveByFive();
        assertTrue(text(robot, "#census-words").startsWith("Run counts"));
        run(robot);
        assertEquals("13", text(robot, "#figure-found"));
        assertEquals("12", text(robot, "#figure-absent"));
        assertEquals("0", text(robot, "#figure-stopped"));
        assertEquals("Complete", text(robot, "#census-run"));
        robot.moveTo(at(robot, "a5"));
        CensusRow first = room.model().rows().getFirst();
        assertEquals(
                "a5: tour found after " + String.format("%,d", first.steps()) + " steps", text(robot, "#census-words"));
        robot.clickOn(at(robot, "c3"));
        assertEquals(Board.full(5, 5).withStart(12), compare.taken());
    }

    @Test
    void arrowKeysPointAndEnterComparesOnTheBoardAndInTheTable(FxRobot robot) throws Exception {
        takeFiveByFive();
        run(robot);
        robot.interact(() -> robot.lookup("#census-board").query().requestFocus());
        robot.type(KeyCode.DOWN).type(KeyCode.DOWN).type(KeyCode.ENTER);
        assertEquals(Board.full(5, 5).withStart(5), compare.taken());
        onFx(() -> {
            window.show("census");
            robot.lookup("#census-table").query().requestFocus();
            return null;
        });
        robot.type(KeyCode.HOME).type(KeyCode.DOWN).type(KeyCode.ENTER);
        assertEquals(Board.full(5, 5).withStart(1), compare.taken());
    }

    @Test
    void cancelKeepsWhatIsDoneAndResumeGoesOn(FxRobot robot) throws Exception {
        onFx(() -> {
            room.model().limit(10_000_000_000L);
            return null;
        });
        robot.type(KeyCode.R);
        untilShown(
                "some starts are counted and others under way",
                () -> !room.model().underwayProperty().get().isEmpty()
                        && !room.model().rows().isEmpty());
        assertEquals("Cancel", text(robot, "#census-run"));
        robot.type(KeyCode.ESCAPE);
        untilShown("counting has ended", room::isSettled);
        List<CensusRow> done = List.copyOf(room.model().rows());
        assertTrue(!done.isEmpty() && done.size() < 64, done.size() + " starts");
        assertEquals("Resume", text(robot, "#census-run"));
        robot.clickOn("#census-run");
        untilShown("another row has come", () -> room.model().rows().size() > done.size());
        assertTrue(room.model().rows().containsAll(done));
    }

    @Test
    void savedTableIsOpenedAgainAndAFaultyOneIsRefusedInWords(FxRobot robot) throws Exception {
        takeFiveByFive();
        run(robot);
        List<CensusRow> rows = List.copyOf(room.model().rows());
        file = folder.resolve("five.csv");
        robot.clickOn("#census-save");
        untilShown("the file is there", () -> Files.exists(file));
        untilShown(
                "the message says that it was saved",
                () -> text(robot, "#message").startsWith("Saved to five.csv"));
        List<String> lines = Files.readAllLines(file);
        assertEquals("start,outcome,steps", lines.getFirst());
        assertEquals(26, lines.size());
        Files.writeString(file, String.join("\n", lines.subList(0, 6)) + "\nsix,found,7\n");
        robot.clickOn("#census-open");
        untilShown(
                "the faulty row is named",
                () -> text(robot, "#message").contains("five.csv:7: \"six,found,7\" is no row of a census"));
        assertEquals(rows, room.model().rows());
    }

    @Test
    void openedTableAsksWhatItAnswersAndIsTakenForWhatIsAskedWhereNothingSaysSo(FxRobot robot) throws Exception {
        OptionValues random =
                new OptionValues(Set.of(Option.TIE_BREAK, Option.SEED), TieBreak.RANDOM, 123_456_789_012_345_678L);
        CensusQuestion question =
                new CensusQuestion(Board.full(6, 5), false, Algorithms.named("warnsdorff"), random, 30_000);
        CensusTable table = new CensusTable();
        new CensusRun(question.census(), table::add).workOn(Runnable::run, 1).join();
        file = folder.resolve("random.csv");
        question.file(file).save(table);
        robot.clickOn("#census-open");
        untilShown(
                "the opened table is described",
                () -> text(robot, "#message")
                        .equals(
                                "random.csv: 30 rows of warnsdorff --tie-break random --seed 123456789012345678 on 6 × 5,"
                                        + " at most 30,000 steps."));
        assertEquals(question, room.model().question());
        assertEquals(List.copyOf(table.rows()), room.model().rows());
        assertEquals("6 × 5", text(robot, "#board-chooser"));
        assertEquals(30_000L, choice(robot, "#limit").getValue());
        assertEquals(TieBreak.RANDOM, choice(robot, "#tie-break").getValue());
        assertEquals(
                "123456789012345678",
                robot.lookup("#seed").queryTextInputControl().getText());
        Files.delete(folder.resolve("random.csv.settings"));
        robot.clickOn("#census-open");
        untilShown(
                "the settings are missed",
                () -> text(robot, "#message").startsWith("random.csv: 30 rows. No random.csv.settings says of what"));
        onFx(() -> {
            room.take(Board.full(4, 4));
            return null;
        });
        robot.clickOn("#census-open");
        untilShown(
                "the faulty start is named",
                () -> text(robot, "#message").contains("random.csv:18: start 16 is no playable square of this board"));
        assertEquals(List.of(), room.model().rows());
    }

    @Test
    void seedOfEighteenDigitsIsTyped(FxRobot robot) {
        onFx(() -> {
            choice(robot, "#algorithm").setValue(Algorithms.named("warnsdorff"));
            choice(robot, "#tie-break").setValue(TieBreak.RANDOM);
            return null;
        });
        robot.doubleClickOn("#seed").write("1234567890123456789").type(KeyCode.ENTER);
        assertEquals(123_456_789_012_345_678L, room.model().question().choices().seed());
    }

    @Test
    void algorithmOptionsAndLimitAreChosenAndRemembered(FxRobot robot) {
        onFx(() -> {
            choice(robot, "#algorithm").setValue(Algorithms.named("warnsdorff"));
            choice(robot, "#limit").setValue(1_000L);
            return null;
        });
        robot.clickOn("#option-no-backtracking");
        assertTrue(robot.lookup("#tie-break").tryQuery().isPresent());
        assertEquals(
                OptionValues.of(Option.NO_BACKTRACKING), room.model().question().choices());
        assertEquals(1_000, room.model().question().limit());
        assertEquals("warnsdorff", settings.remembered("census.algorithm", ""));
        assertEquals("1000", settings.remembered("census.limit", ""));
        onFx(() -> {
            choice(robot, "#algorithm").setValue(Algorithms.named("backtracking"));
            return null;
        });
        assertTrue(robot.lookup("#option-no-backtracking").tryQuery().isEmpty());
        assertEquals(OptionValues.USUAL, room.model().question().choices());
    }

    @SuppressWarnings("unchecked") // Both boxes are made for what is put into them.
    private static ChoiceBox<Object> choice(FxRobot robot, String id) {
        return robot.lookup(id).queryAs(ChoiceBox.class);
    }

    @Test
    void boardIsChosenWithoutAStart(FxRobot robot) {
        robot.type(KeyCode.B);
        assertTrue(robot.lookup("#start").tryQuery().isEmpty());
        robot.clickOn("#closed").clickOn("#choice-apply");
        assertTrue(room.model().question().closed());
        assertEquals("8 × 8 · closed", text(robot, "#board-chooser"));
        robot.clickOn(at(robot, "b2"));
        assertTrue(compare.closed());
    }
}
