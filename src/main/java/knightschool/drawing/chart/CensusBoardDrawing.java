package knightschool.drawing.chart;

import java.util.Collection;
import java.util.Map;
import java.util.stream.Collectors;
import knightschool.board.Board;
import knightschool.census.CensusRow;
import knightschool.drawing.AreaStyle;
import knightschool.drawing.ColourExpression;
import knightschool.drawing.ColourRole;
import knightschool.drawing.LineStyle;
import knightschool.drawing.Sketch;
import knightschool.drawing.SketchBuilder;
import knightschool.drawing.board.BoardGeometry;
import knightschool.search.Outcome;

/**
 * Draws a board with the results of a census, the searches from every start, on its squares: each is coloured by the
 * number of steps of the search from there, and bears that number if there is room.
 *
 * <p>Outcomes can be told apart without colours: a start whose search was stopped is hatched, one with a proof that
 * there is no tour has a cross in a ring, and both have a word if there is room. A start that was not counted is a
 * plain square.
 */
public final class CensusBoardDrawing {
    private final Map<Integer, Outcome> outcomes;

    private CensusBoardDrawing(Map<Integer, Outcome> outcomes) {
        this.outcomes = outcomes;
    }

    /**
     * Draws a census.
     *
     * @param rows the known rows, of playable squares
     * @param focused the square with focus, or {@link Board#NONE}
     */
    public static Sketch of(BoardGeometry geometry, Collection<CensusRow> rows, HeatScale scale, int focused) {
        Map<Integer, Long> steps = rows.stream().collect(Collectors.toMap(CensusRow::start, CensusRow::steps));
        CensusBoardDrawing census =
                new CensusBoardDrawing(rows.stream().collect(Collectors.toMap(CensusRow::start, CensusRow::outcome)));
        return HeatMapDrawing.of(geometry, HeatMapDrawing.counted(steps, scale), focused, census::mark);
    }

    /** Returns the scale that covers some rows. */
    public static HeatScale scale(Collection<CensusRow> rows, ColourExpression hue) {
        return HeatScale.of(rows.stream().map(CensusRow::steps).toList(), hue);
    }

    /** Draws the mark of an outcome and returns its word. */
    private String mark(HeatMapDrawing.Cell cell) {
        return switch (outcomes.get(cell.square())) {
            case STOPPED -> {
                stopped(cell);
                yield "stopped";
            }
            case PROVEN_ABSENT -> {
                absent(cell);
                yield "no tour";
            }
            case FOUND -> "";
        };
    }

    /** Draws the mark of a stopped search, with its lines kept away from number and word. */
    static void stopped(HeatMapDrawing.Cell cell) {
        double side = cell.side();
        new CensusMarks(cell.pencil()).hatch(cell.x(), cell.y(), side - 1, cell.heat());
        if (cell.numbered()) {
            double top = side >= HeatMapDrawing.WORDS_FROM_PIXELS ? 0.3 : 0.34;
            double bottom = side >= HeatMapDrawing.WORDS_FROM_PIXELS ? 0.92 : 0.66;
            AreaStyle heat = AreaStyle.filled(cell.heat());
            cell.pencil().box(cell.x(), cell.y() + top * side, side - 1, (bottom - top) * side, 0, heat);
        }
    }

    private static void absent(HeatMapDrawing.Cell cell) {
        double side = cell.side();
        double middle = cell.y() + side / 2;
        double radius = cell.numbered() ? 0.12 * side : 0.3 * side;
        new CensusMarks(cell.pencil())
                .cross(cell.x() + side / 2, cell.numbered() ? middle - 0.31 * side : middle, radius);
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
