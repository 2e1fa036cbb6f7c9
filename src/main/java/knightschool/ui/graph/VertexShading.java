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
import knightschool.ui.work.BackgroundWork;

/**
 * The measure by which the vertices of a graph are shaded, and their shades: worked out on another thread, anew for
 * every other graph. Used on the JavaFX thread.
 */
final class VertexShading implements AutoCloseable {
    private final ObjectProperty<VertexMeasure> measure =
            new SimpleObjectProperty<>(this, "measure", VertexMeasure.SQUARE_COLOUR);
    private final ReadOnlyObjectWrapper<Optional<VertexShades>> shades =
            new ReadOnlyObjectWrapper<>(this, "shades", Optional.empty());
    private final BackgroundWork worker;
    private VertexMeasure lastMeasure = VertexMeasure.SQUARE_COLOUR;
    private Board board = Board.full(1, 1);

    VertexShading(Executor screen) {
        worker = BackgroundWork.newest("vertex measures", screen);
    }

    ObjectProperty<VertexMeasure> measureProperty() {
        return measure;
    }

    /** The shades of the graph asked about last, once they are known; nothing where square colours are shown. */
    ReadOnlyObjectProperty<Optional<VertexShades>> shadesProperty() {
        return shades.getReadOnlyProperty();
    }

    Optional<VertexShades> shades() {
        return shades.get();
    }

    /**
     * Asks about a graph. Until the answer comes the shades before stay, if they are of the same measure and on a board
     * of the same sides: otherwise colours would flicker with every square that is drawn.
     *
     * @param source the vertex that distances are from
     */
    void ask(KnightGraph graph, int source) {
        VertexMeasure wanted = measure.get();
        if (wanted != lastMeasure || !board.hasSidesOf(graph.board())) {
            shades.set(Optional.empty());
        }
        lastMeasure = wanted;
        board = graph.board();
        worker.cancel();
        if (wanted != VertexMeasure.SQUARE_COLOUR) {
            worker.ask(
                    context -> VertexShades.by(wanted, graph, source, context::requireWanted),
                    shades::set,
                    _ -> measure.set(VertexMeasure.SQUARE_COLOUR));
        }
    }

    /** Whether shades are being worked out. */
    boolean isBusy() {
        return worker.isBusy();
    }

    @Override
    public void close() {
        worker.close();
    }
}
