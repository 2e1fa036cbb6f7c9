package knightschool.drawing.tour;

import java.util.List;
import knightschool.board.Board;
import knightschool.drawing.AreaStyle;
import knightschool.drawing.ColourRole;
import knightschool.drawing.LineStyle;
import knightschool.drawing.Sketch;
import knightschool.drawing.SketchBuilder;
import knightschool.drawing.board.KnightGlyph;

/**
 * Draws a tour as a line without its squares, after any number of moves, so that the knight can be animated along it.
 */
public final class AnimatedTourDrawing {
    private static final double LINE = 1.4;
    private static final double KNIGHT = 11;
    private static final double GLYPH = 19;

    private final Board board;
    private final List<Integer> tour;
    private final double side;

    /**
     * Creates a drawing.
     *
     * @param tour square indices in the order of the visits
     * @param width the width of the drawing, in pixels
     */
    public AnimatedTourDrawing(Board board, List<Integer> tour, double width) {
        this.board = board;
        this.tour = List.copyOf(tour);
        this.side = (width - 2 * KNIGHT) / (board.columns() - 1);
    }

    /** Returns the number of moves of the tour. */
    public int moves() {
        return tour.size() - 1;
    }

    /** Returns the drawing after a number of moves, which may include a fraction of a move: 0 to {@link #moves}. */
    public Sketch after(double moves) {
        SketchBuilder pencil = new SketchBuilder();
        int index = (int) moves;
        double x = x(index);
        double y = y(index);
        lines(pencil, index, moves(), ColourRole.CONTROL_EDGE);
        lines(pencil, 0, index, ColourRole.INK);
        if (moves > index) {
            double part = moves - index;
            x += part * (x(index + 1) - x);
            y += part * (y(index + 1) - y);
            pencil.line(x(index), y(index), x, y, LineStyle.round(ColourRole.INK, LINE));
        }
        LineStyle ring = LineStyle.flat(ColourRole.INK, 1.5);
        pencil.disc(x, y, KNIGHT - 1, AreaStyle.of(ColourRole.ACCENT, ring));
        pencil.add(KnightGlyph.at(x, y, GLYPH, ColourRole.ON_ACCENT));
        return pencil.sketch(side * (board.columns() - 1) + 2 * KNIGHT, side * (board.rows() - 1) + 2 * KNIGHT);
    }

    private void lines(SketchBuilder pencil, int from, int to, ColourRole role) {
        LineStyle stroke = LineStyle.round(role, LINE);
        for (int i = from; i < to; i++) {
            pencil.line(x(i), y(i), x(i + 1), y(i + 1), stroke);
        }
    }

    private double x(int visit) {
        return KNIGHT + side * board.column(tour.get(visit));
    }

    private double y(int visit) {
        return KNIGHT + side * board.row(tour.get(visit));
    }
}
