package knightschool.drawing.statemap;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import knightschool.drawing.ColourExpression;
import knightschool.drawing.ColourRole;
import knightschool.drawing.Sketch;
import knightschool.drawing.graph.EdgeBatch;
import knightschool.drawing.graph.GraphFigure;
import knightschool.drawing.graph.GraphFigureLayout;
import knightschool.drawing.graph.VertexBatch;
import knightschool.statemap.StateMap;

/**
 * Builds the picture of the state map of a sliding puzzle: the positions of a {@link SampledStateMapGraph}, shaded by
 * their distance from the nearest goal, the moves between them, and the marks of a player. Everything that does not
 * depend on positions in the picture is computed once.
 */
public final class StateMapFigureBuilder {
    private static final ColourExpression PAGE = ColourRole.PAGE;
    private static final double PART = 0.38;
    private static final double LARGEST = 14;
    private static final double SMALLEST = 1.6;

    private final SampledStateMapGraph sample;
    private final int[] ends;
    private final int most;
    private final int[][] byDistance;

    /** Sorts the positions by distance and collects the links, in time linear in their number. */
    public StateMapFigureBuilder(SampledStateMapGraph sample) {
        this.sample = sample;
        this.ends = StateMapLinkStyle.ends(IntStream.range(0, sample.bound()), sample::neighbours);
        int furthest = IntStream.range(0, sample.map().bound())
                .map(sample.map()::toGoal)
                .max()
                .orElse(0);
        this.most = Math.max(0, furthest);
        this.byDistance = byDistance(sample, most);
    }

    /** Returns the vertices of every distance from 0, followed by those from which no goal can be reached. */
    private static int[][] byDistance(SampledStateMapGraph sample, int most) {
        int[] sizes = new int[most + 2];
        for (int vertex = 0; vertex < sample.bound(); vertex++) {
            sizes[place(sample.map().toGoal(sample.position(vertex)), most)]++;
        }
        int[][] all = IntStream.of(sizes).mapToObj(int[]::new).toArray(int[][]::new);
        for (int vertex = sample.bound() - 1; vertex >= 0; vertex--) {
            int at = place(sample.map().toGoal(sample.position(vertex)), most);
            all[at][--sizes[at]] = vertex;
        }
        return all;
    }

    private static int place(int distance, int most) {
        return distance == StateMap.NONE ? most + 1 : distance;
    }

    /** Returns the largest distance from a goal; 0 if none can be reached. */
    public int most() {
        return most;
    }

    /** Returns the picture with the positions at the given places. */
    public GraphFigure in(GraphFigureLayout layout, StateMapMarks marks) {
        double size = layout.vertexSize(PART, sample.vertexCount(), SMALLEST, LARGEST);
        List<EdgeBatch> edges = new ArrayList<>();
        edges.add(StateMapLinkStyle.of(ends));
        pointed(marks, edges);
        List<VertexBatch> vertices = new ArrayList<>();
        double rim = Math.min(1, size / 6);
        for (int distance = byDistance.length - 1; distance >= 1; distance--) {
            int moves = distance > most ? StateMap.NONE : distance;
            vertices.add(new VertexBatch(
                    byDistance[distance],
                    size + rim,
                    GoalDistanceShade.fill(moves, most),
                    GoalDistanceShade.rim(moves, most),
                    rim));
        }
        Sketch drawn = new StateMapMarksDrawing(sample, marks, layout.places(), size)
                .draw(layout.captions(), layout.width(), layout.height());
        return new GraphFigure(layout.places(), PAGE, edges, vertices, drawn);
    }

    /** Adds the moves from the position pointed at. */
    private void pointed(StateMapMarks marks, List<EdgeBatch> edges) {
        int at = marks.pointed() == StateMapMarks.NONE ? marks.inspected() : marks.pointed();
        if (at == StateMapMarks.NONE) {
            return;
        }
        int vertex = sample.vertex(at);
        edges.add(StateMapLinkStyle.pointed(vertex, sample.neighbours(vertex)));
    }
}
