package knightschool.drawing.statemap;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Arrays;
import java.util.stream.IntStream;
import knightschool.graph.AdjacencyLists;
import knightschool.graph.measure.ShortestPaths;
import knightschool.setup.source.WrittenPuzzle;
import knightschool.statemap.SlidingPuzzle;
import knightschool.statemap.SlidingPuzzleText;
import knightschool.statemap.StateMap;
import knightschool.statemap.StateMapBudget;
import knightschool.statemap.StateMapOutcome;
import knightschool.statemap.StateMapProgressListener;
import knightschool.statemap.StateMapSearch;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class SampledStateMapGraphTest {
    private static StateMap map(SlidingPuzzle puzzle) {
        return ((StateMapOutcome.Mapped)
                        StateMapSearch.map(puzzle, false, StateMapBudget.usual(), StateMapProgressListener.NONE))
                .map();
    }

    private static final StateMap FIRST = map(WrittenPuzzle.usual().puzzle());

    @Test
    void ofASmallMapIsAllOfIt() {
        SampledStateMapGraph sample = SampledStateMapGraph.of(FIRST, FIRST.vertexCount());
        assertFalse(sample.isThinned());
        assertEquals(FIRST.edgeCount(), sample.edgeCount());
        assertTrue(IntStream.range(0, FIRST.bound()).allMatch(v -> sample.vertex(v) == v && sample.position(v) == v));
    }

    /** Start, every distance from the start, and a shortest path to a goal from every position that is drawn. */
    @ParameterizedTest
    @ValueSource(ints = {200, 500, 900})
    void ofALargeMapHasSomeOfEveryLayerAndShortestPaths(int most) {
        SampledStateMapGraph sample = SampledStateMapGraph.of(FIRST, most);
        assertTrue(sample.isThinned());
        assertTrue(sample.vertexCount() <= most + FIRST.depth() + 1, "drawn: " + sample.vertexCount());
        assertEquals(0, sample.position(sample.vertex(StateMap.START)));
        long layers = IntStream.range(0, sample.bound())
                .map(sample::position)
                .map(FIRST::fromStart)
                .distinct()
                .count();
        assertEquals(FIRST.depth() + 1, layers);
        for (int vertex = 0; vertex < sample.bound(); vertex++) {
            int position = sample.position(vertex);
            assertEquals(vertex, sample.vertex(position));
            assertTrue(
                    FIRST.isGoal(position)
                            || Arrays.stream(sample.neighbours(vertex))
                                    .anyMatch(next -> FIRST.toGoal(sample.position(next)) < FIRST.toGoal(position)),
                    "position " + position);
        }
    }

    /** What is left out is drawn at a position on its shortest path. */
    @Test
    void aPositionThatIsLeftOutIsDrawnOnItsPathToAGoal() {
        SampledStateMapGraph sample = SampledStateMapGraph.of(FIRST, 200);
        for (int position = 0; position < FIRST.bound(); position++) {
            int drawn = sample.position(sample.vertex(position));
            assertTrue(FIRST.pathToGoal(position).contains(drawn), "position " + position);
        }
    }

    /** As goals are not left, two of them are never linked. */
    @ParameterizedTest
    @ValueSource(ints = {60, 100, 400})
    void goalsHangTogetherWithTheStart(int most) {
        StateMap map = map(SlidingPuzzleText.parse("AA...\n.BB..\n..CC.\nD...E\nD...E\n"));
        assertTrue(map.goalCount() > 100 && map.vertexCount() > 500, map.goalCount() + " of " + map.vertexCount());
        SampledStateMapGraph sample = SampledStateMapGraph.of(map, most);
        hangsTogether(sample);
        int furthest = map.vertices().map(map::toGoal).max().orElseThrow();
        assertTrue(sample.vertices().anyMatch(vertex -> map.toGoal(sample.position(vertex)) == furthest));
    }

    @Test
    void withoutAGoalEveryPositionHangsTogetherWithTheStart() {
        StateMap map = map(SlidingPuzzleText.parse("AA..b\n....b\nxxxxx\nCC...\n.DD..\n"));
        assertEquals(StateMap.NONE, map.shortest());
        hangsTogether(SampledStateMapGraph.of(map, map.vertexCount() / 4));
    }

    private static void hangsTogether(SampledStateMapGraph sample) {
        ShortestPaths paths = ShortestPaths.from(AdjacencyLists.of(sample), sample.vertex(StateMap.START));
        assertTrue(sample.vertices().allMatch(vertex -> paths.to(vertex) != ShortestPaths.UNREACHABLE));
    }
}
