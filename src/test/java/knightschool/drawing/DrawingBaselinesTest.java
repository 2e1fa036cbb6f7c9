package knightschool.drawing;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.function.Supplier;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import knightschool.algorithm.Algorithm;
import knightschool.algorithm.Algorithms;
import knightschool.algorithm.ConfiguredAlgorithm;
import knightschool.board.Board;
import knightschool.census.CensusRow;
import knightschool.compare.StepRatio;
import knightschool.drawing.answer.PickedSquaresDrawing;
import knightschool.drawing.answer.QuizAnswerDrawing;
import knightschool.drawing.answer.QuizAnswerMarks;
import knightschool.drawing.board.BoardDrawing;
import knightschool.drawing.board.BoardGeometry;
import knightschool.drawing.board.BoardViewport;
import knightschool.drawing.board.DrawnSquareState;
import knightschool.drawing.board.DrawnWalk;
import knightschool.drawing.board.KnightGlyph;
import knightschool.drawing.board.MarkedBoardDrawing;
import knightschool.drawing.board.PositionLayers;
import knightschool.drawing.board.WitnessMarks;
import knightschool.drawing.chart.CensusBoardDrawing;
import knightschool.drawing.chart.CensusScaleDrawing;
import knightschool.drawing.chart.DegreeChart;
import knightschool.drawing.chart.HeatScale;
import knightschool.drawing.chart.LightDarkBarChart;
import knightschool.drawing.chart.RatioColourScale;
import knightschool.drawing.chart.StepRatioBoardDrawing;
import knightschool.drawing.editor.EditorSketches;
import knightschool.drawing.game.LevelThumbnailDrawing;
import knightschool.drawing.game.LevelWalkDrawing;
import knightschool.drawing.game.StarPaceBarDrawing;
import knightschool.drawing.game.WalkSketches;
import knightschool.drawing.graph.BoardToGraphMorph;
import knightschool.drawing.tour.TourBoardLayout;
import knightschool.drawing.tour.TourDrawing;
import knightschool.explain.ObstructionSearchResult;
import knightschool.explain.Witness;
import knightschool.explain.WitnessKind;
import knightschool.export.GraphFormat;
import knightschool.graph.KnightGraph;
import knightschool.graph.UndirectedEdge;
import knightschool.obstruction.TourEndpointConstraint;
import knightschool.play.level.LevelCollection;
import knightschool.play.level.LevelSolver;
import knightschool.search.Outcome;
import knightschool.search.Problem;
import knightschool.tour.PathCoverageGrid;
import knightschool.tour.TourSquareNumbers;
import knightschool.tour.construction.ConstructionSteps;
import knightschool.tour.construction.JoinSteps;
import knightschool.tour.construction.TourConstruction;
import knightschool.trace.Trace;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Every drawing, on small boards, as it was when a person last looked at it. */
class DrawingBaselinesTest {
    private static final Baseline BASELINE = Baseline.ofDrawings();
    private static final Board FIVE = Board.full(5, 5);
    private static final Board HOLED =
            Board.full(4, 3).withHole(6, true).withStart(8).withEnd(3);
    private static final int SIDE = 48;
    private static final long STEP = 14;
    private static final long RETREAT = 23;
    private static final Map<String, Supplier<String>> CASES = cases();

    private static Map<String, Supplier<String>> cases() {
        Map<String, Supplier<String>> cases = new TreeMap<>();
        boards(cases);
        walks(cases);
        witnesses(cases);
        tours(cases);
        charts(cases);
        levels(cases);
        Algorithms.all().forEach(algorithm -> cases.put("moment-" + algorithm.name(), () -> moment(algorithm, STEP)));
        cases.put("retreat", () -> moment(Algorithms.named("backtracking"), RETREAT));
        return cases;
    }

    private static void boards(Map<String, Supplier<String>> cases) {
        BoardGeometry holed = BoardGeometry.of(HOLED, SIDE);
        BoardGeometry five = BoardGeometry.of(FIVE, SIDE);
        cases.put("board", () -> SketchText.of(BoardDrawing.of(holed)));
        cases.put("board-small", () -> SketchText.of(BoardDrawing.of(BoardGeometry.bare(HOLED, 5))));
        cases.put("board-marked", () -> SketchText.of(MarkedBoardDrawing.of(holed, List.of(0, 7))));
        cases.put("answer", () -> SketchText.of(answer(five)));
        cases.put(
                "morph-begins",
                () -> SketchText.of(new BoardToGraphMorph(holed, 0).sketch(KnightGraph.of(HOLED), Board.NONE)));
        cases.put("morph-half", () -> SketchText.of(new BoardToGraphMorph(five, 0.5).sketch(KnightGraph.of(FIVE), 7)));
        cases.put("graph", () -> SketchText.of(GraphFormat.picture(HOLED, SIDE)));
        cases.put("square-states", DrawingBaselinesTest::states);
        cases.put(
                "knight",
                () -> SketchText.of(((SketchShape.Outline) KnightGlyph.at(0, 0, 1000, ColourRole.INK)).curve()));
        cases.put("markers", DrawingBaselinesTest::markers);
    }

    /** Squares picked, of which one is right and one is wrong, and edges, of which one is right and one is wrong. */
    private static Sketch answer(BoardGeometry five) {
        KnightGraph graph = KnightGraph.of(FIVE);
        QuizAnswerMarks squares = QuizAnswerMarks.ofSquares(List.of(7), List.of(9));
        QuizAnswerMarks edges = QuizAnswerMarks.ofEdges(
                List.of(UndirectedEdge.of(20, graph.neighbours(20)[0])),
                List.of(UndirectedEdge.of(24, graph.neighbours(24)[0])));
        Sketch picked = PickedSquaresDrawing.over(BoardDrawing.of(five), five, List.of(7, 9));
        return QuizAnswerDrawing.over(
                QuizAnswerDrawing.over(picked, five, squares, 0, Optional.empty()), five, edges, 0, Optional.empty());
    }

    private static void walks(Map<String, Supplier<String>> cases) {
        BoardGeometry five = BoardGeometry.of(FIVE, SIDE);
        BoardGeometry holed = BoardGeometry.of(HOLED, SIDE);
        cases.put("walk", () -> SketchText.of(WalkSketches.of(five, new int[] {5, 12, 5, 12, 1}, 3, true)));
        cases.put("walk-with-no-edge", () -> SketchText.of(WalkSketches.of(holed, new int[] {0, 5, 11}, 1, false)));
        cases.put("editor-pointed", () -> SketchText.of(editor(holed, 1, Optional.empty(), false)));
        cases.put("editor-pointed-banded", () -> SketchText.of(editor(holed, 1, Optional.empty(), true)));
        Optional<DrawnWalk> walk = Optional.of(new DrawnWalk(List.of(0, 9, 0, 7, 1), false));
        cases.put("editor-walk", () -> SketchText.of(editor(holed, Board.NONE, walk, false)));
    }

    private static Sketch editor(BoardGeometry geometry, int pointed, Optional<DrawnWalk> walk, boolean banded) {
        return EditorSketches.of(geometry, pointed, WitnessMarks.NONE, walk, banded);
    }

    private static void witnesses(Map<String, Supplier<String>> cases) {
        witness(cases, "isolated", Board.full(3, 3));
        witness(cases, "disconnected", Board.full(4, 2));
        witness(cases, "dead-ends", FIVE.withHole(0, true).withHole(11, true).withHole(13, true));
        witness(cases, "colour-imbalance", FIVE.withHole(1, true));
        witness(cases, "cut", Board.full(4, 4));
        Witness exhausted = new Witness(WitnessKind.EXHAUSTED, List.of(10), "");
        cases.put("witness-exhausted", () -> SketchText.of(marked(Board.full(7, 3), exhausted)));
    }

    private static void witness(Map<String, Supplier<String>> cases, String kind, Board board) {
        cases.put("witness-" + kind, () -> {
            Witness witness = ObstructionSearchResult.of(
                            KnightGraph.of(board), TourEndpointConstraint.FREE, ObstructionSearchResult.FEW_CUTS)
                    .witness()
                    .orElseThrow();
            assertEquals(kind, witness.kind().word());
            return SketchText.of(marked(board, witness));
        });
    }

    private static Sketch marked(Board board, Witness witness) {
        BoardGeometry geometry = BoardGeometry.bare(board, SIDE);
        return EditorSketches.of(geometry, Board.NONE, WitnessMarks.of(witness), Optional.empty(), true);
    }

    private static void tours(Map<String, Supplier<String>> cases) {
        BoardViewport six = BoardViewport.of(TourBoardLayout.board(6, 6, 300, 260), Zoom.WHOLE);
        BoardViewport twelve = BoardViewport.of(TourBoardLayout.board(12, 6, 400, 260), Zoom.WHOLE);
        BoardViewport corner = BoardViewport.of(TourBoardLayout.board(12, 6, 200, 160), new Zoom(34.0 / 13, 0, 0));
        AlgorithmStyle look = AlgorithmStyle.CONSTRUCTION;
        ConstructionSteps steps = ConstructionSteps.of(12, 6, true);
        TourSquareNumbers closed =
                TourSquareNumbers.of(6, 6, TourConstruction.of(6, 6, true).tour(), true);
        TourSquareNumbers open =
                TourSquareNumbers.of(5, 5, TourConstruction.of(5, 5, false).tour(), false);
        cases.put("tour-board", () -> SketchText.of(TourDrawing.board(corner, look)));
        cases.put("tour-closed", () -> SketchText.of(TourDrawing.path(six, closed, look)));
        cases.put(
                "tour-open",
                () -> SketchText.of(TourDrawing.path(
                        BoardViewport.of(TourBoardLayout.board(5, 5, 300, 260), Zoom.WHOLE),
                        open,
                        AlgorithmStyle.at(2))));
        cases.put("tour-blocks", () -> SketchText.of(TourDrawing.step(twelve, steps, 1, look)));
        cases.put("tour-join", () -> SketchText.of(TourDrawing.step(twelve, steps, JoinSteps.of(steps, 1), look)));
        PathCoverageGrid.Tally tally = new PathCoverageGrid.Tally(6, 6);
        IntStream.of(TourConstruction.of(6, 6, true).tour()).limit(9).forEach(tally::visit);
        cases.put("tour-progress", () -> SketchText.of(TourDrawing.progress(six, tally.soFar(), look)));
    }

    private static void levels(Map<String, Supplier<String>> cases) {
        Board board = LevelCollection.numbered(8).board();
        BoardGeometry geometry = BoardGeometry.of(board, SIDE);
        List<Integer> path = Arrays.stream(LevelSolver.demonstration(LevelCollection.numbered(8))
                        .getLast()
                        .path()
                        .squares())
                .boxed()
                .toList();
        List<Integer> walk = List.of(path.get(0), path.get(1), path.get(2), path.get(1), path.get(2));
        cases.put(
                "level-returns",
                () -> SketchText.of(LevelWalkDrawing.of(
                        geometry,
                        new LevelWalkDrawing.View(
                                walk,
                                false,
                                true,
                                PositionLayers.ALL,
                                List.of(path.get(3)),
                                path.get(3),
                                Board.NONE,
                                List.of(),
                                WitnessMarks.NONE))));
        cases.put(
                "level-prune",
                () -> SketchText.of(LevelWalkDrawing.of(
                        geometry,
                        new LevelWalkDrawing.View(
                                path.subList(0, 3),
                                false,
                                false,
                                PositionLayers.ALL,
                                List.of(),
                                Board.NONE,
                                path.get(3),
                                List.of(path.get(5)),
                                WitnessMarks.NONE))));
        cases.put(
                "level-pace",
                () -> SketchText.of(StarPaceBarDrawing.of(new StarPaceBarDrawing.Pace(11, 13, 5, 8, Set.of(3)), 300)));
        for (LevelThumbnailDrawing.State state : LevelThumbnailDrawing.State.values()) {
            cases.put(
                    "level-tile-" + state.name().toLowerCase(Locale.ROOT),
                    () -> SketchText.of(LevelThumbnailDrawing.of(
                            new LevelThumbnailDrawing.Tile(
                                    8, board, 2, state == LevelThumbnailDrawing.State.OPEN, state, "now"),
                            90,
                            130)));
        }
    }

    private static void charts(Map<String, Supplier<String>> cases) {
        HeatScale scale = new HeatScale(10, 10_000, ColourRole.SERIES_1);
        List<CensusRow> rows = List.of(
                new CensusRow(0, Outcome.FOUND, 12),
                new CensusRow(1, Outcome.STOPPED, 10_000),
                new CensusRow(2, Outcome.PROVEN_ABSENT, 900));
        cases.put("census", () -> SketchText.of(CensusBoardDrawing.of(BoardGeometry.of(HOLED, 60), rows, scale, 1)));
        cases.put(
                "census-small",
                () -> SketchText.of(CensusBoardDrawing.of(BoardGeometry.bare(HOLED, 14), rows, scale, 1)));
        cases.put("census-scale", () -> SketchText.of(CensusScaleDrawing.of(scale, 116)));
        Map<Integer, StepRatio> ratios = Map.of(
                0,
                new StepRatio(StepRatio.Kind.FEWER, 9.27),
                1,
                new StepRatio(StepRatio.Kind.OVER_FEWER, 28_571),
                2,
                new StepRatio(StepRatio.Kind.MORE, 30),
                3,
                new StepRatio(StepRatio.Kind.BOTH_STOPPED, 0),
                5,
                new StepRatio(StepRatio.Kind.SAME, 1));
        RatioColourScale ratioScale = RatioColourScale.of(ratios.values(), ColourRole.SERIES_1, ColourRole.SERIES_2);
        cases.put(
                "census-ratios",
                () -> SketchText.of(StepRatioBoardDrawing.of(BoardGeometry.of(HOLED, 72), ratios, ratioScale, 1)));
        cases.put(
                "census-ratios-small",
                () -> SketchText.of(StepRatioBoardDrawing.of(BoardGeometry.bare(HOLED, 14), ratios, ratioScale, 1)));
        cases.put(
                "census-ratio-scale",
                () -> SketchText.of(
                        CensusScaleDrawing.of(ratioScale, "Warnsdorff, random 123456789", "Backtracking", 116)));
        cases.put("degrees", () -> SketchText.of(DegreeChart.of(new int[] {0, 0, 8, 4, 3, 0, 0, 0, 1}, 8, -1)));
        cases.put("colours", () -> SketchText.of(LightDarkBarChart.of(12, 13, false)));
    }

    /** A moment of a search on five by five from a corner. */
    private static String moment(Algorithm algorithm, long step) {
        ConfiguredAlgorithm solver = ConfiguredAlgorithm.of(algorithm);
        Trace trace = new Trace(Problem.open(FIVE, 0), solver);
        trace.extend(step);
        return SketchText.of(BoardDrawing.of(
                BoardGeometry.bare(FIVE, SIDE), trace.frame(step).position(), AlgorithmStyle.of(algorithm), 24));
    }

    private static String states() {
        int some = 0b0001_1101;
        List<DrawnSquareState> states = List.of(
                new DrawnSquareState(false, new DrawnSquareState.Free(), DrawnSquareState.ALL, some, 0b10, 0b100, 0),
                new DrawnSquareState(true, new DrawnSquareState.Visited(7, 0.5), 0b1111, 0b0101, 0, 0, 0),
                new DrawnSquareState(true, new DrawnSquareState.Visited(1, 0), 0b1111, 0, 0, 0, 0),
                new DrawnSquareState(false, new DrawnSquareState.Head(), DrawnSquareState.ALL, some, 0, 0, 0),
                new DrawnSquareState(true, new DrawnSquareState.Candidate("3", true, true), some, some, 0, 0, 1),
                new DrawnSquareState(true, new DrawnSquareState.Empty(true), some, 0, 1, 0, 0),
                new DrawnSquareState(true, new DrawnSquareState.Empty(false), some, 0, 0, 0, 0),
                new DrawnSquareState(false, new DrawnSquareState.Ghost(), some, some, 0, 1, 1));
        List<String> texts = new ArrayList<>();
        for (DrawnSquareState state : states) {
            texts.add(state.centre().getClass().getSimpleName() + "\n"
                    + SketchText.of(SquareDrawing.of(state, AlgorithmStyle.at(0), 112)));
        }
        return String.join("\n", texts);
    }

    private static String markers() {
        return String.join(
                "",
                Stream.concat(
                                IntStream.range(0, ColourRole.SERIES_COUNT).mapToObj(AlgorithmStyle::at),
                                Stream.of(AlgorithmStyle.CONSTRUCTION))
                        .map(look -> look.marker() + " " + look.line() + "\n" + SketchText.of(look.marker(20)))
                        .toList());
    }

    static Set<String> names() {
        return CASES.keySet();
    }

    @ParameterizedTest
    @MethodSource("names")
    void drawingIsAsItWas(String name) {
        BASELINE.check(name, CASES.get(name).get());
    }

    @Test
    void everyBaselineBelongsToADrawing() {
        List<String> left = BASELINE.names().stream()
                .filter(name -> !names().contains(name))
                .toList();
        assertEquals(List.of(), left);
    }

    @Test
    void everyKindOfWitnessHasABaseline() {
        List<String> kinds = Stream.of(WitnessKind.values())
                .filter(kind -> kind != WitnessKind.END_OF_CLOSED_TOUR)
                .map(kind -> "witness-" + kind.word())
                .filter(name -> !names().contains(name))
                .toList();
        assertEquals(List.of(), kinds);
    }
}
