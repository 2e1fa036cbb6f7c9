package knightschool.drawing;

import knightschool.board.Board;
import knightschool.graph.KnightGraph;

/** A board being edited, with the square that is pointed at and the moves from it in yellow. */
public final class PointingDrawing {
    private static final int LINE = 2;

    private PointingDrawing() {}

    /** @param pointed a square, also a hole, or {@link Board#NONE} */
    public static Sketch of(BoardGeometry geometry, int pointed) {
        Pencil pencil = new Pencil();
        BoardDrawing.ground(pencil, geometry);
        if (geometry.board().isPlayable(pointed)) {
            moves(pencil, geometry, pointed);
        }
        if (geometry.board().contains(pointed)) {
            BoardDrawing.ring(pencil, geometry, pointed, Role.ACCENT.tone());
        }
        return pencil.sketch(geometry.width(), geometry.height());
    }

    private static void moves(Pencil pencil, BoardGeometry geometry, int pointed) {
        Stroke yellow = Stroke.flat(Role.ACCENT.tone(), LINE);
        double x = geometry.centreX(pointed);
        double y = geometry.centreY(pointed);
        int[] neighbours = KnightGraph.of(geometry.board()).neighbours(pointed);
        for (int neighbour : neighbours) {
            pencil.line(x, y, geometry.centreX(neighbour), geometry.centreY(neighbour), yellow);
        }
        for (int neighbour : neighbours) {
            pencil.disc(
                    geometry.centreX(neighbour),
                    geometry.centreY(neighbour),
                    0.1 * geometry.side(),
                    Style.of(Role.PAGE.tone(), yellow));
        }
        if (geometry.board().start() != pointed && geometry.board().end() != pointed) {
            pencil.disc(x, y, 0.15 * geometry.side(), Style.filled(Role.ACCENT.tone()));
        }
    }
}
