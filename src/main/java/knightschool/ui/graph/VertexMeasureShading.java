package knightschool.ui.graph;

import java.util.Optional;
import java.util.concurrent.Executor;
import javafx.beans.property.ObjectProperty;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import javafx.beans.property.SimpleObjectProperty;
import knightschool.board.Board;
import knightschool.drawing.graph.VertexMeasure;
import knightschool.drawing.graph.VertexShades;
import knightschool.graph.KnightGraph;
import knightschool.ui.work.BackgroundWorker;

/**
 * The measure by which the vertices of a graph are shaded, and the shades, which are computed on a background thread
 * for each graph. Used on the JavaFX thread.
 */
final class VertexMeasureShading implements AutoCloseable {
    private final ObjectProperty<VertexMeasure> measure =
            new SimpleObjectProperty<>(this, "measure", VertexMeasure.SQUARE_COLOUR);
    private final ReadOnlyObjectWrapper<Optional<VertexShades>> shades =
            new ReadOnlyObjectWrapper<>(this, "shades", Optional.empty());
    private final BackgroundWorker worker;
    private VertexMeasure lastMeasure = VertexMeasure.SQUARE_COLOUR;
    private Board board = Board.full(1, 1);

    VertexMeasureShading(Executor screen) {
        worker = BackgroundWorker.newest("vertex measures", screen);
    }

    ObjectProperty<VertexMeasure> measureProperty() {
        return measure;
    }

    /** The shades of the last requested graph, once they are known; empty if square colours are shown. */
    ReadOnlyObjectProperty<Optional<VertexShades>> shadesProperty() {
        return shades.getReadOnlyProperty();
    }

    Optional<VertexShades> shades() {
        return shades.get();
    }

    /**
     * Requests the shades of a graph. Until they are known, the previous shades stay if they are of the same measure
     * and of a board of the same size; otherwise the colours would flicker with each square drawn.
     *
     * @param source the vertex from which distances are measured
     */
    void ask(KnightGraph graph, int source) {
        VertexMeasure vertexMeasure = measure.get();
        if (vertexMeasure != lastMeasure || !board.hasSidesOf(graph.board())) {
            shades.set(Optional.empty());
        }
        lastMeasure = vertexMeasure;
        board = graph.board();
        worker.cancel();
        if (vertexMeasure != VertexMeasure.SQUARE_COLOUR) {
            worker.ask(
                    context -> VertexShades.by(vertexMeasure, graph, source, context::requireWanted),
                    shades::set,
                    () -> measure.set(VertexMeasure.SQUARE_COLOUR));
        }
    }

    /** Returns whether shades are being computed. */
    boolean isBusy() {
        return worker.isBusy();
    }

    @Override
    public void close() {
        worker.close();
    }
}
