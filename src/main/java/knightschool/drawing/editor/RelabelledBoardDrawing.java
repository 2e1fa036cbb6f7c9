package knightschool.drawing.editor;

import java.util.Optional;
import java.util.function.IntFunction;
import knightschool.drawing.ColourRole;
import knightschool.drawing.Sketch;
import knightschool.drawing.SketchBuilder;
import knightschool.drawing.SketchShape;
import knightschool.drawing.board.BoardBackgroundDrawing;
import knightschool.drawing.board.BoardDrawing;
import knightschool.drawing.board.BoardGeometry;

/**
 * Draws a board with other names on its squares: for two boards with isomorphic graphs, each square of the second bears
 * the name of the corresponding square of the first. The start and the end are omitted, because a graph has neither.
 */
public final class RelabelledBoardDrawing {
    private static final double TYPE = 0.46;

    private RelabelledBoardDrawing() {}

    /**
     * Draws the board.
     *
     * @param names the name of each square by its index; holes have none
     * @param pointed the square pointed at, or {@link knightschool.board.Board#NONE}
     */
    public static Sketch of(BoardGeometry geometry, IntFunction<Optional<String>> names, int pointed) {
        SketchBuilder pencil = new SketchBuilder();
        new BoardBackgroundDrawing(pencil, geometry).draw();
        geometry.board().playable().forEach(square -> {
            double x = geometry.centreX(square);
            double y = geometry.centreY(square);
            double type = TYPE * geometry.side();
            names.apply(square)
                    .ifPresent(name -> pencil.centred(x, y, name, type, SketchShape.Weight.STRONG, ColourRole.INK));
        });
        BoardDrawing.focus(pencil, geometry, pointed);
        return pencil.sketch(geometry.width(), geometry.height());
    }
}
