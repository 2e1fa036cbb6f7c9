package knightschool.drawing.chart;

import java.util.Collection;
import knightschool.board.Board;
import knightschool.census.CensusRow;
import knightschool.drawing.AreaStyle;
import knightschool.drawing.ColourExpression;
import knightschool.drawing.ColourRole;
import knightschool.drawing.Shape;
import knightschool.drawing.Sketch;
import knightschool.drawing.SketchBuilder;
import knightschool.drawing.SquareMeasures;
import knightschool.drawing.Stroke;
import knightschool.drawing.board.BoardBackground;
import knightschool.drawing.board.BoardDrawing;
import knightschool.drawing.board.BoardGeometry;
import knightschool.text.NumberFormatter;

/**
 * A board on which every start that was counted has the colour of its steps, and the number where there is room.
 *
 * <p>No colour stands alone: a start where the search was stopped is hatched, one with a proof that there is no tour
 * has a cross in a ring, and both say so in a word where there is room. A start not counted yet is a plain square.
 */
public final class CensusDrawing {
    /** Below this many pixels a mark says alone what its word would. */
    private static final double WORDS_FROM_PIXELS = 52;

    private static final double TEXT = 0.24;
    private static final double TEXT_PIXELS = 16;

    /** In a large square the number has space around it. */
    private static final double LARGE_TEXT = 0.19;

    private static final double MOST_TEXT_PIXELS = 28;

    /** The word below the number. */
    private static final double WORD = 0.135;

    private static final double MOST_WORD_PIXELS = 18;

    /** The width of a digit of Inter, as a part of the type's size, a little generous. */
    private static final double DIGIT = 0.62;

    private static final double MARGIN = 3;

    private final SketchBuilder pencil = new SketchBuilder();
    private final CensusMarks marks = new CensusMarks(pencil);
    private final BoardGeometry geometry;
    private final HeatScale scale;
    private final double side;

    private CensusDrawing(BoardGeometry geometry, HeatScale scale) {
        this.geometry = geometry;
        this.scale = scale;
        this.side = geometry.side();
    }

    /**
     * @param rows what is known, of playable squares
     * @param focused the square that is pointed at, or {@link Board#NONE}
     */
    public static Sketch of(BoardGeometry geometry, Collection<CensusRow> rows, HeatScale scale, int focused) {
        CensusDrawing drawing = new CensusDrawing(geometry, scale);
        BoardBackground background = new BoardBackground(drawing.pencil, geometry);
        background.squares();
        rows.forEach(drawing::start);
        background.frame(1);
        BoardDrawing.focus(drawing.pencil, geometry, focused);
        return drawing.pencil.sketch(geometry.width(), geometry.height());
    }

    private void start(CensusRow row) {
        double x = geometry.x(row.start());
        double y = geometry.y(row.start());
        ColourExpression heat = scale.tone(scale.part(row.steps()));
        double gap = side >= SquareMeasures.SCORES_FROM_PIXELS ? 1 : 0;
        pencil.box(x, y, side, side, 0, AreaStyle.filled(ColourRole.PAGE.tone()));
        pencil.box(x, y, side - gap, side - gap, 0, AreaStyle.filled(heat));
        String count = NumberFormatter.besideLargest(row.steps(), scale.most());
        double size = textSize(count);
        boolean numbered = size >= SquareMeasures.LEAST_TEXT_PIXELS;
        switch (row.outcome()) {
            case STOPPED -> stopped(x, y, heat, numbered);
            case PROVEN_ABSENT -> absent(row.start(), numbered);
            case FOUND -> {}
        }
        if (numbered) {
            pencil.centred(
                    geometry.centreX(row.start()),
                    geometry.centreY(row.start()),
                    count,
                    size,
                    Shape.Weight.STRONG,
                    ColourRole.INK.tone());
        }
        if (numbered && side >= WORDS_FROM_PIXELS) {
            word(row);
        }
    }

    /** The largest type in which the count fits into a square. */
    private double textSize(String count) {
        double fitting = (side - 2 * MARGIN) / (DIGIT * count.length());
        double wanted = Math.max(Math.min(TEXT * side, TEXT_PIXELS), LARGE_TEXT * side);
        return Math.floor(Math.min(fitting, Math.clamp(wanted, 12, MOST_TEXT_PIXELS)));
    }

    /** Words are kept clear of the lines. */
    private void stopped(double x, double y, ColourExpression heat, boolean numbered) {
        marks.hatch(x, y, side - 1, heat);
        if (numbered) {
            double top = side >= WORDS_FROM_PIXELS ? 0.3 : 0.34;
            double bottom = side >= WORDS_FROM_PIXELS ? 0.92 : 0.66;
            pencil.box(x, y + top * side, side - 1, (bottom - top) * side, 0, AreaStyle.filled(heat));
        }
    }

    private void absent(int square, boolean numbered) {
        double middle = geometry.centreY(square);
        double radius = numbered ? 0.12 * side : 0.3 * side;
        marks.cross(geometry.centreX(square), numbered ? middle - 0.31 * side : middle, radius);
    }

    private void word(CensusRow row) {
        String word = switch (row.outcome()) {
            case STOPPED -> "stopped";
            case PROVEN_ABSENT -> "no tour";
            case FOUND -> "";
        };
        if (!word.isEmpty()) {
            pencil.centred(
                    geometry.centreX(row.start()),
                    geometry.centreY(row.start()) + 0.27 * side,
                    word,
                    Math.clamp(WORD * side, SquareMeasures.LEAST_TEXT_PIXELS, MOST_WORD_PIXELS),
                    Shape.Weight.REGULAR,
                    ColourRole.INK.tone());
        }
    }

    /** What tells the outcomes of a census apart without any colour. */
    static final class CensusMarks {
        /** The hatching is faint, so that numbers stay clear of it. */
        private static final double HATCH_INK = 0.35;

        private static final int LINES = 5;

        private final SketchBuilder pencil;

        CensusMarks(SketchBuilder pencil) {
            this.pencil = pencil;
        }

        /**
         * Rising lines over a square: stopped.
         *
         * @param x its left edge
         * @param y its upper edge
         */
        void hatch(double x, double y, double side, ColourExpression ground) {
            Stroke stroke = Stroke.flat(ColourRole.INK.tone().into(ground, HATCH_INK), Math.max(1, side / 40));
            double pitch = 2 * side / (LINES + 1);
            for (int i = 1; i <= LINES; i++) {
                double sum = i * pitch;
                double over = Math.max(0, sum - side);
                pencil.line(x + over, y + sum - over, x + sum - over, y + over, stroke);
            }
        }

        /** A cross in a ring: no tour, proven. */
        void cross(double x, double y, double radius) {
            double arm = 0.42 * radius;
            Stroke ink = Stroke.round(ColourRole.INK.tone(), Math.max(1, 0.17 * radius));
            pencil.disc(x, y, radius, AreaStyle.outlined(ink));
            pencil.line(x - arm, y - arm, x + arm, y + arm, ink);
            pencil.line(x - arm, y + arm, x + arm, y - arm, ink);
        }
    }
}
