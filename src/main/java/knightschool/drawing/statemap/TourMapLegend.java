package knightschool.drawing.statemap;

import knightschool.drawing.BlendedColour;
import knightschool.drawing.ColourRole;
import knightschool.drawing.FillStyle;
import knightschool.drawing.Shape;
import knightschool.drawing.Sketch;
import knightschool.drawing.SketchBuilder;
import knightschool.drawing.Stroke;

/** What shades and signs stand for on the map of a tour, and on the search tree below it. */
public final class TourMapLegend {
    private static final BlendedColour INK = ColourRole.INK.tone();
    private static final BlendedColour MUTED = ColourRole.MUTED.tone();
    private static final double TYPE = 14;
    private static final double LETTER = 7.2;
    private static final double MIDDLE = 10;
    private static final double HEIGHT = 34;
    private static final double PITCH = 26;

    private final SketchBuilder pencil = new SketchBuilder();
    private double x;

    private TourMapLegend() {}

    /** Of the map. */
    public static Sketch ofMap(ColourRole hue) {
        TourMapLegend legend = new TourMapLegend();
        legend.words("times visited");
        legend.x += 16;
        for (int shade = 0; shade < VisitShade.CLASSES; shade++) {
            BlendedColour rim = shade == 0 ? ColourRole.CONTROL_EDGE.tone() : INK.into(hue.tone(), 0.4);
            legend.pencil.disc(legend.x, MIDDLE, 6, FillStyle.of(VisitShade.fill(shade, hue), Stroke.flat(rim, 1)));
            String least = VisitShade.least(shade) + (shade == VisitShade.CLASSES - 1 ? "+" : "");
            legend.pencil.centred(legend.x, 26, least, TYPE, Shape.Weight.REGULAR, MUTED);
            legend.x += PITCH;
        }
        legend.x += 8;
        legend.sign(MapSign.START, 7, "start");
        legend.sign(MapSign.GOAL, 7, "tour");
        legend.sign(MapSign.YOU, 5.5, "shown");
        return legend.pencil.sketch(legend.x, HEIGHT);
    }

    /** Of the search tree. */
    public static Sketch ofTree(ColourRole hue) {
        TourMapLegend legend = new TourMapLegend();
        legend.box(FillStyle.filled(SearchTreeDrawing.tone(hue, false)), "first visit");
        legend.box(FillStyle.filled(SearchTreeDrawing.tone(hue, true)), "visited again");
        legend.box(FillStyle.of(ColourRole.ACCENT.tone(), Stroke.flat(INK, 1.5)), "the position shown, each time");
        return legend.pencil.sketch(legend.x, 20);
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

    private void box(FillStyle style, String words) {
        pencil.box(x, MIDDLE - 6, 16, 12, 2, style);
        x += 22;
        words(words);
        x += 14;
    }
}
