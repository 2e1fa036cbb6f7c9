package knightschool.drawing.board;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.stream.IntStream;
import knightschool.board.Board;
import knightschool.drawing.SketchBuilder;
import knightschool.drawing.SketchShape;
import knightschool.graph.KnightGraph;
import knightschool.graph.Subgraph;
import org.junit.jupiter.api.Test;

class SubgraphDrawingTest {
    private static List<SketchShape> shapes(BoardViewport seen, Subgraph subgraph) {
        SketchBuilder pencil = new SketchBuilder();
        new SubgraphDrawing(pencil, seen).draw(subgraph);
        return pencil.sketch(seen.width(), seen.height()).shapes();
    }

    @Test
    void whatIsNotInSightIsNotDrawn() {
        Board board = Board.full(100, 100);
        BoardViewport corner = new BoardViewport(BoardGeometry.bare(board, 30), 90, 90);
        Subgraph all = Subgraph.inducedBy(KnightGraph.of(board), board.playable());
        List<SketchShape> shapes = shapes(corner, all);
        assertTrue(shapes.size() < 100, shapes.size() + " shapes");
        assertTrue(shapes.contains(
                shapes(BoardViewport.whole(BoardGeometry.bare(board, 30)), Subgraph.ofVertices(IntStream.of(0)))
                        .getFirst()));
    }

    @Test
    void moreSquaresThanCanBeToldApartAreOneShape() {
        Board board = Board.full(200, 200);
        BoardViewport whole = BoardViewport.whole(BoardGeometry.of(board, 4));
        Subgraph dark = Subgraph.ofVertices(board.playable().filter(board::isDark));
        SketchShape.Lines bars = (SketchShape.Lines) shapes(whole, dark).getFirst();
        assertEquals(20_000, bars.lines().size());
        SketchShape.Lines rows = (SketchShape.Lines)
                shapes(whole, Subgraph.ofVertices(board.playable())).getFirst();
        assertEquals(200, rows.lines().size());
    }

    /** The bars end within the rows that they begin in, and cover the ends of moves that are too many. */
    @Test
    void squaresOfMovesThatAreTooManyAreMarked() {
        Board board = Board.full(200, 200);
        BoardViewport whole = BoardViewport.whole(BoardGeometry.bare(board, 4));
        Subgraph moves = new Subgraph(
                List.of(),
                Subgraph.inducedBy(KnightGraph.of(board), board.playable()).edges());
        List<SketchShape> shapes = shapes(whole, moves);
        assertEquals(1, shapes.size());
        ((SketchShape.Lines) shapes.getFirst()).lines().forEach(bar -> assertTrue(bar.x2() - bar.x1() > 700));
    }
}
