package knightschool.ui.graph;

import knightschool.board.Board;
import knightschool.drawing.graph.Emphasis;
import knightschool.explain.CircularOrder;
import knightschool.graph.KnightGraph;
import knightschool.layout.BipartiteLayout;
import knightschool.layout.CircularLayout;
import knightschool.layout.DegreeLayout;
import knightschool.layout.Fit;
import knightschool.layout.LayeredLayout;
import knightschool.layout.Places;
import knightschool.layout.SpringSimulation;
import knightschool.setup.GraphLayout;

/**
 * A knight's graph in a layout, worked out to the end.
 *
 * @param places of the vertices, in a unit of the layout's own
 * @param stretched whether the places may be stretched one way to fill a picture
 * @param rim the edges of the tour that a circle shows
 * @param missed whether a tour was looked for in vain, and the circle is in the order of the squares
 */
public record LaidOutGraph(KnightGraph graph, Places places, boolean stretched, Emphasis rim, boolean missed) {
    /**
     * Works a layout out; on any thread.
     *
     * @param source the vertex that distances are from
     * @param watch called now and then; ends the work by throwing
     */
    public static LaidOutGraph of(GraphLayout layout, KnightGraph graph, int source, Runnable watch) {
        Board board = graph.board();
        return switch (layout) {
            case BOARD -> kept(graph, Places.onBoard(board));
            case SPRINGS -> kept(graph, bySprings(graph, watch));
            case COLUMNS -> stretched(graph, BipartiteLayout.of(graph, board::isDark));
            case CIRCLE -> kept(graph, CircularLayout.byIndex(graph));
            case CIRCLE_TOUR -> alongTour(graph, false, watch);
            case CIRCLE_CIRCUIT -> alongTour(graph, true, watch);
            case DEGREE -> kept(graph, DegreeLayout.of(graph));
            case DISTANCE -> stretched(graph, LayeredLayout.of(graph, source));
        };
    }

    private static LaidOutGraph kept(KnightGraph graph, Places places) {
        return new LaidOutGraph(graph, places, false, Emphasis.NONE, false);
    }

    private static LaidOutGraph stretched(KnightGraph graph, Places places) {
        return new LaidOutGraph(graph, places, true, Emphasis.NONE, false);
    }

    private static LaidOutGraph alongTour(KnightGraph graph, boolean closed, Runnable watch) {
        return CircularOrder.of(graph.board(), closed, watch)
                .map(order -> new LaidOutGraph(
                        graph,
                        CircularLayout.along(graph, order),
                        false,
                        Emphasis.path(order).withoutVertices(),
                        false))
                .orElseGet(() -> new LaidOutGraph(graph, CircularLayout.byIndex(graph), false, Emphasis.NONE, true));
    }

    private static Places bySprings(KnightGraph graph, Runnable watch) {
        SpringSimulation springs = new SpringSimulation();
        springs.begin(graph, Places.onBoard(graph.board()));
        while (springs.step()) {
            watch.run();
        }
        return springs.places();
    }

    /** How the places fit into a picture. */
    public Fit fit(double width, double height, double margin) {
        return stretched
                ? Fit.stretched(graph, places, width, height, margin)
                : Fit.of(graph, places, width, height, margin, Double.MAX_VALUE);
    }
}
