package knightschool.ui.graph;

import knightschool.board.Board;
import knightschool.graph.SimpleGraph;
import knightschool.layout.Places;

/** Finds vertices by where they are in a picture. Each search looks at every vertex once. */
final class VertexPicking {
    private VertexPicking() {}

    /**
     * The vertex nearest to a pixel, or {@link Board#NONE}.
     *
     * @param places in pixels; of another graph while the pane is not laid out yet
     * @param reach how far it may be, in pixels
     */
    static int nearest(SimpleGraph graph, Places places, double x, double y, double reach) {
        double most = reach;
        int found = Board.NONE;
        for (int vertex = 0; vertex < Math.min(graph.bound(), places.bound()); vertex++) {
            double distance = Math.hypot(places.x()[vertex] - x, places.y()[vertex] - y);
            if (distance < most && graph.hasVertex(vertex)) {
                most = distance;
                found = vertex;
            }
        }
        return found;
    }
}
