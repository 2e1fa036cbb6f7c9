package knightschool.drawing.picture;

import java.util.Arrays;
import java.util.List;
import java.util.function.IntToDoubleFunction;
import java.util.stream.DoubleStream;
import knightschool.board.Board;
import knightschool.drawing.AreaStyle;
import knightschool.drawing.ColourExpression;
import knightschool.drawing.ColourRole;
import knightschool.drawing.LineStyle;
import knightschool.drawing.Sketch;
import knightschool.drawing.SketchBuilder;
import knightschool.drawing.SketchShape;
import knightschool.drawing.VectorOutline;
import knightschool.drawing.board.KnightGlyph;
import knightschool.drawing.board.WalkLineDrawing;
import knightschool.drawing.picture.PictureOverlayMarks.Squares;
import knightschool.picture.GridPlacement;
import knightschool.picture.PicturePoint;
import knightschool.picture.SelectionFrame;

/**
 * Draws what was found in a picture over it: the squares, with holes dark and crossed out, the knight, doubtful
 * squares, and the frame with its eight handles. Every line has two tones, because pictures may be light or dark.
 */
public final class FoundBoardOverlayDrawing {
    /** Half the side of a handle of the frame, in pixels. */
    public static final double HANDLE = 5;

    private static final double PLAYABLE_VEIL = 0.35;
    private static final double HOLE_VEIL = 0.72;
    private static final double OUTSIDE_VEIL = 0.6;
    private static final double CROSS = 0.24;
    private static final double CORNER = 0.24;
    private static final double CHIP = 0.2;
    private static final double LEAST_CHIP = 7;
    private static final double MOST_CHIP = 16;
    private static final ColourExpression INK = ColourRole.INK;
    private static final ColourExpression PAPER = ColourRole.PAGE;

    private final SketchBuilder pencil = new SketchBuilder();
    private final PictureFit fit;

    private FoundBoardOverlayDrawing(PictureFit fit) {
        this.fit = fit;
    }

    /**
     * Returns the marks over a picture.
     *
     * @param picture the whole picture, in its own pixels
     * @param fit the placement of the picture
     * @param width the width of the sketch
     * @param height the height of the sketch
     */
    public static Sketch of(
            PictureOverlayMarks marks, SelectionFrame picture, PictureFit fit, double width, double height) {
        FoundBoardOverlayDrawing drawing = new FoundBoardOverlayDrawing(fit);
        marks.others().forEach(drawing::other);
        marks.squares().ifPresent(squares -> drawing.squares(squares, marks));
        drawing.frame(marks.frame(), picture, marks.held());
        return drawing.pencil.sketch(width, height);
    }

    private void squares(Squares squares, PictureOverlayMarks marks) {
        Board board = squares.board();
        for (int square = 0; square < board.squares(); square++) {
            square(squares.grid(), square, board.isPlayable(square));
        }
        lines(squares.grid());
        IntToDoubleFunction x = square -> x(squares.grid(), square);
        IntToDoubleFunction y = square -> y(squares.grid(), square);
        marks.walk().ifPresent(new WalkLineDrawing(pencil, x, y, side(squares.grid()), true)::draw);
        if (board.start() != Board.NONE) {
            knight(squares.grid(), board.start());
        }
        squares.doubtful().forEach(square -> doubt(squares.grid(), square));
        if (board.contains(marks.pointed())) {
            point(squares.grid(), marks.pointed());
        }
    }

    /** Draws another board, with a dashed outline only, so that the selected one stands out. */
    private void other(GridPlacement grid) {
        VectorOutline outline = quadrilateral(
                toScreen(grid.point(0, 0)),
                toScreen(grid.point(grid.columns(), 0)),
                toScreen(grid.point(grid.columns(), grid.rows())),
                toScreen(grid.point(0, grid.rows())));
        pencil.outline(outline, AreaStyle.outlined(LineStyle.flat(PAPER, 5)));
        pencil.outline(outline, AreaStyle.outlined(LineStyle.flat(INK, 3).dashed(10, 6)));
    }

    private static VectorOutline quadrilateral(PicturePoint... corners) {
        return VectorOutline.closed(Arrays.stream(corners)
                .flatMapToDouble(corner -> DoubleStream.of(corner.x(), corner.y()))
                .toArray());
    }

    private double side(GridPlacement grid) {
        return fit.scale() * Math.min(grid.cellWidth(), grid.cellHeight());
    }

    private double x(GridPlacement grid, int square) {
        return fit.x(grid.centre(square).x());
    }

    private double y(GridPlacement grid, int square) {
        return fit.y(grid.centre(square).y());
    }

    private void square(GridPlacement grid, int square, boolean playable) {
        ColourExpression veil =
                playable ? ColourRole.SQUARE_LIGHT.sheer(PLAYABLE_VEIL) : ColourRole.HOLE.sheer(HOLE_VEIL);
        pencil.outline(cell(grid, square, 0), AreaStyle.filled(veil));
        if (!playable) {
            double width = Math.max(1.5, 0.04 * side(grid));
            cross(grid, square, LineStyle.round(PAPER, width + 2));
            cross(grid, square, LineStyle.round(INK, width));
        }
    }

    private void cross(GridPlacement grid, int square, LineStyle stroke) {
        line(at(grid, square, 0.5 - CROSS, 0.5 - CROSS), at(grid, square, 0.5 + CROSS, 0.5 + CROSS), stroke);
        line(at(grid, square, 0.5 + CROSS, 0.5 - CROSS), at(grid, square, 0.5 - CROSS, 0.5 + CROSS), stroke);
    }

    /**
     * Returns the outline of a square.
     *
     * @param inset the distance of the outline from the edges, as a fraction of the side
     */
    private VectorOutline cell(GridPlacement grid, int square, double inset) {
        return quadrilateral(
                at(grid, square, inset, inset),
                at(grid, square, 1 - inset, inset),
                at(grid, square, 1 - inset, 1 - inset),
                at(grid, square, inset, 1 - inset));
    }

    /** Returns a point of a square on the screen, given as fractions of the side from the upper left corner. */
    private PicturePoint at(GridPlacement grid, int square, double right, double down) {
        return toScreen(grid.point(square % grid.columns() + right, square / grid.columns() + down));
    }

    private PicturePoint toScreen(PicturePoint point) {
        return new PicturePoint(fit.x(point.x()), fit.y(point.y()));
    }

    private void line(PicturePoint from, PicturePoint to, LineStyle stroke) {
        pencil.line(from.x(), from.y(), to.x(), to.y(), stroke);
    }

    private void lines(GridPlacement grid) {
        for (LineStyle stroke : List.of(LineStyle.flat(PAPER.sheer(0.8), 3), LineStyle.flat(INK, 1))) {
            for (int column = 0; column <= grid.columns(); column++) {
                line(toScreen(grid.point(column, 0)), toScreen(grid.point(column, grid.rows())), stroke);
            }
            for (int row = 0; row <= grid.rows(); row++) {
                line(toScreen(grid.point(0, row)), toScreen(grid.point(grid.columns(), row)), stroke);
            }
        }
    }

    /** Draws a knight in a corner, so that the knight in the picture remains visible. */
    private void knight(GridPlacement grid, int square) {
        PicturePoint corner = at(grid, square, CORNER, CORNER);
        double radius = chip(corner, grid, INK, PAPER);
        pencil.add(KnightGlyph.at(corner.x(), corner.y(), 2 * radius, PAPER));
    }

    private void doubt(GridPlacement grid, int square) {
        PicturePoint corner = at(grid, square, 1 - CORNER, CORNER);
        double radius = chip(corner, grid, ColourRole.ACCENT, ColourRole.ON_ACCENT);
        pencil.centred(corner.x(), corner.y(), "?", 1.3 * radius, SketchShape.Weight.STRONG, ColourRole.ON_ACCENT);
    }

    private double chip(PicturePoint centre, GridPlacement grid, ColourExpression ground, ColourExpression edge) {
        double radius = Math.clamp(CHIP * side(grid), LEAST_CHIP, MOST_CHIP);
        pencil.disc(centre.x(), centre.y(), radius, AreaStyle.of(ground, LineStyle.flat(edge, 1.5)));
        return radius;
    }

    private void point(GridPlacement grid, int square) {
        double inset = Math.min(0.2, 3 / side(grid));
        pencil.outline(cell(grid, square, inset), AreaStyle.outlined(LineStyle.round(ColourRole.ON_ACCENT, 7)));
        pencil.outline(cell(grid, square, inset), AreaStyle.outlined(LineStyle.round(ColourRole.ACCENT, 4)));
    }

    private void frame(SelectionFrame frame, SelectionFrame picture, boolean held) {
        double left = fit.x(frame.x());
        double top = fit.y(frame.y());
        double right = fit.x((double) frame.x() + frame.width());
        double bottom = fit.y((double) frame.y() + frame.height());
        outside(left, top, right, bottom, picture);
        for (LineStyle stroke : List.of(LineStyle.flat(PAPER, held ? 5 : 4), LineStyle.flat(INK, held ? 3 : 2))) {
            pencil.box(left, top, right - left, bottom - top, 0, AreaStyle.outlined(stroke));
        }
        AreaStyle handle = AreaStyle.of(PAPER, LineStyle.flat(INK, 2));
        for (FrameHandle one : FrameHandle.values()) {
            double x = left + (right - left) * one.across();
            double y = top + (bottom - top) * one.down();
            pencil.box(x - HANDLE, y - HANDLE, 2 * HANDLE, 2 * HANDLE, 0, handle);
        }
    }

    /** Fades the part of the picture outside the frame. */
    private void outside(double left, double top, double right, double bottom, SelectionFrame picture) {
        double endX = fit.x(picture.width());
        double endY = fit.y(picture.height());
        veil(fit.left(), fit.top(), endX, top);
        veil(fit.left(), bottom, endX, endY);
        veil(fit.left(), top, left, bottom);
        veil(right, top, endX, bottom);
    }

    private void veil(double left, double top, double right, double bottom) {
        if (right > left && bottom > top) {
            pencil.box(left, top, right - left, bottom - top, 0, AreaStyle.filled(PAPER.sheer(OUTSIDE_VEIL)));
        }
    }
}
