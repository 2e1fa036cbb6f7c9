package knightschool.drawing.statemap;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import knightschool.drawing.ColourExpression;
import knightschool.drawing.ColourRole;
import knightschool.drawing.LineStyle;
import knightschool.drawing.SketchBuilder;
import knightschool.drawing.graph.EdgeBatch;
import knightschool.drawing.graph.GraphFigure;
import knightschool.drawing.graph.GraphFigureLayout;
import knightschool.drawing.graph.VertexBatch;
import knightschool.layout.VertexPositions;
import knightschool.statemap.tour.TourStateMap;
import knightschool.statemap.tour.TourStateMapVisitCounts;

/**
 * Builds the picture of a {@link TourStateMap}: the positions of a tour, shaded by the number of visits of a search,
 * with complete tours as diamonds.
 */
public final class TourStateMapFigureBuilder {
    private static final ColourExpression INK = ColourRole.INK;
    private static final ColourExpression PAGE = ColourRole.PAGE;
    private static final double PART = 0.3;
    private static final double LARGEST = 16;
    private static final double SMALLEST = 2;
    private static final double SIGN = 9;

    private final TourStateMap map;
    private final ColourRole hue;
    private final int[] ends;
    private final int[][] shades;
    private final int[] tours;

    /**
     * Creates a figure.
     *
     * @param visits the visits of a search on the map
     * @param hue the colour of its algorithm
     */
    public TourStateMapFigureBuilder(TourStateMap map, TourStateMapVisitCounts visits, ColourRole hue) {
        this.map = map;
        this.hue = hue;
        this.ends = StateMapLinkStyle.ends(map.vertices(), map::neighbours);
        this.shades = IntStream.range(0, TourMapVisitShade.CLASSES)
                .mapToObj(shade -> map.vertices()
                        .filter(position -> TourMapVisitShade.of(visits.to(position)) == shade)
                        .toArray())
                .toArray(int[][]::new);
        this.tours = map.vertices().filter(map::isTour).toArray();
    }

    /**
     * Returns the picture with the positions at the given places.
     *
     * @param path positions from the start to the one being viewed
     * @param pointed the position pointed at, or {@link StateMapMarks#NONE}
     * @param caption the caption of that position
     */
    public GraphFigure in(GraphFigureLayout layout, List<Integer> path, int pointed, String caption) {
        VertexPositions places = layout.places();
        double size = layout.vertexSize(PART, map.vertexCount(), SMALLEST, LARGEST);
        double rim = Math.min(1, size / 6);
        List<EdgeBatch> edges = new ArrayList<>();
        edges.add(StateMapLinkStyle.of(ends));
        int position = pointed == StateMapMarks.NONE ? path.getLast() : pointed;
        edges.add(StateMapLinkStyle.pointed(position, map.neighbours(position)));
        List<VertexBatch> vertices = new ArrayList<>();
        for (int shade = 0; shade < shades.length; shade++) {
            ColourExpression outline = shade == 0 ? ColourRole.CONTROL_EDGE : INK.into(hue, 0.4);
            vertices.add(new VertexBatch(shades[shade], size + rim, TourMapVisitShade.fill(shade, hue), outline, rim));
        }
        SketchBuilder pencil = new SketchBuilder();
        StateMapMarksDrawing.captions(pencil, layout.captions());
        marks(pencil, places, path, Math.max(4, 0.75 * size));
        if (pointed != StateMapMarks.NONE) {
            StateMapMarksDrawing.ring(pencil, places.x()[pointed], places.y()[pointed], size);
            StateMapMarksDrawing.caption(
                    pencil, places.x()[pointed], places.y()[pointed], caption, layout.width(), layout.height());
        }
        return new GraphFigure(places, PAGE, edges, vertices, pencil.sketch(layout.width(), layout.height()));
    }

    private void marks(SketchBuilder pencil, VertexPositions places, List<Integer> path, double tour) {
        for (int pass = 0; pass < 2; pass++) {
            LineStyle stroke = pass == 0 ? LineStyle.round(PAGE, 6.6) : LineStyle.round(INK, 2.6);
            for (int i = 1; i < path.size(); i++) {
                int from = path.get(i - 1);
                int to = path.get(i);
                pencil.line(places.x()[from], places.y()[from], places.x()[to], places.y()[to], stroke);
            }
        }
        path.forEach(at -> StateMapSign.STOP.draw(pencil, places.x()[at], places.y()[at], 4));
        IntStream.of(tours).forEach(at -> StateMapSign.GOAL.draw(pencil, places.x()[at], places.y()[at], tour));
        StateMapSign.START.draw(pencil, places.x()[0], places.y()[0], SIGN);
        int position = path.getLast();
        StateMapSign.YOU.draw(pencil, places.x()[position], places.y()[position], SIGN - 2);
    }
}
