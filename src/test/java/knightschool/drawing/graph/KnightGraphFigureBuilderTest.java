package knightschool.drawing.graph;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.BitSet;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import knightschool.board.Board;
import knightschool.drawing.ColourPalette;
import knightschool.drawing.SketchShape;
import knightschool.drawing.board.WitnessMarks;
import knightschool.graph.DynamicGraph;
import knightschool.graph.GraphElementSet;
import knightschool.graph.KnightGraph;
import knightschool.layout.VertexPositions;
import org.junit.jupiter.api.Test;

class KnightGraphFigureBuilderTest {
    /** Of 60 × 60, every sixth square each way and the one a knight's move from it: 100 components of two. */
    private static Board pairs() {
        BitSet holes = new BitSet();
        for (int square = 0; square < 3_600; square++) {
            int column = square % 60 % 6;
            int row = square / 60 % 6;
            holes.set(square, !(column == 0 && row == 0 || column == 1 && row == 2));
        }
        return Board.of(60, 60, holes, Board.NONE, Board.NONE);
    }

    private static GraphFigure figure(Board board, GraphHighlight emphasis, Optional<VertexShades> shades) {
        return figure(board, 6, emphasis, shades);
    }

    private static GraphFigure figure(
            Board board, double size, GraphHighlight emphasis, Optional<VertexShades> shades) {
        KnightGraph graph = KnightGraph.of(board);
        KnightGraphAppearance look = new KnightGraphAppearance(
                size,
                ColourPalette.named(ColourPalette.LIGHT),
                Board.NONE,
                WitnessMarks.NONE,
                Optional.empty(),
                emphasis,
                shades,
                _ -> false,
                false,
                Optional.empty());
        return new KnightGraphFigureBuilder(graph, DynamicGraph.of(graph), look)
                .at(VertexPositions.onBoard(board), List.of(), 600, 600);
    }

    @Test
    void verticesThatLookAlikeArePaintedInOnePass() {
        Board board = pairs();
        VertexShades shades = VertexShades.by(VertexMeasure.COMPONENT, KnightGraph.of(board), 0, () -> {})
                .orElseThrow();
        assertEquals(100, shades.shades().size());
        List<VertexBatch> passes =
                figure(board, GraphHighlight.NONE, Optional.of(shades)).vertices();
        assertTrue(passes.size() <= 6, passes.size() + " passes");
        for (VertexBatch pass : passes) {
            IntStream.of(pass.vertices())
                    .forEach(vertex -> assertEquals(
                            pass.fill(),
                            shades.shades().get(shades.of()[vertex]).fill()));
        }
        assertArrayEquals(
                board.playable().toArray(),
                passes.stream()
                        .flatMapToInt(pass -> IntStream.of(pass.vertices()))
                        .sorted()
                        .toArray());
    }

    @Test
    void ringsOfThousandsOfVerticesAreNoShapes() {
        Board board = Board.full(60, 60);
        GraphHighlight all = GraphHighlight.of(GraphElementSet.inducedBy(KnightGraph.of(board), board.playable()));
        GraphFigure figure = figure(board, all, Optional.empty());
        assertEquals(List.of(), figure.marks().shapes());
        assertEquals(3_600, figure.vertices().getLast().vertices().length);
        assertEquals(1, figure.edges().getLast().width());
    }

    @Test
    void fewEdgesThatStandOutAreThick() {
        Board board = Board.full(60, 60);
        GraphFigure figure = figure(board, GraphHighlight.path(new int[] {0, 121, 242}), Optional.empty());
        assertTrue(figure.edges().getLast().width() >= 2);
        assertEquals(2, figure.edges().getLast().count());
        Stream<SketchShape> rings = GraphFigureToSketchConverter.of(figure).shapes().stream()
                .filter(shape -> shape instanceof SketchShape.Disc disc
                        && disc.style().fill().isEmpty());
        assertEquals(3, rings.count());
    }

    @Test
    void edgesAreAsWideAsThePictureIsLargeWhereTheyAreFew() {
        assertEquals(1, ordinaryWidth(Board.full(8, 8), 13));
        assertEquals(1.5, ordinaryWidth(Board.full(8, 8), 22));
        assertEquals(2, ordinaryWidth(Board.full(4, 4), 44));
        assertEquals(1, ordinaryWidth(Board.full(60, 60), 44));
    }

    private static double ordinaryWidth(Board board, double size) {
        return figure(board, size, GraphHighlight.NONE, Optional.empty())
                .edges()
                .getFirst()
                .width();
    }
}
