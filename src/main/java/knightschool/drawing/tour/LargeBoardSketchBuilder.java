package knightschool.drawing.tour;

import knightschool.board.SquareNames;
import knightschool.drawing.AlgorithmStyle;
import knightschool.drawing.AreaStyle;
import knightschool.drawing.ColourExpression;
import knightschool.drawing.ColourRole;
import knightschool.drawing.LineStyle;
import knightschool.drawing.Sketch;
import knightschool.drawing.SketchBuilder;
import knightschool.drawing.SketchShape;
import knightschool.drawing.SquareMeasures;
import knightschool.drawing.board.BoardViewport;

/** Draws the common parts of all drawings of a large board: the squares, lines between them, and the rim. */
final class LargeBoardSketchBuilder {
    private static final double LEAST_LINE = 1.2;
    private static final double NAMES = 12;

    private final SketchBuilder pencil = new SketchBuilder();
    private final BoardViewport window;
    private final AlgorithmStyle look;

    LargeBoardSketchBuilder(BoardViewport window, AlgorithmStyle look) {
        this.window = window;
        this.look = look;
        ground();
    }

    BoardViewport window() {
        return window;
    }

    SketchBuilder pencil() {
        return pencil;
    }

    ColourExpression colour() {
        return look.colour();
    }

    private void ground() {
        for (int row = window.firstRow(); row < window.endRow(); row++) {
            for (int column = window.firstColumn(); column < window.endColumn(); column++) {
                ColourRole role = window.board().isDark(row * window.columns() + column)
                        ? ColourRole.SQUARE_DARK
                        : ColourRole.SQUARE_LIGHT;
                double x = window.geometry().left() + column * window.geometry().side();
                double y = window.geometry().top() + row * window.geometry().side();
                pencil.box(x, y, window.geometry().side(), window.geometry().side(), 0, AreaStyle.filled(role));
            }
        }
    }

    /**
     * Returns the stroke of a path.
     *
     * @param age 0 for the first square of the path to 1 for its last
     */
    LineStyle path(double age) {
        return line(look.path(age));
    }

    /** Returns a stroke as wide as a path, in a colour of its own. */
    LineStyle line(ColourExpression colour) {
        return line(colour, window.geometry().side());
    }

    /** Returns a stroke as wide as a path on squares with another side, in pixels. */
    static LineStyle line(ColourExpression colour, double side) {
        return LineStyle.round(colour, part(SquareMeasures.WAY_WIDTH, side));
    }

    /** Returns a fraction of a square's side in pixels, but at least a visible width. */
    static double part(double measure, double side) {
        return Math.max(LEAST_LINE, measure * side);
    }

    SketchShape.Line line(int from, int to, LineStyle stroke) {
        return new SketchShape.Line(
                window.geometry().centreX(from),
                window.geometry().centreY(from),
                window.geometry().centreX(to),
                window.geometry().centreY(to),
                stroke);
    }

    /** Covers what extends beyond the board, and draws the frame and the coordinates. */
    Sketch framed() {
        AreaStyle page = AreaStyle.filled(ColourRole.PAGE);
        double over = 3 * window.geometry().side() + 8;
        pencil.box(0, 0, TourBoardLayout.LEFT, window.height(), 0, page);
        pencil.box(0, window.bottom(), window.width(), over + TourBoardLayout.BELOW, 0, page);
        pencil.box(window.right(), 0, over, window.height(), 0, page);
        frame();
        names();
        return pencil.sketch(window.width(), window.height());
    }

    /** Draws a line along the inside of those edges of the board that are visible. */
    private void frame() {
        double line = SquareMeasures.frame(window.geometry().side());
        double left = Math.max(TourBoardLayout.LEFT, window.geometry().left());
        double top = Math.max(0, window.geometry().top());
        double across = window.right() - left;
        double down = window.bottom() - top;
        if (window.geometry().left() >= TourBoardLayout.LEFT) {
            edge(left, top, line, down);
        }
        if (window.geometry().top() >= 0) {
            edge(left, top, across, line);
        }
        if (window.geometry().left() + window.columns() * window.geometry().side() <= window.width()) {
            edge(window.right() - line, top, line, down);
        }
        if (window.geometry().top() + window.rows() * window.geometry().side()
                <= window.height() - TourBoardLayout.BELOW) {
            edge(left, window.bottom() - line, across, line);
        }
    }

    private void edge(double x, double y, double width, double height) {
        pencil.box(x, y, width, height, 0, AreaStyle.filled(ColourRole.BOARD_EDGE));
    }

    private void names() {
        int by = everyFits(15);
        for (int row = window.rows() - 1; row >= window.firstRow(); row -= by) {
            double y = window.geometry().top() + (row + 0.5) * window.geometry().side();
            if (y < window.bottom() - 4 && y > 4) {
                String rank = String.valueOf(window.rows() - row);
                double x = TourBoardLayout.LEFT - 6;
                pencil.text(x, y, rank, NAMES, SketchShape.Weight.REGULAR, SketchShape.Side.ENDS, ColourRole.MUTED);
            }
        }
        int across = everyFits(window.columns() > 26 ? 28 : 12);
        for (int column = 0; column < window.endColumn(); column += across) {
            double x = window.geometry().left()
                    + (column + 0.5) * window.geometry().side();
            if (x > TourBoardLayout.LEFT + 4 && x < window.right() - 4) {
                double y = window.bottom() + 12;
                pencil.centred(x, y, SquareNames.file(column), NAMES, SketchShape.Weight.REGULAR, ColourRole.MUTED);
            }
        }
    }

    private int everyFits(double room) {
        return (int) Math.max(1, Math.ceil(room / window.geometry().side()));
    }
}
