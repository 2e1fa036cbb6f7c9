package knightschool.drawing.editor;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.stream.IntStream;
import knightschool.board.Board;
import knightschool.drawing.SketchBuilder;
import knightschool.drawing.SketchShape;
import knightschool.drawing.board.BoardGeometry;
import knightschool.drawing.board.BoardViewport;
import knightschool.graph.GraphElementSet;
import knightschool.graph.KnightGraph;
import org.junit.jupiter.api.Test;

class GraphElementSetDrawingTest {
    private static List<SketchShape> shapes(BoardViewport seen, GraphElementSet subgraph) {
        SketchBuilder pencil = new SketchBuilder();
        new GraphElementSetDrawing(pencil, seen).draw(subgraph);
        return pencil.sketch(seen.width(), seen.height()).shapes();
    }

    @Test
    void whatIsNotInSightIsNotDrawn() {
        Board board = Board.full(100, 100);
        BoardViewport corner = new BoardViewport(BoardGeometry.bare(board, 30), 90, 90);
        GraphElementSet all = GraphElementSet.inducedBy(KnightGraph.of(board), board.playable());
        List<SketchShape> shapes = shapes(corner, all);
        assertTrue(shapes.size() < 100, shapes.size() + " shapes");
        assertTrue(shapes.contains(
                shapes(BoardViewport.whole(BoardGeometry.bare(board, 30)), GraphElementSet.ofVertices(IntStream.of(0)))
                        .getFirst()));
    }

    @Test
    void moreSquaresThanCanBeToldApartAreOneShape() {
        Board board = Board.full(200, 200);
        BoardViewport whole = BoardViewport.whole(BoardGeometry.of(board, 4));
        GraphElementSet dark = GraphElementSet.ofVertices(board.playable().filter(board::isDark));
        SketchShape.Lines bars = (SketchShape.Lines) shapes(whole, dark).getFirst();
        assertEquals(20_000, bars.lines().size());
        SketchShape.Lines rows = (SketchShape.Lines)
                shapes(whole, GraphElementSet.ofVertices(board.playable())).getFirst();
        assertEquals(200, rows.lines().size());
    }

    /** The bars end within the rows that they begin in, and cover the ends of moves that are too many. */
    @Test
    void squaresOfMovesThatAreTooManyAreMarked() {
        Board board = Board.full(200, 200);
        BoardViewport whole = BoardViewport.whole(BoardGeometry.bare(board, 4));
        GraphElementSet moves = new GraphElementSet(
                List.of(),
                GraphElementSet.inducedBy(KnightGraph.of(board), board.playable())
                        .edges());
        List<SketchShape> shapes = shapes(whole, moves);
        assertEquals(1, shapes.size());
        ((SketchShape.Lines) shapes.getFirst()).lines().forEach(bar -> assertTrue(bar.x2() - bar.x1() > 700));
    }
}
