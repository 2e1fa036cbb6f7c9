package knightschool.drawing;

import java.util.function.IntConsumer;
import java.util.stream.IntStream;
import knightschool.board.Board;
import knightschool.board.SquareNames;

/** What lies below everything: squares, holes, the frame around them and the coordinates beside it. */
final class BoardBackground {
    private static final double OUTLINE = 0.45;

    private final SketchBuilder pencil;
    private final BoardGeometry geometry;
    private final Board board;

    BoardBackground(SketchBuilder pencil, BoardGeometry geometry) {
        this.pencil = pencil;
        this.geometry = geometry;
        this.board = geometry.board();
    }

    void draw() {
        squares();
        frame(1);
    }

    /** All but the frame, for drawings that cover squares up to their edges and frame the board last. */
    void squares() {
        squares(square -> hole(square, 1));
    }

    /** The same with holes that are outlines only, for boards that are mostly holes. */
    void squaresAndOutlines() {
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

    /** The squares in sight alone, without coordinates. */
    void squares(BoardViewport seen) {
        for (int row = seen.firstRow(); row < seen.endRow(); row++) {
            for (int column = seen.firstColumn(); column < seen.endColumn(); column++) {
                ground(board.squareAt(column, row), square -> hole(square, 1));
            }
        }
    }

    /** The coordinates at the rims of the space, over all that reaches there. */
    void coordinates(BoardViewport seen) {
        int left = seen.innerLeft();
        int bottom = seen.innerBottom();
        FillStyle page = FillStyle.filled(ColourRole.PAGE.tone());
        pencil.box(0, 0, left, seen.height(), 0, page);
        pencil.box(0, bottom, seen.width(), seen.height() - bottom, 0, page);
        double size = geometry.rimText();
        int everyRow = everyFits(size * 1.1);
        named(board.rows(), everyRow).forEach(fromBelow -> {
            int row = board.rows() - 1 - fromBelow;
            double y = geometry.top() + (row + 0.5) * geometry.side();
            if (y >= 0 && y <= bottom) {
                rank(Math.max(left, geometry.left()), y, row, size);
            }
        });
        int everyColumn = everyFits(size * (board.columns() > 26 ? 1.8 : 1));
        double below = Math.min(bottom, geometry.top() + geometry.boardHeight());
        named(board.columns(), everyColumn).forEach(column -> {
            double x = geometry.left() + (column + 0.5) * geometry.side();
            if (x >= left && x <= seen.width()) {
                file(x, below, column, size);
            }
        });
    }

    /**
     * A line along the edges of the board, inside them: a board without coordinates fills its picture.
     *
     * @param opacity 0 to 1; nothing is drawn for 0
     */
    void frame(double opacity) {
        double width = Measures.frame(geometry.side());
        if (width > 0 && opacity > 0) {
            pencil.box(
                    geometry.left() + width / 2,
                    geometry.top() + width / 2,
                    geometry.boardWidth() - width,
                    geometry.boardHeight() - width,
                    0,
                    FillStyle.outlined(Stroke.flat(ColourRole.BOARD_EDGE.tone().sheer(opacity), width)));
        }
    }

    private void square(int square) {
        ColourRole role = board.isDark(square) ? ColourRole.SQUARE_DARK : ColourRole.SQUARE_LIGHT;
        pencil.box(
                geometry.x(square),
                geometry.y(square),
                geometry.side(),
                geometry.side(),
                0,
                FillStyle.filled(role.tone()));
    }

    /**
     * A square that nobody can enter.
     *
     * @param opacity 0 to 1
     */
    void hole(int square, double opacity) {
        Stroke edge = Stroke.flat(ColourRole.BOARD_EDGE.tone().sheer(opacity), 1);
        FillStyle style = FillStyle.of(ColourRole.HOLE.tone().sheer(opacity), edge);
        hole(square, style, ColourRole.MUTED.tone().sheer(opacity));
    }

    private void outline(int square) {
        BlendedColour edge = ColourRole.BOARD_EDGE.tone().sheer(OUTLINE);
        hole(square, FillStyle.outlined(Stroke.flat(edge, 1)), edge);
    }

    private void hole(int square, FillStyle style, BlendedColour sign) {
        double side = geometry.side();
        double inset = Math.round(side / 10) + 0.5;
        double box = side - 2 * inset;
        pencil.box(geometry.x(square) + inset, geometry.y(square) + inset, box, box, side / 10, style);
        double slash = 0.09 * side;
        double x = geometry.centreX(square);
        double y = geometry.centreY(square);
        pencil.line(x - slash, y + slash, x + slash, y - slash, Stroke.flat(sign, Math.max(1, 0.02 * side)));
    }

    void coordinates() {
        double size = geometry.rimText();
        named(board.rows(), everyFits(size * 1.1)).forEach(fromBelow -> {
            int row = board.rows() - 1 - fromBelow;
            rank(geometry.left(), geometry.top() + (row + 0.5) * geometry.side(), row, size);
        });
        double below = geometry.top() + geometry.boardHeight();
        named(board.columns(), everyFits(size * (board.columns() > 26 ? 1.8 : 1)))
                .forEach(column -> file(geometry.left() + (column + 0.5) * geometry.side(), below, column, size));
    }

    private void rank(double left, double y, int row, double size) {
        String rank = String.valueOf(board.rows() - row);
        double x = left - (size < 14 ? 10.5 : 16);
        pencil.centred(x, y, rank, size, Shape.Weight.REGULAR, ColourRole.MUTED.tone());
    }

    private void file(double x, double below, int column, double size) {
        double y = below + (size < 14 ? 10 : 16);
        pencil.centred(x, y, SquareNames.file(column), size, Shape.Weight.REGULAR, ColourRole.MUTED.tone());
    }

    /** Which of so many are named where one in every few has room: the first, and also the last. */
    private static IntStream named(int count, int every) {
        return IntStream.range(0, count).filter(i -> i == count - 1 || i % every == 0 && i + every < count);
    }

    /** Of how many names in a row one has room: 1 for all, 2 for every other. */
    private int everyFits(double room) {
        return (int) Math.max(1, Math.ceil(room / geometry.side()));
    }
}
