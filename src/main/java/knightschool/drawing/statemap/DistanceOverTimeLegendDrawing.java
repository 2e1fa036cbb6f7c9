package knightschool.drawing.statemap;

import java.util.List;
import knightschool.drawing.AreaStyle;
import knightschool.drawing.ColourExpression;
import knightschool.drawing.ColourRole;
import knightschool.drawing.LineStyle;
import knightschool.drawing.Sketch;
import knightschool.drawing.SketchBuilder;
import knightschool.drawing.SketchShape;
import knightschool.statemap.PuzzleSessionLog;

/** Draws the legend of the plot of distances: the dots, and the line of each player. */
public final class DistanceOverTimeLegendDrawing {
    private static final ColourExpression INK = ColourRole.INK;
    private static final double HEIGHT = 18;
    private static final double MIDDLE = 9;
    private static final double TYPE = 12;
    private static final double LETTER = 6.8;
    private static final int LONGEST = 14;
    private static final String NEARER = "came nearer";
    private static final String NOT_NEARER = "did not";

    private final SketchBuilder pencil = new SketchBuilder();
    private double x;

    private DistanceOverTimeLegendDrawing() {}

    /**
     * Draws the legend.
     *
     * @param you the name of the current player
     * @param otherSessions the other players, in the order in which they are drawn
     */
    public static Sketch draw(String you, List<PuzzleSessionLog> otherSessions) {
        DistanceOverTimeLegendDrawing legend = new DistanceOverTimeLegendDrawing();
        List<PuzzleSessionLog> visibleSessions = DistanceOverTimeDrawing.visibleSessions(otherSessions);
        legend.dots();
        if (!visibleSessions.isEmpty()) {
            legend.line(LineStyle.round(INK, 2), you);
        }
        for (int i = 0; i < visibleSessions.size(); i++) {
            legend.line(
                    OtherPlayerPlotLineStyles.stroke(i), visibleSessions.get(i).player());
        }
        if (visibleSessions.size() < otherSessions.size()) {
            legend.words("+ " + (otherSessions.size() - visibleSessions.size()));
        }
        return legend.pencil.sketch(legend.x, HEIGHT);
    }

    private void dots() {
        pencil.disc(x + 5, MIDDLE, 4.6, AreaStyle.filled(INK));
        x += 14;
        words(NEARER);
        MapSign.STOP.draw(pencil, x + 5, MIDDLE, 4.6);
        x += 14;
        words(NOT_NEARER);
    }

    private void line(LineStyle stroke, String name) {
        pencil.line(x, MIDDLE, x + 22, MIDDLE, stroke);
        x += 28;
        words(name.length() > LONGEST ? name.substring(0, LONGEST - 1) + "…" : name);
    }

    private void words(String words) {
        pencil.text(x, MIDDLE, words, TYPE, SketchShape.Weight.REGULAR, SketchShape.Side.BEGINS, ColourRole.MUTED);
        x += words.length() * LETTER + 14;
    }
}
