package knightschool.drawing;

import knightschool.drawing.board.DrawnSquareState;
import knightschool.drawing.board.SpokeBatch;
import knightschool.drawing.board.SpokeDrawing;
import knightschool.drawing.board.SquareBounds;
import knightschool.drawing.board.SquareContentDrawing;

/** One square with all that it shows: for legends and studies. Boards draw the same parts layer by layer. */
final class SquareDrawing {
    private SquareDrawing() {}

    /** A square of that side, in pixels. */
    static Sketch of(DrawnSquareState state, PathStyle look, double side) {
        SketchBuilder pencil = new SketchBuilder();
        pencil.box(0, 0, side, side, 0, AreaStyle.filled(state.tone()));
        SpokeBatch spokes = new SpokeBatch();
        new SpokeDrawing(spokes, look, new SquareBounds(side / 2, side / 2, side), state).draw();
        spokes.drawOn(pencil);
        new SquareContentDrawing(pencil, look, side / 2, side / 2, side).draw(state);
        return pencil.sketch(side, side);
    }
}
