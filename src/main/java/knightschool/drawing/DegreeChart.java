package knightschool.drawing;

import java.util.Arrays;

/** How many vertices have each degree, as bars from 0 to 8 with their numbers. */
public final class DegreeChart {
    private static final double PITCH = 24;
    private static final double BAR = 16;
    private static final double HIGHEST = 70;
    private static final double TOP = 18;
    private static final double TYPE = 12;
    private static final double HEIGHT = TOP + HIGHEST + 22;

    private DegreeChart() {}

    /**
     * @param counts entry d is the number of vertices of degree d
     * @param now the degree to be told from the others, or −1
     */
    public static Sketch of(int[] counts, int now) {
        SketchBuilder pencil = new SketchBuilder();
        int most = Math.max(1, Arrays.stream(counts).max().orElse(1));
        for (int degree = 0; degree < counts.length; degree++) {
            double middle = degree * PITCH + BAR / 2;
            boolean marked = degree == now;
            bar(pencil, middle, counts[degree], most, marked);
            pencil.centred(
                    middle,
                    TOP + HIGHEST + 13,
                    String.valueOf(degree),
                    TYPE,
                    marked ? Shape.Weight.STRONG : Shape.Weight.REGULAR,
                    (marked ? ColourRole.INK : ColourRole.MUTED).tone());
        }
        return pencil.sketch(counts.length * PITCH + BAR / 2, HEIGHT);
    }

    private static void bar(SketchBuilder pencil, double middle, int count, int most, boolean marked) {
        double height = count == 0 ? 1 : Math.max(4, HIGHEST * count / most);
        double y = TOP + HIGHEST - height;
        BlendedColour grey = ColourRole.INK.tone().into(ColourRole.PAGE.tone(), count == 0 ? 0.35 : 0.55);
        BlendedColour tone = marked ? ColourRole.ACCENT.tone() : grey;
        pencil.box(middle - BAR / 2, y, BAR, height, count == 0 ? 0 : 2, FillStyle.filled(tone));
        if (count > 0) {
            pencil.centred(
                    middle,
                    y - 9,
                    String.valueOf(count),
                    TYPE,
                    marked ? Shape.Weight.STRONG : Shape.Weight.REGULAR,
                    ColourRole.INK.tone());
        }
    }
}
