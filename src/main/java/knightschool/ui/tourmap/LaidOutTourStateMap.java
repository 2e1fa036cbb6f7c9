package knightschool.ui.tourmap;

import java.util.List;
import knightschool.algorithm.ConfiguredAlgorithm;
import knightschool.compare.Comparison;
import knightschool.drawing.AlgorithmStyle;
import knightschool.drawing.statemap.TourStateMapFigureBuilder;
import knightschool.layout.LayerBandLayout;
import knightschool.layout.VertexPositions;
import knightschool.search.Problem;
import knightschool.statemap.tour.StateMapSearchTree;
import knightschool.statemap.tour.TourStateMap;
import knightschool.statemap.tour.TourStateMapVisitCounts;

/**
 * The map of a tour problem with the visits of a search, and its layout.
 *
 * @param search the steps of the search, for the thread of the map only
 * @param tree the positions of the nodes of its search tree
 * @param places coordinates in layers by the number of visited squares
 */
record LaidOutTourStateMap(
        TourStateMap map,
        ConfiguredAlgorithm solver,
        TourStateMapVisitCounts visits,
        Comparison search,
        StateMapSearchTree tree,
        TourStateMapFigureBuilder figure,
        VertexPositions places) {
    private static final int MOST_STEPS = 2_000_000;
    private static final double TALL = 0.5;

    /** Searches and computes the layout, on any thread. */
    static LaidOutTourStateMap of(Problem problem, ConfiguredAlgorithm solver) {
        TourStateMap map = TourStateMap.of(problem);
        TourStateMapVisitCounts visits = TourStateMapVisitCounts.of(map, solver.policy(), MOST_STEPS);
        int[] layers = map.vertices().map(position -> map.depth(position) - 1).toArray();
        int count = problem.board().playableCount();
        Comparison search = new Comparison(problem, List.of(solver));
        search.extendInTurn(MOST_STEPS, MOST_STEPS);
        return new LaidOutTourStateMap(
                map,
                solver,
                visits,
                search,
                new StateMapSearchTree(map, solver.policy(), MOST_STEPS),
                new TourStateMapFigureBuilder(
                        map, visits, AlgorithmStyle.of(solver.algorithm()).colour()),
                LayerBandLayout.of(map, layers, count, TALL * count));
    }

    boolean isOf(Problem problem, ConfiguredAlgorithm other) {
        return map.problem().equals(problem) && solver.equals(other);
    }
}
