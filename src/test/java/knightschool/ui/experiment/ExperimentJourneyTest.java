package knightschool.ui.experiment;

import static knightschool.Eventually.onFx;
import static knightschool.Eventually.untilShown;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.function.Consumer;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import javafx.geometry.Bounds;
import javafx.scene.Node;
import javafx.scene.control.CheckBox;
import javafx.scene.control.Label;
import javafx.scene.control.ScrollPane;
import javafx.scene.control.ToggleButton;
import javafx.scene.input.KeyCode;
import javafx.stage.Stage;
import knightschool.algorithm.Algorithms;
import knightschool.algorithm.ConfiguredAlgorithm;
import knightschool.board.Board;
import knightschool.board.SquareNames;
import knightschool.census.experiment.ExperimentPlan;
import knightschool.census.experiment.ExperimentText;
import knightschool.drawing.chart.ExperimentPlotData;
import knightschool.search.policy.ScheduledFork;
import knightschool.session.UnsavedWork;
import knightschool.setup.Setup;
import knightschool.setup.scene.BuiltInSceneKinds;
import knightschool.setup.scene.CompareSetup;
import knightschool.setup.scene.ExperimentSetup;
import knightschool.setup.value.ExperimentPlotKind;
import knightschool.ui.Clipping;
import knightschool.ui.SceneRegistry;
import knightschool.ui.document.FixedAnswers;
import knightschool.ui.robot.FrameLayout;
import knightschool.ui.robot.OnScreen;
import knightschool.ui.robot.ScreenRobot;
import knightschool.ui.robot.Start;
import knightschool.ui.robot.TestWindows;
import knightschool.ui.scene.UnsavedDocument;
import knightschool.ui.shell.MainWindow;
import knightschool.ui.shell.SceneDescriptor;
import knightschool.ui.shell.SceneDescriptors;
import knightschool.ui.shell.ShownWindow;
import knightschool.ui.theme.UserSettings;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.junit.jupiter.api.io.TempDir;

/** From the comparison to a plan, its runs, and back: what a person does, in their order. */
@ExtendWith(OnScreen.class)
class ExperimentJourneyTest {
    @RegisterExtension
    private final TestWindows windows = new TestWindows();

    @TempDir
    Path folder;

    private final UserSettings settings = UserSettings.forgotten();
    private final FixedAnswers answers = new FixedAnswers();
    private MainWindow window;
    private ShownWindow shown;

    private SceneDescriptors scenes() {
        SceneDescriptor<ExperimentSetup> type = new SceneDescriptor<>(
                        BuiltInSceneKinds.EXPERIMENT,
                        "Experiment",
                        ExperimentSetup.class,
                        ExperimentScene::first,
                        (shell, _) -> new ExperimentScene(shell, answers))
                .under(BuiltInSceneKinds.COMPARE);
        return SceneRegistry.all().with(type);
    }

    @Start
    void open(Stage shared) {
        window = new MainWindow(settings, scenes());
        window.open(CompareSetup.of(Board.full(5, 5))
                .withSolvers(
                        List.of(ConfiguredAlgorithm.read("forward-checking"), ConfiguredAlgorithm.read("warnsdorff"))));
        shown = new ShownWindow(window);
    }

    @AfterEach
    void close() {
        shown.close();
    }

    private Setup now() {
        return onFx(() -> window.now().orElseThrow());
    }

    private ExperimentScene scene() {
        return onFx(() -> (ExperimentScene) window.current().orElseThrow());
    }

    private static void await(ExperimentScene scene) {
        untilShown("the runs are made", () -> scene.model().isComplete() && scene.isSettled());
    }

    /** A screen of 1280 x 720 with a title bar, or a laptop of 1366 x 768, has so much for the window. */
    @Test
    void planAndResultsNeedNoScrollingInALaptopWindow(ScreenRobot robot) {
        robot.push(KeyCode.CONTROL, KeyCode.J);
        untilShown("the experiment is there", () -> now() instanceof ExperimentSetup);
        ExperimentScene scene = scene();
        onFx(() -> {
            scene.model().change(plan -> plan.withLimit(1_000L));
            return null;
        });
        robot.type(KeyCode.E);
        await(scene);
        FrameLayout.untilSettled(window, 1280, 690);
        ScrollPane side = (ScrollPane) robot.find(".experiment-scroll");
        double content = onFx(() -> side.getContent().getLayoutBounds().getHeight());
        assertTrue(content <= onFx(() -> side.getViewportBounds().getHeight()) + 1, () -> "of " + content);
    }

    @Test
    void planRunsInTheBackgroundIsPausedSavedAndThereAgainAfterARestart(ScreenRobot robot) throws Exception {
        robot.push(KeyCode.CONTROL, KeyCode.J);
        untilShown("the experiment is there", () -> now() instanceof ExperimentSetup);
        ExperimentScene scene = scene();
        assertEquals(
                List.of("forward-checking", "warnsdorff"),
                onFx(() -> scene.model().plan().solvers().stream()
                        .map(ConfiguredAlgorithm::written)
                        .toList()));
        assertTrue(robot.text("#experiment-empty")
                .startsWith("No run is made yet. \"Make the runs\" makes 348: 174 starts"));
        onFx(() -> {
            scene.model().change(plan -> plan.withLimit(1_000_000_000L));
            return null;
        });
        robot.type(KeyCode.E);
        untilShown(
                "a run is made",
                () -> scene.model().table().count() > 0
                        && !scene.model().underwayProperty().get().isEmpty());
        assertEquals("Pause", robot.text("#experiment-again"));
        onFx(() -> {
            window.show(BuiltInSceneKinds.CENSUS);
            return null;
        });
        int before = onFx(() -> scene.model().table().count());
        untilShown("it goes on behind another tab", () -> scene.model().table().count() > before);
        onFx(() -> {
            window.show(BuiltInSceneKinds.EXPERIMENT);
            return null;
        });
        robot.type(KeyCode.ESCAPE);
        untilShown("it has paused", scene::isSettled);
        assertEquals("Go on", robot.text("#experiment-again"));
        untilShown("nothing is cut off", () -> Clipping.of(window.scene()).isEmpty());

        onFx(() -> {
            scene.model().change(plan -> plan.withLimit(1_000).withBoards(List.of(Board.full(3, 4), Board.full(5, 5))));
            return null;
        });
        robot.clickOn("#experiment-again");
        await(scene);
        assertEquals("74 of 74 runs", robot.text("#experiment-progress"));
        Path file = folder.resolve("runs.csv");
        answers.save = Optional.of(file);
        robot.push(KeyCode.CONTROL, KeyCode.S);
        untilShown("the file is there", () -> Files.exists(file) && scene.isSettled());
        assertEquals(
                List.of("2 algorithms on 5 × 5, 6 × 6, 7 × 7, 8 × 8, from 174 starts, at most 1,000,000,000 steps"),
                onFx(scene::documents).stream().map(UnsavedDocument::name).toList(),
                "the runs of the plan before are in no file");
        ExperimentText.Runs saved = ExperimentText.read(Files.readString(file));
        assertEquals(74, saved.count());

        Path picture = folder.resolve("plot.svg");
        answers.save = Optional.of(picture);
        onFx(() -> {
            window.run(ExperimentCommands.SAVE_PICTURE);
            return null;
        });
        untilShown("the picture is there", () -> Files.exists(picture) && scene.isSettled());
        String svg = Files.readString(picture);
        assertTrue(svg.contains("Steps from each start") && svg.contains("median, beside that of the first algorithm"));

        Setup last = now();
        startAgain(next -> {
            onFx(() -> {
                next.recentFiles().set(window.recentFiles().listProperty().get());
                next.open(last);
                return null;
            });
            ExperimentScene again = onFx(() -> (ExperimentScene) next.current().orElseThrow());
            await(again);
            assertEquals(saved, onFx(() -> again.model().runs()));
            assertEquals(last, onFx(() -> next.now().orElseThrow()));
        });
    }

    @Test
    void boardsThatAreLeftOutForTheComparisonAreNamed(ScreenRobot robot) {
        onFx(() -> {
            window.open(ExperimentSetup.USUAL.with(ExperimentSetup.USUAL
                    .plan()
                    .withBoards(IntStream.rangeClosed(6, 11)
                            .mapToObj(side -> Board.full(side, side))
                            .toList())));
            window.show(BuiltInSceneKinds.COMPARE);
            return null;
        });
        robot.push(KeyCode.CONTROL, KeyCode.J);
        untilShown("the experiment is there", () -> now() instanceof ExperimentSetup);
        assertEquals(
                Board.full(5, 5), onFx(() -> scene().model().plan().boards().getFirst()));
        untilShown(
                "it is said which board is left out",
                () -> robot.text("#message").contains("11 × 11 is left out: an experiment has at most 6 boards."));
    }

    /** The move of a twin is one of its board and start; an experiment has many of both. */
    @Test
    void twinsThatAreLeftOutForTheExperimentAreNamed(ScreenRobot robot) {
        ConfiguredAlgorithm backtracking = ConfiguredAlgorithm.read("backtracking");
        Board board = Board.full(8, 8);
        int square = SquareNames.parse(board, "c3");
        ConfiguredAlgorithm twin = backtracking.twin(new ScheduledFork(44, square));
        onFx(() -> {
            window.open(CompareSetup.of(board).withSolvers(List.of(backtracking, twin)));
            return null;
        });
        robot.push(KeyCode.CONTROL, KeyCode.J);
        untilShown("the experiment is there", () -> now() instanceof ExperimentSetup);
        assertEquals(List.of(backtracking), onFx(() -> scene().model().plan().solvers()));
        untilShown(
                "it is said which twin is left out",
                () -> robot.text("#message")
                        .contains("The twin \"Backtracking, c3 at step 44\" is left out: that belongs to"));
    }

    private void type(ScreenRobot robot, String columns, String rows) {
        robot.type(KeyCode.B);
        untilShown("the card is open", () -> robot.isSeen("#columns"));
        robot.write(columns);
        robot.type(KeyCode.TAB);
        robot.write(rows);
        robot.type(KeyCode.ENTER);
    }

    @Test
    void boardOfAnotherSizeIsTypedAndOneOfAFileIsTaken(ScreenRobot robot) throws Exception {
        robot.push(KeyCode.CONTROL, KeyCode.J);
        untilShown("the experiment is there", () -> now() instanceof ExperimentSetup);
        type(robot, "3", "10");
        untilShown("the board is there", () -> boards().contains(Board.full(3, 10)));
        assertEquals(5, boards().size());
        assertTrue(robot.isThere(".experiment-board"));
        type(robot, "3", "25");
        untilShown(
                "it is said what is possible",
                () -> robot.find("#choice-fault", Label.class)
                        .getText()
                        .contains("Each side is 1 to 24 squares here."));
        assertEquals(5, boards().size());
        robot.type(KeyCode.ESCAPE);
        Path file = folder.resolve("own.txt");
        Files.writeString(file, "...\n.#.\n...\n");
        onFx(() -> {
            scene().chooser().setAsk(() -> Optional.of(file));
            return null;
        });
        robot.type(KeyCode.B);
        untilShown("the card is open", () -> robot.isSeen("#choice-open"));
        robot.clickOn("#choice-open");
        untilShown("the board of the file is there", () -> boards().size() == 6);
        assertEquals(8, boards().getFirst().playableCount(), "the boards are in the order of size");
        assertEquals(
                boards().stream().map(ExperimentPlotData::name).toList(),
                robot.findAll(".experiment-board", ToggleButton.class).stream()
                        .map(ToggleButton::getText)
                        .toList());
        type(robot, "4", "4");
        untilShown(
                "it is said that there is no room", () -> robot.text("#message").contains("has at most 6 boards"));
        assertEquals(6, boards().size());
        robot.push(KeyCode.CONTROL, KeyCode.Z);
        assertEquals(5, boards().size());
    }

    private List<Board> boards() {
        return onFx(() -> scene().model().plan().boards());
    }

    private ExperimentScene runOn(Board board) {
        onFx(() -> {
            window.open(ExperimentSetup.USUAL.with(
                    ExperimentSetup.USUAL.plan().withLimit(500).withBoards(List.of(board))));
            return null;
        });
        ExperimentScene scene = scene();
        onFx(() -> {
            window.run(ExperimentCommands.RUN);
            return null;
        });
        await(scene);
        return scene;
    }

    private void save(ExperimentScene scene, String name) {
        Path file = folder.resolve(name);
        answers.save = Optional.of(file);
        onFx(() -> {
            window.run(ExperimentCommands.SAVE_AS);
            return null;
        });
        untilShown("it is saved", () -> Files.exists(file) && scene.isSettled());
    }

    private static void untilRuns(ExperimentScene scene, int count) {
        untilShown(count + " runs are known", () -> scene.model().table().count() == count && scene.isSettled());
    }

    /** Starts the program again beside the window that is open, with its settings, and closes it afterwards. */
    private void startAgain(Consumer<MainWindow> test) {
        MainWindow next = windows.make(settings, scenes());
        test.accept(next);
        windows.close(next);
    }

    /** Solvers are added and boards changed after saving, and the program is started again. */
    @Test
    void runsOfSavedFilesCountForOtherPlansToo() {
        save(runOn(Board.full(3, 4)), "three.csv");
        save(runOn(Board.full(4, 4)), "four.csv");
        List<ConfiguredAlgorithm> more = Stream.concat(
                        Stream.of(ConfiguredAlgorithm.read("warnsdorff --no-backtracking --tie-break roth")),
                        ExperimentSetup.USUAL.plan().solvers().stream())
                .toList();
        startAgain(next -> {
            onFx(() -> {
                next.recentFiles().set(window.recentFiles().listProperty().get());
                next.open(ExperimentSetup.USUAL.with(ExperimentSetup.USUAL
                        .plan()
                        .withLimit(500)
                        .withBoards(List.of(Board.full(3, 4)))
                        .withSolvers(more)));
                return null;
            });
            ExperimentScene again = onFx(() -> (ExperimentScene) next.current().orElseThrow());
            untilRuns(again, 3 * 12);
            assertEquals(List.of(), onFx(next::documents), "all of them are in a file");
            onFx(() -> {
                again.model().change(plan -> plan.withBoards(List.of(Board.full(4, 4), Board.full(3, 4))));
                return null;
            });
            untilRuns(again, 3 * (12 + 16));
            onFx(() -> {
                again.model().change(plan -> plan.withClosed(true));
                return null;
            });
            untilRuns(again, 0);
            assertEquals(List.of(), onFx(next::documents));
        });
    }

    /** The list of files is read in the background, and may come after the scene of the last time. */
    @Test
    void savedRunsAreFoundWhenTheListOfFilesIsReadAfterTheSceneIsOpened() {
        ExperimentScene scene = runOn(Board.full(3, 4));
        save(scene, "three.csv");
        ExperimentSetup last = onFx(scene::now);
        startAgain(next -> {
            onFx(() -> {
                next.bringBack(List.of(last), BuiltInSceneKinds.EXPERIMENT);
                return null;
            });
            ExperimentScene again = onFx(() -> (ExperimentScene) next.current().orElseThrow());
            untilShown("nothing is there to read", again::isSettled);
            assertEquals(0, onFx(() -> again.model().table().count()));
            onFx(() -> {
                next.recentFiles().set(window.recentFiles().listProperty().get());
                return null;
            });
            untilRuns(again, 3 * 12);
            assertEquals(List.of(), onFx(next::documents), "all of them are in the file");
        });
    }

    /** The program starts with the plan of the last time, and the comparison changes it before its file is read. */
    @Test
    void runsAreKeptWhereThePlanChangesWhileTheirFileIsRead() {
        ExperimentScene scene = runOn(Board.full(3, 4));
        save(scene, "three.csv");
        ExperimentSetup last = onFx(scene::now);
        startAgain(next -> {
            onFx(() -> {
                next.recentFiles().set(window.recentFiles().listProperty().get());
                next.open(last);
                next.open(last.with(last.plan().withBoards(List.of(Board.full(3, 4), Board.full(5, 5)))));
                return null;
            });
            untilRuns(onFx(() -> (ExperimentScene) next.current().orElseThrow()), 3 * 12);
        });
    }

    @Test
    void runsOfEarlierPlansAreAskedAboutSavedAndBroughtBack() {
        runOn(Board.full(3, 4));
        ExperimentScene scene = runOn(Board.full(4, 4));
        onFx(() -> {
            window.show(BuiltInSceneKinds.COMPARE);
            return null;
        });
        List<UnsavedDocument> documents = onFx(window::documents);
        assertEquals(
                List.of(
                        "Experiment: 3 algorithms on 4 × 4, from 16 starts, at most 500 steps",
                        "Experiment: 3 algorithms on 3 × 4, from 12 starts, at most 500 steps"),
                documents.stream().map(UnsavedDocument::name).toList());
        List<UnsavedWork> works = onFx(window::unsaved);
        assertEquals(2, works.size());
        startAgain(next -> {
            onFx(() -> {
                works.forEach(next::restore);
                return null;
            });
            assertEquals(
                    works.stream().map(UnsavedWork::withoutTime).toList(),
                    onFx(next::unsaved).stream().map(UnsavedWork::withoutTime).toList());
        });
        answers.save = Optional.of(folder.resolve("three.csv"));
        List<Boolean> saved = new CopyOnWriteArrayList<>();
        onFx(() -> {
            documents.getLast().saving().save(saved::add);
            return null;
        });
        untilShown("it is saved", () -> saved.equals(List.of(true)) && scene.isSettled());
        assertEquals(
                List.of(documents.getFirst().name()),
                onFx(window::documents).stream().map(UnsavedDocument::name).toList());
    }

    @Test
    void keysPointAndEnterComparesOnThatStartWithThosePanes(ScreenRobot robot) throws Exception {
        ExperimentSetup setup = ExperimentSetup.USUAL.with(
                ExperimentSetup.USUAL.plan().withLimit(500).withBoards(List.of(Board.full(3, 4), Board.full(5, 5))));
        onFx(() -> {
            window.open(setup);
            return null;
        });
        ExperimentScene scene = scene();
        robot.type(KeyCode.E);
        await(scene);
        robot.type(KeyCode.DOWN, 6);
        assertTrue(robot.text("#experiment-pointed").startsWith("5 × 5, Warnsdorff: median"));
        robot.type(KeyCode.RIGHT).type(KeyCode.LEFT, 30);
        assertTrue(robot.text("#experiment-pointed").endsWith("tour found after 24 steps."));
        int start = onFx(() -> scene.model().pointedRun().orElseThrow().start());
        robot.type(KeyCode.G);
        assertEquals(ExperimentPlotKind.CURVE, ((ExperimentSetup) now()).plot());
        robot.type(KeyCode.ENTER);
        CompareSetup handed = (CompareSetup) now();
        assertEquals(start, handed.startSquare());
        assertEquals(Board.full(5, 5), handed.board());
        assertEquals(ConfiguredAlgorithm.usual(), handed.solvers());
        robot.push(KeyCode.CONTROL, KeyCode.J);
        untilShown("the runs are still there", () -> scene().model().isComplete());
        robot.push(KeyCode.CONTROL, KeyCode.Z);
        assertTrue(robot.isSeen("#message"), "there is nothing to undo");
        robot.type(KeyCode.ESCAPE);
        assertFalse(robot.isSeen("#message"));
        assertEquals(BuiltInSceneKinds.EXPERIMENT, now().scene());
        robot.type(KeyCode.ESCAPE);
        assertEquals(BuiltInSceneKinds.EXPERIMENT, now().scene(), "Esc stops, and leaves no page");
    }

    /** What was changed here stays until it is changed in the comparison. */
    @Test
    void planStaysAsItWasLeftWhileTheComparisonIsTheSame(ScreenRobot robot) {
        robot.push(KeyCode.CONTROL, KeyCode.J);
        untilShown("the experiment is there", () -> now() instanceof ExperimentSetup);
        robot.type(KeyCode.C);
        onFx(() -> {
            scene().model().change(plan -> plan.withBoards(List.of(Board.full(6, 6))));
            return null;
        });
        Setup left = now();
        robot.push(KeyCode.CONTROL, KeyCode.J).push(KeyCode.CONTROL, KeyCode.J);
        assertEquals(left, now());
        robot.push(KeyCode.CONTROL, KeyCode.J);
        onFx(() -> {
            window.open(((CompareSetup) window.now().orElseThrow()).withSolvers(ConfiguredAlgorithm.usual()));
            return null;
        });
        robot.push(KeyCode.CONTROL, KeyCode.J);
        ExperimentSetup changed = (ExperimentSetup) now();
        assertEquals(ConfiguredAlgorithm.usual(), changed.plan().solvers());
        assertTrue(changed.closed());
        assertEquals(List.of(Board.full(6, 6)), changed.plan().boards());
    }

    private Bounds bounds(String id) {
        return onFx(() -> {
            Node node = window.scene().lookup("#" + id);
            return node.localToScene(node.getLayoutBounds());
        });
    }

    @Test
    void plotWithoutRunsHasRoomForItsWordsBesideManySolvers() {
        onFx(() -> {
            window.open(ExperimentSetup.USUAL.with(ExperimentSetup.USUAL
                    .plan()
                    .withSolvers(Algorithms.all().stream()
                            .limit(ExperimentPlan.MOST_SOLVERS)
                            .map(ConfiguredAlgorithm::of)
                            .toList())));
            return null;
        });
        Bounds plot = bounds("experiment-plot");
        Bounds words = bounds("experiment-empty");
        assertTrue(plot.getHeight() >= 250, plot.toString());
        double limit = plot.getMinY() + 50 + 46;
        assertTrue(words.getMinY() > limit && words.getMaxY() < plot.getMaxY() - 26, words + " in " + plot);
    }

    @Test
    void lastSolverOfThePlanStaysAndItIsSaidWhy(ScreenRobot robot) {
        robot.push(KeyCode.CONTROL, KeyCode.J);
        untilShown("the experiment is there", () -> now() instanceof ExperimentSetup);
        robot.clickOn(robot.find(
                "forward checking", CheckBox.class, box -> box.getText().equals("Forward checking")));
        assertEquals(1, onFx(() -> scene().model().plan().solvers().size()));
        robot.clickOn(
                robot.find("Warnsdorff", CheckBox.class, box -> box.getText().startsWith("Warnsdorff")));
        assertEquals(1, onFx(() -> scene().model().plan().solvers().size()));
        assertTrue(robot.text("#message").contains("needs a board and an algorithm"), robot.text("#message"));
    }
}
