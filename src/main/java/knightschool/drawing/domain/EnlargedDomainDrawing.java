package knightschool.drawing.domain;

import java.util.function.Function;
import knightschool.board.Board;
import knightschool.board.SquareNames;
import knightschool.drawing.Sketch;
import knightschool.drawing.SketchBuilder;
import knightschool.search.position.DomainCell;
import knightschool.search.position.Position;
import knightschool.search.position.SquareDomain;

/**
 * Draws the domain of one square enlarged: a cell for each of its eight moves, with the name of the target square and
 * the state of the move in words.
 */
public final class EnlargedDomainDrawing {
    private EnlargedDomainDrawing() {}

    /**
     * Draws the cells of a square at a position.
     *
     * @param places the positions of the cells, from the upper left corner of the sketch
     * @param type the type size, in pixels
     * @param differing the moves that are open in one pane and closed in another, as bits; their cells have a filled
     *     corner
     * @param words returns the words for the state of a move
     */
    public static Sketch of(
            Position position,
            SquareDomain array,
            DomainCellsLayout places,
            double type,
            int differing,
            Function<DomainCell, String> words) {
        SketchBuilder pencil = new SketchBuilder();
        DomainCellDrawing drawing = new DomainCellDrawing(pencil, position.moves(), type);
        Board board = position.board();
        for (DomainCell cell : array.cells()) {
            String target = cell.target() == Board.NONE ? "" : SquareNames.name(board, cell.target());
            drawing.words(places.of(cell.move()), cell, target, words.apply(cell));
            if (cell.isIn(differing)) {
                drawing.wordsDiffer(places.of(cell.move()), cell);
            }
        }
        return pencil.sketch(places.left() + places.width(), places.top() + places.height());
    }
}
