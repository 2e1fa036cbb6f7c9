package knightschool.drawing.game;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.Set;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import knightschool.algorithm.Algorithms;
import knightschool.algorithm.ConfiguredAlgorithm;
import knightschool.board.Board;
import knightschool.board.SquareNames;
import knightschool.board.edit.Symmetry;
import knightschool.drawing.AlgorithmStyle;
import knightschool.drawing.ColourExpression;
import knightschool.drawing.PathStyle;
import knightschool.drawing.Sketch;
import knightschool.drawing.SketchShape;
import knightschool.drawing.board.BoardDrawing;
import knightschool.drawing.board.BoardGeometry;
import knightschool.drawing.board.BoardViewport;
import knightschool.drawing.board.DrawnWalk;
import knightschool.drawing.board.KnightMotion;
import knightschool.drawing.board.PositionLayers;
import knightschool.drawing.board.WitnessMarks;
import knightschool.drawing.editor.EditorBoardDrawing;
import knightschool.drawing.editor.EditorLegendSigns;
import knightschool.drawing.legend.BoardLegendSign;
import knightschool.drawing.legend.SharedBoardSign;
import knightschool.drawing.legend.VisibleBoardSign;
import knightschool.graph.GraphElementSet;
import knightschool.graph.KnightGraph;
import knightschool.graph.UndirectedEdge;
import knightschool.search.KnightPath;
import knightschool.search.Problem;
import knightschool.search.position.Position;
import knightschool.trace.Trace;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** What is on a board is in its legend, and nothing else is. */
class PositionLegendSignsTest {
    private static final Board BOARD = Board.full(5, 5);
    private static final int C3 = SquareNames.parse(BOARD, "c3");
    private static final int SAMPLES = 60;
    private static final int STEPS = 2000;
    private static final long SEED = 19;

    private static Position at(String algorithm, long step) {
        Trace trace = new Trace(Problem.open(BOARD, C3), ConfiguredAlgorithm.read(algorithm));
        trace.extend(step + 1);
        return trace.frame(step).position();
    }

    private static List<VisibleBoardSign> signs(double side, Position position, PathStyle look, PositionLayers layers) {
        return PositionLegendSigns.of(side, position, look, Board.NONE, WitnessMarks.NONE, layers);
    }

    private static Set<BoardLegendSign> kinds(List<VisibleBoardSign> signs) {
        Set<BoardLegendSign> kinds = new HashSet<>();
        signs.forEach(shown -> assertTrue(kinds.add(shown.sign()), shown.sign() + " is there twice"));
        return kinds;
    }

    private static List<String> where(List<VisibleBoardSign> signs, BoardLegendSign sign) {
        return signs.stream()
                .filter(shown -> shown.sign() == sign)
                .flatMap(shown -> shown.squares().stream())
                .map(square -> SquareNames.name(BOARD, square))
                .toList();
    }

    @Test
    void stepThatLosesASquareSaysWhatItClosed() {
        List<VisibleBoardSign> signs = signs(67, at("backtracking", 19), look("backtracking"), PositionLayers.ALL);
        assertEquals(
                Set.of(
                        SharedBoardSign.VISITED,
                        SharedBoardSign.FIRST,
                        SharedBoardSign.KNIGHT,
                        SharedBoardSign.MOVE_NOW,
                        SharedBoardSign.ORDER,
                        SharedBoardSign.OPEN_MOVE,
                        SharedBoardSign.KNIGHT_MOVE,
                        SharedBoardSign.PASSED_MOVE,
                        SharedBoardSign.CLOSED_EARLIER,
                        SharedBoardSign.CLOSED_NOW,
                        SharedBoardSign.EMPTY,
                        SharedBoardSign.EMPTY_NOW),
                kinds(signs));
        assertEquals(List.of("e4"), where(signs, SharedBoardSign.KNIGHT));
        assertEquals(List.of("a5", "a1"), where(signs, SharedBoardSign.EMPTY));
        assertEquals(List.of("a4"), where(signs, SharedBoardSign.EMPTY_NOW));
        assertEquals(List.of("a4"), where(signs, SharedBoardSign.CLOSED_NOW));
    }

    @Test
    void stepThatTakesTheKnightBackSaysWhatItOpenedAgain() {
        List<VisibleBoardSign> signs =
                signs(67, at("forward-checking", 19), look("forward-checking"), PositionLayers.ALL);
        assertEquals(List.of("c5"), where(signs, SharedBoardSign.TAKEN_BACK));
        assertEquals(List.of("a5", "c5", "d2", "a1"), where(signs, SharedBoardSign.REOPENED));
        assertTrue(where(signs, SharedBoardSign.MOVE_NOW).isEmpty());
    }

    @Test
    void beginningHasFewSigns() {
        assertEquals(
                Set.of(
                        SharedBoardSign.KNIGHT,
                        SharedBoardSign.ORDER,
                        SharedBoardSign.OPEN_MOVE,
                        SharedBoardSign.KNIGHT_MOVE),
                kinds(signs(67, at("backtracking", 0), look("backtracking"), PositionLayers.ALL)));
        assertTrue(kinds(signs(67, at("warnsdorff", 0), look("warnsdorff"), PositionLayers.ALL))
                .contains(SharedBoardSign.SCORE));
    }

    @Test
    void whatIsLeftOutIsNoSign() {
        Position position = at("backtracking", 19);
        assertEquals(
                Set.of(
                        SharedBoardSign.VISITED,
                        SharedBoardSign.FIRST,
                        SharedBoardSign.KNIGHT,
                        SharedBoardSign.MOVE_NOW),
                kinds(signs(67, position, look("backtracking"), PositionLayers.PATH)));
        Set<BoardLegendSign> small = kinds(signs(20, position, look("backtracking"), PositionLayers.ALL));
        assertTrue(
                small.contains(SharedBoardSign.CANDIDATE) && !small.contains(SharedBoardSign.ORDER), small::toString);
        assertTrue(
                small.contains(SharedBoardSign.VISITED_IN_COLOUR) && !small.contains(SharedBoardSign.VISITED),
                "no number is promised where there is none: " + small);
        assertTrue(
                !small.contains(SharedBoardSign.CLOSED_EARLIER) && small.contains(SharedBoardSign.CLOSED_NOW),
                small::toString);
    }

    @Test
    void dotsForMovesThatAreNotThereAreNamedWhereSquaresAreLargeEnoughForThem() {
        Position position = at("backtracking", 19);
        assertTrue(kinds(signs(104, position, look("backtracking"), PositionLayers.ALL))
                .contains(SharedBoardSign.OFF_BOARD));
        assertFalse(kinds(signs(99, position, look("backtracking"), PositionLayers.ALL))
                .contains(SharedBoardSign.OFF_BOARD));
    }

    /** Strokes are compared, with what they are made of: no stroke on the board is missing in the legend. */
    @ParameterizedTest
    @ValueSource(strings = {"backtracking", "forward-checking", "warnsdorff", "warnsdorff-article"})
    void everyStrokeOnTheBoardIsInTheLegend(String algorithm) {
        Trace trace = new Trace(Problem.open(BOARD, C3), ConfiguredAlgorithm.read(algorithm));
        trace.extend(STEPS);
        Random random = new Random(SEED);
        for (int i = 0; i < SAMPLES; i++) {
            Position position =
                    trace.frame(random.nextLong(trace.explored() + 1)).position();
            double side = List.of(20, 36, 67).get(i % 3);
            PathStyle look = look(algorithm);
            check(
                    algorithm + ", sample " + i,
                    signs(side, position, look, PositionLayers.ALL),
                    BoardDrawing.of(BoardGeometry.bare(BOARD, side), position, look, Board.NONE));
        }
    }

    private static void check(String where, List<VisibleBoardSign> signs, Sketch drawn) {
        Set<Ink> named = named(where, signs, drawn);
        named.removeAll(inks(drawn));
        assertEquals(Set.of(), named, () -> where + " is in the legend alone, of " + kinds(signs));
    }

    /** What the signs are painted with, which is all that the board is. */
    private static Set<Ink> named(String where, List<VisibleBoardSign> signs, Sketch drawn) {
        Set<Ink> named = new HashSet<>();
        signs.forEach(shown -> named.addAll(inks(shown.sketch())));
        Set<Ink> missing = inks(drawn);
        missing.removeAll(named);
        assertEquals(Set.of(), missing, () -> where + " is on the board, with " + kinds(signs));
        return named;
    }

    @Test
    void everyStrokeOfAGameIsInTheLegend() {
        Random random = new Random(SEED);
        for (int i = 0; i < SAMPLES; i++) {
            Position position = walked(random);
            int square = random.nextInt(BOARD.squares());
            boolean asked = random.nextBoolean();
            GameDrawing.View view = new GameDrawing.View(
                    Optional.of(position),
                    PositionLayers.of(random.nextBoolean(), random.nextBoolean(), random.nextBoolean()),
                    random.nextBoolean(),
                    random.nextBoolean() ? List.of(square) : List.of(),
                    asked ? new WitnessMarks(List.of(square), List.of(), List.of()) : WitnessMarks.NONE,
                    asked ? List.of() : List.of(square),
                    random.nextBoolean() ? square : Board.NONE,
                    random.nextBoolean() ? List.of(square) : List.of(),
                    Board.NONE);
            double side = List.of(20, 36, 67).get(i % 3);
            check(
                    "game " + i,
                    PositionLegendSigns.of(side, BOARD, view),
                    GameDrawing.of(BoardGeometry.bare(BOARD, side), view));
        }
    }

    private static Position walked(Random random) {
        Problem problem = Problem.open(BOARD, C3);
        Position position = Position.ofPath(problem, new KnightPath(new int[] {C3}));
        int moves = random.nextInt(20);
        for (int i = 0; i < moves && !position.candidates().isEmpty(); i++) {
            int choices = position.candidates().size();
            int to = position.candidates().get(random.nextInt(choices)).square();
            position = Position.ofPath(
                    problem,
                    new KnightPath(
                            IntStream.concat(Arrays.stream(position.path().squares()), IntStream.of(to))
                                    .toArray()));
        }
        return position;
    }

    @Test
    void everyStrokeOfALevelIsInTheLegend() {
        Random random = new Random(SEED);
        for (int i = 0; i < SAMPLES; i++) {
            List<Integer> walk = new ArrayList<>(List.of(C3));
            while (walk.size() < 2 + i / 2) {
                int[] next = KnightGraph.of(BOARD).neighbours(walk.getLast());
                walk.add(next[random.nextInt(next.length)]);
            }
            LevelWalkDrawing.View view = new LevelWalkDrawing.View(
                    walk,
                    false,
                    random.nextBoolean(),
                    PositionLayers.of(random.nextBoolean(), random.nextBoolean(), random.nextBoolean()),
                    List.of(),
                    Board.NONE,
                    Board.NONE,
                    List.of(),
                    WitnessMarks.NONE);
            double side = List.of(20, 36, 67).get(i % 3);
            check(
                    "level " + i,
                    PositionLegendSigns.of(side, BOARD, view),
                    LevelWalkDrawing.of(BoardGeometry.bare(BOARD, side), view));
            assertEquals(
                    walk.stream()
                            .anyMatch(square ->
                                    !square.equals(walk.getLast()) && walk.indexOf(square) != walk.lastIndexOf(square)),
                    kinds(PositionLegendSigns.of(side, BOARD, view)).contains(SharedBoardSign.VISITED_AGAIN));
        }
    }

    @Test
    void everyStrokeOfAWalkIsInTheLegend() {
        Random random = new Random(SEED);
        for (int i = 0; i < SAMPLES; i++) {
            List<Integer> squares =
                    random.ints(1 + i / 3, 0, BOARD.squares()).boxed().toList();
            int[] hints = KnightGraph.of(BOARD).neighbours(squares.getLast());
            WalkArrowDrawing.Walk walk = new WalkArrowDrawing.Walk(
                    squares,
                    random.nextInt(4),
                    random.nextBoolean() ? Set.of(hints[0]) : Set.of(),
                    Board.NONE,
                    KnightMotion.STILL);
            // A bit of a walk has a step in it, also where the board has none.
            named(
                    "walk " + i,
                    WalkArrowLegendSigns.of(60, BOARD, walk),
                    WalkArrowDrawing.of(new BoardGeometry(BOARD, 60, 0, 0), walk));
        }
    }

    @Test
    void everyStrokeOfAnEditedBoardIsInTheLegend() {
        Random random = new Random(SEED);
        for (int i = 0; i < SAMPLES; i++) {
            int square = random.nextInt(BOARD.squares());
            UndirectedEdge move =
                    UndirectedEdge.of(square, KnightGraph.of(BOARD).neighbours(square)[0]);
            EditorBoardDrawing.EditorMarks marks = new EditorBoardDrawing.EditorMarks(
                    random.nextBoolean() ? square : Board.NONE,
                    random.nextBoolean() ? new WitnessMarks(List.of(square), List.of(), List.of()) : WitnessMarks.NONE,
                    random.nextBoolean()
                            ? Optional.of(new DrawnWalk(List.of(move.smaller(), move.larger(), move.smaller()), false))
                            : Optional.empty(),
                    random.nextBoolean() ? new GraphElementSet(List.of(square), List.of(move)) : GraphElementSet.NONE,
                    Optional.empty(),
                    random.nextBoolean() ? Symmetry.LEFT_RIGHT : Symmetry.NONE,
                    random.nextBoolean());
            BoardGeometry geometry = BoardGeometry.bare(BOARD, 60);
            check(
                    "edited board " + i,
                    EditorLegendSigns.of(geometry, marks),
                    EditorBoardDrawing.of(BoardViewport.whole(geometry), marks));
        }
    }

    /** What a stroke is painted with. */
    private record Ink(ColourExpression tone, boolean dashed) {}

    /** The path apart, whose strength is its age. */
    private static Set<Ink> inks(Sketch sketch) {
        Set<Ink> inks = new HashSet<>();
        sketch.shapes().stream()
                .flatMap(shape -> switch (shape) {
                    case SketchShape.Line line -> Stream.of(line.stroke());
                    case SketchShape.Lines lines -> Stream.of(lines.stroke());
                    default -> Stream.empty();
                })
                .map(stroke -> new Ink(stroke.tone(), stroke.dash().isPresent()))
                .filter(ink -> !isPath(ink.tone()))
                .forEach(inks::add);
        return inks;
    }

    private static boolean isPath(ColourExpression tone) {
        return tone instanceof ColourExpression.Mixed;
    }

    private static PathStyle look(String algorithm) {
        return AlgorithmStyle.of(Algorithms.named(algorithm));
    }
}
