package knightschool.drawing.domain;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.stream.IntStream;
import knightschool.algorithm.Algorithm;
import knightschool.algorithm.Algorithms;
import knightschool.algorithm.ConfiguredAlgorithm;
import knightschool.board.Board;
import knightschool.board.SquareNames;
import knightschool.drawing.AlgorithmStyle;
import knightschool.drawing.ColourRole;
import knightschool.drawing.Sketch;
import knightschool.drawing.SketchShape;
import knightschool.drawing.SquareMeasures;
import knightschool.drawing.VectorOutline;
import knightschool.search.Problem;
import knightschool.search.Search;
import knightschool.search.position.DomainCell;
import knightschool.search.position.Position;
import knightschool.search.position.PositionDifferences;
import knightschool.search.position.SquareDomain;
import knightschool.trace.SearchSnapshot;
import knightschool.trace.SearchSnapshotFactory;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.parallel.Execution;
import org.junit.jupiter.api.parallel.ExecutionMode;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

@Execution(ExecutionMode.CONCURRENT)
class DomainTableDrawingTest {
    private static final double TYPE = 12;
    private static final int LAST_STEP = 120;
    private static final int SAMPLES = 12;

    /** How wide a digit is, as part of the type. */
    private static final double DIGIT = 0.62;

    /** The least between letters and an edge, in pixels. */
    private static final double AIR = 0.4;

    static List<Algorithm> algorithms() {
        return Algorithms.all();
    }

    @ParameterizedTest
    @MethodSource("algorithms")
    void everyBlockHasTheCellsOfTheRowAtRandomSteps(Algorithm algorithm) {
        Random random = new Random(algorithm.name().hashCode());
        ConfiguredAlgorithm solver = ConfiguredAlgorithm.of(algorithm);
        for (Board board : List.of(Board.full(8, 8), Board.full(5, 6), Board.full(12, 12))) {
            Search search = Search.begin(Problem.open(board, board.startOrFirst()), solver.policy());
            SearchSnapshot frame = SearchSnapshotFactory.first(solver, search);
            check(frame);
            while (!search.isOver() && search.step() < LAST_STEP) {
                frame = SearchSnapshotFactory.step(solver, search);
                if (random.nextInt(LAST_STEP) < SAMPLES) {
                    check(frame);
                }
            }
            check(frame);
        }
    }

    private static void check(SearchSnapshot frame) {
        Position position = frame.position();
        Board board = position.board();
        board.playable().forEach(square -> {
            Sketch block = block(frame, square);
            String name = SquareNames.name(board, square);
            assertTrue(labels(block).contains(name), name);
            if (!position.domains().has(square)) {
                int visit = position.path().numbers(board.squares())[square];
                assertEquals(List.of(name, String.valueOf(visit)), labels(block));
                return;
            }
            Sketch row = row(position, square);
            assertEquals(inRow(row), inTable(block, name), name);
            assertEquals(yellow(row), yellow(block) - (position.isEmptiedNow(square) ? 1 : 0), name);
            int open = SquareDomain.of(position, square).open();
            assertEquals(open > 0, labels(block).contains(String.valueOf(open)), name);
        });
    }

    /** Where blocks are as small and as close as they ever are. */
    @ParameterizedTest
    @CsvSource({"5, 5, true", "8, 8, true", "8, 8, false", "12, 12, true", "12, 12, false"})
    void lettersAndDigitsTouchNoEdgeAndNoOther(int columns, int rows, boolean numbers) {
        Board board = Board.full(columns, rows);
        ConfiguredAlgorithm solver = ConfiguredAlgorithm.read("forward-checking");
        Search search = Search.begin(Problem.open(board, 0), solver.policy());
        DomainTableBlockMeasures full = DomainTableBlockMeasures.of(board, SquareMeasures.LEAST_TEXT_PIXELS);
        DomainTableBlockMeasures measure = numbers ? full : full.withoutNumbers();
        for (int step = 0; step < board.squares() && !search.isOver(); step++) {
            SearchSnapshot frame = SearchSnapshotFactory.step(solver, search);
            board.playable().forEach(square -> {
                DomainTableGrid one =
                        new DomainTableGrid(List.of(square), 1, measure, measure.leastAcross(), measure.leastDown());
                lettersHaveAir(DomainTableDrawing.of(
                        frame.position(),
                        AlgorithmStyle.of(solver.algorithm()),
                        one,
                        Board.NONE,
                        PositionDifferences.NONE));
            });
        }
    }

    private static void lettersHaveAir(Sketch block) {
        List<SketchShape.Box> cells = block.shapes().stream()
                .filter(SketchShape.Box.class::isInstance)
                .map(SketchShape.Box.class::cast)
                .filter(box -> box.width() < 3 * SquareMeasures.LEAST_TEXT_PIXELS
                        && box.style().border().isPresent())
                .toList();
        block.shapes().stream()
                .filter(SketchShape.Label.class::isInstance)
                .map(SketchShape.Label.class::cast)
                .forEach(label -> cells.forEach(
                        cell -> assertTrue(isIn(label, cell) || isBeside(label, cell), () -> label + " and " + cell)));
    }

    private static double half(SketchShape.Label label) {
        return DIGIT * label.size() * label.text().length() / 2;
    }

    private static boolean isIn(SketchShape.Label label, SketchShape.Box cell) {
        return label.x() - half(label) >= cell.x() + AIR && label.x() + half(label) <= cell.x() + cell.width() - AIR;
    }

    private static boolean isBeside(SketchShape.Label label, SketchShape.Box cell) {
        return label.x() + half(label) <= cell.x() - AIR
                || label.x() - half(label) >= cell.x() + cell.width() + AIR
                || label.y() < cell.y()
                || label.y() > cell.y() + cell.height();
    }

    private static Sketch block(SearchSnapshot frame, int square) {
        DomainTableBlockMeasures measure = DomainTableBlockMeasures.of(frame.board(), TYPE);
        DomainTableGrid one =
                new DomainTableGrid(List.of(square), 1, measure, measure.mostAcross(), measure.mostDown());
        return DomainTableDrawing.of(
                frame.position(),
                AlgorithmStyle.of(frame.solver().algorithm()),
                one,
                Board.NONE,
                PositionDifferences.NONE);
    }

    private static Sketch row(Position position, int square) {
        return row(position, square, 0);
    }

    private static Sketch row(Position position, int square, int differing) {
        return EnlargedDomainDrawing.of(
                position,
                SquareDomain.of(position, square),
                new DomainCellsLayout(0, 0, 400, 36, 1, 2),
                TYPE,
                differing,
                DomainTableDrawingTest::words);
    }

    /** A corner for each cell in which panes differ, which at the height of the words is as narrow as their margin. */
    @Test
    void cellsOfTheRowInWhichPanesDifferHaveACorner() {
        ConfiguredAlgorithm solver = ConfiguredAlgorithm.read("forward-checking");
        Search search = Search.begin(Problem.open(Board.full(8, 8), 0), solver.policy());
        Position position = null;
        for (int step = 0; step < 19; step++) {
            position = SearchSnapshotFactory.step(solver, search).position();
        }
        int head = position.path().head();
        List<DomainCell> inside = SquareDomain.of(position, head).cells().stream()
                .filter(cell -> cell.target() != Board.NONE)
                .toList();
        int all = inside.stream().mapToInt(cell -> 1 << cell.move()).sum();
        for (int differing : new int[] {0, 1 << inside.getFirst().move(), all}) {
            List<SketchShape.Outline> corners = row(position, head, differing).shapes().stream()
                    .filter(SketchShape.Outline.class::isInstance)
                    .map(SketchShape.Outline.class::cast)
                    .toList();
            assertEquals(Integer.bitCount(differing), corners.size());
        }
        List<SketchShape> shapes = row(position, head, all).shapes();
        List<Double> words = shapes.stream()
                .filter(SketchShape.Label.class::isInstance)
                .map(shape -> ((SketchShape.Label) shape).y())
                .toList();
        shapes.stream()
                .filter(SketchShape.Outline.class::isInstance)
                .flatMap(shape -> ((SketchShape.Outline) shape).curve().parts().stream())
                .filter(VectorOutline.Move.class::isInstance)
                .forEach(top ->
                        assertTrue(words.stream().allMatch(low -> low <= ((VectorOutline.Move) top).y() + AIR + 1)));
    }

    private static String words(DomainCell cell) {
        return cell.state() == DomainCell.State.VISITED ? "by " + cell.closedBy() : "";
    }

    private static List<String> labels(Sketch sketch) {
        return sketch.shapes().stream()
                .filter(SketchShape.Label.class::isInstance)
                .map(shape -> ((SketchShape.Label) shape).text())
                .toList();
    }

    private static List<String> inRow(Sketch row) {
        return labels(row).stream()
                .filter(words -> words.startsWith("by "))
                .map(words -> words.substring(3))
                .toList();
    }

    /** The numbers in the cells come before the name and how many moves are open. */
    private static List<String> inTable(Sketch block, String name) {
        List<String> all = labels(block);
        return all.subList(0, all.indexOf(name));
    }

    private static long yellow(Sketch sketch) {
        return sketch.shapes().stream()
                .filter(shape -> switch (shape) {
                    case SketchShape.Box box -> box.style().fill().equals(Optional.of(ColourRole.ACCENT));
                    case SketchShape.Disc disc -> disc.style().fill().equals(Optional.of(ColourRole.ACCENT));
                    default -> false;
                })
                .count();
    }

    /** What a legend shows of a table without numbers has none either. */
    @ParameterizedTest
    @ValueSource(booleans = {true, false})
    void signOfAClosedMoveHasANumberWhereTheTableHasOne(boolean numbers) {
        Board board = Board.full(8, 8);
        ConfiguredAlgorithm solver = ConfiguredAlgorithm.read("forward-checking");
        Search search = Search.begin(Problem.open(board, 0), solver.policy());
        SearchSnapshotFactory.step(solver, search);
        SearchSnapshot frame = SearchSnapshotFactory.step(solver, search);
        DomainTableBlockMeasures full = DomainTableBlockMeasures.of(board, TYPE);
        DomainTableGrid grid = DomainTableGrid.whole(board, numbers ? full : full.withoutNumbers(), 1200, 400);
        List<DomainLegendSigns.DomainSign> closed =
                DomainLegendSigns.of(
                                frame.position(), AlgorithmStyle.of(solver.algorithm()), grid, PositionDifferences.NONE)
                        .stream()
                        .filter(sign -> sign.kind() == DomainLegendSigns.Kind.CLOSED
                                || sign.kind() == DomainLegendSigns.Kind.CHANGED)
                        .toList();
        assertEquals(2, closed.size());
        for (DomainLegendSigns.DomainSign sign : closed) {
            assertEquals(numbers, sign.number() > 0, sign.kind()::toString);
            assertEquals(numbers, !labels(sign.sketch()).isEmpty(), sign.kind()::toString);
        }
    }

    @Test
    void pointOfABlockIsItsSquareAndNothingIsBesideTheTable() {
        Board board = Board.full(8, 5);
        DomainTableGrid grid = DomainTableGrid.whole(board, DomainTableBlockMeasures.of(board, TYPE), 900, 220);
        for (int place = 0; place < board.squares(); place++) {
            DomainTableGrid.Block at = grid.block(place);
            assertEquals(place, grid.squareAt(at.x() + at.width() / 2, at.y() + at.height() / 2));
        }
        assertEquals(Board.NONE, grid.squareAt(-1, 5));
        assertEquals(Board.NONE, grid.squareAt(5, grid.height() + 1));
        assertEquals(Board.NONE, grid.squareAt(grid.width() + 1, 5));
    }

    @Test
    void squaresOfAStepBeginWithWhatIsWorthMost() {
        ConfiguredAlgorithm solver = ConfiguredAlgorithm.read("backtracking");
        Search search = Search.begin(Problem.open(Board.full(8, 8), 0), solver.policy());
        while (search.step() < 44) {
            Position position = SearchSnapshotFactory.step(solver, search).position();
            List<Integer> squares = StepRelevantSquareSelector.of(position, 7);
            assertEquals(7, squares.getFirst());
            assertEquals(position.path().head(), squares.get(position.path().head() == 7 ? 0 : 1));
            List<Integer> changed = IntStream.range(0, 64)
                    .filter(square ->
                            SquareDomain.of(position, square).cells().stream().anyMatch(DomainCell::isChangedNow))
                    .boxed()
                    .toList();
            assertTrue(squares.containsAll(changed));
            assertTrue(squares.containsAll(position.stepKind().takenBack()));
            assertEquals(squares.size(), squares.stream().distinct().count());
        }
    }

    @Test
    void someSquaresAreInTheOrderOfTheBoardAndThoseThatComeFirstAreThere() {
        Board board = Board.full(8, 8);
        List<Integer> wanted = List.of(40, 3, 22, 61, 9, 10, 11, 12);
        DomainTableGrid grid = DomainTableGrid.some(wanted, DomainTableBlockMeasures.of(board, TYPE), 200, 80);
        assertEquals(List.of(3, 22, 40, 61), grid.squares());
    }
}
