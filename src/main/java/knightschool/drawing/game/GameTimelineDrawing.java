package knightschool.drawing.game;

import java.util.List;
import knightschool.drawing.AreaStyle;
import knightschool.drawing.ColourExpression;
import knightschool.drawing.ColourRole;
import knightschool.drawing.LineStyle;
import knightschool.drawing.Sketch;
import knightschool.drawing.SketchBuilder;
import knightschool.drawing.SketchShape;
import knightschool.drawing.legend.LegendSignDrawing;
import knightschool.text.NumberFormatter;

/**
 * Draws a game from its first square to its last, one column per move: above, a cell for each possible move; below, the
 * effect of the move made on the game.
 */
public final class GameTimelineDrawing {
    private static final double TOP = 1;
    private static final double CELL_HEIGHT = 5;
    private static final double CELL_PITCH = 7;
    private static final int MOST_CELLS = 8;
    private static final double LINE = TOP + MOST_CELLS * CELL_PITCH + 3;
    private static final double BAND_TOP = LINE + 4;
    private static final double BAND = 22;
    private static final double MARKS = BAND_TOP + BAND / 2;
    private static final double NUMBERS = BAND_TOP + BAND + 12;
    private static final double TYPE = 14;
    private static final double HALF_DIGIT = 0.33 * TYPE;
    private static final double EDGE = 12;
    private static final double NARROW_FOR_MARKS = 9;
    private static final double LEAST_ROOM = 30;
    private static final double UNDONE_CELLS = 0.3;
    private static final double UNMADE_RADIUS = 1.3;
    private static final double UNDONE_MARK = 0.45;

    /** The height of every strip, in pixels. */
    public static final double HEIGHT = NUMBERS + 7;

    private final SketchBuilder pencil = new SketchBuilder();
    private final Strip strip;
    private final double width;
    private final double pitch;

    /**
     * One move of a game, or its first square.
     *
     * @param choices the number of possible moves; 0 for the first square
     * @param open the number of these moves that kept the game open, or −1 if it is not known
     * @param mark the effect of the move
     * @param takenBack whether a move that lost the game was made here and taken back
     */
    public record Move(int choices, int open, MoveEffectTimelineMark mark, boolean takenBack) {}

    /**
     * A whole game.
     *
     * @param squares the number of squares to visit
     * @param moves the first square and the moves made, followed by those that were taken back
     * @param visited the number of entries of {@code moves} that are not taken back
     */
    public record Strip(int squares, List<Move> moves, int visited) {
        public Strip {
            moves = List.copyOf(moves);
        }
    }

    private GameTimelineDrawing(Strip strip, double width) {
        this.strip = strip;
        this.width = width;
        this.pitch = pitch(strip.squares(), width);
    }

    /** Draws a strip with the given width in pixels. */
    public static Sketch of(Strip strip, double width) {
        GameTimelineDrawing drawing = new GameTimelineDrawing(strip, width);
        drawing.draw();
        return drawing.pencil.sketch(width, HEIGHT);
    }

    private static double pitch(int squares, double width) {
        return Math.max(0.1, (width - 2 * EDGE) / Math.max(1, squares));
    }

    /** Returns the number of visited squares, from 1, for a point of a strip. */
    public static int visitedAt(int squares, double width, double x) {
        return Math.clamp((long) Math.floor((x - EDGE) / pitch(squares, width)) + 1, 1, Math.max(1, squares));
    }

    private double middle(int number) {
        return EDGE + (number - 0.5) * pitch;
    }

    /** Returns a cell for a legend: of a move that keeps the win, or of one that loses it. */
    public static Sketch legend(boolean open) {
        SketchBuilder pencil = new SketchBuilder();
        ColourExpression ink = ColourRole.INK.sheer(0.8);
        AreaStyle style = open ? AreaStyle.filled(ink) : AreaStyle.outlined(LineStyle.flat(ink, 1));
        pencil.box(1.5, 4.5, 14, CELL_HEIGHT, 1, style);
        return pencil.sketch(17, 14);
    }

    /** Returns the places of moves that are not made yet, for the legend of the window. */
    public static Sketch notMadeSign() {
        SketchBuilder pencil = new SketchBuilder();
        double gap = LegendSignDrawing.SIDE / 4.0;
        for (int place = 1; place <= 3; place++) {
            pencil.disc(
                    place * gap,
                    LegendSignDrawing.MIDDLE,
                    UNMADE_RADIUS + 0.7,
                    AreaStyle.filled(ColourRole.CONTROL_EDGE));
        }
        return LegendSignDrawing.sketch(pencil);
    }

    private void draw() {
        LineStyle hairline = LineStyle.flat(ColourRole.HAIRLINE, 1);
        pencil.line(EDGE, LINE + 0.5, width - EDGE, LINE + 0.5, hairline);
        band();
        for (int number = 1; number <= strip.squares(); number++) {
            column(number);
        }
        numbers();
        now();
    }

    /** Draws the band behind the moves for which the game was open. */
    private void band() {
        int open = 0;
        while (open < strip.visited() && isOpen(strip.moves().get(open).mark())) {
            open++;
        }
        if (open > 0) {
            pencil.box(EDGE, BAND_TOP, open * pitch, BAND, 3, AreaStyle.filled(ColourRole.SELECTED));
        }
    }

    private static boolean isOpen(MoveEffectTimelineMark mark) {
        return mark != MoveEffectTimelineMark.LOST && mark != MoveEffectTimelineMark.AFTER;
    }

    private void column(int number) {
        double x = middle(number);
        if (number > strip.moves().size()) {
            pencil.disc(x, MARKS, Math.min(UNMADE_RADIUS, pitch / 5), AreaStyle.filled(ColourRole.CONTROL_EDGE));
            return;
        }
        Move move = strip.moves().get(number - 1);
        boolean undone = number > strip.visited();
        cells(move, x, undone ? UNDONE_CELLS : 1);
        if (move.takenBack()) {
            MoveEffectTimelineMark.takenBack(pencil, x, MARKS);
        } else if (undone && (move.mark() == MoveEffectTimelineMark.UNKNOWN || pitch < NARROW_FOR_MARKS)) {
            pencil.disc(x, MARKS, Math.min(2.4, pitch / 3), AreaStyle.outlined(LineStyle.flat(ColourRole.MUTED, 1)));
        } else if (pitch >= NARROW_FOR_MARKS || move.mark() == MoveEffectTimelineMark.LOST) {
            move.mark().draw(pencil, x, MARKS, undone ? UNDONE_MARK : 1);
        } else {
            pencil.disc(x, MARKS, Math.max(0.6, pitch / 4), AreaStyle.filled(ColourRole.INK));
        }
    }

    private void cells(Move move, double x, double opacity) {
        double cell = Math.max(1, pitch - Math.min(4, pitch / 4));
        ColourExpression ink = ColourRole.INK.sheer(0.8 * opacity);
        ColourExpression grey = ColourRole.MUTED.sheer(0.55 * opacity);
        for (int i = 0; i < Math.min(MOST_CELLS, move.choices()); i++) {
            double y = LINE - 3 - i * CELL_PITCH - CELL_HEIGHT;
            boolean known = move.open() >= 0;
            if (known && i >= move.open()) {
                AreaStyle hollow = AreaStyle.outlined(LineStyle.flat(ink, 1));
                pencil.box(x - cell / 2 + 0.5, y + 0.5, Math.max(0.5, cell - 1), CELL_HEIGHT - 1, 1, hollow);
            } else {
                pencil.box(x - cell / 2, y, cell, CELL_HEIGHT, 1, AreaStyle.filled(known ? ink : grey));
            }
        }
    }

    private void numbers() {
        int every = labelInterval();
        for (int number = 1; number <= strip.squares(); number++) {
            boolean last = number == strip.squares();
            boolean round = number % every == 0 && place(strip.squares()) - place(number) > roomForNumber();
            boolean near = strip.visited() > 0 && Math.abs(place(number) - place(strip.visited())) < roomForNumber();
            if ((number == 1 || last || round) && !near) {
                number(number, SketchShape.Weight.REGULAR, ColourRole.MUTED);
            }
        }
        if (strip.visited() > 0) {
            number(strip.visited(), SketchShape.Weight.STRONG, ColourRole.INK);
        }
    }

    /** Returns the smallest distance between the centres of two numbers: the width of the longest. */
    private double roomForNumber() {
        return Math.max(
                LEAST_ROOM,
                2 * HALF_DIGIT * NumberFormatter.grouped(strip.squares()).length());
    }

    private int labelInterval() {
        int every = 10;
        while (every * pitch < 2 * roomForNumber()) {
            every *= 2;
        }
        return every;
    }

    /** Returns the centre of a number, moved so that the number is not cut off at an edge. */
    private double place(int number) {
        double half = NumberFormatter.grouped(number).length() * HALF_DIGIT;
        return Math.max(half, Math.min(middle(number), width - half));
    }

    private void number(int number, SketchShape.Weight weight, ColourRole role) {
        String digits = NumberFormatter.grouped(number);
        pencil.centred(place(number), NUMBERS, digits, TYPE, weight, role);
    }

    private void now() {
        if (strip.visited() == 0) {
            return;
        }
        double x = middle(strip.visited());
        ColourExpression ink = ColourRole.INK;
        pencil.line(x, 0, x, BAND_TOP + BAND + 3, LineStyle.flat(ink, 2));
        pencil.disc(x, LINE, 6, AreaStyle.filled(ink));
        pencil.disc(x, LINE, 2.4, AreaStyle.filled(ColourRole.PAGE));
    }
}
