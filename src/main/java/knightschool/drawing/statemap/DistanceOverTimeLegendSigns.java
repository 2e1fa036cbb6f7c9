package knightschool.drawing.statemap;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import java.util.function.Predicate;
import knightschool.drawing.LineStyle;
import knightschool.drawing.Sketch;
import knightschool.drawing.SketchBuilder;
import knightschool.drawing.board.LegendSignDrawing;
import knightschool.statemap.PlayedMove;
import knightschool.statemap.PuzzleSessionLog;

/** Draws the signs of the plot of distances for the legend: the dots of moves, and the line of each player. */
public final class DistanceOverTimeLegendSigns {
    private static final double MIDDLE = LegendSignDrawing.MIDDLE;
    private static final double DOT = 7;

    private DistanceOverTimeLegendSigns() {}

    /**
     * Returns the dots of the moves that came nearer to a goal, or of the others: that of the current player, and those
     * of the other players in their colours.
     *
     * @param otherSessions the other players; only the last few are drawn
     * @return one dot for each player who made such a move
     */
    public static List<Sketch> dots(PuzzleSessionLog session, List<PuzzleSessionLog> otherSessions, boolean nearer) {
        List<Sketch> dots = new ArrayList<>();
        Predicate<PlayedMove> isOne = move -> move.leadsNearer() == nearer;
        // The last move of the current player has the sign of the player's position.
        long ownMoves = Math.max(0, session.moves().size() - 1);
        if (session.moves().stream().limit(ownMoves).anyMatch(isOne)) {
            dots.add(sign(pencil -> DistanceOverTimeDrawing.dot(pencil, MIDDLE, MIDDLE, DOT, nearer)));
        }
        List<PuzzleSessionLog> visibleSessions = DistanceOverTimeDrawing.visibleSessions(otherSessions);
        for (int i = 0; i < visibleSessions.size(); i++) {
            if (visibleSessions.get(i).moves().stream().anyMatch(isOne)) {
                int player = i;
                dots.add(sign(pencil -> DistanceOverTimeDrawing.otherDot(pencil, MIDDLE, MIDDLE, DOT, nearer, player)));
            }
        }
        return List.copyOf(dots);
    }

    /** Returns the shade of a time in which the current player came no nearer than before. */
    public static Sketch shade() {
        return sign(pencil -> DistanceOverTimeDrawing.shade(pencil, MIDDLE - DOT, 0, 2 * DOT, LegendSignDrawing.SIDE));
    }

    /** Returns the line of the current player. */
    public static Sketch ownLine() {
        return line(DistanceOverTimeDrawing.OWN_LINE);
    }

    /** Returns the line of another player, by the index among the visible ones. */
    public static Sketch otherLine(int player) {
        return line(OtherPlayerPlotLineStyles.stroke(player));
    }

    private static Sketch line(LineStyle stroke) {
        return sign(pencil -> pencil.line(2, MIDDLE, LegendSignDrawing.SIDE - 2, MIDDLE, stroke));
    }

    private static Sketch sign(Consumer<SketchBuilder> drawing) {
        SketchBuilder pencil = new SketchBuilder();
        drawing.accept(pencil);
        return LegendSignDrawing.sketch(pencil);
    }
}
