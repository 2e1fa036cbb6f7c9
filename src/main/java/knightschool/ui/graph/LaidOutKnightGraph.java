package knightschool.ui.graph;

import java.util.List;
import knightschool.board.Board;
import knightschool.board.SquareNames;
import knightschool.drawing.graph.GraphHighlight;
import knightschool.explain.TourCircleLayoutOrder;
import knightschool.graph.KnightGraph;
import knightschool.layout.BipartiteLayout;
import knightschool.layout.CircularLayout;
import knightschool.layout.DegreeRingLayout;
import knightschool.layout.DistanceLayerLayout;
import knightschool.layout.LayoutToPixelTransform;
import knightschool.layout.SpringSimulation;
import knightschool.layout.VertexPositions;
import knightschool.setup.value.GraphLayoutKind;

/**
 * A knight's graph in a completely computed layout.
 *
 * @param places the places of the vertices, in a unit of the layout
 * @param stretch whether the places may be stretched to fill a picture, and which vertices are then 1 apart
 * @param rim the edges of the tour that a circle shows
 * @param tour the relation of a circle to a tour
 * @param captions the captions of the layout's parts
 */
public record LaidOutKnightGraph(
        KnightGraph graph,
        VertexPositions places,
        Stretch stretch,
        GraphHighlight rim,
        TourCircleLayoutStatus tour,
        List<LayoutPartCaption> captions) {
    /** The space for captions on the left, in pixels. */
    private static final double CAPTIONS = 64;

    /** The least distance of circles from the edge of a picture, in pixels. */
    private static final double RIM = 6;

    /** The ways in which places may be stretched to fit a picture. */
    enum Stretch {
        /** Not stretched; neighbours in the layout are about 1 apart. */
        NONE,
        /** Stretched in both directions; neighbours in a column are 1 apart. */
        COLUMNS,
        /** Stretched in both directions; neighbours in a row are 1 apart, rows further. */
        ROWS
    }

    /**
     * Computes a layout, on any thread.
     *
     * @param source the vertex from which distances are measured
     * @param watch runs from time to time, and may end the computation by throwing
     */
    public static LaidOutKnightGraph of(GraphLayoutKind layout, KnightGraph graph, int source, Runnable watch) {
        Board board = graph.board();
        return switch (layout) {
            case BOARD -> at(graph, VertexPositions.onBoard(board));
            case SPRINGS -> at(graph, bySprings(graph, watch));
            case COLUMNS -> plain(graph, BipartiteLayout.of(graph, board::isDark), Stretch.COLUMNS);
            case CIRCLE -> at(graph, CircularLayout.byIndex(graph));
            case CIRCLE_TOUR -> alongTour(graph, false, watch);
            case CIRCLE_CIRCUIT -> alongTour(graph, true, watch);
            case DEGREE -> {
                VertexPositions places = DegreeRingLayout.of(graph);
                yield at(graph, places).captioned(LayoutPartCaptionFactory.ofDegrees(graph, places));
            }
            case DISTANCE -> {
                VertexPositions places = DistanceLayerLayout.of(graph, source);
                String from = SquareNames.name(board, source);
                yield plain(graph, places, Stretch.ROWS)
                        .captioned(LayoutPartCaptionFactory.ofDistances(graph, places, source, from));
            }
        };
    }

    /** Returns a layout that keeps its proportions, with neighbours about 1 apart. */
    public static LaidOutKnightGraph at(KnightGraph graph, VertexPositions places) {
        return plain(graph, places, Stretch.NONE);
    }

    private static LaidOutKnightGraph plain(KnightGraph graph, VertexPositions places, Stretch stretch) {
        return new LaidOutKnightGraph(
                graph, places, stretch, GraphHighlight.NONE, TourCircleLayoutStatus.NOT_ASKED, List.of());
    }

    private LaidOutKnightGraph captioned(List<LayoutPartCaption> words) {
        return new LaidOutKnightGraph(graph, places, stretch, rim, tour, words);
    }

    private static LaidOutKnightGraph alongTour(KnightGraph graph, boolean closed, Runnable watch) {
        TourCircleLayoutOrder order = TourCircleLayoutOrder.of(graph.board(), closed, watch);
        TourCircleLayoutStatus tour = TourCircleLayoutStatus.of(graph.board(), closed, order);
        int[] squares = order.squares();
        boolean none = squares.length == 0;
        VertexPositions places = none ? CircularLayout.byIndex(graph) : CircularLayout.along(graph, squares);
        GraphHighlight rim =
                none ? GraphHighlight.NONE : GraphHighlight.path(squares).withoutVertices();
        return new LaidOutKnightGraph(graph, places, Stretch.NONE, rim, tour, List.of());
    }

    private static VertexPositions bySprings(KnightGraph graph, Runnable watch) {
        SpringSimulation springs = new SpringSimulation();
        springs.begin(graph, VertexPositions.onBoard(graph.board()));
        while (springs.step()) {
            watch.run();
        }
        return springs.places();
    }

    /** Returns the scaling to a picture without captions. */
    public LayoutToPixelTransform fit(double width, double height, double margin) {
        return stretch == Stretch.NONE
                ? LayoutToPixelTransform.of(graph, places, width, height, margin, mostScale(Math.min(width, height)))
                : LayoutToPixelTransform.stretched(graph, places, width, height, margin);
    }

    /**
     * Returns the greatest scale at which the circles that divide rings are completely visible, even though no vertex
     * lies so far to the side.
     */
    private double mostScale(double space) {
        double farthest = captions.stream()
                .flatMap(caption -> caption.band().stream())
                .mapToDouble(LayoutPartCaption.Band::outer)
                .filter(Double::isFinite)
                .max()
                .orElse(0);
        return farthest == 0 ? Double.MAX_VALUE : Math.max(1, space / 2 - RIM) / farthest;
    }

    /** Returns the scaling to a picture with captions. */
    LayoutToPixelTransform fitCaptioned(double width, double height, double margin) {
        double left = captions.isEmpty() || stretch != Stretch.ROWS ? 0 : CAPTIONS;
        return fit(width - left, height, margin).moved(left, 0);
    }

    /** Returns the distance of neighbours in a picture, in pixels. */
    double spacing(LayoutToPixelTransform fit) {
        return switch (stretch) {
            case NONE -> fit.scaleX();
            case COLUMNS -> fit.scaleY();
            case ROWS -> Math.min(fit.scaleX(), DistanceLayerLayout.LEAST_STEP * fit.scaleY());
        };
    }
}
