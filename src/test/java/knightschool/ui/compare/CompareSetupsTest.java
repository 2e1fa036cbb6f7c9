package knightschool.ui.compare;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.Comparator;
import java.util.EnumSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Random;
import java.util.Set;
import java.util.stream.IntStream;
import javafx.scene.control.Button;
import javafx.util.Subscription;
import knightschool.Eventually;
import knightschool.algorithm.ConfiguredAlgorithm;
import knightschool.board.Board;
import knightschool.compare.Alignment;
import knightschool.compare.ComparisonSnapshot;
import knightschool.compare.SearchTreeInViewReader;
import knightschool.compare.event.Breakpoint;
import knightschool.compare.event.BreakpointCondition;
import knightschool.setup.SceneControlStates;
import knightschool.setup.SceneDisplayState;
import knightschool.setup.ShownControls;
import knightschool.setup.scene.CompareSetup;
import knightschool.setup.source.WrittenBoard;
import knightschool.setup.value.Bookmark;
import knightschool.setup.value.DisplayOption;
import knightschool.setup.value.Moment;
import knightschool.setup.value.SceneControl;
import knightschool.setup.value.SearchTreeViewState;
import knightschool.setup.value.TimelineBracket;
import knightschool.trace.StepRange;
import knightschool.ui.choice.BoardPurpose;
import knightschool.ui.choice.ChosenProblem;
import knightschool.ui.command.Command;
import knightschool.ui.compare.model.CompareCommands;
import knightschool.ui.compare.model.CompareModel;
import knightschool.ui.compare.pane.ComparisonPaneView;
import knightschool.ui.compare.pane.PaneGrid;
import knightschool.ui.render.ToolkitThread;
import knightschool.ui.scene.ScenePlacement;
import knightschool.ui.shell.MainWindow;
import knightschool.ui.shell.SceneDescriptors;
import knightschool.ui.theme.Settings;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.parallel.Execution;
import org.junit.jupiter.api.parallel.ExecutionMode;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** The scene shows what a set-up says, and says what it shows. */
@Execution(ExecutionMode.CONCURRENT)
class CompareSetupsTest {
    private static final int SAMPLES = 40;
    private static final long PULSE_NANOS = 16_000_000;
    private static final List<String> SOLVERS = List.of(
            "backtracking",
            "forward-checking",
            "forward-checking --strict",
            "warnsdorff",
            "warnsdorff --no-backtracking",
            "warnsdorff --no-backtracking --tie-break pohl",
            "warnsdorff --tie-break random --seed 9",
            "warnsdorff-article",
            "dead-ends",
            "stored-circuit");

    private final Random random = new Random(20260801);
    private final List<CompareScene> scenes = new ArrayList<>();
    private MainWindow window;
    private long now;

    @BeforeEach
    void makeWindow() {
        window = ToolkitThread.call(
                () -> new MainWindow(Settings.forgotten(), new SceneDescriptors(List.of(CompareScene.type()))));
    }

    @AfterEach
    void closeScenes() {
        ToolkitThread.run(window::close);
        scenes.forEach(scene -> ToolkitThread.run(scene::close));
        Eventually.until(
                "the threads have ended",
                () -> scenes.stream()
                        .allMatch(
                                scene -> ToolkitThread.call(() -> scene.model().isEnded())));
    }

    private CompareScene scene(ScenePlacement form) {
        CompareScene scene = ToolkitThread.call(() -> new CompareScene(window, form));
        scenes.add(scene);
        return scene;
    }

    private void open(CompareScene scene, CompareSetup setup) {
        ToolkitThread.run(() -> scene.open(setup));
        settle(scene);
    }

    private void settle(CompareScene scene) {
        Eventually.until(
                "the scene is settled",
                () -> ToolkitThread.call(() -> {
                    now += PULSE_NANOS;
                    scene.model().tick(now);
                    return scene.isSettled();
                }));
    }

    private static CompareSetup now(CompareScene scene) {
        return ToolkitThread.call(scene::now);
    }

    /** Ctrl+S spoke of answers where no class was asked. */
    @Test
    void keysThatSaveTellWhatIsToBeDoneFirst() {
        CompareScene slide = scene(ScenePlacement.SLIDE);
        CompareScene tab = scene(ScenePlacement.WINDOW);
        open(slide, CompareSetup.of(Board.full(5, 5)));
        open(tab, CompareSetup.of(Board.full(5, 5)));
        assertEquals(
                "Begin the questions to a class first (Shift + F3).", refusal(slide, PredictionAnswersCommands.SAVE));
        assertEquals(
                "First show a table, of counts (I) or of costs (Shift + I), or ask a class (Shift + F3).",
                refusal(tab, PredictionAnswersCommands.SAVE));
        ToolkitThread.run(() -> tab.model().predictions().shownProperty().set(true));
        assertEquals("There are no answers yet.", refusal(tab, PredictionAnswersCommands.SAVE));
    }

    private static String refusal(CompareScene scene, String id) {
        return ToolkitThread.call(() -> scene.commands().stream()
                .filter(command -> command.id().equals(id))
                .map(Command::refusal)
                .findFirst()
                .orElse(""));
    }

    @ParameterizedTest
    @EnumSource
    void nowIsWhatWasOpened(ScenePlacement form) {
        CompareScene scene = scene(form);
        for (int i = 0; i < SAMPLES; i++) {
            CompareSetup setup = sample();
            ToolkitThread.run(() -> scene.open(setup));
            assertEquals(setup, now(scene), "at once");
            settle(scene);
            assertEquals(setup, now(scene), "when settled");
        }
    }

    /** A slide has no sign of panes that are not at one step, and a class is asked about one. */
    @Test
    void panesAreLinedUpInTheWindowAloneAndNotWhileAClassIsAsked() {
        CompareSetup setup = CompareSetup.of(Board.full(5, 5)).liningUp(Alignment.VISITED);
        CompareScene slide = scene(ScenePlacement.SLIDE);
        open(slide, setup);
        assertEquals(Alignment.STEP, alignment(slide));
        assertEquals(setup, now(slide), "which its own tab opens");
        assertEquals(
                "All panes are at one step here. Open this in its own tab (Alt + Enter).",
                refusal(slide, CompareCommands.ALIGN));
        CompareScene tab = scene(ScenePlacement.WINDOW);
        open(tab, setup);
        assertEquals(Alignment.VISITED, alignment(tab));
        for (int time = 0; time < 2; time++) {
            ToolkitThread.run(() -> tab.open(setup.showing(DisplayOption.PREDICT, true)));
            assertEquals(Alignment.STEP, alignment(tab), "opened a time before: " + time);
        }
    }

    @Test
    void undoLinesPanesUpAgain() {
        CompareScene scene = scene(ScenePlacement.WINDOW);
        CompareSetup setup = CompareSetup.of(Board.full(5, 5)).liningUp(Alignment.VISITED);
        open(scene, setup);
        for (Runnable change : List.<Runnable>of(
                () -> scene.model().jumps().untilDifference(), () -> scene.open(setup.enlarging(OptionalInt.of(1))))) {
            ToolkitThread.run(change);
            settle(scene);
            assertEquals(Alignment.STEP, alignment(scene));
            ToolkitThread.run(
                    () -> Command.named(scene.commands(), PaneCommands.UNDO).run());
            settle(scene);
            assertEquals(Alignment.VISITED, alignment(scene));
        }
    }

    /** As where a file is dropped on the comparison, also if it has the same panes at another step. */
    @Test
    void undoTakesBackAnOpenedSetupAsAWhole() {
        CompareScene scene = scene(ScenePlacement.WINDOW);
        CompareSetup first = CompareSetup.of(Board.full(5, 5)).at(Optional.of(new Moment.Step(5)));
        CompareSetup second = first.at(Optional.of(new Moment.Step(40))).showing(DisplayOption.DEPTHS, true);
        open(scene, first);
        open(scene, second);
        settle(scene);
        for (int time = 0; time < 2; time++) {
            ToolkitThread.run(
                    () -> Command.named(scene.commands(), PaneCommands.UNDO).run());
            settle(scene);
            assertEquals(first, now(scene));
            ToolkitThread.run(() -> scene.undoHistory().redo());
            settle(scene);
            assertEquals(second, now(scene));
        }
    }

    private static Alignment alignment(CompareScene scene) {
        return ToolkitThread.call(() -> scene.model().alignment().get());
    }

    @Test
    void onePaneIsNeitherEnlargedNorClosed() {
        CompareScene scene = scene(ScenePlacement.WINDOW);
        CompareSetup one = CompareSetup.of(Board.full(5, 5))
                .withSolvers(List.of(ConfiguredAlgorithm.usual().getFirst()));
        for (String id : List.of(PaneCommands.CLOSE, PaneCommands.ENLARGE)) {
            open(scene, one);
            ToolkitThread.run(() ->
                    assertFalse(Command.named(scene.commands(), id).available().get(), id));
            ToolkitThread.run(
                    () -> Command.named(scene.commands(), PaneCommands.ADD).run());
            ToolkitThread.run(() ->
                    assertTrue(Command.named(scene.commands(), id).available().get(), id));
        }
    }

    @ParameterizedTest
    @EnumSource
    void nowSaysWhatAPersonChangedAndOpensIt(ScenePlacement form) {
        CompareScene scene = scene(form);
        CompareScene again = scene(form);
        for (int i = 0; i < SAMPLES; i++) {
            open(scene, sample());
            int what = i % 11;
            String changed = ToolkitThread.call(() -> change(scene, what));
            settle(scene);
            CompareSetup setup = now(scene);
            ToolkitThread.run(() -> assertSaid(scene, setup));
            open(again, setup);
            assertEquals(setup, now(again), changed);
            assertShowsTheSame(scene, again, changed + ": " + setup);
        }
    }

    private String change(CompareScene scene, int what) {
        CompareModel model = scene.model();
        int panes = model.panes().solvers().size();
        switch (what) {
            case 0 -> model.transport().step(1 + random.nextInt(9));
            case 1 ->
                model.panes()
                        .choose(
                                random.nextInt(panes),
                                ConfiguredAlgorithm.read(SOLVERS.get(random.nextInt(SOLVERS.size()))));
            case 2 -> scene.compare(ChosenProblem.of(BoardPurpose.COMPARE, Board.full(3 + random.nextInt(4), 5)));
            case 3 -> model.speedProperty().set(1_000);
            case 4 ->
                model.reasons()
                        .requestedProperty()
                        .set(!model.reasons().requestedProperty().get());
            case 5 -> model.pointer().pin(random.nextInt(model.problem().board().squares()));
            case 6 -> model.panes().add();
            case 7 -> model.panes().close(random.nextInt(panes));
            case 8 -> model.panes().enlarge(OptionalInt.of(random.nextInt(panes)));
            case 9 ->
                model.domainsShownProperty().set(!model.domainsShownProperty().get());
            default -> model.progress().raiseLimit();
        }
        return "change " + what;
    }

    private static void assertSaid(CompareScene scene, CompareSetup setup) {
        CompareModel model = scene.model();
        assertEquals(model.problem(), setup.problem());
        assertEquals(model.panes().solvers(), setup.solvers());
        assertEquals(model.panes().enlarged(), setup.enlarged());
        assertEquals(model.speedProperty().get(), setup.controls().position(SceneControl.SPEED, 4));
        assertEquals(model.progress().limitProperty().get(), setup.limit());
        assertEquals(model.reasons().requestedProperty().get(), setup.shows(DisplayOption.REASONS));
        assertEquals(model.domainsShownProperty().get(), setup.shows(DisplayOption.DOMAINS));
        assertEquals(model.differencesShownProperty().get(), setup.shows(DisplayOption.DIFFERENCES));
        assertEquals(model.pointer().squareProperty().get(), setup.pointed());
    }

    private static void assertShowsTheSame(CompareScene one, CompareScene other, String what) {
        ComparisonSnapshot first = one.model().snapshotProperty().get();
        ComparisonSnapshot second = other.model().snapshotProperty().get();
        assertEquals(first.step(), second.step(), what);
        assertEquals(paths(first), paths(second), what);
    }

    private static List<List<Integer>> paths(ComparisonSnapshot snapshot) {
        return snapshot.frames().stream()
                .map(frame -> squares(frame.path().length(), frame.path()::square))
                .toList();
    }

    private static List<Integer> squares(int length, java.util.function.IntUnaryOperator square) {
        return IntStream.range(0, length).map(square).boxed().toList();
    }

    private CompareSetup sample() {
        WrittenBoard source = WrittenBoard.of(board());
        Board board = source.board();
        Set<DisplayOption> show = EnumSet.noneOf(DisplayOption.class);
        if (random.nextInt(3) == 0) {
            show.add(DisplayOption.REASONS);
        }
        if (random.nextInt(3) == 0) {
            show.add(DisplayOption.DOMAINS);
        }
        if (random.nextInt(3) == 0) {
            show.add(DisplayOption.PLACEMENTS);
        }
        if (random.nextInt(3) == 0) {
            show.add(DisplayOption.STOPS);
        }
        if (random.nextInt(3) == 0) {
            show.add(DisplayOption.DIFFERENCES);
        }
        if (random.nextInt(3) == 0) {
            show.add(DisplayOption.CLOSED);
        }
        int[] playable = board.playable().toArray();
        List<ConfiguredAlgorithm> panes = IntStream.range(0, random.nextInt(CompareSetup.MOST_PANES + 1))
                .mapToObj(_ -> ConfiguredAlgorithm.read(SOLVERS.get(random.nextInt(SOLVERS.size()))))
                .toList();
        return new CompareSetup(
                source,
                random.nextBoolean() ? Board.NONE : playable[random.nextInt(playable.length)],
                panes,
                panes.isEmpty() || random.nextBoolean()
                        ? OptionalInt.empty()
                        : OptionalInt.of(random.nextInt(panes.size())),
                moment(),
                bracket(),
                stops(board),
                bookmarks(),
                tree(panes),
                new SceneDisplayState(
                        show,
                        IntStream.range(0, random.nextInt(3))
                                .mapToObj(_ -> random.nextInt(board.squares()))
                                .toList(),
                        controls()));
    }

    private List<Bookmark> bookmarks() {
        List<Bookmark> bookmarks = List.of();
        for (int i = random.nextInt(4); i > 0; i--) {
            List<String> names = List.of("tour", "first prune", "a, b: \"c\" [d]", "übrig", "7");
            bookmarks = Bookmark.with(
                    bookmarks, new Bookmark(random.nextInt(10_000), names.get(random.nextInt(names.size()))));
        }
        return bookmarks;
    }

    private SearchTreeViewState tree(List<ConfiguredAlgorithm> panes) {
        long from = random.nextInt(100);
        StepRange steps = random.nextBoolean()
                ? SearchTreeViewState.EVERY_STEP
                : new StepRange(from, from + 1 + random.nextInt(1_000));
        return new SearchTreeViewState(
                panes.isEmpty() || random.nextBoolean()
                        ? OptionalInt.empty()
                        : OptionalInt.of(random.nextInt(panes.size())),
                random.nextBoolean() ? Optional.empty() : Optional.of(steps),
                random.nextBoolean()
                        ? Optional.empty()
                        : Optional.of(new SearchTreeInViewReader.Node(random.nextInt(30), 1 + random.nextInt(9))),
                random.nextBoolean());
    }

    private List<Breakpoint> stops(Board board) {
        int square = board.playable().findFirst().orElseThrow();
        return List.of(
                        new Breakpoint(
                                List.of(new BreakpointCondition.Entered(square), new BreakpointCondition.Depth(5)),
                                new Breakpoint.Panes.Any()),
                        new Breakpoint(
                                List.of(new BreakpointCondition.Narrowed(Board.NONE, 1)), new Breakpoint.Panes.All()))
                .subList(0, random.nextInt(3));
    }

    private Board board() {
        int columns = 3 + random.nextInt(4);
        int rows = 3 + random.nextInt(4);
        BitSet holes = new BitSet();
        for (int i = random.nextInt(4); i > 0; i--) {
            holes.set(random.nextInt(columns * rows));
        }
        return Board.of(columns, rows, holes, Board.NONE, Board.NONE);
    }

    private Optional<Moment> moment() {
        return switch (random.nextInt(8)) {
            case 0 -> Optional.empty();
            case 1 -> Optional.of(new Moment.Step(random.nextInt(60)));
            case 2 -> Optional.of(new Moment.Step(123_456_789));
            case 3 -> Optional.of(new Moment.FirstUndo());
            case 4 -> Optional.of(new Moment.FirstPrune());
            case 5 -> Optional.of(new Moment.Depth(1 + random.nextInt(12)));
            case 6 -> Optional.of(new Moment.Depth(99));
            default -> Optional.of(new Moment.End());
        };
    }

    private Optional<TimelineBracket> bracket() {
        long first = random.nextInt(50);
        return random.nextBoolean()
                ? Optional.empty()
                : Optional.of(new TimelineBracket(first, first + 1 + random.nextInt(40_000)));
    }

    /** Always with a low limit, so that no sample takes long. */
    private SceneControlStates controls() {
        double limit = 1 + random.nextInt(50_000);
        return switch (random.nextInt(3)) {
            case 0 -> SceneControlStates.at(Map.of(SceneControl.LIMIT, limit));
            case 1 -> SceneControlStates.at(Map.of(SceneControl.LIMIT, limit, SceneControl.SPEED, 3.7));
            default ->
                new SceneControlStates(
                        Optional.of(EnumSet.of(SceneControl.PLAYER, SceneControl.LIMIT)),
                        Map.of(SceneControl.LIMIT, limit + 0.5));
        };
    }

    @Test
    void openingAnotherMomentOfTheSameSearchesGoesOnWithThem() {
        CompareScene scene = scene(ScenePlacement.SLIDE);
        CompareSetup first = CompareSetup.of(Board.full(6, 6)).at(Optional.of(new Moment.Step(40)));
        open(scene, first);
        List<Long> steps = new ArrayList<>();
        Subscription listening =
                ToolkitThread.call(() -> scene.model().stepProperty().subscribe(step -> steps.add(step.longValue())));
        List<ComparisonPaneView> panes = panes(scene);
        long explored = ToolkitThread.call(
                () -> scene.model().progress().exploredProperty().get());
        ToolkitThread.run(() -> scene.open(first.at(Optional.of(new Moment.Step(44)))));
        assertTrue(ToolkitThread.call(
                        () -> scene.model().progress().exploredProperty().get())
                >= explored);
        settle(scene);
        assertEquals(List.of(40L, 44L), steps, "without step 0 in between");
        assertEquals(panes, panes(scene));
        listening.unsubscribe();
    }

    @Test
    void bracketStandsOnTheTimelineOfItsOwnSearchAlone() {
        CompareScene scene = scene(ScenePlacement.WINDOW);
        CompareSetup plain = CompareSetup.of(Board.full(5, 5));
        CompareSetup setup = new CompareSetup(
                plain.source(),
                plain.start(),
                plain.panes(),
                plain.enlarged(),
                plain.moment(),
                Optional.of(new TimelineBracket(3, 40)),
                plain.stops(),
                plain.bookmarks(),
                plain.tree(),
                plain.display());
        open(scene, setup);
        assertEquals(List.of("3", "40"), bracketed(scene));
        Eventually.until(
                "the search has come so far",
                () -> ToolkitThread.call(() -> {
                    now += PULSE_NANOS;
                    scene.model().tick(now);
                    return scene.model().progress().exploredProperty().get() >= 40;
                }));
        ToolkitThread.run(() -> ((Button) scene.view().lookup("#bracket-last")).fire());
        settle(scene);
        assertEquals(40, ToolkitThread.call(() -> scene.model().stepProperty().get()));
        assertEquals(setup.bracket(), now(scene).bracket());
        ToolkitThread.run(() -> scene.compare(ChosenProblem.of(BoardPurpose.COMPARE, Board.full(6, 5))));
        settle(scene);
        assertEquals(List.of(), bracketed(scene));
        assertEquals(Optional.empty(), now(scene).bracket());
    }

    private static List<String> bracketed(CompareScene scene) {
        return ToolkitThread.call(() -> scene.view().lookupAll(".bracket-end").stream()
                .map(end -> ((Button) end).getText())
                .sorted(Comparator.comparingInt(String::length))
                .toList());
    }

    private static List<ComparisonPaneView> panes(CompareScene scene) {
        return ToolkitThread.call(() -> scene.view().lookupAll(".pane").stream()
                .map(ComparisonPaneView.class::cast)
                .toList());
    }

    @Test
    void stepThatAPersonTakesBeforeTheMomentIsFoundIsSaid() {
        CompareScene scene = scene(ScenePlacement.WINDOW);
        CompareSetup end = CompareSetup.of(Board.full(8, 8)).at(Optional.of(new Moment.End()));
        ToolkitThread.run(() -> {
            scene.open(end);
            scene.model().transport().reach(0);
        });
        settle(scene);
        assertEquals(Optional.empty(), now(scene).moment());
        assertEquals(0, ToolkitThread.call(() -> scene.model().stepProperty().get()));
    }

    @Test
    void limitThatAPersonRaisedIsSaidAlsoWhereOnlyThePlayerIsNamed() {
        CompareScene scene = scene(ScenePlacement.SLIDE);
        CompareSetup plain = CompareSetup.of(Board.full(8, 8));
        CompareSetup named = plain.withStart(3).with(plain.display().with(ShownControls.of(SceneControl.PLAYER)));
        open(scene, named);
        assertEquals(named, now(scene));
        ToolkitThread.run(() -> scene.model().progress().raiseLimit());
        settle(scene);
        assertEquals(10 * CompareModel.FIRST_LIMIT, now(scene).limit());
        assertTrue(now(scene).controls().shows(SceneControl.PLAYER, false));
    }

    /** The search stops at once or has found its moment by then: the set-up names it in both cases. */
    @Test
    void momentThatIsOpenedStaysWrittenWhereNobodyWaitsForIt() {
        CompareScene scene = scene(ScenePlacement.WINDOW);
        CompareSetup far = CompareSetup.of(Board.full(8, 8)).at(Optional.of(new Moment.Step(999_000)));
        ToolkitThread.run(() -> {
            scene.open(far);
            scene.model().transport().dismiss();
        });
        settle(scene);
        assertEquals(far.moment(), now(scene).moment());
    }

    /** On a slide there is no list: what stopped it is said, and nobody is told to choose what cannot be chosen. */
    @Test
    void slideSaysWhereItStopped() {
        CompareScene slide = scene(ScenePlacement.SLIDE);
        CompareSetup plain = CompareSetup.of(Board.full(5, 5)).showing(DisplayOption.STOPS, true);
        open(slide, plain);
        assertTrue(ToolkitThread.call(slide::commands).stream()
                .noneMatch(command -> command.id().equals(CompareCommands.STOPS)));
        Command next = Command.named(ToolkitThread.call(slide::commands), CompareCommands.NEXT_STOP);
        assertEquals("This slide has nothing to stop at.", next.refusal());
        ToolkitThread.run(() -> {
            slide.model()
                    .stops()
                    .set(List.of(
                            new Breakpoint(List.of(new BreakpointCondition.Depth(3)), new Breakpoint.Panes.Any())));
            next.run();
        });
        settle(slide);
        String said = ToolkitThread.call(
                () -> slide.model().transport().noticeProperty().get());
        assertTrue(said.endsWith("depth is 3."), said);
    }

    @Test
    void slideShowsTheSpeedThatItNamesWhereTheTimelineLeavesSpace() {
        CompareScene slide = scene(ScenePlacement.SLIDE);
        for (DisplayOption level : List.of(DisplayOption.CODE, DisplayOption.TIMELINE)) {
            CompareSetup plain = CompareSetup.of(Board.full(5, 5)).showing(level, true);
            open(
                    slide,
                    plain.with(plain.display()
                            .with(new SceneControlStates(
                                    Optional.of(Set.of(SceneControl.PLAYER, SceneControl.SPEED)),
                                    Map.of(SceneControl.SPEED, 1_000.0)))));
            boolean shown = ToolkitThread.call(() -> {
                slide.view().resize(780, 560);
                slide.view().layout();
                return slide.view().lookup(".speed").isVisible();
            });
            assertEquals(level == DisplayOption.CODE, shown, level.word());
            assertEquals(
                    1_000,
                    ToolkitThread.call(() -> slide.model().speedProperty().get()));
        }
    }

    @Test
    void panesStandInAsManyLinesAsShowMost() {
        assertEquals(1, lines(4, 976, 560), "code and counters are worth more than a few pixels of a square");
        assertEquals(2, lines(6, 1232, 600));
        assertEquals(2, lines(6, 1872, 960));
    }

    private int lines(int panes, double width, double height) {
        CompareScene scene = scene(ScenePlacement.WINDOW);
        open(
                scene,
                CompareSetup.of(Board.full(8, 8))
                        .withSolvers(SOLVERS.stream()
                                .limit(panes)
                                .map(ConfiguredAlgorithm::read)
                                .toList()));
        return ToolkitThread.call(() -> {
            PaneGrid row = (PaneGrid) scene.view().lookup(".panes");
            row.resize(width, height);
            row.layout();
            return (int) row.panes().stream()
                    .map(pane -> pane.getLayoutY())
                    .distinct()
                    .count();
        });
    }

    @Test
    void slideHasThePlayerOnlyWhereItIsNamedAndTheWindowAlwaysDoes() {
        CompareScene slide = scene(ScenePlacement.SLIDE);
        CompareSetup plain = CompareSetup.of(Board.full(5, 5));
        open(slide, plain);
        assertEquals(
                false,
                ToolkitThread.call(() -> slide.view().lookup(".transport").isManaged()));
        CompareSetup without = plain.with(plain.display().with(ShownControls.of(SceneControl.PLAYER)));
        open(slide, without);
        assertTrue(ToolkitThread.call(() -> slide.view().lookup(".transport").isManaged()));
        assertEquals(
                false, ToolkitThread.call(() -> slide.view().lookup("#until").isVisible()));
        CompareScene scene = scene(ScenePlacement.WINDOW);
        open(scene, without);
        assertTrue(ToolkitThread.call(() -> scene.view().lookup(".transport").isVisible()));
        assertNotEquals(plain, without);
        assertSame(scene.node(), scene.view());
    }
}
