package knightschool.ui.tourmap;

import knightschool.algorithm.ConfiguredAlgorithm;
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
 * @param places coordinates in layers by the number of visited squares
 */
record LaidOutTourStateMap(
        TourStateMap map,
        ConfiguredAlgorithm solver,
        TourStateMapVisitCounts visits,
        StateMapSearchTree tree,
        TourStateMapFigureBuilder figure,
        VertexPositions places) {
    private static final long MOST_STEPS = 2_000_000;
    private static final int MOST_NODES = 500_000;
    private static final double TALL = 0.5;

    /** Searches and computes the layout, on any thread. */
    static LaidOutTourStateMap of(Problem problem, ConfiguredAlgorithm solver) {
        TourStateMap map = TourStateMap.of(problem);
        TourStateMapVisitCounts visits = TourStateMapVisitCounts.of(map, solver.policy(), MOST_STEPS);
        int[] layers = map.vertices().map(position -> map.depth(position) - 1).toArray();
        int count = problem.board().playableCount();
        return new LaidOutTourStateMap(
                map,
                solver,
                visits,
                new StateMapSearchTree(map, solver.policy(), MOST_NODES),
                new TourStateMapFigureBuilder(
                        map, visits, AlgorithmStyle.of(solver.algorithm()).colour()),
                LayerBandLayout.of(map, layers, count, TALL * count));
    }

    boolean isOf(Problem problem, ConfiguredAlgorithm other) {
        return map.problem().equals(problem) && solver.equals(other);
    }
}
