package knightschool.drawing.chart;

import java.util.Collection;
import knightschool.board.Board;
import knightschool.census.CensusRow;
import knightschool.drawing.AreaStyle;
import knightschool.drawing.ColourExpression;
import knightschool.drawing.ColourRole;
import knightschool.drawing.LineStyle;
import knightschool.drawing.Sketch;
import knightschool.drawing.SketchBuilder;
import knightschool.drawing.SketchShape;
import knightschool.drawing.SquareMeasures;
import knightschool.drawing.board.BoardBackgroundDrawing;
import knightschool.drawing.board.BoardDrawing;
import knightschool.drawing.board.BoardGeometry;
import knightschool.text.NumberFormatter;

/**
 * Draws a board with the results of a census: every start has a colour for its number of steps, and the number if there
 * is room.
 *
 * <p>Outcomes can be told apart without colours: a start whose search was stopped is hatched, one with a proof that
 * there is no tour has a cross in a ring, and both have a word if there is room. A start that was not counted is a
 * plain square.
 */
public final class CensusDrawing {
    /** The smallest side, in pixels, of a square with a word besides the mark. */
    private static final double WORDS_FROM_PIXELS = 52;

    private static final double TEXT = 0.24;
    private static final double TEXT_PIXELS = 16;

    /** The type size of a number as a fraction of a large square, which leaves space around it. */
    private static final double LARGE_TEXT = 0.19;

    private static final double MOST_TEXT_PIXELS = 28;

    /** The type size of the word below the number as a fraction of a square. */
    private static final double WORD = 0.135;

    private static final double MOST_WORD_PIXELS = 18;

    /** The width of a digit of the font Inter as a fraction of the type size, rounded up. */
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
     * Draws a census.
     *
     * @param rows the known rows, of playable squares
     * @param focused the square with focus, or {@link Board#NONE}
     */
    public static Sketch of(BoardGeometry geometry, Collection<CensusRow> rows, HeatScale scale, int focused) {
        CensusDrawing drawing = new CensusDrawing(geometry, scale);
        BoardBackgroundDrawing background = new BoardBackgroundDrawing(drawing.pencil, geometry);
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
        pencil.box(x, y, side, side, 0, AreaStyle.filled(ColourRole.PAGE));
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
            double middleX = geometry.centreX(row.start());
            double middleY = geometry.centreY(row.start());
            pencil.centred(middleX, middleY, count, size, SketchShape.Weight.STRONG, ColourRole.INK);
        }
        if (numbered && side >= WORDS_FROM_PIXELS) {
            word(row);
        }
    }

    /** Returns the largest type size in which a count fits into a square. */
    private double textSize(String count) {
        double fitting = (side - 2 * MARGIN) / (DIGIT * count.length());
        double target = Math.max(Math.min(TEXT * side, TEXT_PIXELS), LARGE_TEXT * side);
        return Math.floor(Math.min(fitting, Math.clamp(target, 12, MOST_TEXT_PIXELS)));
    }

    /** Draws the mark of a stopped search, with its lines kept away from number and word. */
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
            double y = geometry.centreY(row.start()) + 0.27 * side;
            double size = Math.clamp(WORD * side, SquareMeasures.LEAST_TEXT_PIXELS, MOST_WORD_PIXELS);
            pencil.centred(geometry.centreX(row.start()), y, word, size, SketchShape.Weight.REGULAR, ColourRole.INK);
        }
    }

    /** Draws the marks that distinguish the outcomes of a census without colours. */
    record CensusMarks(SketchBuilder pencil) {
        /** The share of ink in the hatching, which is faint so that numbers stay readable. */
        private static final double HATCH_INK = 0.35;

        private static final int LINES = 5;

        /**
         * Draws rising lines over a square: the search was stopped.
         *
         * @param x the left edge of the square
         * @param y the upper edge of the square
         */
        void hatch(double x, double y, double side, ColourExpression ground) {
            LineStyle stroke = LineStyle.flat(ColourRole.INK.into(ground, HATCH_INK), Math.max(1, side / 40));
            double pitch = 2 * side / (LINES + 1);
            for (int i = 1; i <= LINES; i++) {
                double sum = i * pitch;
                double over = Math.max(0, sum - side);
                pencil.line(x + over, y + sum - over, x + sum - over, y + over, stroke);
            }
        }

        /** Draws a cross in a ring: it is proven that there is no tour. */
        void cross(double x, double y, double radius) {
            double arm = 0.42 * radius;
            LineStyle ink = LineStyle.round(ColourRole.INK, Math.max(1, 0.17 * radius));
            pencil.disc(x, y, radius, AreaStyle.outlined(ink));
            pencil.cross(x, y, arm, ink);
        }
    }
}
