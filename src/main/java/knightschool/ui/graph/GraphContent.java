package knightschool.ui.graph;

import java.util.List;
import knightschool.drawing.ColourRole;
import knightschool.drawing.Sketch;
import knightschool.drawing.graph.GraphFigure;
import knightschool.drawing.graph.GraphPartCaption;
import knightschool.graph.DynamicGraph;
import knightschool.graph.SimpleGraph;
import knightschool.layout.VertexPositions;
import knightschool.ui.command.GestureDescription;

/**
 * What a pane shows.
 *
 * @param graph its vertices and edges
 * @param drawing what they look like
 * @param handling what mouse and keys do with its vertices
 */
public record GraphContent(SimpleGraph graph, Drawing drawing, Handling handling) {
    /** No vertex at all. */
    public static final GraphContent EMPTY = new GraphContent(
            new DynamicGraph(0),
            (places, _, _, _, _) -> new GraphFigure(places, ColourRole.PAGE.tone(), List.of(), List.of(), Sketch.EMPTY),
            Handling.WALK);

    /** Draws a graph wherever its vertices are. Used on the JavaFX thread. */
    @FunctionalInterface
    public interface Drawing {
        /**
         * The figure in a pane of a size.
         *
         * @param places of the vertices, in pixels
         * @param captions of the layout, in pixels
         * @param zoom how much larger than usual it is shown
         */
        GraphFigure at(
                VertexPositions places, List<GraphPartCaption> captions, double width, double height, double zoom);

        /** How far from the middle of a vertex it is still found, in pixels. */
        default double reach() {
            return 12;
        }

        /** Something else than the places of the vertices has changed. */
        default void outdate() {}

        /** Whether nothing is being worked out that changes the figure. */
        default boolean isSettled() {
            return true;
        }

        /** The pane is closed. */
        default void close() {}
    }

    /** What mouse and keys do with vertices. */
    public enum Handling {
        /**
         * A vertex stays where it is dragged, until a double click; arrow keys go to the vertex beside, Enter clicks.
         */
        REARRANGE,
        /** A dragged vertex goes back; arrow keys go along edges, and Enter or a double click opens a vertex. */
        WALK;

        /** What the keys do, for the help. */
        public List<GestureDescription> gestures() {
            return this == REARRANGE ? GraphKeyStroke.gestures() : GraphKeyStroke.alongEdges();
        }
    }
}
