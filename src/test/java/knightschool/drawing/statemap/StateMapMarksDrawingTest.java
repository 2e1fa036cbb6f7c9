package knightschool.drawing.statemap;

import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Arrays;
import java.util.List;
import knightschool.drawing.SketchShape;
import knightschool.layout.VertexPositions;
import knightschool.setup.source.WrittenPuzzle;
import knightschool.statemap.StateMap;
import knightschool.statemap.StateMapBudget;
import knightschool.statemap.StateMapOutcome;
import knightschool.statemap.StateMapProgressListener;
import knightschool.statemap.StateMapSearch;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class StateMapMarksDrawingTest {
    private static final double WIDTH = 400;
    private static final double HEIGHT = 300;

    /** At the edge of the map half of "you" was outside the picture. */
    @ParameterizedTest
    @ValueSource(doubles = {0, 5, 200, 398, 400})
    void nameOfThePlayerIsWholeAtTheEdgeOfTheMap(double x) {
        StateMap map = ((StateMapOutcome.Mapped) StateMapSearch.map(
                        WrittenPuzzle.usual().puzzle(), false, StateMapBudget.usual(), StateMapProgressListener.NONE))
                .map();
        SampledStateMapGraph sample = SampledStateMapGraph.of(map, map.vertexCount());
        VertexPositions places = VertexPositions.of(sample.bound());
        Arrays.fill(places.x(), x);
        Arrays.fill(places.y(), HEIGHT / 2);
        StateMapMarks marks = new StateMapMarks(
                List.of(StateMap.START), List.of(), StateMapMarks.NONE, StateMapMarks.NONE, "", StateMapHighlight.NONE);
        List<SketchShape.Box> papers = new StateMapMarksDrawing(sample, marks, places, 4)
                .draw(List.of(), WIDTH, HEIGHT).shapes().stream()
                        .filter(SketchShape.Box.class::isInstance)
                        .map(SketchShape.Box.class::cast)
                        .filter(box -> box.y() > HEIGHT / 2)
                        .toList();
        assertTrue(!papers.isEmpty(), "the name is there");
        assertTrue(papers.stream().allMatch(box -> box.x() >= 0 && box.x() + box.width() <= WIDTH), papers::toString);
    }
}
