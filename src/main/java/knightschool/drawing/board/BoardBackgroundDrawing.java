package knightschool.drawing.board;

import java.util.function.IntConsumer;
import java.util.stream.IntStream;
import knightschool.board.Board;
import knightschool.board.SquareNames;
import knightschool.drawing.AreaStyle;
import knightschool.drawing.ColourExpression;
import knightschool.drawing.ColourRole;
import knightschool.drawing.LineStyle;
import knightschool.drawing.SketchBuilder;
import knightschool.drawing.SketchShape;
import knightschool.drawing.SquareMeasures;

/** Draws the lowest layer of a board: squares, holes, frame and coordinates. */
public final class BoardBackgroundDrawing {
    private static final double OUTLINE = 0.45;

    /**
     * The distance of the middle of a rank number of three digits from the board, in pixels. At the usual distance it
     * would touch the board.
     */
    private static final double LONG_RANK = 14;

    /** The average width of a letter as a fraction of the type size. */
    private static final double LETTER = 0.6;

    /** The line height of rank numbers as a fraction of the type size. With less they would overlap. */
    private static final double ROW_OF_NUMBERS = 1.25;

    /** The intervals between names if there is not enough space for every other one. */
    private static final int[] ROUND = {5, 10, 20, 50, 100, 200, 500, 1_000};

    private final SketchBuilder pencil;
    private final BoardGeometry geometry;
    private final Board board;

    public BoardBackgroundDrawing(SketchBuilder pencil, BoardGeometry geometry) {
        this.pencil = pencil;
        this.geometry = geometry;
        this.board = geometry.board();
    }

    public void draw() {
        squares();
        frame(1);
    }

    /** Draws everything except the frame, for drawings that cover squares up to their edges and draw the frame last. */
    public void squares() {
        squares(square -> hole(square, 1));
    }

    /** Like {@link #squares()}, but draws holes as outlines only, for boards that are mostly holes. */
    public void squaresAndOutlines() {
        squares(this::outline);
    }

    private void squares(IntConsumer hole) {
        for (int square = 0; square < board.squares(); square++) {
            ground(square, hole);
        }
        if (geometry.left() > 0) {
            coordinates();
        }
    }

    private void ground(int square, IntConsumer hole) {
        if (board.isPlayable(square)) {
            square(square);
        } else {
            hole.accept(square);
        }
    }

    /** Draws only the visible squares, without coordinates. */
    public void squares(BoardViewport viewport) {
        for (int row = viewport.firstRow(); row < viewport.endRow(); row++) {
            for (int column = viewport.firstColumn(); column < viewport.endColumn(); column++) {
                ground(board.squareAt(column, row), square -> hole(square, 1));
            }
        }
    }

    /** Draws the coordinates along the edges of the pane, over anything that extends there. */
    public void coordinates(BoardViewport viewport) {
        int left = viewport.innerLeft();
        int bottom = viewport.innerBottom();
        AreaStyle page = AreaStyle.filled(ColourRole.PAGE);
        pencil.box(0, 0, left, viewport.height(), 0, page);
        pencil.box(0, bottom, viewport.width(), viewport.height() - bottom, 0, page);
        double size = geometry.rimText();
        for (int row : rows(size)) {
            double y = geometry.top() + (row + 0.5) * geometry.side();
            if (y >= 0 && y <= bottom) {
                rank(Math.max(left, geometry.left()), y, row, size);
            }
        }
        double below = Math.min(bottom, geometry.top() + geometry.boardHeight());
        for (int column : columns(size)) {
            double x = geometry.left() + (column + 0.5) * geometry.side();
            if (x >= left && x <= viewport.width()) {
                file(x, viewport.width(), below, column, size);
            }
        }
    }

    /**
     * Draws a line along the inside of the board's edges, because a board without coordinates fills its picture.
     *
     * @param opacity 0 to 1; nothing is drawn for 0
     */
    public void frame(double opacity) {
        double width = SquareMeasures.frame(geometry.side());
        if (width > 0 && opacity > 0) {
            double x = geometry.left() + width / 2;
            double y = geometry.top() + width / 2;
            AreaStyle style = AreaStyle.outlined(LineStyle.flat(ColourRole.BOARD_EDGE.sheer(opacity), width));
            pencil.box(x, y, geometry.boardWidth() - width, geometry.boardHeight() - width, 0, style);
        }
    }

    private void square(int square) {
        ColourRole role = board.isDark(square) ? ColourRole.SQUARE_DARK : ColourRole.SQUARE_LIGHT;
        pencil.add(geometry.box(square, 0, 0, AreaStyle.filled(role)));
    }

    /**
     * Draws a hole.
     *
     * @param opacity 0 to 1
     */
    public void hole(int square, double opacity) {
        LineStyle edge = LineStyle.flat(ColourRole.BOARD_EDGE.sheer(opacity), 1);
        ColourRole role =
                geometry.side() < SquareMeasures.HOLE_SIGN_FROM_PIXELS ? ColourRole.HOLE_SMALL : ColourRole.HOLE;
        AreaStyle style = AreaStyle.of(role.sheer(opacity), edge);
        hole(square, style, ColourRole.MUTED.sheer(opacity));
    }

    /** Draws a hole as an outline. */
    public void outline(int square) {
        ColourExpression edge = ColourRole.BOARD_EDGE.sheer(OUTLINE);
        hole(square, AreaStyle.outlined(LineStyle.flat(edge, 1)), edge);
    }

    private void hole(int square, AreaStyle style, ColourExpression sign) {
        double side = geometry.side();
        if (side < SquareMeasures.HOLE_SIGN_FROM_PIXELS) {
            pencil.add(geometry.box(square, 0.5, 0, style));
            return;
        }
        double inset = Math.round(side / 10) + 0.5;
        pencil.add(geometry.box(square, inset, side / 10, style));
        double slash = 0.09 * side;
        double x = geometry.centreX(square);
        double y = geometry.centreY(square);
        pencil.line(x - slash, y + slash, x + slash, y - slash, LineStyle.flat(sign, Math.max(1, 0.02 * side)));
    }

    public void coordinates() {
        double size = geometry.rimText();
        for (int row : rows(size)) {
            rank(geometry.left(), geometry.top() + (row + 0.5) * geometry.side(), row, size);
        }
        double below = geometry.top() + geometry.boardHeight();
        for (int column : columns(size)) {
            file(geometry.left() + (column + 0.5) * geometry.side(), geometry.width(), below, column, size);
        }
    }

    /** Draws a rank number. If the row is lower than the number, the number is moved into the picture. */
    private void rank(double left, double y, int row, double size) {
        String rank = String.valueOf(board.rows() - row);
        double x = left - (rank.length() > 2 ? LONG_RANK : size < 14 ? 10.5 : size < 20 ? 16 : 20);
        pencil.centred(x, Math.max(y, size / 2), rank, size, SketchShape.Weight.REGULAR, ColourRole.MUTED);
    }

    /**
     * Draws a file letter. If the column is narrower than the name, the name is moved into the picture.
     *
     * @param end the right edge of the picture, in pixels
     */
    private void file(double x, double end, double below, int column, double size) {
        String file = SquareNames.file(column);
        double y = below + (size < 14 ? 10 : size < 20 ? 16 : 21);
        double middle = Math.min(x, end - LETTER * size * file.length() / 2);
        pencil.centred(middle, y, file, size, SketchShape.Weight.REGULAR, ColourRole.MUTED);
    }

    /** Returns the rows that get a number, from the bottom. */
    private int[] rows(double size) {
        int last = board.rows();
        return named(last, size * ROW_OF_NUMBERS).map(rank -> last - rank).toArray();
    }

    /** Returns the columns that get a letter. */
    private int[] columns(double size) {
        return named(board.columns(), size * (board.columns() > 26 ? 1.8 : 1))
                .map(file -> file - 1)
                .toArray();
    }

    /**
     * Returns which of a number of lines get a name: all, every other, or the first and round ones.
     *
     * @param pixels the space that a name needs, in pixels
     */
    private IntStream named(int count, double pixels) {
        int needed = (int) Math.max(1, Math.ceil(pixels / geometry.side()));
        if (needed <= 2) {
            return IntStream.iterate(1, i -> i <= count, i -> i + needed);
        }
        int round =
                IntStream.of(ROUND).filter(step -> step > needed).findFirst().orElse(needed);
        return IntStream.rangeClosed(1, count).filter(i -> i == 1 || i % round == 0);
    }
}
