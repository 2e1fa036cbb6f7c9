package knightschool.drawing.statemap;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import knightschool.drawing.BlendedColour;
import knightschool.drawing.ColourRole;
import knightschool.drawing.Sketch;
import knightschool.drawing.graph.EdgePass;
import knightschool.drawing.graph.GraphCaption;
import knightschool.drawing.graph.GraphFigure;
import knightschool.drawing.graph.VertexPass;
import knightschool.layout.Places;
import knightschool.statemap.StateMap;

/**
 * The map of a puzzle as a picture: all positions, shaded by how far they are from the nearest goal, the moves between
 * them, and what a player did. What does not depend on places is made once.
 */
public final class StateMapFigure {
    private static final BlendedColour INK = ColourRole.INK.tone();
    private static final BlendedColour PAGE = ColourRole.PAGE.tone();
    private static final double LINK = 0.25;
    private static final double PART = 0.38;
    private static final double LARGEST = 14;
    private static final double SMALLEST = 1.6;
    private static final double GROWTH = 0.7;

    private final StateMap map;
    private final int[] ends;
    private final int most;
    private final int[][] byDistance;

    /** Sorts the positions by distance and gathers the links, in time linear in them. */
    public StateMapFigure(StateMap map) {
        this.map = map;
        this.ends = ends(map);
        this.most = IntStream.range(0, map.bound()).map(map::toGoal).max().orElse(0);
        this.byDistance = byDistance(map, most);
    }

    private static int[] ends(StateMap map) {
        int[] ends = new int[Math.toIntExact(2 * map.edgeCount())];
        int size = 0;
        for (int position = 0; position < map.bound(); position++) {
            for (int neighbour : map.neighbours(position)) {
                if (neighbour > position) {
                    ends[size++] = position;
                    ends[size++] = neighbour;
                }
            }
        }
        return ends;
    }

    /** The positions at every distance from 0, and last those from which no goal can be reached. */
    private static int[][] byDistance(StateMap map, int most) {
        int[] sizes = new int[most + 2];
        for (int position = 0; position < map.bound(); position++) {
            sizes[place(map.toGoal(position), most)]++;
        }
        int[][] all = IntStream.of(sizes).mapToObj(int[]::new).toArray(int[][]::new);
        for (int position = map.bound() - 1; position >= 0; position--) {
            int at = place(map.toGoal(position), most);
            all[at][--sizes[at]] = position;
        }
        return all;
    }

    private static int place(int distance, int most) {
        return distance == StateMap.NONE ? most + 1 : distance;
    }

    /** The largest distance from a goal. */
    public int most() {
        return Math.max(0, most);
    }

    /** The picture with the positions at those places, in pixels. */
    public GraphFigure at(
            Places places, List<GraphCaption> captions, double width, double height, double zoom, MapMarks marks) {
        double size = size(width, height) * Math.pow(zoom, GROWTH);
        List<EdgePass> edges = new ArrayList<>();
        edges.add(EdgePass.all(ends, INK.into(PAGE, 0.56), LINK));
        pointed(marks, edges);
        List<VertexPass> vertices = new ArrayList<>();
        double rim = Math.min(1, size / 6);
        for (int distance = byDistance.length - 1; distance >= 1; distance--) {
            int moves = distance > most ? StateMap.NONE : distance;
            vertices.add(new VertexPass(
                    byDistance[distance],
                    size + rim,
                    DistanceShade.fill(moves, most),
                    DistanceShade.rim(moves, most),
                    rim));
        }
        Sketch drawn = new MapMarksDrawing(map, marks, places, size).draw(captions, width, height);
        return new GraphFigure(places, PAGE, edges, vertices, drawn);
    }

    /** The moves that can be made where somebody points. */
    private void pointed(MapMarks marks, List<EdgePass> edges) {
        int at = marks.pointed() == MapMarks.NONE ? marks.chosen() : marks.pointed();
        if (at == MapMarks.NONE) {
            return;
        }
        int[] neighbours = map.neighbours(at);
        int[] near = new int[2 * neighbours.length];
        for (int i = 0; i < neighbours.length; i++) {
            near[2 * i] = at;
            near[2 * i + 1] = neighbours[i];
        }
        edges.add(EdgePass.all(near, INK, 1.3));
    }

    private double size(double width, double height) {
        return Math.clamp(PART * Math.sqrt(width * height / Math.max(1, map.vertexCount())), SMALLEST, LARGEST);
    }
}
