package knightschool.ui.graph;

import org.graphstream.ui.graphicGraph.GraphicElement;
import org.graphstream.ui.graphicGraph.StyleGroup;
import org.graphstream.ui.javafx.FxGraphRenderer;

/** GraphStream's painter, which also closes where a style was given but never painted; the original fails on that. */
final class QuietRenderer extends FxGraphRenderer {
    /** The name under which the original keeps what paints a style. */
    private static final String PAINTER = "dr";

    @Override
    protected void removeRenderers() {
        forget(graph.getStyle());
        graph.nodes().forEach(node -> forget(((GraphicElement) node).getStyle()));
        graph.edges().forEach(edge -> forget(((GraphicElement) edge).getStyle()));
    }

    private static void forget(StyleGroup style) {
        if (style.getRenderer(PAINTER) != null) {
            style.removeRenderer(PAINTER);
        }
    }
}
