package knightschool.ui.statemap.model;

import java.util.stream.IntStream;
import knightschool.drawing.statemap.SampledStateMapGraph;
import knightschool.drawing.statemap.StateMapFigureBuilder;
import knightschool.layout.LayerBandLayout;
import knightschool.layout.PivotMdsLayout;
import knightschool.layout.VertexPositions;
import knightschool.statemap.StateMap;

/**
 * A map with the layouts that it is drawn in.
 *
 * @param sample the positions that are drawn
 * @param large initial coordinates by distances, to be refined by a force-directed layout
 * @param layers coordinates in layers, the one farthest from a goal at the left
 * @param layerCount the number of layers
 */
public record LaidOutStateMap(
        SampledStateMapGraph sample,
        StateMapFigureBuilder figure,
        VertexPositions large,
        VertexPositions layers,
        int layerCount) {
    /** The most positions drawn. Of a larger map a sample is drawn. */
    static final int MOST_DRAWN = 5_000;

    private static final double TALL = 4.4;
    private static final double USUAL_LAYERS = 9;

    /** Computes the layouts of a map, on any thread. */
    public static LaidOutStateMap of(StateMap map) {
        return of(SampledStateMapGraph.of(map, MOST_DRAWN));
    }

    private static LaidOutStateMap of(SampledStateMapGraph sample) {
        StateMap map = sample.map();
        StateMapFigureBuilder figure = new StateMapFigureBuilder(sample);
        int goal = sample.vertex(map.goals().findFirst().orElse(map.bound() - 1));
        boolean solvable = map.shortest() != StateMap.NONE;
        int count = 1 + (solvable ? figure.most() : map.depth());
        int[] layers = IntStream.range(0, sample.bound())
                .map(sample::position)
                .map(position -> solvable ? count - 1 - map.toGoal(position) : map.fromStart(position))
                .toArray();
        return new LaidOutStateMap(
                sample,
                figure,
                PivotMdsLayout.of(sample, sample.vertex(StateMap.START), goal),
                LayerBandLayout.of(sample, layers, count, TALL * count / USUAL_LAYERS),
                count);
    }

    public StateMap map() {
        return sample.map();
    }
}
