package knightschool.drawing.graph;

import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.function.Predicate;
import java.util.stream.Stream;
import knightschool.board.Board;
import knightschool.drawing.Sketch;
import knightschool.drawing.SketchShape;
import knightschool.drawing.board.BoardGeometry;
import knightschool.graph.KnightGraph;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class MorphVertexLabelDrawingTest {
    /** The radius of the vertex pointed at, as a fraction of the side of a square. */
    private static final double VERTEX = 0.31;

    /** Half the width of two bold characters as a fraction of their type size. */
    private static final double HALF_WIDE = 0.65;

    @ParameterizedTest
    @ValueSource(ints = {48, 72, 100})
    void nameBelowTheKnightLiesInsideItsVertexSoThatNoRingAroundItCoversTheName(int side) {
        Board board = Board.full(5, 5);
        BoardGeometry geometry = BoardGeometry.of(board, side);
        Sketch sketch = new BoardToGraphMorph(geometry, 0).sketch(KnightGraph.of(board), 20);
        SketchShape.Label name = labels(sketch)
                .filter(label -> label.text().equals("a1"))
                .filter(label -> label.weight() == SketchShape.Weight.STRONG)
                .findFirst()
                .orElseThrow();
        double baseline = name.y() - geometry.centreY(20);
        double corner = Math.hypot(HALF_WIDE * name.size(), baseline);
        assertTrue(baseline > 0 && corner < VERTEX * side, corner + " of " + side);
    }

    private static Stream<SketchShape.Label> labels(Sketch sketch) {
        Predicate<SketchShape> isLabel = SketchShape.Label.class::isInstance;
        return sketch.shapes().stream().filter(isLabel).map(SketchShape.Label.class::cast);
    }
}
