package knightschool.drawing.chart;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;
import knightschool.algorithm.ConfiguredAlgorithm;
import knightschool.board.Board;
import knightschool.census.experiment.CompletedRunCache;
import knightschool.census.experiment.EvenlySpacedStarts;
import knightschool.census.experiment.ExperimentPlan;
import knightschool.census.experiment.ExperimentTable;
import knightschool.drawing.Sketch;
import knightschool.drawing.SketchShape;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class ExperimentDrawingTest {
    /** Where the title of the curves ends, as it is on screen. */
    private static final double TITLE_END = 327;

    /** The width of a letter of the small type at most, on average, as it is on screen. */
    private static final double LETTER = 5.8;

    private static final List<Board> BOARDS =
            Stream.of(5, 6, 7, 8).map(side -> Board.full(side, side)).toList();

    private static ExperimentPlotData data(long limit) {
        ExperimentPlan plan =
                new ExperimentPlan(BOARDS, EvenlySpacedStarts.ALL, ConfiguredAlgorithm.usual(), false, limit);
        return new ExperimentPlotData(
                plan, ExperimentTable.of(plan, new CompletedRunCache()), Set.of(), Optional.empty());
    }

    private static List<SketchShape.Label> labels(Sketch sketch) {
        return sketch.shapes().stream()
                .filter(SketchShape.Label.class::isInstance)
                .map(SketchShape.Label.class::cast)
                .toList();
    }

    /** Its last letter was cut at the right edge. */
    @Test
    void lastNameOfASolverEndsWithinThePlot() {
        double workbench = 79;
        ExperimentPlan plan = new ExperimentPlan(
                BOARDS,
                EvenlySpacedStarts.ALL,
                List.of(ConfiguredAlgorithm.read("backtracking"), ConfiguredAlgorithm.read("workbench")),
                false,
                1_000);
        ExperimentPlotData data = new ExperimentPlotData(
                plan, ExperimentTable.of(plan, new CompletedRunCache()), Set.of(), Optional.empty());
        double left = labels(new ExperimentFigureDrawing(data, false, 900, 300).draw()).stream()
                .filter(label -> label.text().equals("Workbench"))
                .findFirst()
                .orElseThrow()
                .x();
        assertTrue(left + workbench <= 900, "it begins at " + left);
    }

    @ParameterizedTest
    @ValueSource(doubles = {622, 657, 694, 820, 936})
    void tableHasTheWholeNameOfEverySolver(double width) {
        List<String> texts = labels(new ExperimentTableDrawing(data(10_000_000), width, 300).draw()).stream()
                .map(SketchShape.Label::text)
                .toList();
        for (ConfiguredAlgorithm solver : ConfiguredAlgorithm.usual()) {
            assertEquals(
                    BOARDS.size(), texts.stream().filter(solver.title()::equals).count(), solver.title());
        }
    }

    /** It ran into the sign of the first solver. */
    @ParameterizedTest
    @ValueSource(doubles = {560, 622, 657, 936})
    void nameOfABoardWithHolesEndsBeforeTheSolvers(double width) {
        ExperimentPlan plan = new ExperimentPlan(
                List.of(Board.full(12, 12).withHole(0, true).withHole(5, true)),
                EvenlySpacedStarts.ALL,
                ConfiguredAlgorithm.usual(),
                false,
                1_000);
        ExperimentPlotData data = new ExperimentPlotData(
                plan, ExperimentTable.of(plan, new CompletedRunCache()), Set.of(), Optional.empty());
        List<SketchShape.Label> labels = labels(new ExperimentTableDrawing(data, width, 300).draw());
        SketchShape.Label board = labels.stream()
                .filter(label -> label.text().endsWith("(142)"))
                .findFirst()
                .orElseThrow();
        SketchShape.Label heading = labels.stream()
                .filter(label -> label.text().equals("algorithm"))
                .findFirst()
                .orElseThrow();
        assertTrue(LETTER * board.text().length() + 8 <= heading.x(), heading + " in a width of " + width);
    }

    /** The longest head stands at the right: it leaves a gap after the one before it. */
    @ParameterizedTest
    @ValueSource(doubles = {694, 819, 820, 835, 860, 1100})
    void headsOfTheTableStandApart(double width) {
        List<SketchShape.Label> labels = labels(new ExperimentTableDrawing(data(1_000), width, 300).draw());
        SketchShape.Label stopped = labels.stream()
                .filter(label -> label.text().equals("stopped"))
                .findFirst()
                .orElseThrow();
        SketchShape.Label last = labels.stream()
                .filter(label -> label.text().contains("beside"))
                .findFirst()
                .orElseThrow();
        assertTrue(last.x() - LETTER * last.text().length() >= stopped.x() + 12, last + " in a width of " + width);
    }

    /** The numbers of squares are read as a scale of their own. */
    @ParameterizedTest
    @ValueSource(doubles = {622, 820, 1100})
    void captionOfTheCurveStandsApartFromTheNumbersOfSquares(double width) {
        List<SketchShape.Label> labels = labels(new ExperimentFigureDrawing(data(1_000), true, width, 300).draw());
        SketchShape.Label caption = labels.stream()
                .filter(label -> label.text().startsWith("both"))
                .findFirst()
                .orElseThrow();
        SketchShape.Label first = labels.stream()
                .filter(label -> label.text().equals("25 squares"))
                .findFirst()
                .orElseThrow();
        double end = caption.x() + LETTER * caption.text().length();
        double begin = first.x() - LETTER * first.text().length() / 2;
        assertTrue(first.y() > caption.y() + 10 || begin >= end + 16, caption + " and " + first);
    }

    @ParameterizedTest
    @ValueSource(doubles = {160, 202, 280, 420})
    void numbersOfTheAxisStandApart(double height) {
        List<Double> heights = labels(new BoxPlotDrawing(data(1_000_000_000L), 900, height).draw()).stream()
                .filter(label -> label.side() == SketchShape.Side.ENDS)
                .map(SketchShape.Label::y)
                .sorted()
                .toList();
        assertTrue(heights.size() >= 3, heights.toString());
        for (int i = 1; i < heights.size(); i++) {
            assertTrue(heights.get(i) - heights.get(i - 1) >= 19, heights.toString());
        }
    }

    @ParameterizedTest
    @ValueSource(doubles = {440, 520, 600, 694, 760, 936})
    void namesOfTheSolversStandBesideTheTitleOrBelowIt(double width) {
        List<SketchShape.Label> labels = labels(new ExperimentFigureDrawing(data(1_000), true, width, 300).draw());
        double titleY = labels.getFirst().y();
        labels.stream()
                .filter(label -> ConfiguredAlgorithm.usual().stream()
                        .anyMatch(solver -> solver.title().equals(label.text())))
                .forEach(name -> assertTrue(
                        name.y() > titleY + 10 || name.x() - 20 > TITLE_END, name + " in a width of " + width));
    }
}
