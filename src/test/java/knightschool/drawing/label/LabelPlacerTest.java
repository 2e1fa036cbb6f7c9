package knightschool.drawing.label;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Optional;
import java.util.Random;
import knightschool.board.Board;
import knightschool.drawing.ColourPalette;
import knightschool.drawing.ColourRole;
import knightschool.drawing.SketchBuilder;
import knightschool.drawing.SketchShape;
import knightschool.drawing.board.WitnessMarks;
import knightschool.drawing.graph.GraphHighlight;
import knightschool.drawing.graph.KnightGraphAppearance;
import knightschool.drawing.graph.KnightGraphFigureBuilder;
import knightschool.graph.DynamicGraph;
import knightschool.graph.KnightGraph;
import knightschool.layout.CircularLayout;
import knightschool.layout.LayoutToPixelTransform;
import knightschool.layout.VertexPositions;
import org.junit.jupiter.api.Test;

class LabelPlacerTest {
    private final SketchBuilder pencil = new SketchBuilder();

    private List<SketchShape.Box> papers() {
        return pencil.sketch(300, 300).shapes().stream()
                .filter(SketchShape.Box.class::isInstance)
                .map(SketchShape.Box.class::cast)
                .toList();
    }

    private static boolean meet(SketchShape.Box one, SketchShape.Box other) {
        return one.x() < other.x() + other.width()
                && other.x() < one.x() + one.width()
                && one.y() < other.y() + other.height()
                && other.y() < one.y() + one.height();
    }

    @Test
    void namesNeverOverlapAndStayInside() {
        LabelPlacer labels = new LabelPlacer(pencil, 300, 300);
        Random random = new Random(8);
        for (int i = 0; i < 200; i++) {
            labels.beside(
                    new LabelPlacer.Spot(random.nextDouble(300), random.nextDouble(300), 5, 0, 0), "d" + i, 14, false);
        }
        List<SketchShape.Box> papers = papers();
        assertTrue(papers.size() > 30 && papers.size() < 200, papers.size() + " names found a place");
        for (SketchShape.Box one : papers) {
            assertTrue(one.x() >= 0 && one.y() >= 0 && one.x() + one.width() <= 300 && one.y() + one.height() <= 300);
            assertEquals(1, papers.stream().filter(other -> meet(one, other)).count());
        }
    }

    @Test
    void nameThatMustBeThereIsWrittenOverOthers() {
        LabelPlacer labels = new LabelPlacer(pencil, 300, 300);
        for (int x = 0; x < 300; x += 10) {
            for (int y = 0; y < 300; y += 10) {
                labels.keepFree(x, y, 6);
            }
        }
        labels.beside(new LabelPlacer.Spot(150, 150, 5, 0, 0), "d3", 14, false);
        assertEquals(0, papers().size());
        labels.beside(new LabelPlacer.Spot(150, 150, 5, 0, 0), "d3", 14, true);
        assertEquals(1, papers().size());
    }

    @Test
    void nameOfTheVertexPointedAtStandsOutsideOfTheCircleOnPaperThatHidesEdges() {
        KnightGraph graph = KnightGraph.of(Board.full(8, 8));
        VertexPositions circle = CircularLayout.byIndex(graph);
        VertexPositions places = LayoutToPixelTransform.of(graph, circle, 400, 400, 30, Double.MAX_VALUE)
                .pixels(circle);
        for (int pointed = 0; pointed < 64; pointed++) {
            SketchShape.Box paper = name(graph, places, pointed);
            assertEquals(ColourRole.PAGE, paper.style().fill().orElseThrow());
            Box box = new Box(paper.x(), paper.y(), paper.x() + paper.width(), paper.y() + paper.height());
            double middleX = (box.left() + box.right()) / 2 - 200;
            double middleY = (box.top() + box.bottom()) / 2 - 200;
            double fromMiddle = Math.hypot(places.x()[pointed] - 200, places.y()[pointed] - 200);
            assertTrue(Math.hypot(middleX, middleY) > fromMiddle, pointed + " is named at " + box);
        }
    }

    private static SketchShape.Box name(KnightGraph graph, VertexPositions places, int pointed) {
        KnightGraphAppearance look = new KnightGraphAppearance(
                12,
                ColourPalette.named(ColourPalette.LIGHT),
                pointed,
                WitnessMarks.NONE,
                Optional.empty(),
                GraphHighlight.NONE,
                Optional.empty(),
                _ -> false,
                false,
                Optional.empty());
        return new KnightGraphFigureBuilder(graph, DynamicGraph.of(graph), look)
                .at(places, List.of(), 400, 400).marks().shapes().stream()
                        .filter(SketchShape.Box.class::isInstance)
                        .map(SketchShape.Box.class::cast)
                        .findFirst()
                        .orElseThrow();
    }
}
