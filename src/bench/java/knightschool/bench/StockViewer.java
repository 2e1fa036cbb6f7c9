package knightschool.bench;

import javafx.animation.Timeline;
import knightschool.board.Board;
import knightschool.board.SquareNames;
import knightschool.graph.KnightGraph;
import org.graphstream.graph.Graph;
import org.graphstream.graph.Node;
import org.graphstream.graph.implementations.SingleGraph;
import org.graphstream.stream.ProxyPipe;
import org.graphstream.stream.Source;
import org.graphstream.ui.fx_viewer.FxDefaultView;
import org.graphstream.ui.fx_viewer.FxViewer;
import org.graphstream.ui.graphicGraph.GraphicGraph;
import org.graphstream.ui.view.Viewer;

/** GraphStream's own viewer of a knight's graph, painted when it is laid out and not by its own clock. */
final class StockViewer extends FxViewer {
    private StockViewer(Graph graph) {
        super(graph, Viewer.ThreadingModel.GRAPH_IN_GUI_THREAD);
    }

    /** A view of a board's graph as on the board, with vertices of that diameter. */
    static FxDefaultView of(Board board, int size) {
        SingleGraph graph = new SingleGraph("knight");
        graph.setAttribute("ui.stylesheet", "edge { fill-color: #888; size: 1px; } node { size: " + size + "px; }");
        board.playable().forEach(square -> {
            Node node = graph.addNode(SquareNames.name(board, square));
            node.setAttribute("xyz", board.column(square), board.rows() - board.row(square), 0);
        });
        KnightGraph.of(board).forEachEdge((one, other) -> {
            String from = SquareNames.name(board, one);
            String to = SquareNames.name(board, other);
            graph.addEdge(from + "-" + to, from, to);
        });
        return (FxDefaultView) new StockViewer(graph).addDefaultView(false);
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
