package knightschool.drawing.statemap;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import knightschool.drawing.AreaStyle;
import knightschool.drawing.ColourExpression;
import knightschool.drawing.ColourRole;
import knightschool.drawing.LineStyle;
import knightschool.drawing.Sketch;
import knightschool.drawing.SketchBuilder;
import knightschool.drawing.SketchShape;
import knightschool.statemap.PlayedMove;
import knightschool.statemap.PuzzleSessionLog;
import knightschool.text.NumberFormatter;

/**
 * Draws a player's distance from the nearest goal, from the start to the last move. The width of a step is the time
 * that it took. A filled dot marks a move that came nearer, a hollow dot one that did not. Shaded times are those in
 * which the player was no nearer than before.
 */
public final class DistanceOverTimeDrawing {
    /** The largest number of other players of a puzzle whose lines can be told apart. */
    private static final int MOST_OTHERS = 5;

    private static final int[] SERIES_OF_OTHERS = {1, 0, 4, 2, 5};
    private static final double[][] DASHES_OF_OTHERS = {{7, 4}, {2, 4}, {12, 4}, {4, 7}, {1, 6}};

    private static final ColourExpression INK = ColourRole.INK;
    private static final ColourExpression MUTED = ColourRole.MUTED;
    private static final double LEFT = 32;
    private static final double RIGHT = 36;
    private static final double TOP = 14;
    private static final double BOTTOM = 26;
    private static final double TYPE = 12;
    private static final double DOT = 4.6;
    private static final double OTHER_DOT = 3.2;
    private static final double NAME_APART = 15;
    private static final long LEAST_SPAN = 30_000;
    private static final int[] TICKS = {5, 10, 15, 30, 60, 120, 300, 600, 1200, 1800, 3600};
    private static final int MOST_TICKS = 6;

    /** The line of the current player. */
    static final LineStyle OWN_LINE = LineStyle.round(INK, 2);

    private static final AreaStyle SHADE = AreaStyle.filled(ColourRole.HAIRLINE.sheer(0.55));

    private final SketchBuilder pencil = new SketchBuilder();
    private final double width;
    private final double height;
    private final int highest;
    private final long span;

    private DistanceOverTimeDrawing(int highest, long span, double width, double height) {
        this.width = width;
        this.height = height;
        this.highest = highest;
        this.span = span;
    }

    /**
     * Draws the plot with the lines of other players below.
     *
     * @param otherSessions the other players; only the last few are shown
     */
    public static Sketch draw(
            int first, PuzzleSessionLog session, List<PuzzleSessionLog> otherSessions, double width, double height) {
        List<PuzzleSessionLog> below = visibleSessions(otherSessions);
        List<PuzzleSessionLog> all =
                Stream.concat(below.stream(), Stream.of(session)).toList();
        int most = all.stream()
                .flatMap(one -> one.moves().stream())
                .mapToInt(PlayedMove::distanceAfter)
                .reduce(first, Math::max);
        int highest = Math.max(3, (most + 2) / 3 * 3);
        long span = all.stream().mapToLong(PuzzleSessionLog::time).reduce(LEAST_SPAN, Math::max);
        return new DistanceOverTimeDrawing(highest, span, width, height).draw(first, session, below);
    }

    /** Returns the players whose lines can be told apart: the last ones. */
    public static List<PuzzleSessionLog> visibleSessions(List<PuzzleSessionLog> otherSessions) {
        return otherSessions.subList(Math.max(0, otherSessions.size() - MOST_OTHERS), otherSessions.size());
    }

    private Sketch draw(int first, PuzzleSessionLog session, List<PuzzleSessionLog> otherSessions) {
        shade(first, session);
        axes();
        for (int i = 0; i < otherSessions.size(); i++) {
            line(first, otherSessions.get(i), strokeOfOther(i));
            otherDots(otherSessions.get(i), i);
        }
        line(first, session, OWN_LINE);
        dots(first, session);
        return pencil.sketch(width, height);
    }

    private double x(long milliseconds) {
        return LEFT + (width - LEFT - RIGHT) * milliseconds / span;
    }

    private double y(int distance) {
        return height - BOTTOM - (height - TOP - BOTTOM) * distance / highest;
    }

    private void axes() {
        LineStyle line = LineStyle.flat(ColourRole.HAIRLINE, 1);
        int step = Math.max(1, highest / 3);
        for (int distance = 0; distance <= highest; distance += step) {
            pencil.line(LEFT, y(distance), width - RIGHT, y(distance), line);
            String number = NumberFormatter.grouped(distance);
            pencil.text(LEFT - 10, y(distance), number, TYPE, SketchShape.Weight.REGULAR, SketchShape.Side.ENDS, MUTED);
        }
        long tick = 1000L * tick(span);
        for (long time = 0; time <= span; time += tick) {
            pencil.line(x(time), y(0), x(time), y(0) + 4, LineStyle.flat(MUTED, 1));
            boolean isFree = x(time) < width - RIGHT - NAME_APART;
            pencil.centred(x(time), y(0) + 16, isFree ? clock(time) : "", TYPE, SketchShape.Weight.REGULAR, MUTED);
        }
        pencil.text(width, y(0) + 16, "min:s", TYPE, SketchShape.Weight.REGULAR, SketchShape.Side.ENDS, MUTED);
    }

    private static int tick(long span) {
        return IntStream.of(TICKS)
                .filter(seconds -> span / 1000 / seconds < MOST_TICKS)
                .findFirst()
                .orElse((int) (span / 1000 / (MOST_TICKS - 1)));
    }

    private static String clock(long milliseconds) {
        long seconds = milliseconds / 1000;
        return seconds / 60 + ":" + (seconds % 60 < 10 ? "0" : "") + seconds % 60;
    }

    /** Shades the time from the first move that came no nearer than before to the move that did. */
    private void shade(int first, PuzzleSessionLog session) {
        int best = first;
        long since = -1;
        for (PlayedMove move : session.moves()) {
            boolean nearer = move.distanceAfter() < best;
            if (nearer && since >= 0) {
                band(since, move.milliseconds());
                since = -1;
            } else if (!nearer && since < 0) {
                since = move.milliseconds();
            }
            best = Math.min(best, move.distanceAfter());
        }
        if (since >= 0) {
            band(since, session.time());
        }
    }

    /** Returns whether there is a shaded time: a move that came no nearer than before is followed by another. */
    public static boolean isShaded(int first, PuzzleSessionLog session) {
        int best = first;
        for (PlayedMove move :
                session.moves().subList(0, Math.max(0, session.moves().size() - 1))) {
            if (move.distanceAfter() >= best) {
                return true;
            }
            best = move.distanceAfter();
        }
        return false;
    }

    private void band(long from, long to) {
        shade(pencil, x(from), TOP - 4, Math.max(0, x(to) - x(from)), y(0) - TOP + 4);
    }

    /** Draws the shade of a time in which the player came no nearer than before. */
    static void shade(SketchBuilder pencil, double x, double y, double width, double height) {
        pencil.box(x, y, width, height, 0, SHADE);
    }

    private void line(int first, PuzzleSessionLog session, LineStyle stroke) {
        double fromX = x(0);
        double fromY = y(first);
        for (PlayedMove move : session.moves()) {
            double toX = x(move.milliseconds());
            double toY = y(move.distanceAfter());
            pencil.line(fromX, fromY, toX, fromY, stroke);
            pencil.line(toX, fromY, toX, toY, stroke);
            fromX = toX;
            fromY = toY;
        }
    }

    private void otherDots(PuzzleSessionLog session, int player) {
        for (PlayedMove move : session.moves()) {
            otherDot(pencil, x(move.milliseconds()), y(move.distanceAfter()), OTHER_DOT, move.leadsNearer(), player);
        }
    }

    /** Draws the dot of a move of the current player. */
    static void dot(SketchBuilder pencil, double x, double y, double radius, boolean nearer) {
        if (nearer) {
            pencil.disc(x, y, radius, AreaStyle.filled(INK));
        } else {
            StateMapSign.STOP.draw(pencil, x, y, radius);
        }
    }

    /** Draws the dot of a move of another player, by the index among the visible ones. */
    static void otherDot(SketchBuilder pencil, double x, double y, double radius, boolean nearer, int player) {
        ColourExpression tone = toneOfOther(player);
        AreaStyle style = nearer ? AreaStyle.filled(tone) : AreaStyle.of(ColourRole.PAGE, LineStyle.flat(tone, 1.5));
        pencil.disc(x, y, radius, style);
    }

    private void dots(int first, PuzzleSessionLog session) {
        List<PlayedMove> moves = session.moves();
        StateMapSign.START.draw(pencil, x(0), y(first), 7);
        double lastName = Double.NEGATIVE_INFINITY;
        for (int i = 0; i < moves.size(); i++) {
            PlayedMove move = moves.get(i);
            double x = x(move.milliseconds());
            double y = y(move.distanceAfter());
            if (i == moves.size() - 1) {
                StateMapSign.YOU.draw(pencil, x, y, 6);
                String number = NumberFormatter.grouped(moves.size());
                pencil.text(x + 12, y, number, TYPE, SketchShape.Weight.STRONG, SketchShape.Side.BEGINS, INK);
                continue;
            }
            dot(pencil, x, y, DOT, move.leadsNearer());
            boolean named = move.leadsAway() || !move.leadsNearer() && x - lastName >= 2 * NAME_APART;
            if (named && x - lastName >= NAME_APART) {
                pencil.centred(x, y - 13, NumberFormatter.grouped(i + 1), TYPE, SketchShape.Weight.STRONG, INK);
                lastName = x;
            }
        }
    }

    /** Returns the numbers, from 1, of the moves that led away from every goal. */
    public static List<Integer> away(PuzzleSessionLog session) {
        List<Integer> away = new ArrayList<>();
        for (int i = 0; i < session.moves().size(); i++) {
            if (session.moves().get(i).leadsAway()) {
                away.add(i + 1);
            }
        }
        return away;
    }

    /** Returns the colour of the line of another player; players are numbered from 0. */
    private static ColourExpression toneOfOther(int player) {
        return ColourRole.series(SERIES_OF_OTHERS[player]);
    }

    /**
     * Returns the style of the line of another player, which differs in colour and dash; that of the current player is
     * plain ink.
     */
    static LineStyle strokeOfOther(int player) {
        double[] dashes = DASHES_OF_OTHERS[player];
        return LineStyle.round(toneOfOther(player), 2).dashed(dashes[0], dashes[1]);
    }
}
