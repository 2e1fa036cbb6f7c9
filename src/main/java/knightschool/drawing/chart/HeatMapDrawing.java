package knightschool.drawing.chart;

import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.function.Function;
import java.util.stream.Collectors;
import knightschool.board.Board;
import knightschool.drawing.AreaStyle;
import knightschool.drawing.ColourExpression;
import knightschool.drawing.ColourRole;
import knightschool.drawing.Sketch;
import knightschool.drawing.SketchBuilder;
import knightschool.drawing.SketchShape;
import knightschool.drawing.SquareMeasures;
import knightschool.drawing.board.BoardBackgroundDrawing;
import knightschool.drawing.board.BoardDrawing;
import knightschool.drawing.board.BoardGeometry;
import knightschool.text.NumberFormatter;

/**
 * Draws a board as a heat map: a square with a number is filled with a given colour, and bears the number if there is
 * room.
 */
final class HeatMapDrawing {
    /** The smallest side, in pixels, of a square with a word besides the mark. */
    static final double WORDS_FROM_PIXELS = 52;

    private static final double TEXT = 0.24;
    private static final double TEXT_PIXELS = 16;

    /** The type size of a number as a fraction of a large square, which leaves space around it. */
    private static final double LARGE_TEXT = 0.19;

    private static final double MOST_TEXT_PIXELS = 28;

    /** The type size of the word below the number as a fraction of a square. */
    private static final double WORD = 0.135;

    private static final double MOST_WORD_PIXELS = 18;

    /** The width of a digit of the font Inter as a fraction of the type size, rounded up; so for a unit. */
    private static final double DIGIT = 0.62;

    private static final double UNIT = 0.9;

    /** The signs that are as wide as digits. */
    private static final String WIDE_SIGNS = "×≥?–";

    /** The width of a point, a comma or a space as a fraction of the type size, rounded up. */
    private static final double NARROW = 0.3;

    private static final double MARGIN = 3;

    private final SketchBuilder pencil = new SketchBuilder();
    private final BoardGeometry geometry;
    private final double side;

    private HeatMapDrawing(BoardGeometry geometry) {
        this.geometry = geometry;
        this.side = geometry.side();
    }

    /**
     * The content of a square.
     *
     * @param numbers its number in one or several forms, the longest first; the first that fits is drawn
     */
    record Content(ColourExpression heat, List<String> numbers) {}

    /**
     * A square with its colour, on which its number is drawn next.
     *
     * @param x the left edge of the square
     * @param y the upper edge of the square
     * @param numbered whether there is room for the number
     */
    record Cell(
            SketchBuilder pencil,
            int square,
            double x,
            double y,
            double side,
            ColourExpression heat,
            boolean numbered) {}

    /**
     * Draws a board.
     *
     * @param squares what squares show; the others stay plain
     * @param focused the square with focus, or {@link knightschool.board.Board#NONE}
     * @param marks draws a mark on a square, and returns the word below its number, which is empty for none
     */
    static Sketch of(BoardGeometry geometry, Map<Integer, Content> squares, int focused, Function<Cell, String> marks) {
        HeatMapDrawing drawing = new HeatMapDrawing(geometry);
        BoardBackgroundDrawing background = new BoardBackgroundDrawing(drawing.pencil, geometry);
        background.squares();
        new TreeMap<>(squares).forEach((square, content) -> drawing.square(square, content, marks));
        background.frame(1);
        BoardDrawing.focus(drawing.pencil, geometry, focused);
        return drawing.pencil.sketch(geometry.width(), geometry.height());
    }

    /** Returns squares with counts, each of which has a colour of a scale. */
    static Map<Integer, Content> counted(Map<Integer, Long> counts, HeatScale scale) {
        return counts.entrySet().stream()
                .collect(Collectors.toMap(
                        Map.Entry::getKey,
                        entry -> new Content(
                                scale.tone(scale.part(entry.getValue())),
                                List.of(
                                        NumberFormatter.besideLargest(entry.getValue(), scale.most()),
                                        NumberFormatter.roughBesideLargest(entry.getValue(), scale.most())))));
    }

    private void square(int square, Content content, Function<Cell, String> marks) {
        double x = geometry.x(square);
        double y = geometry.y(square);
        ColourExpression heat = content.heat();
        double gap = side >= SquareMeasures.SCORES_FROM_PIXELS ? 1 : 0;
        pencil.box(x, y, side, side, 0, AreaStyle.filled(ColourRole.PAGE));
        pencil.box(x, y, side - gap, side - gap, 0, AreaStyle.filled(heat));
        String number = content.numbers().stream()
                .filter(form -> textSize(form) >= SquareMeasures.LEAST_TEXT_PIXELS)
                .findFirst()
                .orElse(content.numbers().getLast());
        double size = textSize(number);
        boolean numbered = size >= SquareMeasures.LEAST_TEXT_PIXELS;
        String word = marks.apply(new Cell(pencil, square, x, y, side, heat, numbered));
        if (!numbered) {
            return;
        }
        double middleX = geometry.centreX(square);
        double middleY = geometry.centreY(square);
        pencil.centred(middleX, middleY, number, size, SketchShape.Weight.STRONG, ColourRole.INK);
        if (!word.isEmpty() && side >= WORDS_FROM_PIXELS) {
            double wordSize = Math.clamp(WORD * side, SquareMeasures.LEAST_TEXT_PIXELS, MOST_WORD_PIXELS);
            pencil.centred(middleX, middleY + 0.27 * side, word, wordSize, SketchShape.Weight.REGULAR, ColourRole.INK);
        }
    }

    /** Returns whether squares of a side, in pixels, have room for their number in one of its forms. */
    static boolean isNumbered(double side, List<String> numbers) {
        HeatMapDrawing drawing = new HeatMapDrawing(BoardGeometry.bare(Board.full(1, 1), side));
        return numbers.stream().anyMatch(form -> drawing.textSize(form) >= SquareMeasures.LEAST_TEXT_PIXELS);
    }

    /** Returns the largest type size in which a number fits into a square. */
    private double textSize(String number) {
        double fitting = (side - 2 * MARGIN)
                / number.chars().mapToDouble(HeatMapDrawing::width).sum();
        double target = Math.max(Math.min(TEXT * side, TEXT_PIXELS), LARGE_TEXT * side);
        return Math.floor(Math.min(fitting, Math.clamp(target, 12, MOST_TEXT_PIXELS)));
    }

    private static double width(int letter) {
        if (Character.isDigit(letter) || WIDE_SIGNS.indexOf(letter) >= 0) {
            return DIGIT;
        }
        return Character.isLetter(letter) ? UNIT : NARROW;
    }
}
