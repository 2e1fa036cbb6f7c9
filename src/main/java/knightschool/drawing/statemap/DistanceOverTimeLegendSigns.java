package knightschool.drawing.statemap;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import java.util.stream.Stream;
import knightschool.drawing.LineStyle;
import knightschool.drawing.Sketch;
import knightschool.drawing.SketchBuilder;
import knightschool.drawing.legend.LegendSignDrawing;
import knightschool.statemap.PlayedMove;
import knightschool.statemap.PuzzleSessionLog;

/** Draws the signs of the plot of distances for the legend: the dots of moves, and the line of each player. */
public final class DistanceOverTimeLegendSigns {
    private static final double MIDDLE = LegendSignDrawing.MIDDLE;
    private static final double DOT = 7;

    /** The distance of two dots from the middle of their sign, in pixels. */
    private static final double APART = 9;

    private DistanceOverTimeLegendSigns() {}

    /**
     * Returns the dots of moves: those of the current player, and those of the other players in their colours. A sign
     * has a filled dot and a hollow one beside each other, if the player made moves of both kinds.
     *
     * @param otherSessions the other players; only the last few are drawn
     * @return one sign for each player with dots
     */
    public static List<Sketch> dots(PuzzleSessionLog session, List<PuzzleSessionLog> otherSessions) {
        List<Sketch> dots = new ArrayList<>();
        addDots(
                dots,
                dottedMoves(session),
                (pencil, x, nearer) -> DistanceOverTimeDrawing.dot(pencil, x, MIDDLE, DOT, nearer));
        List<PuzzleSessionLog> visibleSessions = DistanceOverTimeDrawing.visibleSessions(otherSessions);
        for (int i = 0; i < visibleSessions.size(); i++) {
            int player = i;
            addDots(
                    dots,
                    visibleSessions.get(i).moves(),
                    (pencil, x, nearer) -> DistanceOverTimeDrawing.otherDot(pencil, x, MIDDLE, DOT, nearer, player));
        }
        return List.copyOf(dots);
    }

    /** Returns whether a dot of any player is filled. */
    public static boolean isAnyFilled(PuzzleSessionLog session, List<PuzzleSessionLog> otherSessions) {
        return Stream.concat(
                        dottedMoves(session).stream(),
                        DistanceOverTimeDrawing.visibleSessions(otherSessions).stream()
                                .flatMap(other -> other.moves().stream()))
                .anyMatch(PlayedMove::leadsNearer);
    }

    /** Returns the moves with dots: the last move of the current player has the sign of the player's position. */
    private static List<PlayedMove> dottedMoves(PuzzleSessionLog session) {
        return session.moves().subList(0, Math.max(0, session.moves().size() - 1));
    }

    /** Draws a dot of a player. */
    @FunctionalInterface
    private interface DotDrawing {
        void draw(SketchBuilder pencil, double x, boolean nearer);
    }

    private static void addDots(List<Sketch> dots, List<PlayedMove> moves, DotDrawing drawing) {
        List<Boolean> kinds = Stream.of(true, false)
                .filter(nearer -> moves.stream().anyMatch(move -> move.leadsNearer() == nearer))
                .toList();
        if (!kinds.isEmpty()) {
            dots.add(sign(pencil -> {
                double x = MIDDLE - (kinds.size() - 1) * APART;
                for (boolean nearer : kinds) {
                    drawing.draw(pencil, x, nearer);
                    x += 2 * APART;
                }
            }));
        }
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
        return line(DistanceOverTimeDrawing.strokeOfOther(player));
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
