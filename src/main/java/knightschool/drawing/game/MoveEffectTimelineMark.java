package knightschool.drawing.game;

import knightschool.drawing.AreaStyle;
import knightschool.drawing.ColourExpression;
import knightschool.drawing.ColourRole;
import knightschool.drawing.LineStyle;
import knightschool.drawing.MarkerShape;
import knightschool.drawing.Sketch;
import knightschool.drawing.SketchBuilder;

/** The sign on the timeline of a game for the effect of a move on the chance of winning. */
public enum MoveEffectTimelineMark {
    /** The effect was not examined, or is not known. */
    UNKNOWN,
    /** The only move that kept the game open. */
    ONLY,
    /** One of several moves that kept the game open. */
    KEEPS,
    /** The move that lost the game. */
    LOST,
    /** A move made when the game was already lost. */
    AFTER;

    private static final double RADIUS = 7;
    private static final double DOT = 2.6;
    private static final double DIAMOND = 5.4;
    private static final double ARM = 3.2;

    /** Draws the mark around a point; fainter for a move that is taken back and could be redone. */
    void draw(SketchBuilder pencil, double x, double y, double opacity) {
        ColourExpression ink = ColourRole.INK.sheer(opacity);
        switch (this) {
            case UNKNOWN -> pencil.disc(x, y, 2, AreaStyle.filled(ColourRole.MUTED));
            case ONLY -> pencil.add(MarkerShape.DIAMOND.at(x, y, DIAMOND, AreaStyle.filled(ink)));
            case KEEPS -> pencil.disc(x, y, DOT, AreaStyle.filled(ink));
            case LOST -> crossedRing(pencil, x, y, LineStyle.round(ink, 1.6));
            case AFTER -> pencil.line(x - 4, y, x + 4, y, LineStyle.round(ink, 1.6));
        }
    }

    /** Draws the mark of a move that lost the game and was taken back. */
    static void takenBack(SketchBuilder pencil, double x, double y) {
        crossedRing(pencil, x, y, LineStyle.round(ColourRole.INK, 1.4).dashed(2.2, 2.6));
    }

    private static void crossedRing(SketchBuilder pencil, double x, double y, LineStyle ring) {
        LineStyle arms = LineStyle.round(ring.tone(), ring.width());
        pencil.disc(x, y, RADIUS, AreaStyle.of(ColourRole.PAGE, ring));
        pencil.cross(x, y, ARM, arms);
    }

    /** Returns the mark for a legend. */
    public Sketch legend() {
        SketchBuilder pencil = new SketchBuilder();
        draw(pencil, 9, 9, 1);
        return pencil.sketch(18, 18);
    }

    /** Returns the mark of a move that lost the game and was taken back, for a legend. */
    public static Sketch takenBackLegend() {
        SketchBuilder pencil = new SketchBuilder();
        takenBack(pencil, 9, 9);
        return pencil.sketch(18, 18);
    }
}
