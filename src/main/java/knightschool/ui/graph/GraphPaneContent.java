package knightschool.ui.graph;

import java.util.List;
import knightschool.drawing.ColourRole;
import knightschool.drawing.Sketch;
import knightschool.drawing.graph.GraphFigure;
import knightschool.drawing.graph.GraphFigureLayout;
import knightschool.graph.DynamicGraph;
import knightschool.graph.SimpleGraph;
import knightschool.setup.capability.CapabilityHolder;
import knightschool.ui.command.GestureDescription;

/**
 * The content of a graph pane.
 *
 * @param graph the vertices and edges
 * @param drawing draws them
 * @param handling the effect of mouse and keys on vertices
 */
public record GraphPaneContent(SimpleGraph graph, Drawing drawing, Handling handling) {
    /** Content without vertices. */
    public static final GraphPaneContent EMPTY = new GraphPaneContent(
            new DynamicGraph(0),
            layout -> new GraphFigure(layout.places(), ColourRole.PAGE, List.of(), List.of(), Sketch.EMPTY),
            Handling.WALK);

    /** Draws a graph with its vertices in any places. Used on the JavaFX thread. */
    @FunctionalInterface
    public interface Drawing extends CapabilityHolder {
        /** Returns the figure of the graph, whose vertices may be in any places. */
        GraphFigure in(GraphFigureLayout layout);

        /** Returns the distances within which its vertices and edges are hit. */
        default HitDistances hitDistances() {
            return HitDistances.OF_VERTICES;
        }
    }

    /**
     * Distances within which parts of a graph are hit, in pixels.
     *
     * @param vertex from the centre of a vertex
     * @param edge from an edge; 0 if edges cannot be picked
     * @param clearance from every vertex, from which on a point may be on an edge
     */
    public record HitDistances(double vertex, double edge, double clearance) {
        private static final double VERTEX = 12;

        /** The distances of a drawing in which only vertices can be picked. */
        public static final HitDistances OF_VERTICES = new HitDistances(VERTEX, 0, VERTEX);
    }

    /** A drawing that keeps its figure, and computes parts of it in the background. */
    public interface ComputedDrawing extends AutoCloseable {
        /** Discards cached figures, since something other than the places of the vertices has changed. */
        void outdate();

        /** Returns whether no computation that would change the figure is in progress. */
        boolean isSettled();

        /** Closes the drawing with its pane. */
        @Override
        void close();
    }

    /** The effects of mouse and keys on vertices. */
    public enum Handling {
        /**
         * A vertex stays where it is dragged, until a double click. Arrow keys go to the adjacent vertex on screen,
         * Enter clicks.
         */
        REARRANGE,
        /**
         * Vertices and the whole picture stay in place. Arrow keys go to the adjacent vertex on screen, a press or
         * Enter picks a vertex, a press also an edge.
         */
        PICK,
        /** A dragged vertex returns. Arrow keys go along edges, and Enter or a double click opens a vertex. */
        WALK;

        /** Returns the gestures of the keys, for the help. */
        public List<GestureDescription> gestures() {
            return switch (this) {
                case REARRANGE -> GraphKeyBinding.gestures();
                case PICK -> GraphKeyBinding.picking();
                case WALK -> GraphKeyBinding.alongEdges();
            };
        }
    }
}
