package knightschool.drawing;

import knightschool.board.Board;
import knightschool.trace.Frame;

/**
 * Boards: empty, or at one moment of a search. Painted in the order squares, way, spokes, chips, marks, focus.
 *
 * <p>Small squares show less: {@link Measures} says from how many pixels on there are dots for directions off the
 * board, closed spokes, numbers and scores.
 */
public final class BoardDrawing {
    private static final int RING = 2;

    private BoardDrawing() {}

    /** The squares and holes alone, with a knight on the start and a ring on the end where the board has them. */
    public static Sketch of(BoardGeometry geometry) {
        Pencil pencil = new Pencil();
        ground(pencil, geometry);
        return sketch(pencil, geometry);
    }

    /** As {@link #of(BoardGeometry)}, onto a pencil, for drawings with more on top. */
    static void ground(Pencil pencil, BoardGeometry geometry) {
        new GroundDrawing(pencil, geometry).draw();
        Board board = geometry.board();
        if (board.start() != Board.NONE) {
            pencil.add(KnightGlyph.at(
                    geometry.centreX(board.start()),
                    geometry.centreY(board.start()),
                    geometry.side(),
                    Role.INK.tone()));
        }
        if (board.end() != Board.NONE) {
            end(pencil, geometry, board.end());
        }
    }

    private static void end(Pencil pencil, BoardGeometry geometry, int square) {
        double side = geometry.side();
        double x = geometry.centreX(square);
        double y = geometry.centreY(square);
        pencil.disc(x, y, 0.26 * side, Style.outlined(Stroke.flat(Role.INK.tone(), 0.05 * side)));
        pencil.disc(x, y, 0.11 * side, Style.filled(Role.INK.tone()));
    }

    /**
     * A moment of a search.
     *
     * @param focused the square that is pointed at, or {@link Board#NONE}
     */
    public static Sketch of(BoardGeometry geometry, Frame frame, int focused) {
        return of(geometry, frame, focused, Evidence.NONE);
    }

    /**
     * The same with what there is to see of why it can no longer be done.
     *
     * @param focused the square that is pointed at, or {@link Board#NONE}
     */
    public static Sketch of(BoardGeometry geometry, Frame frame, int focused, Evidence evidence) {
        Pencil pencil = new Pencil();
        AlgorithmLook look = AlgorithmLook.of(frame.algorithm());
        new GroundDrawing(pencil, geometry).draw();
        if (geometry.board().end() != Board.NONE) {
            end(pencil, geometry, geometry.board().end());
        }
        new WayDrawing(pencil, geometry, look).draw(frame.way(), frame.change());
        squares(pencil, geometry, frame, look);
        new EvidenceDrawing(pencil, geometry).draw(evidence);
        focus(pencil, geometry, focused);
        return sketch(pencil, geometry);
    }

    private static void squares(Pencil pencil, BoardGeometry geometry, Frame frame, AlgorithmLook look) {
        MomentDrawing moment = new MomentDrawing(frame);
        SquareState[] states = new SquareState[geometry.board().squares()];
        SpokeLayers spokes = new SpokeLayers();
        geometry.board().playable().forEach(square -> {
            states[square] = moment.state(square);
            new SpokeDrawing(
                            spokes,
                            look,
                            geometry.centreX(square),
                            geometry.centreY(square),
                            geometry.side(),
                            states[square])
                    .draw();
        });
        spokes.drawOn(pencil);
        geometry.board()
                .playable()
                .forEach(square -> new ChipDrawing(
                                pencil, look, geometry.centreX(square), geometry.centreY(square), geometry.side())
                        .draw(states[square]));
    }

    /** A ring of ink around the square that is pointed at; nothing for {@link Board#NONE}. */
    static void focus(Pencil pencil, BoardGeometry geometry, int square) {
        if (square != Board.NONE) {
            ring(pencil, geometry, square, Role.INK.tone());
        }
    }

    /** A ring of 2 pixels inside the edges of a square. */
    static void ring(Pencil pencil, BoardGeometry geometry, int square, Tone tone) {
        double inset = RING / 2.0;
        double size = geometry.side() - RING;
        pencil.box(
                geometry.x(square) + inset,
                geometry.y(square) + inset,
                size,
                size,
                3,
                Style.outlined(Stroke.round(tone, RING)));
    }

    private static Sketch sketch(Pencil pencil, BoardGeometry geometry) {
        return pencil.sketch(geometry.width(), geometry.height());
    }
}
