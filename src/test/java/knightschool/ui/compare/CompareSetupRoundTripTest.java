package knightschool.ui.compare;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.BitSet;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Random;
import java.util.Set;
import java.util.stream.IntStream;
import knightschool.algorithm.ConfiguredAlgorithm;
import knightschool.board.Board;
import knightschool.compare.Alignment;
import knightschool.compare.ComparisonSnapshot;
import knightschool.compare.SearchTreeInViewReader;
import knightschool.compare.event.Breakpoint;
import knightschool.compare.event.BreakpointCondition;
import knightschool.setup.SceneDisplayState;
import knightschool.setup.VisibleSceneControls;
import knightschool.setup.scene.CompareDisplayOptions;
import knightschool.setup.scene.CompareSetup;
import knightschool.setup.scene.SetupSamples;
import knightschool.setup.source.WrittenBoard;
import knightschool.setup.value.DisplayOption;
import knightschool.setup.value.Moment;
import knightschool.setup.value.SceneControl;
import knightschool.setup.value.SearchTreeViewState;
import knightschool.setup.value.StepBookmark;
import knightschool.setup.value.TimelineBracket;
import knightschool.trace.StepRange;
import knightschool.ui.choice.ChosenProblem;
import knightschool.ui.compare.model.CompareModel;
import knightschool.ui.render.ToolkitThread;
import knightschool.ui.scene.ScenePlacement;
import org.junit.jupiter.api.parallel.Execution;
import org.junit.jupiter.api.parallel.ExecutionMode;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** What a scene shows is said in a set-up that shows it again. */
@Execution(ExecutionMode.CONCURRENT)
class CompareSetupRoundTripTest extends CompareSetupJourney {
    private static final int SAMPLES = 40;

    private final Random random = new Random(20260801);

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

    @ParameterizedTest
    @EnumSource
    void nowSaysWhatAPersonChangedAndOpensIt(ScenePlacement form) {
        CompareScene scene = scene(form);
        CompareScene again = scene(form);
        for (int i = 0; i < SAMPLES; i++) {
            open(scene, sample());
            int what = i % 16;
            String changed = ToolkitThread.call(() -> change(scene, what));
            settle(scene);
            CompareSetup setup = now(scene);
            ToolkitThread.run(() -> assertSaid(scene, setup, form));
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
            case 2 -> scene.compare(ChosenProblem.of(CompareScene.BOARD, Board.full(3 + random.nextInt(4), 5)));
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
            case 10 ->
                model.tableAloneProperty().set(!model.tableAloneProperty().get());
            case 11 -> model.bookmarks().put(new StepBookmark(random.nextInt(60), "here"));
            case 12 ->
                model.stops()
                        .add(new Breakpoint(List.of(new BreakpointCondition.Depth(7)), new Breakpoint.Panes.Any()));
            case 13 -> model.alignment().lineUp(Alignment.values()[1 + random.nextInt(Alignment.values().length - 1)]);
            case 14 -> {
                model.tree().shownProperty().set(true);
                model.tree().show(random.nextInt(panes));
                model.tree().viewport().zoom(2, random.nextInt(10));
            }
            default -> model.progress().raiseLimit();
        }
        return "change " + what;
    }

    private static void assertSaid(CompareScene scene, CompareSetup setup, ScenePlacement form) {
        CompareModel model = scene.model();
        assertEquals(model.problem(), setup.problem());
        assertEquals(model.panes().solvers(), setup.solvers());
        assertEquals(model.panes().enlarged(), setup.enlarged());
        assertEquals(model.speedProperty().get(), setup.controls().position(SceneControl.SPEED, 4));
        assertEquals(model.progress().limitProperty().get(), setup.limit());
        assertEquals(model.reasons().requestedProperty().get(), setup.shows(DisplayOption.REASONS));
        assertEquals(model.domainsShownProperty().get(), setup.shows(DisplayOption.DOMAINS));
        assertEquals(model.tableAloneProperty().get(), setup.shows(CompareDisplayOptions.TABLE_ALONE));
        assertEquals(model.differencesShownProperty().get(), setup.shows(CompareDisplayOptions.DIFFERENCES));
        assertEquals(model.pointer().squareProperty().get(), setup.pointed());
        assertEquals(model.bookmarks().all(), setup.bookmarks());
        assertEquals(model.stops().all(), setup.stops());
        // Beside the text of a slide all panes are at one step.
        Alignment alignment = form == ScenePlacement.SLIDE
                ? Alignment.STEP
                : model.alignment().chosenAlignment();
        assertEquals(alignment, setup.alignment());
        assertEquals(model.tree().shownProperty().get(), setup.shows(CompareDisplayOptions.TREE));
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
        Set<DisplayOption> show = new HashSet<>();
        if (random.nextInt(3) == 0) {
            show.add(DisplayOption.REASONS);
        }
        if (random.nextInt(3) == 0) {
            show.add(DisplayOption.DOMAINS);
        }
        if (random.nextInt(3) == 0) {
            show.add(CompareDisplayOptions.TABLE_ALONE);
        }
        if (random.nextInt(3) == 0) {
            show.add(CompareDisplayOptions.PLACEMENTS);
        }
        if (random.nextInt(3) == 0) {
            show.add(CompareDisplayOptions.STOPS);
        }
        if (random.nextInt(3) == 0) {
            show.add(CompareDisplayOptions.DIFFERENCES);
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
                SetupSamples.bookmarks(random),
                tree(panes),
                new SceneDisplayState(
                        show,
                        IntStream.range(0, random.nextInt(3))
                                .mapToObj(_ -> random.nextInt(board.squares()))
                                .toList(),
                        controls()));
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
    private VisibleSceneControls controls() {
        double limit = 1 + random.nextInt(50_000);
        return switch (random.nextInt(3)) {
            case 0 -> VisibleSceneControls.at(Map.of(SceneControl.LIMIT, limit));
            case 1 -> VisibleSceneControls.at(Map.of(SceneControl.LIMIT, limit, SceneControl.SPEED, 3.7));
            default ->
                new VisibleSceneControls(
                        Optional.of(Set.of(SceneControl.PLAYER, SceneControl.LIMIT)),
                        Map.of(SceneControl.LIMIT, limit + 0.5));
        };
    }
}
