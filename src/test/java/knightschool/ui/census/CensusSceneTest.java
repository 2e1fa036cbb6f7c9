package knightschool.ui.census;

import static knightschool.Eventually.onFx;
import static knightschool.Eventually.untilShown;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.stream.Collectors;
import javafx.geometry.Point2D;
import javafx.scene.control.CheckBox;
import javafx.scene.control.ChoiceBox;
import javafx.scene.control.TableCell;
import javafx.scene.control.TableRow;
import javafx.scene.control.TableView;
import javafx.scene.control.TextInputControl;
import javafx.scene.input.KeyCode;
import javafx.scene.layout.Pane;
import javafx.stage.Stage;
import knightschool.algorithm.AlgorithmOption;
import knightschool.algorithm.AlgorithmOptionValues;
import knightschool.algorithm.Algorithms;
import knightschool.algorithm.ConfiguredAlgorithm;
import knightschool.board.Board;
import knightschool.census.CensusComputation;
import knightschool.census.CensusRow;
import knightschool.census.CensusTable;
import knightschool.census.CensusText;
import knightschool.files.FileStamp;
import knightschool.search.policy.TieBreak;
import knightschool.session.UnsavedWork;
import knightschool.setup.Setup;
import knightschool.setup.scene.BuiltInSceneKinds;
import knightschool.setup.scene.CensusSetup;
import knightschool.setup.scene.CompareSetup;
import knightschool.setup.value.DisplayOption;
import knightschool.setup.value.ShownCensusSolvers;
import knightschool.ui.Clipping;
import knightschool.ui.SceneRegistry;
import knightschool.ui.board.BoardCanvas;
import knightschool.ui.document.FileDialogRequest;
import knightschool.ui.document.FixedAnswers;
import knightschool.ui.document.SaveDestination;
import knightschool.ui.robot.OnScreen;
import knightschool.ui.robot.ScreenRobot;
import knightschool.ui.robot.Start;
import knightschool.ui.robot.TestWindows;
import knightschool.ui.scene.UnsavedDocument;
import knightschool.ui.shell.MainWindow;
import knightschool.ui.shell.SceneDescriptor;
import knightschool.ui.shell.ShownWindow;
import knightschool.ui.theme.Settings;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.junit.jupiter.api.io.TempDir;

@ExtendWith(OnScreen.class)
class CensusSceneTest {
    @RegisterExtension
    private final TestWindows windows = new TestWindows();

    @TempDir
    Path folder;

    private final Settings settings = Settings.forgotten();
    private Path file;
    private ShownWindow shown;
    private MainWindow window;
    private CensusScene census;

    /** Answers with the file, or with what is proposed where that is the folder. */
    private final class Answers extends FixedAnswers {
        @Override
        public Optional<Path> fileToOpen(FileDialogRequest request) {
            return Optional.ofNullable(file);
        }

        @Override
        public Optional<SaveDestination> fileToSave(FileDialogRequest request) {
            return Optional.ofNullable(file)
                    .map(named -> file.equals(folder) ? folder.resolve(request.name()) : named)
                    .map(SaveDestination::of);
        }
    }

    @Start
    void open(Stage shared) {
        SceneDescriptor<CensusSetup> type = new SceneDescriptor<>(
                BuiltInSceneKinds.CENSUS,
                "Census",
                CensusSetup.class,
                CensusScene::first,
                (shell, _) -> new CensusScene(shell, new Answers()));
        window = new MainWindow(settings, SceneRegistry.all().with(type));
        window.show(BuiltInSceneKinds.CENSUS);
        census = (CensusScene) window.current().orElseThrow();
        shown = new ShownWindow(window);
    }

    @AfterEach
    void close() {
        shown.close();
    }

    private Point2D at(ScreenRobot robot, String name) {
        BoardCanvas canvas = robot.find("#census-board", BoardCanvas.class);
        return ShownWindow.at(canvas, census.model().question().board(), name);
    }

    private void takeFiveByFive() {
        open(CensusSetup.of(Board.full(5, 5)));
    }

    private void open(CensusSetup setup) {
        onFx(() -> {
            window.open(setup);
            return null;
        });
    }

    /** What the comparison shows that the census handed on. */
    private CompareSetup handed() {
        return (CompareSetup) onFx(() -> window.now().orElseThrow());
    }

    /** Not by its button, since a message may lie over the buttons. */
    private void command(String id) {
        onFx(() -> {
            window.run(id);
            return null;
        });
    }

    private void run() throws Exception {
        command(CensusCommands.RUN);
        untilShown("every start is counted", () -> census.model().isComplete() && census.isSettled());
    }

    @Test
    void runShowsEveryStartAndAClickOnASquareComparesOnIt(ScreenRobot robot) throws Exception {
        takeFiveByFive();
        assertTrue(robot.text("#census-words").startsWith("Run counts"));
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
        assertEquals("Cancel", robot.text("#census-go-on"));
        robot.type(KeyCode.ESCAPE);
        untilShown("counting has ended", census::isSettled);
        List<CensusRow> done = List.copyOf(census.model().rows());
        assertTrue(!done.isEmpty() && done.size() < 64, done.size() + " starts");
        assertEquals("Count the rest", robot.text("#census-go-on"));
        untilShown("nothing is cut off", () -> Clipping.of(window.scene()).isEmpty());
        robot.clickOn("#census-go-on");
        untilShown("another row has come", () -> census.model().rows().size() > done.size());
        assertTrue(census.model().rows().containsAll(done));
    }

    @Test
    void savedTableIsOpenedAgainAndAFaultyOneIsRefusedInWords(ScreenRobot robot) throws Exception {
        takeFiveByFive();
        run();
        List<CensusRow> rows = List.copyOf(census.model().rows());
        file = folder.resolve("five.csv");
        robot.clickOn("#census-save");
        untilShown("the file is there", () -> Files.exists(file));
        untilShown("the message says it", () -> robot.text("#message").equals("Saved as " + file + "."));
        List<String> lines = Files.readAllLines(file);
        assertEquals("start,outcome,steps", lines.getFirst());
        assertEquals(26, lines.size());
        Files.writeString(file, String.join("\n", lines.subList(0, 6)) + "\nsix,found,7\n");
        command(CensusCommands.OPEN);
        untilShown(
                "the message says it",
                () -> robot.text("#message").contains("five.csv:7: \"six,found,7\" is no row of a census"));
        assertEquals(rows, census.model().rows());
    }

    @Test
    void openedTableAsksWhatItAnswersAndIsTakenForWhatIsAskedWhereNothingSaysSo(ScreenRobot robot) throws Exception {
        AlgorithmOptionValues random = new AlgorithmOptionValues(
                Set.of(AlgorithmOption.TIE_BREAK, AlgorithmOption.SEED), TieBreak.RANDOM, 123_456_789_012_345_678L);
        CensusParameters question =
                new CensusParameters(Board.full(6, 5), false, Algorithms.named("warnsdorff"), random, 30_000);
        CensusTable table = new CensusTable();
        new CensusComputation(question.census(), table::add)
                .workOn(Runnable::run, 1)
                .join();
        file = folder.resolve("random.csv");
        question.file(file).save(table);
        command(CensusCommands.OPEN);
        untilShown(
                "the message says it",
                () -> robot.text("#message")
                        .equals("random.csv: 30 rows of Warnsdorff, random 123456789012345678 on 6 × 5,"
                                + " at most 30,000 steps."));
        assertEquals(question, census.model().question());
        assertEquals(List.copyOf(table.rows()), census.model().rows());
        assertEquals("6 × 5", robot.text("#board-chooser"));
        assertEquals(30_000L, choice(robot, "#limit").getValue());
        assertEquals(TieBreak.RANDOM, choice(robot, "#tie-break").getValue());
        assertEquals(
                "123456789012345678",
                robot.find("#seed", TextInputControl.class).getText());
        Files.delete(folder.resolve("random.csv.settings"));
        command(CensusCommands.OPEN);
        untilShown(
                "the message says it",
                () -> robot.text("#message").startsWith("random.csv: 30 rows. No random.csv.settings says of what"));
        open(census.now().on(Board.full(4, 4)));
        command(CensusCommands.OPEN);
        untilShown(
                "the message says it",
                () -> robot.text("#message").contains("random.csv:18: start 16 is no playable square of this board"));
        assertEquals(List.of(), census.model().rows());
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

    @SuppressWarnings("unchecked") // Both boxes are made for what is put into them.
    private static ChoiceBox<Object> choice(ScreenRobot robot, String id) {
        return robot.find(id, ChoiceBox.class);
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
        assertEquals(ShownCensusSolvers.of(0), onFx(() -> census.model().plan().seen()));
        assertEquals("13", robot.text("#figure-found"));
        robot.push(KeyCode.CONTROL, KeyCode.Z);
        assertEquals(
                ShownCensusSolvers.pair(1, 0), onFx(() -> census.model().plan().seen()));
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

    /** What a window that is asked to close asks about. */
    private List<UnsavedDocument> unsaved() {
        return onFx(window::documents);
    }

    @Test
    void nothingIsUnsavedWhereNothingIsCountedOrAllIsInFiles(ScreenRobot robot) throws Exception {
        assertEquals(List.of(), unsaved());
        takeFiveByFive();
        run();
        file = folder.resolve("five.csv");
        robot.clickOn("#census-save");
        untilShown("the message says it", () -> robot.text("#message").equals("Saved as " + file + "."));
        assertEquals(List.of(), unsaved());
    }

    @Test
    void openedTableIsNotAskedAboutUntilMoreIsCounted(ScreenRobot robot) throws Exception {
        CensusParameters question = CensusParameters.of(CensusSetup.of(Board.full(4, 4)));
        CensusTable part = new CensusTable();
        new CensusComputation(question.census(), part::add)
                .workOn(Runnable::run, 1)
                .join();
        CensusTable some = new CensusTable();
        some.add(part.rows().iterator().next());
        file = folder.resolve("part.csv");
        question.file(file).save(some);
        command(CensusCommands.OPEN);
        untilShown("the message says it", () -> robot.text("#message").startsWith("part.csv: 1 row of "));
        assertEquals(List.of(), unsaved());
        run();
        assertEquals(1, unsaved().size());
    }

    @Test
    void unsavedTablesAreSavedEachByItselfAlsoBehindAnotherTab(ScreenRobot robot) throws Exception {
        open(CensusSetup.of(Board.full(4, 4)));
        run();
        takeFiveByFive();
        run();
        onFx(() -> {
            window.show(BuiltInSceneKinds.COMPARE);
            return null;
        });
        List<UnsavedDocument> tables = unsaved();
        assertEquals(2, tables.size());
        assertTrue(tables.getFirst().name().startsWith("Census: Backtracking on 5 × 5"), tables.toString());
        List<Boolean> saved = new CopyOnWriteArrayList<>();
        file = null;
        save(tables.getFirst(), saved);
        untilShown("no file is chosen", () -> saved.equals(List.of(false)));
        file = folder;
        save(tables.getFirst(), saved);
        save(tables.getLast(), saved);
        untilShown("both are saved", () -> saved.equals(List.of(false, true, true)));
        assertEquals(List.of(), unsaved());
        String name = Algorithms.all().getFirst().name();
        assertTrue(Files.exists(folder.resolve(name + "-5x5.csv")) && Files.exists(folder.resolve(name + "-4x4.csv")));
    }

    private static void save(UnsavedDocument table, List<Boolean> saved) {
        onFx(() -> {
            table.saving().save(saved::add);
            return null;
        });
    }

    @Test
    void rowsThatAreInNoFileAreBroughtBackByAnotherWindowAsUnsavedAsTheyWere(ScreenRobot robot) throws Exception {
        CensusParameters question = CensusParameters.of(CensusSetup.of(Board.full(4, 4)));
        CensusTable all = new CensusTable();
        new CensusComputation(question.census(), all::add)
                .workOn(Runnable::run, 1)
                .join();
        CensusTable some = new CensusTable();
        some.add(all.get(0));
        file = folder.resolve("part.csv");
        question.file(file).save(some);
        command(CensusCommands.OPEN);
        untilShown("the table is open", () -> robot.text("#message").startsWith("part.csv: 1 row of "));
        assertEquals(List.of(), onFx(window::unsaved));
        run();
        UnsavedWork work = onFx(window::unsaved).getFirst();
        assertEquals(Optional.of(file), work.file());
        assertEquals(FileStamp.of(file), work.stamp());
        assertEquals(CensusText.write(all), work.data());
        MainWindow other = windows.make();
        onFx(() -> {
            other.restore(work);
            return null;
        });
        CensusScene restored = (CensusScene) other.current().orElseThrow();
        assertEquals(
                List.copyOf(all.rows()), onFx(() -> List.copyOf(restored.model().rows())));
        assertEquals(work.setup(), onFx(restored::now));
        assertEquals(List.of(work.withoutTime()), withoutTime(onFx(other::unsaved)));
    }

    @Test
    void everyTableThatWasSavedWhileTheWindowClosedIsFoundAgainInTheNextRun() throws Exception {
        takeFiveByFive();
        run();
        List<CensusRow> counted = onFx(() -> List.copyOf(census.model().rows()));
        open(CensusSetup.of(Board.full(4, 5)));
        run();
        List<CensusRow> other = onFx(() -> List.copyOf(census.model().rows()));
        file = folder;
        List<Boolean> saved = new CopyOnWriteArrayList<>();
        for (UnsavedDocument table : unsaved()) {
            save(table, saved);
        }
        untilShown("both are saved", () -> saved.equals(List.of(true, true)));
        takeFiveByFive();
        List<Setup> last = onFx(window::all);
        MainWindow next = windows.make(settings, SceneRegistry.all());
        onFx(() -> {
            // As when the program starts: the list of files is read in the background.
            next.bringBack(last, BuiltInSceneKinds.CENSUS);
            next.recentFiles().set(window.recentFiles().listProperty().get());
            return null;
        });
        CensusScene again = (CensusScene) next.current().orElseThrow();
        untilShown("the rows are there", () -> again.model().rows().equals(counted));
        assertEquals(List.of(), onFx(next::documents), "they are in a file");
        onFx(() -> {
            next.open(CensusSetup.of(Board.full(4, 5)));
            return null;
        });
        untilShown("those of another question too", () -> again.model().rows().equals(other));
        onFx(() -> {
            next.open(CensusSetup.of(Board.full(4, 4)));
            return null;
        });
        untilShown("nothing is read", again::isSettled);
        assertEquals(0, onFx(() -> again.model().rows().size()), "the files answer something else");
    }

    @Test
    void rowsOfEveryQuestionThatWasLeftAreBroughtBackAndTheOneOnScreenLast() throws Exception {
        open(CensusSetup.of(Board.full(4, 4)));
        run();
        open(CensusSetup.of(Board.full(3, 4)));
        run();
        open(CensusSetup.of(Board.full(4, 3)));
        run();
        List<UnsavedWork> works = onFx(window::unsaved);
        assertEquals(
                List.of(Board.full(4, 3)),
                works.stream()
                        .map(work -> ((CensusSetup) work.setup()).board())
                        .skip(2)
                        .toList());
        MainWindow other = windows.make();
        onFx(() -> {
            works.forEach(other::restore);
            return null;
        });
        assertEquals(works.getLast().setup(), onFx(other::now).orElseThrow());
        assertEquals(
                withoutTime(works).stream().map(UnsavedWork::data).collect(Collectors.toSet()),
                withoutTime(onFx(other::unsaved)).stream()
                        .map(UnsavedWork::data)
                        .collect(Collectors.toSet()));
        assertEquals(
                withoutTime(works).getLast(), withoutTime(onFx(other::unsaved)).getLast());
    }

    private static List<UnsavedWork> withoutTime(List<UnsavedWork> works) {
        return works.stream().map(UnsavedWork::withoutTime).toList();
    }
}
