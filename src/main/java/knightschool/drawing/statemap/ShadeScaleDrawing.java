package knightschool.drawing.statemap;

import knightschool.drawing.AreaStyle;
import knightschool.drawing.ColourRole;
import knightschool.drawing.Sketch;
import knightschool.drawing.SketchBuilder;
import knightschool.drawing.SketchShape;

/** A row of shades with their meanings, drawn from left to right, for the scales of maps and the key of a tree. */
public final class ShadeScaleDrawing {
    static final double MIDDLE = 10;
    private static final double TYPE = 14;
    private static final double LETTER = 7.6;
    private static final double NARROW_LETTER = 4.4;
    private static final double WIDE_LETTER = 12;
    private static final double NUMBERS = 26;

    final SketchBuilder pencil = new SketchBuilder();

    /** The x of the next sign or word, in pixels. */
    double x;

    /** Adds words at the end of the row. */
    void words(String words) {
        pencil.text(x, MIDDLE, words, TYPE, SketchShape.Weight.REGULAR, SketchShape.Side.BEGINS, ColourRole.MUTED);
        x += words.chars().mapToDouble(ShadeScaleDrawing::width).sum();
    }

    /** Returns the approximate width of a letter, so that the gaps between the signs look alike. */
    private static double width(int letter) {
        return "fijlrt .,:'".indexOf(letter) >= 0 ? NARROW_LETTER : "mwMW".indexOf(letter) >= 0 ? WIDE_LETTER : LETTER;
    }

    /** Adds a shade and its meaning. */
    public void box(AreaStyle style, String words) {
        pencil.box(x, MIDDLE - 6, 16, 12, 2, style);
        x += 22;
        words(words);
        x += 14;
    }

    /** Returns the row as a sketch of the given height, in pixels. */
    public Sketch sketch(double height) {
        return pencil.sketch(x, height);
    }

    /** Draws a number below a sign. */
    void number(double at, String number) {
        pencil.centred(at, NUMBERS, number, TYPE, SketchShape.Weight.REGULAR, ColourRole.MUTED);
    }
}
