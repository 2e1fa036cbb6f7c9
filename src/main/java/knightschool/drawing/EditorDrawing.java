package knightschool.drawing;

import java.util.List;
import knightschool.board.Board;
import knightschool.graph.KnightGraph;

/** The board as it is edited: the moves from the square that is pointed at, and marks on the squares of a witness. */
public final class EditorDrawing {
    /** With more marks than this they are dots, so that they do not drown the board. */
    private static final int FEW = 12;

    private static final double MOVE_WIDTH = 0.045;
    private static final double END_RING = 0.1;
    private static final double KNIGHT = 0.14;

    private final Pencil pencil = new Pencil();
    private final BoardGeometry geometry;

    private EditorDrawing(BoardGeometry geometry) {
        this.geometry = geometry;
    }

    /**
     * @param pointed a square, hole or not, or {@link Board#NONE}
     * @param evidence the squares to mark
     */
    public static Sketch of(BoardGeometry geometry, int pointed, List<Integer> evidence) {
        EditorDrawing drawing = new EditorDrawing(geometry);
        BoardDrawing.ground(drawing.pencil, geometry);
        evidence.forEach(evidence.size() > FEW ? drawing::dot : drawing::cross);
        if (geometry.board().contains(pointed)) {
            drawing.point(pointed);
        }
        return drawing.pencil.sketch(geometry.width(), geometry.height());
    }

    private void point(int square) {
        if (geometry.board().isPlayable(square)) {
            moves(square);
        }
        BoardDrawing.ring(pencil, geometry, square, Role.ACCENT.tone());
    }

    private void moves(int square) {
        double x = geometry.centreX(square);
        double y = geometry.centreY(square);
        Stroke move = Stroke.round(Role.ACCENT.tone(), Math.max(1, MOVE_WIDTH * geometry.side()));
        for (int target : KnightGraph.of(geometry.board()).neighbours(square)) {
            pencil.line(x, y, geometry.centreX(target), geometry.centreY(target), move);
            Tone ground = SquareState.free(geometry.board().isDark(target)).tone();
            pencil.disc(
                    geometry.centreX(target),
                    geometry.centreY(target),
                    END_RING * geometry.side(),
                    Style.of(ground, Stroke.flat(Role.ACCENT.tone(), move.width())));
        }
        if (square != geometry.board().start()) {
            pencil.disc(x, y, KNIGHT * geometry.side(), Style.filled(Role.ACCENT.tone()));
        }
    }

    /** A cross in a circle at the upper right, as beside the sentence that it belongs to. */
    private void cross(int square) {
        double side = geometry.side();
        double x = geometry.x(square) + 0.84 * side;
        double y = geometry.y(square) + 0.16 * side;
        double arm = 0.04 * side;
        Stroke ink = Stroke.round(Role.INK.tone(), Math.max(1, 0.025 * side));
        pencil.disc(x, y, 0.1 * side, Style.outlined(ink));
        pencil.line(x - arm, y - arm, x + arm, y + arm, ink);
        pencil.line(x - arm, y + arm, x + arm, y - arm, ink);
    }

    private void dot(int square) {
        double side = geometry.side();
        pencil.disc(
                geometry.x(square) + 0.87 * side,
                geometry.y(square) + 0.13 * side,
                0.05 * side,
                Style.filled(Role.MUTED.tone()));
    }
}
