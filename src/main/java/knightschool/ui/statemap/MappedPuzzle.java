package knightschool.ui.statemap;

import java.util.stream.IntStream;
import knightschool.drawing.statemap.StateMapFigure;
import knightschool.layout.LayerBands;
import knightschool.layout.PivotLayout;
import knightschool.layout.Places;
import knightschool.statemap.StateMap;

/**
 * A map that is ready to be drawn.
 *
 * @param large where positions lie by their distances, for springs to refine
 * @param layers where they lie in layers, those furthest from a goal at the left
 * @param layerCount number of layers
 */
record MappedPuzzle(StateMap map, StateMapFigure figure, Places large, Places layers, int layerCount) {
    private static final double TALL = 4.4;

    /** Finds the places, on any thread. */
    static MappedPuzzle of(StateMap map) {
        StateMapFigure figure = new StateMapFigure(map);
        int goal = map.goals().findFirst().orElse(map.bound() - 1);
        boolean solvable = map.shortest() != StateMap.NONE;
        int count = 1 + (solvable ? figure.most() : map.depth());
        int[] layers = IntStream.range(0, map.bound())
                .map(position -> solvable ? count - 1 - map.toGoal(position) : map.fromStart(position))
                .toArray();
        return new MappedPuzzle(
                map,
                figure,
                PivotLayout.of(map, StateMap.START, goal),
                LayerBands.of(map, layers, count, TALL * count / 9),
                count);
    }
}
