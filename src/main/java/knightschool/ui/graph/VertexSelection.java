package knightschool.ui.graph;

import java.util.function.IntConsumer;
import javafx.beans.property.IntegerProperty;
import javafx.beans.property.SimpleIntegerProperty;
import knightschool.board.Board;

/**
 * The vertex pointed at, and the one selected: clicked last, or pointed at by others than the mouse. Used on the JavaFX
 * thread.
 */
final class VertexSelection {
    private final IntegerProperty pointed;
    private int selected = Board.NONE;
    private boolean hovering;
    private IntConsumer onChosen = _ -> {};

    /** @param bean whose property the vertex pointed at is */
    VertexSelection(Object bean) {
        pointed = new SimpleIntegerProperty(bean, "pointed", Board.NONE);
        pointed.addListener((_, _, now) -> selected = hovering ? selected : now.intValue());
    }

    /** The square of the vertex pointed at, or {@link Board#NONE}. */
    IntegerProperty pointedProperty() {
        return pointed;
    }

    /** Points at a vertex for as long as the pointer is over it; what others point at meanwhile is kept. */
    void hover(int vertex) {
        hovering = true;
        pointed.set(vertex == Board.NONE ? selected : vertex);
        hovering = false;
    }

    void choose(int vertex) {
        selected = vertex;
        onChosen.accept(vertex);
    }

    /** What to do with the square whose vertex is chosen. */
    void setOnChosen(IntConsumer action) {
        onChosen = action;
    }

    /** On another board only a square that it has is still selected. */
    void keepOn(Board board) {
        selected = board.contains(selected) ? selected : Board.NONE;
    }

    /** The vertex that distances are from: the one selected, else that of the start or of the first square. */
    int source(Board board) {
        return board.isPlayable(selected) ? selected : board.startOrFirst();
    }
}
