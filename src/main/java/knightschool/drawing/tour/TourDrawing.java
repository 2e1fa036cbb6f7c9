package knightschool.drawing.tour;

import java.util.ArrayList;
import java.util.List;
import knightschool.board.Board;
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
import knightschool.drawing.board.KnightGlyph;
import knightschool.tour.PathCoverageGrid;
import knightschool.tour.TourSquareNumbers;
import knightschool.tour.construction.ConstructionSteps;

/** Draws tours and how they are joined, for squares that are large enough for edges: {@link BoardViewport#hasEdges}. */
public final class TourDrawing {
    /** The number of strengths of a path. Lines of one strength are painted at once. */
    private static final int STRENGTHS = 24;

    private final LargeBoardSketchBuilder sheet;
    private final BoardViewport window;
    private final SketchBuilder pencil;

    private TourDrawing(LargeBoardSketchBuilder sheet) {
        this.sheet = sheet;
        this.window = sheet.window();
        this.pencil = sheet.pencil();
    }

    /** Draws the squares alone. */
    public static Sketch board(BoardViewport window, AlgorithmStyle look) {
        return new LargeBoardSketchBuilder(window, look).framed();
    }

    /** Draws a path, which is stronger at later squares, with its head at the end. */
    public static Sketch path(BoardViewport window, TourSquareNumbers path, AlgorithmStyle look) {
        LargeBoardSketchBuilder sheet = new LargeBoardSketchBuilder(window, look);
        TourDrawing drawing = new TourDrawing(sheet);
        drawing.path(path);
        drawing.ends(path);
        return sheet.framed();
    }

    /** Draws the progress of a path, cell by cell: stronger for later squares, paler for fewer squares. */
    public static Sketch progress(BoardViewport window, PathCoverageGrid coverage, AlgorithmStyle look) {
        LargeBoardSketchBuilder sheet = new LargeBoardSketchBuilder(window, look);
        int cell = coverage.cell();
        for (int row = window.firstRow() / cell * cell; row < window.endRow(); row += cell) {
            for (int column = window.firstColumn() / cell * cell; column < window.endColumn(); column += cell) {
                double share = coverage.share(column, row);
                if (share > 0) {
                    double x = window.geometry().left()
                            + column * window.geometry().side();
                    double y = window.geometry().top() + row * window.geometry().side();
                    double width = Math.min(cell, window.columns() - column)
                            * window.geometry().side();
                    double height = Math.min(cell, window.rows() - row)
                            * window.geometry().side();
                    ColourExpression tone = look.path(coverage.age(column, row)).sheer(share);
                    sheet.pencil().box(x, y, width, height, 0, AreaStyle.filled(tone));
                }
            }
        }
        return sheet.framed();
    }

    /** Draws a step of a construction. Use {@link #path} for the last step. */
    public static Sketch step(BoardViewport window, ConstructionSteps assembly, int step, AlgorithmStyle look) {
        LargeBoardSketchBuilder sheet = new LargeBoardSketchBuilder(window, look);
        new BlockJoinDrawing(sheet, assembly, step).draw();
        return sheet.framed();
    }

    private void path(TourSquareNumbers path) {
        List<List<SketchShape.Line>> lines = new ArrayList<>();
        for (int i = 0; i <= STRENGTHS; i++) {
            lines.add(new ArrayList<>());
        }
        for (int row = Math.max(0, window.firstRow() - 2); row < Math.min(window.rows(), window.endRow() + 2); row++) {
            for (int column = Math.max(0, window.firstColumn() - 2);
                    column < Math.min(window.columns(), window.endColumn() + 2);
                    column++) {
                int square = row * window.columns() + column;
                int next = path.next(square);
                if (next != Board.NONE) {
                    int strength = (int) ((long) STRENGTHS * path.number(square) / path.length());
                    lines.get(strength).add(sheet.line(square, next, sheet.path((double) strength / STRENGTHS)));
                }
            }
        }
        lines.stream()
                .filter(some -> !some.isEmpty())
                .forEach(some ->
                        pencil.add(new SketchShape.Lines(some, some.getFirst().stroke())));
    }

    private void ends(TourSquareNumbers path) {
        if (path.length() == 0) {
            return;
        }
        double side = window.geometry().side();
        if (!path.isClosed()) {
            int head = path.head();
            double box = SquareMeasures.HEAD * side;
            double x = window.geometry().centreX(head) - box / 2;
            double y = window.geometry().centreY(head) - box / 2;
            pencil.box(x, y, box, box, SquareMeasures.HEAD_CORNER * side, AreaStyle.filled(sheet.colour()));
            pencil.add(KnightGlyph.at(
                    window.geometry().centreX(head), window.geometry().centreY(head), side, ColourRole.ON_MARKER));
        }
        if (!path.isClosed() && path.head() != path.first()) {
            first(
                    pencil,
                    window.geometry().centreX(path.first()),
                    window.geometry().centreY(path.first()),
                    side);
        }
        missed(path);
    }

    /** Draws the sign for the beginning of an open path. */
    static void first(SketchBuilder pencil, double x, double y, double side) {
        LineStyle border =
                LineStyle.flat(ColourRole.INK, LargeBoardSketchBuilder.part(SquareMeasures.START_WIDTH, side));
        pencil.disc(x, y, SquareMeasures.CHIP_RADIUS * side, AreaStyle.of(ColourRole.SURFACE, border));
    }

    /** Draws the sign for a square that a path does not visit. */
    static void missed(SketchBuilder pencil, double x, double y, double side) {
        LineStyle ring = LineStyle.flat(ColourRole.INK, LargeBoardSketchBuilder.part(SquareMeasures.RING, side));
        pencil.disc(x, y, 0.22 * side, AreaStyle.outlined(ring));
    }

    /** Draws a hollow ring on every square that the path does not visit. */
    private void missed(TourSquareNumbers path) {
        if (path.isFull()) {
            return;
        }
        for (int row = window.firstRow(); row < window.endRow(); row++) {
            for (int column = window.firstColumn(); column < window.endColumn(); column++) {
                int square = row * window.columns() + column;
                if (path.number(square) == 0) {
                    missed(
                            pencil,
                            window.geometry().centreX(square),
                            window.geometry().centreY(square),
                            window.geometry().side());
                }
            }
        }
    }
}
