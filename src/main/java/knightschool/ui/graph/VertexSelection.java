package knightschool.ui.graph;

import java.util.function.IntConsumer;
import javafx.beans.property.IntegerProperty;
import javafx.beans.property.SimpleIntegerProperty;
import knightschool.board.Board;

/**
 * The vertex pointed at; the one selected, which is clicked last, or pointed at by others than the mouse; and the one
 * chosen, which is clicked last and nothing else. Used on the JavaFX thread.
 */
final class VertexSelection {
    private final IntegerProperty pointed;
    private int selected = Board.NONE;
    private int chosen = Board.NONE;
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
        chosen = vertex;
        onChosen.accept(vertex);
    }

    /** What to do with the square whose vertex is chosen. */
    void setOnChosen(IntConsumer action) {
        onChosen = action;
    }

    /** Distances are from there, as if it had been clicked. */
    void measureFrom(int vertex) {
        chosen = vertex;
    }

    /** On another board squares keep their names; what it does not have is neither selected nor chosen. */
    void keepOn(Board before, Board next) {
        selected = VertexLayouts.carried(before, selected, next);
        chosen = VertexLayouts.carried(before, chosen, next);
    }

    /** The vertex that distances are from: the one chosen, else that of the start or of the first square. */
    int source(Board board) {
        return board.isPlayable(chosen) ? chosen : board.startOrFirst();
    }
}
