package knightschool.ui.present;

import knightschool.drawing.AreaStyle;
import knightschool.drawing.ColourRole;
import knightschool.drawing.Sketch;
import knightschool.drawing.SketchBuilder;
import knightschool.drawing.VectorOutline;

/** The time of a talk as a bar with a gap at the planned end of each slide and a mark at the current one. */
final class TalkScheduleBarDrawing {
    private static final double BAR = 8;
    private static final double CUT = 2;
    private static final double MARK = 5;

    /** The step by which the bar grows, in pixels, because each change lays out the window anew. */
    private static final double GROWTH = 4;

    private TalkScheduleBarDrawing() {}

    /**
     * @param used the used part of the time, at most 1
     * @param ends the ends of the slides, as fractions of the whole time
     * @param slide the index of the current slide, from 0
     */
    static Sketch of(double used, double[] ends, int slide, double width) {
        SketchBuilder pencil = new SketchBuilder();
        double filled = GROWTH * Math.round(used * width / GROWTH);
        for (int i = 0; i < ends.length; i++) {
            double from = i == 0 ? 0 : ends[i - 1] * width;
            double to = ends[i] * width - CUT;
            box(pencil, from, to, ColourRole.TRACK);
            box(pencil, from, Math.min(to, filled), ColourRole.INK);
        }
        double x = ends[slide] * width - CUT / 2;
        pencil.outline(
                VectorOutline.closed(x - MARK, BAR + 2 + MARK, x, BAR + 2, x + MARK, BAR + 2 + MARK),
                AreaStyle.filled(ColourRole.INK));
        return pencil.sketch(width + MARK, BAR + 4 + MARK);
    }

    private static void box(SketchBuilder pencil, double from, double to, ColourRole role) {
        if (to > from) {
            pencil.box(from, 0, to - from, BAR, 1, AreaStyle.filled(role));
        }
    }
}
