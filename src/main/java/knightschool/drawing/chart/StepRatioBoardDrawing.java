package knightschool.drawing.chart;

import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import knightschool.board.Board;
import knightschool.compare.StepRatio;
import knightschool.drawing.ColourRole;
import knightschool.drawing.LineStyle;
import knightschool.drawing.Sketch;
import knightschool.drawing.board.BoardGeometry;
import knightschool.text.NumberFormatter;

/**
 * Draws a board on which each start has a colour for the ratio of the numbers of steps that two solvers take from
 * there, and the ratio in figures where there is room.
 *
 * <p>Without colours fewer and more can be told apart by the word, and on small squares by a sign that points down or
 * up. A start from which one of the two searches was stopped is hatched, and its number is a bound.
 */
public final class StepRatioBoardDrawing {
    /** The smallest side, in pixels, of a square on which "times fewer" and "not known" stand in full. */
    private static final double FULL_WORDS_FROM_PIXELS = 66;

    private static final double SIGN = 0.2;
    private static final double SIGN_LINE = 0.09;
    private static final double SIGN_INK = 0.6;
    private static final int EXACT_DIGITS = 3;
    private static final int ROUGH_DIGITS = 2;
    private static final int TEN = 10;

    private final Map<Integer, StepRatio> ratios;
    private final RatioColourScale scale;
    private final boolean hasArrowheads;
    private final boolean isFull;

    private StepRatioBoardDrawing(
            Map<Integer, StepRatio> ratios, RatioColourScale scale, double side, boolean hasArrowheads) {
        this.ratios = ratios;
        this.scale = scale;
        this.hasArrowheads = hasArrowheads;
        this.isFull = side >= FULL_WORDS_FROM_PIXELS;
    }

    /**
     * Draws the ratios.
     *
     * @param ratios by playable square; squares without one are plain
     * @param focused the square with focus, or {@link Board#NONE}
     */
    public static Sketch of(
            BoardGeometry geometry, Map<Integer, StepRatio> ratios, RatioColourScale scale, int focused) {
        return of(geometry, ratios, scale, focused, true);
    }

    /**
     * Draws a single square without a number, for a legend.
     *
     * @param hasArrowhead whether squares of the board have arrowheads in place of numbers
     */
    public static Sketch sign(BoardGeometry geometry, StepRatio ratio, RatioColourScale scale, boolean hasArrowhead) {
        return of(geometry, Map.of(0, ratio), scale, Board.NONE, hasArrowhead);
    }

    /**
     * Returns whether some of the squares are too small for their numbers, and so have arrowheads.
     *
     * @param side the side of a square, in pixels
     */
    public static boolean hasArrowheads(double side, Collection<StepRatio> ratios, RatioColourScale scale) {
        StepRatioBoardDrawing drawing = new StepRatioBoardDrawing(Map.of(), scale, side, true);
        return ratios.stream()
                .filter(ratio -> ratio.isFewer() || ratio.isMore())
                .anyMatch(ratio ->
                        !HeatMapDrawing.isNumbered(side, drawing.content(ratio).numbers()));
    }

    private static Sketch of(
            BoardGeometry geometry,
            Map<Integer, StepRatio> ratios,
            RatioColourScale scale,
            int focused,
            boolean hasArrowheads) {
        StepRatioBoardDrawing drawing = new StepRatioBoardDrawing(ratios, scale, geometry.side(), hasArrowheads);
        Map<Integer, HeatMapDrawing.Content> squares = ratios.entrySet().stream()
                .collect(Collectors.toMap(Map.Entry::getKey, entry -> drawing.content(entry.getValue())));
        return HeatMapDrawing.of(geometry, squares, focused, drawing::mark);
    }

    private HeatMapDrawing.Content content(StepRatio ratio) {
        List<String> numbers = switch (ratio.kind()) {
            case NONE -> List.of("–");
            case BOTH_STOPPED -> List.of("?");
            default -> numbers(ratio);
        };
        return new HeatMapDrawing.Content(scale.tone(ratio), numbers);
    }

    private List<String> numbers(StepRatio ratio) {
        String bound = ratio.isBound() ? "≥ " : "";
        Stream<String> forms = ratio.times() < TEN
                ? Stream.of(ratio.number())
                : Stream.of(
                        NumberFormatter.besideLargest(ratio.wholeTimes(EXACT_DIGITS), Math.round(scale.most())),
                        NumberFormatter.roughBesideLargest(ratio.wholeTimes(ROUGH_DIGITS), Math.round(scale.most())));
        return forms.map(form -> bound + form).toList();
    }

    /** Draws the mark of a ratio and returns its word. */
    private String mark(HeatMapDrawing.Cell cell) {
        StepRatio ratio = ratios.get(cell.square());
        if (ratio.isBound() || ratio.kind() == StepRatio.Kind.BOTH_STOPPED) {
            CensusBoardDrawing.stopped(cell);
        }
        if (hasArrowheads && !cell.numbered() && (ratio.isFewer() || ratio.isMore())) {
            sign(cell, ratio.isFewer());
        }
        String times = isFull ? "times " : "× ";
        return switch (ratio.kind()) {
            case NONE -> "no ratio";
            case BOTH_STOPPED -> isFull ? "not known" : "";
            case FIRST, SAME -> "as many";
            case FEWER, OVER_FEWER -> times + "fewer";
            case MORE, OVER_MORE -> times + "more";
        };
    }

    /** Draws an arrowhead that points down for fewer steps, and up for more. */
    private static void sign(HeatMapDrawing.Cell cell, boolean isFewer) {
        double middleX = cell.x() + cell.side() / 2;
        double middleY = cell.y() + cell.side() / 2;
        double reach = SIGN * cell.side();
        double tip = middleY + (isFewer ? reach : -reach);
        double open = middleY - (isFewer ? reach : -reach);
        LineStyle stroke =
                LineStyle.round(ColourRole.INK.into(cell.heat(), SIGN_INK), Math.max(1, SIGN_LINE * cell.side()));
        cell.pencil().line(middleX - reach, open, middleX, tip, stroke);
        cell.pencil().line(middleX + reach, open, middleX, tip, stroke);
    }
}
