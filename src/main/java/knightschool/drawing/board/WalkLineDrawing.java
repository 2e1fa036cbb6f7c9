package knightschool.drawing.board;

import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.function.IntPredicate;
import java.util.function.IntToDoubleFunction;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import knightschool.drawing.AreaStyle;
import knightschool.drawing.ColourExpression;
import knightschool.drawing.ColourRole;
import knightschool.drawing.LineStyle;
import knightschool.drawing.SketchBuilder;
import knightschool.drawing.SketchShape;
import knightschool.drawing.SquareMeasures;
import knightschool.text.NumberFormatter;

/**
 * Draws a tour or a walk as a line through the squares, numbered by visits. A square visited more than once is filled
 * and shows all its numbers. At the end of an unfinished walk stands the knight.
 */
public final class WalkLineDrawing {
    private static final double LINE = 0.045;
    private static final double CHIP = 0.24;
    private static final double START = 0.3;
    private static final double KNIGHT = 0.27;
    private static final double KNIGHT_GLYPH = 0.5;
    private static final double TEXT = 0.22;
    private static final double LEAST_TEXT = 10;

    /** The width of a digit of the font Inter as a fraction of the type size. */
    private static final double DIGIT = 0.6;

    private static final double HALO = 0.07;

    private final SketchBuilder pencil;
    private final IntToDoubleFunction x;
    private final IntToDoubleFunction y;
    private final double side;
    private final boolean halo;

    public WalkLineDrawing(SketchBuilder pencil, BoardGeometry geometry) {
        this(pencil, geometry::centreX, geometry::centreY, geometry.side(), false);
    }

    /**
     * Creates a drawing of a walk over squares at any positions.
     *
     * @param x returns the x of a square's centre
     * @param y returns the y of a square's centre
     * @param side the side of a square, in pixels
     * @param halo whether lines have an edge in the page colour, for backgrounds that may be as dark as the lines
     */
    public WalkLineDrawing(
            SketchBuilder pencil, IntToDoubleFunction x, IntToDoubleFunction y, double side, boolean halo) {
        this.pencil = pencil;
        this.x = x;
        this.y = y;
        this.side = side;
        this.halo = halo;
    }

    public void draw(DrawnWalk walk) {
        List<Integer> squares = walk.squares();
        double width = Math.max(1, LINE * side);
        if (halo) {
            lines(squares, LineStyle.round(ColourRole.PAGE, width + Math.max(2, HALO * side)));
        }
        lines(squares, LineStyle.round(ColourRole.INK, width));
        chips(walk, _ -> true);
        if (!squares.isEmpty()) {
            LineStyle thin = LineStyle.flat(ColourRole.INK, Math.max(1, 0.02 * side));
            pencil.disc(x(squares.getFirst()), y(squares.getFirst()), START * side, AreaStyle.outlined(thin));
        }
    }

    /** Draws the numbers on some squares again, above what was drawn since. */
    public void drawNumbersAgain(DrawnWalk walk, IntPredicate squares) {
        chips(walk, squares);
    }

    /** Draws the numbers on some squares, and the knight in place of the number of its square. */
    private void chips(DrawnWalk walk, IntPredicate squares) {
        numbers(walk).forEach((square, numbers) -> {
            if (!squares.test(square)) {
                return;
            }
            if (square == walk.knight()) {
                knight(square);
            } else {
                chip(square, numbers);
            }
        });
    }

    private void knight(int square) {
        pencil.disc(x(square), y(square), KNIGHT * side, AreaStyle.filled(ColourRole.INK));
        pencil.add(KnightGlyph.at(x(square), y(square), KNIGHT_GLYPH * side, ColourRole.PAGE));
    }

    private void lines(List<Integer> squares, LineStyle stroke) {
        for (int i = 1; i < squares.size(); i++) {
            pencil.line(x(squares.get(i - 1)), y(squares.get(i - 1)), x(squares.get(i)), y(squares.get(i)), stroke);
        }
    }

    private static Map<Integer, List<Integer>> numbers(DrawnWalk walk) {
        return IntStream.range(0, walk.visits())
                .boxed()
                .collect(Collectors.groupingBy(
                        walk.squares()::get, TreeMap::new, Collectors.mapping(i -> i + 1, Collectors.toList())));
    }

    private void chip(int square, List<Integer> numbers) {
        boolean again = numbers.size() > 1;
        ColourExpression ground = again ? ColourRole.INK : ColourRole.PAGE;
        AreaStyle style = AreaStyle.of(ground, LineStyle.flat(ColourRole.INK, Math.max(1, 0.025 * side)));
        if (side < SquareMeasures.NUMBERS_FROM_PIXELS) {
            pencil.disc(x(square), y(square), CHIP / 2 * side, style);
            return;
        }
        String text = numbers.stream().map(NumberFormatter::grouped).collect(Collectors.joining(" "));
        double fits = text.length() <= 2 ? TEXT : Math.min(TEXT, 0.72 / text.length());
        double size = Math.max(LEAST_TEXT, fits * side);
        ground(square, size > fits * side ? text.length() * DIGIT * size : 0, style);
        pencil.centred(
                x(square), y(square), text, size, SketchShape.Weight.STRONG, again ? ColourRole.PAGE : ColourRole.INK);
    }

    /** Draws a disc, or a longer shape if the text is too wide for it. */
    private void ground(int square, double textWidth, AreaStyle style) {
        double radius = CHIP * side;
        double wide = textWidth / 2 + 0.25 * radius;
        if (wide <= radius) {
            pencil.disc(x(square), y(square), radius, style);
        } else {
            pencil.box(x(square) - wide, y(square) - radius, 2 * wide, 2 * radius, radius, style);
        }
    }

    private double x(int square) {
        return x.applyAsDouble(square);
    }

    private double y(int square) {
        return y.applyAsDouble(square);
    }
}
