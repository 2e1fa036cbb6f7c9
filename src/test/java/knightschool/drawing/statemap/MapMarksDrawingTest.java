package knightschool.drawing.statemap;

import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Arrays;
import java.util.List;
import knightschool.drawing.SketchShape;
import knightschool.layout.VertexPositions;
import knightschool.setup.source.WrittenPuzzle;
import knightschool.statemap.MapBudget;
import knightschool.statemap.MapOutcome;
import knightschool.statemap.MapProgressListener;
import knightschool.statemap.StateMap;
import knightschool.statemap.StateMapSearch;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class MapMarksDrawingTest {
    private static final double WIDTH = 400;
    private static final double HEIGHT = 300;

    /** At the edge of the map half of "you" was outside the picture. */
    @ParameterizedTest
    @ValueSource(doubles = {0, 5, 200, 398, 400})
    void nameOfThePlayerIsWholeAtTheEdgeOfTheMap(double x) {
        StateMap map = ((MapOutcome.Mapped) StateMapSearch.map(
                        WrittenPuzzle.usual().puzzle(), false, MapBudget.usual(), MapProgressListener.NONE))
                .map();
        MapSample sample = MapSample.of(map, map.vertexCount());
        VertexPositions places = VertexPositions.of(sample.bound());
        Arrays.fill(places.x(), x);
        Arrays.fill(places.y(), HEIGHT / 2);
        MapMarks marks =
                new MapMarks(List.of(StateMap.START), List.of(), MapMarks.NONE, MapMarks.NONE, "", MapHighlight.NONE);
        List<SketchShape.Box> papers = new MapMarksDrawing(sample, marks, places, 4)
                .draw(List.of(), WIDTH, HEIGHT).shapes().stream()
                        .filter(SketchShape.Box.class::isInstance)
                        .map(SketchShape.Box.class::cast)
                        .filter(box -> box.y() > HEIGHT / 2)
                        .toList();
        assertTrue(!papers.isEmpty(), "the name is there");
        assertTrue(papers.stream().allMatch(box -> box.x() >= 0 && box.x() + box.width() <= WIDTH), papers::toString);
    }
}
