package knightschool.drawing;

import knightschool.text.Numbers;

/** How many squares are light and how many dark, as two bars, drawn as the vertices of those colours are. */
public final class ColourBars {
    private static final double LONGEST = 136;
    private static final double BAR = 18;
    /** From one bar to the next, in pixels. */
    public static final double PITCH = 26;

    private static final double TYPE = 14;
    private static final double WIDTH = 224;
    private static final double GAP = 10;

    /** The space that a word needs behind its number. */
    private static final double WORD = 40;

    private ColourBars() {}

    /**
     * @param lightIsFilled whether light squares are filled and dark ones hollow, as on dark paper; else the other way
     */
    public static Sketch of(int light, int dark, boolean lightIsFilled) {
        SketchBuilder pencil = new SketchBuilder();
        int most = Math.max(1, Math.max(light, dark));
        bar(pencil, 0, light, most, lightIsFilled, "light");
        bar(pencil, PITCH, dark, most, !lightIsFilled, "dark");
        return pencil.sketch(WIDTH, PITCH + BAR + 2);
    }

    private static void bar(SketchBuilder pencil, double y, int count, int most, boolean filled, String word) {
        BlendedColour tone = ColourRole.INK.tone().into(ColourRole.PAGE.tone(), 0.85);
        String number = Numbers.grouped(count);
        double wide = number.length() * TYPE * 0.65 + 5;
        double longest = Math.min(LONGEST, WIDTH - GAP - Numbers.grouped(most).length() * TYPE * 0.65 - WORD);
        double width = longest * count / most;
        FillStyle style = filled ? FillStyle.filled(tone) : FillStyle.outlined(Stroke.flat(tone, 2));
        double inset = filled ? 0 : 1;
        if (count > 0) {
            pencil.box(inset, y + 1 + inset, Math.max(4, width) - 2 * inset, BAR - 2 * inset, 3, style);
        }
        double x = width + GAP;
        double middle = y + 1 + BAR / 2;
        pencil.text(x, middle, number, TYPE, Shape.Weight.STRONG, Shape.Side.BEGINS, ColourRole.INK.tone());
        pencil.text(x + wide, middle, word, TYPE, Shape.Weight.REGULAR, Shape.Side.BEGINS, ColourRole.MUTED.tone());
    }
}
