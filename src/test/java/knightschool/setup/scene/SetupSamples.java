package knightschool.setup.scene;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.Collection;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Random;
import java.util.Set;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import knightschool.algorithm.ConfiguredAlgorithm;
import knightschool.board.Board;
import knightschool.board.MoveOrder;
import knightschool.census.experiment.EvenlySpacedStarts;
import knightschool.compare.SearchTreeInViewReader;
import knightschool.compare.event.Breakpoint;
import knightschool.compare.event.BreakpointCondition;
import knightschool.graph.PlacedGraph;
import knightschool.graph.UndirectedEdge;
import knightschool.play.Game;
import knightschool.play.level.Level;
import knightschool.play.level.LevelCollection;
import knightschool.play.level.LevelGenerator;
import knightschool.play.level.LevelParameters;
import knightschool.play.level.PlayedLevelWalk;
import knightschool.search.Outcome;
import knightschool.search.Problem;
import knightschool.search.Search;
import knightschool.search.policy.ScheduledFork;
import knightschool.setup.SceneDisplayState;
import knightschool.setup.SceneKind;
import knightschool.setup.Setup;
import knightschool.setup.SlideEmbeddableSetup;
import knightschool.setup.VisibleSceneControls;
import knightschool.setup.source.WrittenBoard;
import knightschool.setup.source.WrittenPlacedGraph;
import knightschool.setup.source.WrittenPuzzle;
import knightschool.setup.value.DisplayOption;
import knightschool.setup.value.EditTool;
import knightschool.setup.value.ExperimentPlotKind;
import knightschool.setup.value.GraphFact;
import knightschool.setup.value.GraphFactKind;
import knightschool.setup.value.GraphLayoutKind;
import knightschool.setup.value.Moment;
import knightschool.setup.value.SceneControl;
import knightschool.setup.value.SearchTreeViewState;
import knightschool.setup.value.ShownCensusSolvers;
import knightschool.setup.value.StepBookmark;
import knightschool.setup.value.TimelineBracket;
import knightschool.setup.value.WinnabilityFeedbackTiming;
import knightschool.statemap.BlockMove;
import knightschool.statemap.PossibleMoves;
import knightschool.statemap.SlidingPuzzle;
import knightschool.statemap.SlidingPuzzleText;
import knightschool.tour.construction.ConstructionSteps;
import knightschool.trace.StepRange;

/** Valid set-ups by chance, of every kind, the same for the same seed. */
public final class SetupSamples {
    private static final String[] SOLVERS = {
        "backtracking",
        "forward-checking --strict",
        "warnsdorff --no-backtracking --tie-break roth",
        "warnsdorff --tie-break random --seed 123456789012345678"
    };

    private final Random random;
    private final int longest;

    /** @param longest no side of a board is longer, that of tours apart */
    public SetupSamples(long seed, int longest) {
        this.random = new Random(seed);
        this.longest = longest;
    }

    /** A set-up of that scene. */
    public Setup of(SceneKind kind) {
        return switch (kind.word()) {
            case "lessons" -> lessons();
            case "glossary" ->
                new GlossarySetup(random.nextBoolean() ? "" : "closed tour", random.nextBoolean() ? "" : " o: \"x\"");
            case "board" -> {
                WrittenBoard source = source();
                yield new MarkedBoardSetup(source, squares(source.board()));
            }
            case "graph" -> graph();
            case "walk" -> {
                WrittenBoard source = source();
                yield new WalkSetup(
                        source,
                        squares(source.board()),
                        new SceneDisplayState(
                                some(WalkSetup.FORMAT.options()), controls(WalkSetup.FORMAT.controls(), Map.of())));
            }
            case "graphwalk" -> graphWalk();
            case "compare" -> compare();
            case "editor" -> editor();
            case "play" -> play();
            case "level" -> level();
            case "census" -> census();
            case "experiment" -> experiment();
            case "statemap" -> stateMap();
            case "tourmap" -> tourMap();
            case "tour" -> tour();
            default -> throw new IllegalArgumentException("make set-ups of " + kind + " by chance here");
        };
    }

    private GraphWalkSetup graphWalk() {
        int count = 1 + random.nextInt(8);
        List<PlacedGraph.PlacedVertex> vertices = IntStream.range(0, count)
                .mapToObj(i -> new PlacedGraph.PlacedVertex((i % 2 == 0 ? "ä" : "") + i, i, random.nextInt(9) / 2.0))
                .toList();
        List<UndirectedEdge> edges = IntStream.range(1, count)
                .mapToObj(i -> UndirectedEdge.of(random.nextInt(i), i))
                .toList();
        return new GraphWalkSetup(
                WrittenPlacedGraph.of(new PlacedGraph(vertices, edges)),
                random.ints(random.nextInt(5), 0, count).boxed().toList(),
                some(GraphWalkSetup.FORMAT.options()),
                controls(GraphWalkSetup.FORMAT.controls(), Map.of()));
    }

    private LessonsSetup lessons() {
        if (random.nextInt(4) == 0) {
            return new LessonsSetup(random.nextBoolean() ? "" : "/a folder: \"ours\"", "", 1, Optional.empty());
        }
        Setup beside = of(one(
                BuiltInSceneKinds.GRAPH, BuiltInSceneKinds.EDITOR, BuiltInSceneKinds.COMPARE, BuiltInSceneKinds.TOUR));
        return new LessonsSetup(
                random.nextBoolean() ? "" : "C:\\lessons",
                "0" + random.nextInt(9) + "-näme.md",
                1 + random.nextInt(30),
                random.nextBoolean() ? Optional.empty() : Optional.of((SlideEmbeddableSetup) beside));
    }

    private BoardToGraphSetup graph() {
        WrittenBoard source = source();
        return new BoardToGraphSetup(
                source,
                one(GraphLayoutKind.values()),
                new SceneDisplayState(
                        some(BoardToGraphSetup.FORMAT.options()),
                        squares(source.board()),
                        controls(
                                BoardToGraphSetup.FORMAT.controls(),
                                Map.of(BoardToGraphSetup.SLIDER, random.nextInt(9) / 8.0))));
    }

    private TimelineBracket bracket() {
        long first = random.nextInt(1_000);
        return new TimelineBracket(first, first + 1 + random.nextInt(1_000_000));
    }

    /** The same, or a twin of it, where a moment by chance leaves it a choice. */
    private ConfiguredAlgorithm pane(ConfiguredAlgorithm solver, Problem problem) {
        Search search = solver.begin(problem);
        search.advance(random.nextInt(40));
        int[] untried = search.untried();
        return untried.length < 2 || random.nextBoolean()
                ? solver
                : solver.twin(new ScheduledFork(search.step(), untried[1 + random.nextInt(untried.length - 1)]));
    }

    /** A comparison that can be run. */
    public CompareSetup compare() {
        WrittenBoard source = source();
        Board board = source.board();
        Set<DisplayOption> show = some(CompareSetupFormat.FORMAT.options());
        if (board.end() != Board.NONE) {
            show.remove(DisplayOption.CLOSED);
        }
        int chosen = random.nextBoolean() ? Board.NONE : playable(board);
        int start = chosen == board.end() ? Board.NONE : chosen;
        Problem problem = new Problem(
                board,
                MoveOrder.CLOCKWISE,
                start == Board.NONE ? board.startOrFirst() : start,
                show.contains(DisplayOption.CLOSED));
        List<ConfiguredAlgorithm> panes = IntStream.range(0, random.nextInt(CompareSetup.MOST_PANES + 1))
                .mapToObj(_ -> pane(ConfiguredAlgorithm.read(one(SOLVERS)), problem))
                .toList();
        CompareSetup setup = new CompareSetup(
                source,
                start,
                panes,
                panes.isEmpty() || random.nextBoolean()
                        ? OptionalInt.empty()
                        : OptionalInt.of(random.nextInt(panes.size())),
                random.nextBoolean() ? Optional.empty() : Optional.of(moment()),
                random.nextBoolean() ? Optional.empty() : Optional.of(bracket()),
                stops(board),
                bookmarks(random),
                tree(panes.size()),
                new SceneDisplayState(
                        show,
                        squares(board),
                        controls(
                                CompareSetupFormat.FORMAT.controls(),
                                Map.of(SceneControl.SPEED, 7.0, SceneControl.LIMIT, 5_000_000_000.0))));
        // Searches are lined up by one thing at most.
        return setup.liningUp(setup.alignment());
    }

    /** Returns up to three bookmarks, with names that have to be quoted among others. */
    public static List<StepBookmark> bookmarks(Random random) {
        List<StepBookmark> bookmarks = List.of();
        for (int i = random.nextInt(4); i > 0; i--) {
            List<String> names = List.of("tour", "first prune", "a, b: \"c\" [d]", "übrig", "7");
            bookmarks = StepBookmark.with(
                    bookmarks, new StepBookmark(random.nextInt(10_000), names.get(random.nextInt(names.size()))));
        }
        return bookmarks;
    }

    private SearchTreeViewState tree(int panes) {
        long from = random.nextInt(1_000);
        StepRange steps = random.nextBoolean()
                ? SearchTreeViewState.EVERY_STEP
                : new StepRange(from, from + 1 + random.nextInt(1_000_000));
        return new SearchTreeViewState(
                panes == 0 || random.nextBoolean() ? OptionalInt.empty() : OptionalInt.of(random.nextInt(panes)),
                random.nextBoolean() ? Optional.empty() : Optional.of(steps),
                random.nextBoolean()
                        ? Optional.empty()
                        : Optional.of(
                                new SearchTreeInViewReader.Node(random.nextInt(1_000_000), 1 + random.nextInt(64))),
                random.nextBoolean());
    }

    private List<Breakpoint> stops(Board board) {
        return IntStream.range(0, random.nextInt(4))
                .mapToObj(_ -> new Breakpoint(
                        IntStream.rangeClosed(0, random.nextInt(Breakpoint.MOST_CONDITIONS))
                                .mapToObj(_ -> condition(board))
                                .toList(),
                        switch (random.nextInt(3)) {
                            case 0 -> new Breakpoint.Panes.Any();
                            case 1 -> new Breakpoint.Panes.All();
                            default -> new Breakpoint.Panes.Of(ConfiguredAlgorithm.read(one(SOLVERS)));
                        }))
                .toList();
    }

    private BreakpointCondition condition(Board board) {
        int square = playable(board);
        int number = 1 + random.nextInt(BreakpointCondition.DEEPEST);
        return switch (random.nextInt(9)) {
            case 0 -> new BreakpointCondition.Entered(square);
            case 1 -> new BreakpointCondition.Departure(square);
            case 2 -> new BreakpointCondition.Depth(number);
            case 3 -> new BreakpointCondition.Pruned();
            case 4 -> new BreakpointCondition.Tied();
            case 5 -> new BreakpointCondition.Narrowed(square, random.nextInt(2));
            case 6 -> new BreakpointCondition.Narrowed(Board.NONE, random.nextInt(2));
            case 7 -> new BreakpointCondition.BackPast(number);
            default ->
                new BreakpointCondition.Ends(
                        random.nextBoolean() ? Optional.empty() : Optional.of(one(Outcome.values())));
        };
    }

    private EditorSetup editor() {
        WrittenBoard source = source();
        return new EditorSetup(
                source,
                one(EditTool.values()),
                one(GraphLayoutKind.values()),
                random.nextBoolean() ? Optional.empty() : Optional.of(fact()),
                new SceneDisplayState(
                        some(EditorSetup.FORMAT.options()),
                        squares(source.board()),
                        controls(EditorSetup.FORMAT.controls(), Map.of())));
    }

    private GraphFact fact() {
        GraphFactKind kind = one(GraphFactKind.values());
        return new GraphFact(kind, kind.hasNumber() ? random.nextInt(9) : 0);
    }

    private PlaySetup play() {
        Board board = board();
        Set<DisplayOption> show = some(PlaySetup.FORMAT.options());
        if (board.end() != Board.NONE) {
            show.remove(DisplayOption.CLOSED);
        }
        List<Integer> path = path(board);
        return new PlaySetup(
                WrittenBoard.of(board),
                path,
                path.isEmpty() ? 0 : 1 + random.nextInt(path.size()),
                one(WinnabilityFeedbackTiming.values()),
                random.nextBoolean() ? "" : "Go on: \"to the end\"",
                new SceneDisplayState(show, controls(PlaySetup.FORMAT.controls(), Map.of())));
    }

    /** What a player without a plan walks, for a while. */
    private List<Integer> path(Board board) {
        List<Integer> path = new ArrayList<>();
        int most = random.nextInt(board.playableCount() + 1);
        int next = board.startOrFirst();
        while (path.size() < most && next != Board.NONE) {
            path.add(next);
            next = next(board, path);
        }
        return Game.faultOf(board, path).isEmpty() ? path : List.of();
    }

    private int next(Board board, List<Integer> path) {
        List<Integer> open = board.playable()
                .filter(to -> MoveOrder.CLOCKWISE.moveBetween(board, path.getLast(), to) != Board.NONE)
                .filter(to -> !path.contains(to) && to != board.end())
                .boxed()
                .toList();
        return open.isEmpty() ? Board.NONE : open.get(random.nextInt(open.size()));
    }

    /** A level, walked on without a plan: squares come again. */
    private LevelSetup level() {
        Level level = random.nextBoolean()
                ? LevelCollection.numbered(
                        1 + random.nextInt(LevelCollection.all().size()))
                : LevelGenerator.of(new LevelParameters(6 + random.nextInt(20), random.nextInt(1000)));
        PlayedLevelWalk walk = PlayedLevelWalk.of(level, List.of(level.board().start()));
        for (int i = random.nextInt(2 * level.squares()); i > 0 && !walk.isFinished(); i--) {
            int to = walk.targets().get(random.nextInt(walk.targets().size()));
            walk = walk.at(walk.walk().moved(to));
        }
        return new LevelSetup(
                level,
                walk.squares(),
                1 + random.nextInt(walk.squares().size()),
                random.nextInt(3) * 61,
                new SceneDisplayState(
                        some(LevelSetup.FORMAT.options()), controls(LevelSetup.FORMAT.controls(), Map.of())));
    }

    private CensusSetup census() {
        WrittenBoard source = source();
        Set<DisplayOption> show = some(CensusSetup.FORMAT.options());
        if (source.board().end() != Board.NONE) {
            show.remove(DisplayOption.CLOSED);
        }
        List<ConfiguredAlgorithm> panes = Stream.generate(() -> ConfiguredAlgorithm.read(one(SOLVERS)))
                .limit(random.nextInt(5))
                .distinct()
                .toList();
        List<ShownCensusSolvers> shown = ShownCensusSolvers.all(Math.max(1, panes.size()));
        return new CensusSetup(
                source,
                panes,
                shown.get(random.nextInt(shown.size())),
                new SceneDisplayState(
                        show,
                        squares(source.board()),
                        controls(CensusSetup.FORMAT.controls(), Map.of(SceneControl.LIMIT, 100_000.0))));
    }

    private ExperimentSetup experiment() {
        List<WrittenBoard> boards = IntStream.rangeClosed(0, random.nextInt(4))
                .mapToObj(_ -> WrittenBoard.of(board()))
                .toList();
        boolean closed = random.nextBoolean()
                && boards.stream().allMatch(source -> source.board().end() == Board.NONE);
        return new ExperimentSetup(
                boards,
                random.nextBoolean() ? EvenlySpacedStarts.ALL : new EvenlySpacedStarts(1 + random.nextInt(20)),
                IntStream.range(0, random.nextInt(4))
                        .mapToObj(_ -> ConfiguredAlgorithm.read(one(SOLVERS)))
                        .toList(),
                closed,
                1 + random.nextInt(1_000_000),
                one(ExperimentPlotKind.values()));
    }

    private TourStateMapSetup tourMap() {
        Board board = one(Board.full(3, 4), Board.full(3, 3), Board.full(5, 2), Board.full(1, 1));
        TourStateMapSetup setup = new TourStateMapSetup(
                WrittenBoard.of(board),
                random.nextBoolean() ? Optional.empty() : Optional.of(ConfiguredAlgorithm.read(one(SOLVERS))),
                new SceneDisplayState(some(TourStateMapSetup.FORMAT.options()), VisibleSceneControls.NONE),
                List.of());
        return setup.withWalk(path(board));
    }

    private StateMapSetup stateMap() {
        WrittenPuzzle source = random.nextBoolean()
                ? WrittenPuzzle.usual()
                : WrittenPuzzle.of(
                        SlidingPuzzleText.parse(random.nextBoolean() ? "xB..\n.BAA\nC..x\nC...\n" : "AA..b\n....b\n"));
        SlidingPuzzle standing = source.puzzle();
        List<BlockMove> walk = new ArrayList<>();
        List<Long> times = new ArrayList<>();
        for (int i = random.nextInt(9);
                i > 0 && !standing.isSolved() && !PossibleMoves.of(standing).isEmpty();
                i--) {
            BlockMove move = PossibleMoves.of(standing)
                    .get(random.nextInt(PossibleMoves.of(standing).size()));
            standing = standing.after(move);
            times.add((times.isEmpty() ? 0 : times.getLast()) + random.nextInt(20_000));
            walk.add(move);
        }
        return new StateMapSetup(
                source,
                walk,
                times,
                StateMapSetup.LAYOUTS.get(random.nextInt(StateMapSetup.LAYOUTS.size())),
                some(StateMapSetup.FORMAT.options()));
    }

    private TourConstructionSetup tour() {
        Board board = Board.full(1 + random.nextInt(4096), 1 + random.nextInt(longest));
        boolean closed = random.nextBoolean();
        int last = ConstructionSteps.last(board.columns(), board.rows(), closed);
        Moment moment = random.nextBoolean() ? new Moment.End() : new Moment.Step(random.nextInt(last + 1));
        return new TourConstructionSetup(
                WrittenBoard.of(board),
                random.nextBoolean() ? Optional.empty() : Optional.of(moment),
                new SceneDisplayState(
                        closed ? Set.of(DisplayOption.CLOSED) : Set.of(),
                        controls(TourConstructionSetup.FORMAT.controls(), Map.of())));
    }

    private Moment moment() {
        return one(
                new Moment.Step(random.nextInt(9_000_000)),
                new Moment.FirstUndo(),
                new Moment.FirstPrune(),
                new Moment.Depth(1 + random.nextInt(64)),
                new Moment.End());
    }

    private WrittenBoard source() {
        return WrittenBoard.of(board());
    }

    private Board board() {
        int columns = 1 + random.nextInt(longest);
        int rows = 1 + random.nextInt(longest);
        if (random.nextBoolean()) {
            return Board.full(columns, rows);
        }
        BitSet holes = new BitSet();
        IntStream.range(1, columns * rows).filter(_ -> random.nextInt(3) == 0).forEach(holes::set);
        Board board = Board.of(columns, rows, holes, random.nextBoolean() ? 0 : Board.NONE, Board.NONE);
        int end = playable(board);
        return random.nextInt(3) == 0 && end != board.startOrFirst() ? board.withEnd(end) : board;
    }

    private int playable(Board board) {
        int[] playable = board.playable().toArray();
        return playable[random.nextInt(playable.length)];
    }

    private List<Integer> squares(Board board) {
        List<Integer> squares = new ArrayList<>();
        for (int i = random.nextInt(5); i > 0; i--) {
            squares.add(random.nextInt(board.squares()));
        }
        return squares;
    }

    /** Positions of some of the controls, or a choice of those shown, or both, or nothing. */
    private VisibleSceneControls controls(List<SceneControl> all, Map<SceneControl, Double> positions) {
        Set<SceneControl> shown = some(all);
        Map<SceneControl, Double> placed = random.nextBoolean() ? Map.of() : positions;
        if (random.nextBoolean()) {
            return VisibleSceneControls.at(placed);
        }
        shown.addAll(placed.keySet());
        boolean named = shown.stream().anyMatch(control -> !placed.containsKey(control)) || placed.isEmpty();
        return named ? new VisibleSceneControls(Optional.of(shown), placed) : VisibleSceneControls.at(placed);
    }

    private <E> Set<E> some(Collection<E> all) {
        Set<E> some = new LinkedHashSet<>(all);
        some.removeIf(_ -> random.nextBoolean());
        return some;
    }

    @SafeVarargs
    private <T> T one(T... values) {
        return values[random.nextInt(values.length)];
    }
}
