package knightschool.drawing.board;

import knightschool.board.Board;
import knightschool.drawing.AreaStyle;
import knightschool.drawing.ColourExpression;
import knightschool.drawing.ColourRole;
import knightschool.drawing.LineStyle;
import knightschool.drawing.PathStyle;
import knightschool.drawing.Sketch;
import knightschool.drawing.SketchBuilder;
import knightschool.drawing.SketchShape;
import knightschool.drawing.SquareMeasures;
import knightschool.search.position.Position;

/**
 * Draws a board, empty or with a position. Layers from below: squares, path, lines of the open moves, numbers on a
 * ground of their own, marks, focus.
 *
 * <p>Small squares show less detail: {@link SquareMeasures} has the least sizes, in pixels, for dots of directions off
 * the board, closed spokes, numbers and scores.
 */
public final class BoardDrawing {
    private static final int RING = 2;
    private static final String END = "E";
    private static final double END_BOX = 0.5;
    private static final double END_EDGE = 0.035;
    private static final double END_CORNER = 0.06;
    private static final double END_LETTER = 0.3;
    private static final double LEAST_LETTER = 9;

    private BoardDrawing() {}

    /** Draws the squares and holes, with a knight on the start and an E on the end if the board has them. */
    public static Sketch of(BoardGeometry geometry) {
        SketchBuilder pencil = new SketchBuilder();
        ground(pencil, geometry);
        return sketch(pencil, geometry);
    }

    /** Like {@link #of(BoardGeometry)}, but draws on a builder, for drawings with more on top. */
    public static void ground(SketchBuilder pencil, BoardGeometry geometry) {
        new BoardBackgroundDrawing(pencil, geometry).draw();
        startAndEnd(pencil, geometry);
    }

    /** Draws the knight on the start and the E on the end, if the board has them. */
    private static void startAndEnd(SketchBuilder pencil, BoardGeometry geometry) {
        if (geometry.board().start() != Board.NONE) {
            start(pencil, geometry);
        }
        if (geometry.board().end() != Board.NONE) {
            end(pencil, geometry);
        }
    }

    /** Draws the mark of the square where the tour must begin, which the board must have. */
    public static void start(SketchBuilder pencil, BoardGeometry geometry) {
        int square = geometry.board().start();
        pencil.add(KnightGlyph.at(geometry.centreX(square), geometry.centreY(square), geometry.side(), ColourRole.INK));
    }

    /** Draws the mark of the square where the tour must end, which the board must have. */
    public static void end(SketchBuilder pencil, BoardGeometry geometry) {
        end(pencil, geometry, geometry.board().end());
    }

    public static void end(SketchBuilder pencil, BoardGeometry geometry, int square) {
        double side = geometry.side();
        double x = geometry.centreX(square);
        double y = geometry.centreY(square);
        ColourExpression ink = ColourRole.INK;
        double half = END_BOX / 2 * side;
        LineStyle edge = LineStyle.flat(ink, Math.max(1, END_EDGE * side));
        pencil.box(x - half, y - half, 2 * half, 2 * half, END_CORNER * side, AreaStyle.outlined(edge));
        if (END_LETTER * side >= LEAST_LETTER) {
            pencil.centred(x, y, END, END_LETTER * side, SketchShape.Weight.STRONG, ink);
        }
    }

    /**
     * Draws a position of a search or a player.
     *
     * @param focused the square with focus, or {@link Board#NONE}
     */
    public static Sketch of(BoardGeometry geometry, Position position, PathStyle look, int focused) {
        return of(geometry, position, look, focused, WitnessMarks.NONE);
    }

    /**
     * Draws a position with the evidence that its path cannot be completed.
     *
     * @param focused the square with focus, or {@link Board#NONE}
     */
    public static Sketch of(
            BoardGeometry geometry, Position position, PathStyle look, int focused, WitnessMarks evidence) {
        return of(geometry, position, look, focused, evidence, PositionLayers.ALL);
    }

    /** Draws a position with evidence, and with only the given layers. */
    public static Sketch of(
            BoardGeometry geometry,
            Position position,
            PathStyle look,
            int focused,
            WitnessMarks evidence,
            PositionLayers layers) {
        SketchBuilder pencil = new SketchBuilder();
        squaresAndEnd(pencil, geometry);
        position(pencil, geometry, position, look, layers);
        // The mark of an empty domain shows the same fact, and the two would overlap in a small square.
        SquareStateCalculator drawing = new SquareStateCalculator(position);
        new WitnessDrawing(pencil, geometry)
                .draw(evidence.markedOnlyWhere(
                        square -> !(drawing.state(square).centre() instanceof DrawnSquareState.Empty)));
        focus(pencil, geometry, focused);
        return sketch(pencil, geometry);
    }

    /** Draws a position of a player with only the given layers. */
    public static Sketch of(BoardGeometry geometry, Position position, PathStyle look, PositionLayers layers) {
        SketchBuilder pencil = new SketchBuilder();
        squaresAndEnd(pencil, geometry);
        position(pencil, geometry, position, look, layers);
        return sketch(pencil, geometry);
    }

    /** Draws the squares and holes, and an E on the end if the board has one. */
    public static void squaresAndEnd(SketchBuilder pencil, BoardGeometry geometry) {
        new BoardBackgroundDrawing(pencil, geometry).draw();
        if (geometry.board().end() != Board.NONE) {
            end(pencil, geometry, geometry.board().end());
        }
    }

    /** Draws a path, and the content of each square, over the squares. */
    public static void position(
            SketchBuilder pencil, BoardGeometry geometry, Position position, PathStyle look, PositionLayers layers) {
        new PathDrawing(pencil, geometry, look).draw(position.path(), position.stepKind());
        squares(pencil, geometry, position, look, layers);
    }

    private static void squares(
            SketchBuilder pencil, BoardGeometry geometry, Position position, PathStyle look, PositionLayers layers) {
        SquareStateCalculator drawing = new SquareStateCalculator(position);
        DrawnSquareState[] states = new DrawnSquareState[geometry.board().squares()];
        SpokeBatch spokes = new SpokeBatch();
        geometry.board().playable().forEach(square -> {
            states[square] = layers.keep(drawing.state(square));
            new SpokeDrawing(spokes, look, geometry.place(square), states[square]).draw();
        });
        spokes.drawOn(pencil);
        int head = position.path().head();
        geometry.board()
                .playable()
                .filter(square -> square != head)
                .forEach(square -> new SquareContentDrawing(
                                pencil, look, geometry.centreX(square), geometry.centreY(square), geometry.side())
                        .draw(states[square]));
        double x = layers.glide().x(geometry, head);
        double y = layers.glide().y(geometry, head);
        new SquareContentDrawing(pencil, look, x, y, geometry.side()).draw(states[head]);
    }

    /** Draws a ring of ink around the square with focus; nothing for {@link Board#NONE}. */
    public static void focus(SketchBuilder pencil, BoardGeometry geometry, int square) {
        if (square != Board.NONE) {
            ring(pencil, geometry, square, ColourRole.INK);
        }
    }

    /** Draws a ring of 2 pixels inside the edges of a square. */
    public static void ring(SketchBuilder pencil, BoardGeometry geometry, int square, ColourExpression tone) {
        pencil.add(geometry.box(square, RING / 2.0, 3, AreaStyle.outlined(LineStyle.round(tone, RING))));
    }

    private static Sketch sketch(SketchBuilder pencil, BoardGeometry geometry) {
        return pencil.sketch(geometry.width(), geometry.height());
    }
}
