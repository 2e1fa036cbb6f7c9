package knightschool.ui.graph;

import javafx.animation.Timeline;
import org.graphstream.graph.Graph;
import org.graphstream.stream.ProxyPipe;
import org.graphstream.stream.Source;
import org.graphstream.ui.fx_viewer.FxDefaultView;
import org.graphstream.ui.fx_viewer.FxViewer;
import org.graphstream.ui.fx_viewer.util.FxMouseManager;
import org.graphstream.ui.graphicGraph.GraphicGraph;
import org.graphstream.ui.view.View;
import org.graphstream.ui.view.camera.Camera;

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

    /** The only view, without GraphStream's own dragging and selecting. */
    FxDefaultView view() {
        FxDefaultView view = (FxDefaultView) addDefaultView(false, new QuietRenderer());
        view.setMouseManager(new NoMouse());
        view.setFocusTraversable(false);
        return view;
    }

    private static final class NoMouse extends FxMouseManager {
        @Override
        public void init(GraphicGraph graph, View view) {
            this.view = view;
            this.graph = graph;
        }

        @Override
        public void release() {}
    }

    /** Makes a unit of the graph one pixel of the view, which has that size; 0, 0 is its lower left corner. */
    void fit(double width, double height) {
        Camera camera = getDefaultView().getCamera();
        camera.setAutoFitView(false);
        camera.setGraphViewport(0, 0, width, height);
        camera.setViewCenter(width / 2, height / 2, 0);
        camera.setViewPercent(1);
    }
}
