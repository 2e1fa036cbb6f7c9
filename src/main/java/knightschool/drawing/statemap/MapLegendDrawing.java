package knightschool.drawing.statemap;

import knightschool.drawing.BlendedColour;
import knightschool.drawing.ColourRole;
import knightschool.drawing.FillStyle;
import knightschool.drawing.Shape;
import knightschool.drawing.Sketch;
import knightschool.drawing.SketchBuilder;
import knightschool.drawing.Stroke;
import knightschool.statemap.StateMap;

/** What the colours and the signs of a map stand for. */
public final class MapLegendDrawing {
    private static final BlendedColour INK = ColourRole.INK.tone();
    private static final BlendedColour MUTED = ColourRole.MUTED.tone();
    private static final double TYPE = 14;
    private static final double LETTER = 7.2;
    private static final double PITCH = 21;
    private static final double MIDDLE = 10;
    private static final double NUMBERS = 26;
    private static final double HEIGHT = 34;
    private static final int MOST_SHADES = 12;
    private static final String NO_GOAL = "no goal can be reached";
    private static final String SHADES = "moves to a goal";

    private final SketchBuilder pencil = new SketchBuilder();
    private double x;

    private MapLegendDrawing() {}

    /**
     * The shades, from goals on.
     *
     * @param most the largest distance from a goal
     */
    public static Sketch shades(int most) {
        MapLegendDrawing legend = new MapLegendDrawing();
        legend.words(SHADES);
        int shown = Math.min(most, MOST_SHADES);
        double middle = legend.x + 18;
        MapSign.GOAL.draw(legend.pencil, middle, MIDDLE, 7);
        legend.number(middle, 0);
        for (int i = 1; i <= shown; i++) {
            int distance = shown == most ? i : 1 + (i - 1) * (most - 1) / (shown - 1);
            double at = middle + i * PITCH;
            FillStyle style =
                    FillStyle.of(DistanceShade.fill(distance, most), Stroke.flat(DistanceShade.rim(distance, most), 1));
            legend.pencil.disc(at, MIDDLE, 6, style);
            legend.number(at, distance);
        }
        return legend.pencil.sketch(middle + shown * PITCH + 14, HEIGHT);
    }

    /** The one shade of a map on which no goal can be reached. */
    public static Sketch noGoal() {
        MapLegendDrawing legend = new MapLegendDrawing();
        legend.x = 7;
        FillStyle style =
                FillStyle.of(DistanceShade.fill(StateMap.NONE, 1), Stroke.flat(DistanceShade.rim(StateMap.NONE, 1), 1));
        legend.pencil.disc(legend.x, MIDDLE, 6, style);
        legend.x += 13;
        legend.words(NO_GOAL);
        return legend.pencil.sketch(legend.x + 12, HEIGHT);
    }

    /** The signs: start, player, walk; and a shortest path where that is shown. */
    public static Sketch signs(boolean onward) {
        MapLegendDrawing legend = new MapLegendDrawing();
        legend.x = 9;
        legend.sign(MapSign.START, 7, "start");
        legend.sign(MapSign.YOU, 5.5, "you");
        legend.line(Stroke.round(INK, 2.6), "your moves");
        if (onward) {
            legend.line(Stroke.round(INK, 2.4).dashed(1, 5.5), "a shortest solution");
        }
        return legend.pencil.sketch(legend.x - 8, HEIGHT);
    }

    private void number(double at, int number) {
        pencil.centred(at, NUMBERS, Integer.toString(number), TYPE, Shape.Weight.REGULAR, MUTED);
    }

    private void words(String words) {
        pencil.text(x, MIDDLE, words, TYPE, Shape.Weight.REGULAR, Shape.Side.BEGINS, MUTED);
        x += words.length() * LETTER;
    }

    private void sign(MapSign sign, double radius, String words) {
        sign.draw(pencil, x, MIDDLE, radius);
        x += 13;
        words(words);
        x += 20;
    }

    private void line(Stroke stroke, String words) {
        pencil.line(x - 6, MIDDLE, x + 18, MIDDLE, stroke);
        x += 25;
        words(words);
        x += 20;
    }
}
