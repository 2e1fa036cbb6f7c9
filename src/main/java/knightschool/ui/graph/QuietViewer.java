package knightschool.ui.graph;

import javafx.animation.Timeline;
import org.graphstream.graph.Graph;
import org.graphstream.stream.ProxyPipe;
import org.graphstream.stream.Source;
import org.graphstream.ui.fx_viewer.FxViewer;
import org.graphstream.ui.graphicGraph.GraphicGraph;

/**
 * GraphStream's viewer without its clock. The original starts a thread that starts a timer that asks 25 times a second
 * whether anything changed; this one paints when it is laid out, which whoever changes the graph asks for.
 */
final class QuietViewer extends FxViewer {

    QuietViewer(Graph graph) {
        super(graph, ThreadingModel.GRAPH_IN_GUI_THREAD);
    }

    @Override
    public void init(GraphicGraph shown, ProxyPipe pipe, Source source) {
        graph = shown;
        sourceInSameThread = source;
        timeline = new Timeline();
        replayGraph((Graph) source);
        source.addSink(shown);
    }
}
