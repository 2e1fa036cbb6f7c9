package knightschool.drawing.statemap;

import knightschool.drawing.AreaStyle;
import knightschool.drawing.ColourRole;
import knightschool.drawing.Shape;
import knightschool.drawing.Sketch;
import knightschool.drawing.SketchBuilder;

/**
 * A row of signs with what they stand for, drawn from left to right: what the legends of both kinds of map are made of.
 */
public final class LegendSignRow {
    static final double MIDDLE = 10;
    private static final double TYPE = 14;
    private static final double LETTER = 7.2;
    private static final double NUMBERS = 26;
    private static final double AFTER_SIGN = 13;
    private static final double AFTER_WORDS = 20;

    final SketchBuilder pencil = new SketchBuilder();

    /** Where the next sign or word goes, in pixels. */
    double x;

    /** Words behind what is there. */
    void words(String words) {
        pencil.text(x, MIDDLE, words, TYPE, Shape.Weight.REGULAR, Shape.Side.BEGINS, ColourRole.MUTED.tone());
        x += words.length() * LETTER;
    }

    /** A sign and what it stands for. */
    void sign(MapSign sign, double radius, String words) {
        sign.draw(pencil, x, MIDDLE, radius);
        x += AFTER_SIGN;
        words(words);
        x += AFTER_WORDS;
    }

    /** A shade and what it stands for. */
    public void box(AreaStyle style, String words) {
        pencil.box(x, MIDDLE - 6, 16, 12, 2, style);
        x += 22;
        words(words);
        x += 14;
    }

    /** The row as a sketch of that height, in pixels. */
    public Sketch sketch(double height) {
        return pencil.sketch(x, height);
    }

    /** A number below a sign. */
    void number(double at, String number) {
        pencil.centred(at, NUMBERS, number, TYPE, Shape.Weight.REGULAR, ColourRole.MUTED.tone());
    }
}
