package knightschool.ui.graph;

import knightschool.drawing.graph.VertexMeasure;
import knightschool.export.PictureFormat;
import knightschool.export.PlacedGraphFormat;
import knightschool.files.InputFault;
import knightschool.setup.value.GraphLayoutKind;
import knightschool.text.NumberFormatter;
import knightschool.text.Plural;

/** The words around the picture of a graph. */
public final class GraphWords {
    static final String SLIDER = "how far the vertices have come from one shape to the other";
    static final String SLIDER_TIP =
            "Drag it: the graph goes from one shape to the other and back. It is the same graph all the way.";
    static final String MORE = "More about the picture of the graph";
    static final String TITLE = "Save the picture of the graph";
    static final String USUAL_NAME = "graph";

    static final String PICTURE = "the graph of the board";
    static final String ARROWS = "Arrows";
    static final String VIEW_ARROWS = "Ctrl + Shift + Arrows";
    static final String MOVE = "in the graph: see more on that side";
    static final String TO_NEAREST = "in the graph: to the nearest vertex on that side";
    static final String CHOOSE = "in the graph: as a click on the vertex";
    static final String ZOOM = "in the graph: larger or smaller at the vertex";
    static final String WHOLE_BY_KEY = "in the graph: all of it";

    static final String ALONG_EDGES = "on the map: along a line, to the next position on that side";
    static final String GO_THERE = "on the map: go there, where it is one move away";
    static final String ZOOM_MAP = "on the map: larger or smaller";
    static final String MOVE_MAP = "on the map: see more on that side";
    static final String WHOLE_MAP = "on the map: all of it";

    static final String EDGES_AT_IT = "Edges at the vertex";
    static final String OF_A_COMPONENT = "Vertex of a component";
    static final String COMPONENT_COUNT = "the number: how many vertices it has";
    static final String PATHS_THROUGH_IT = "Shortest paths through it";
    static final String LARGER_IS_MORE = "the larger, the more";
    static final String IF_TAKEN_OUT = "if this vertex is taken out";
    static final String NOT_REACHED = "Not reached";
    static final String CLICK_ANOTHER = "Click another vertex to count from there.";

    static final String UNREACHABLE = "not reached";

    private GraphWords() {}

    /**
     * Returns why the picture is not moved while all of it is in view.
     *
     * @param nearer the key that goes nearer
     */
    static InputFault nothingOutOfView(String nearer) {
        return new InputFault("the whole picture is in view", "Go nearer first (" + nearer + ").");
    }

    /** Returns the caption of a ring of vertices with the same degree. */
    static String degree(int neighbours) {
        return Plural.counted(neighbours, "neighbour");
    }

    /** Returns the caption of a layer of vertices at the same distance. */
    static String distance(int moves) {
        return Plural.counted(moves, "move");
    }

    /** Returns the caption of the layers. */
    static String distanceFrom(String vertex) {
        return "Distance from " + vertex;
    }

    static String vertex(String name, int degree) {
        return "vertex " + name + ", degree " + degree;
    }

    /** Returns the name of a layout in the menu. */
    public static String name(GraphLayoutKind layout) {
        return switch (layout) {
            case BOARD -> "As on the board";
            case SPRINGS -> "Springs";
            case COLUMNS -> "Two columns, by colour";
            case CIRCLE -> "Circle, by square";
            case CIRCLE_TOUR -> "Circle, along a tour";
            case CIRCLE_CIRCUIT -> "Circle, along a closed tour";
            case DEGREE -> "Rings, by degree";
            case DISTANCE -> "Layers, by distance";
        };
    }

    /** Returns the short name of a layout. */
    static String shortName(GraphLayoutKind layout) {
        return switch (layout) {
            case BOARD -> "Board";
            case SPRINGS -> "Springs";
            case COLUMNS -> "Columns";
            case CIRCLE -> "Circle";
            case CIRCLE_TOUR -> "Tour";
            case CIRCLE_CIRCUIT -> "Closed tour";
            case DEGREE -> "Rings";
            case DISTANCE -> "Layers";
        };
    }

    static String name(VertexMeasure measure) {
        return switch (measure) {
            case SQUARE_COLOUR -> "Square colour";
            case DEGREE -> "Degree";
            case COMPONENT -> "Component";
            case DISTANCE -> "Distance";
            case ARTICULATION -> "Articulation points";
            case BETWEENNESS -> "Betweenness";
        };
    }

    /** Returns the meaning of the vertices' shades. */
    static String meaning(VertexMeasure measure) {
        return switch (measure) {
            case SQUARE_COLOUR -> "Light and dark as the squares are.";
            case DEGREE -> "Edges at the vertex:";
            case COMPONENT -> "Vertices in its component:";
            case DISTANCE -> "Moves from the vertex clicked last, or from the start:";
            case ARTICULATION -> "The graph without the vertex:";
            case BETWEENNESS -> "Shortest paths that lead through it:";
        };
    }

    /** Returns a note on how a circle differs from the tour that was asked for; empty if it does not. */
    static String tour(TourCircleLayoutStatus tour, boolean closed) {
        String kind = closed ? "closed tour" : "tour";
        return switch (tour) {
            case NOT_ASKED, ALONG -> "";
            case ALONG_FREE -> "This tour may begin and end on any square.";
            case OF_A_COMPONENT -> "This is a " + kind + " of the largest component only.";
            case IMPOSSIBLE -> "There is no " + kind + ": the circle is in the order of the squares.";
            case NOT_FOUND -> "No " + kind + " was found in a short search: the circle is in the order of the squares.";
        };
    }

    /** Returns the name of the scale of the distances from the named vertex. */
    static String movesFrom(String vertex) {
        return "Moves from " + vertex;
    }

    /** Returns why a vertex has no distance from the named one. */
    static String noMovesFrom(String vertex) {
        return "no moves lead there from " + vertex;
    }

    static String tooLarge(int most) {
        return "Only for graphs of at most " + NumberFormatter.grouped(most) + " vertices.";
    }

    static String tooLargeForSprings(int most) {
        return "Springs are only for graphs of at most " + NumberFormatter.grouped(most)
                + " vertices: this one stays as on the board.";
    }

    public static String of(PlacedGraphFormat format) {
        return switch (format) {
            case GRAPH -> "Graph as a text that you can edit (graph)";
            case GRAPHML -> "Graph for yEd and others (GraphML)";
            case DOT -> "Graph for Graphviz (DOT)";
            case G6 -> "Graph in one line, without places (graph6)";
        };
    }

    public static String of(PictureFormat format) {
        return switch (format) {
            case SVG -> "Picture that stays sharp (SVG)";
            case PNG -> "Picture in pixels (PNG)";
        };
    }
}
