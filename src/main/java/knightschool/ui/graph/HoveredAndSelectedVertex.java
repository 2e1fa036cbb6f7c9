package knightschool.ui.graph;

import java.util.function.IntConsumer;
import javafx.beans.property.IntegerProperty;
import javafx.beans.property.SimpleIntegerProperty;
import knightschool.board.Board;

/**
 * The vertices of a pane that the user refers to: the one under the pointer; the one selected by a click, by keys or by
 * the program; the pointed one: under the pointer, or else the selected one; and the one clicked last. Each may be
 * {@link Board#NONE}. Used on the JavaFX thread.
 */
final class HoveredAndSelectedVertex {
    private final IntegerProperty hovered;
    private final IntegerProperty selected;
    private final IntegerProperty pointed;
    private int clicked = Board.NONE;
    private boolean hovering;
    private IntConsumer onChosen = _ -> {};

    /** @param bean the owner of the properties */
    HoveredAndSelectedVertex(Object bean) {
        hovered = new SimpleIntegerProperty(bean, "hovered", Board.NONE);
        selected = new SimpleIntegerProperty(bean, "selected", Board.NONE);
        pointed = new SimpleIntegerProperty(bean, "pointed", Board.NONE);
        pointed.addListener((_, _, now) -> {
            if (!hovering) {
                selected.set(now.intValue());
            }
        });
    }

    IntegerProperty hoveredProperty() {
        return hovered;
    }

    IntegerProperty selectedProperty() {
        return selected;
    }

    /** The vertex under the pointer, else the selected one. Setting it selects the vertex. */
    IntegerProperty pointedProperty() {
        return pointed;
    }

    /** Sets the vertex under the pointer, or none; the selection is kept. */
    void hover(int vertex) {
        hovering = true;
        hovered.set(vertex);
        pointed.set(vertex == Board.NONE ? selected.get() : vertex);
        hovering = false;
    }

    /** Handles a click on a vertex. */
    void choose(int vertex) {
        selected.set(vertex);
        clicked = vertex;
        onChosen.accept(vertex);
    }

    /** Handles a pick of a vertex, which neither selects it nor measures distances from it. */
    void pick(int vertex) {
        onChosen.accept(vertex);
    }

    /** Sets the action for a clicked vertex. */
    void setOnChosen(IntConsumer action) {
        onChosen = action;
    }

    /** Clears the vertex under the pointer and the selection. */
    void clear() {
        hovered.set(Board.NONE);
        selected.set(Board.NONE);
        pointed.set(Board.NONE);
    }

    /** Sets the vertex from which distances are measured, as if it had been clicked. */
    void measureFrom(int vertex) {
        clicked = vertex;
    }

    /**
     * Translates selected and clicked squares to those with the same name on another board; those that it lacks are
     * cleared.
     */
    void keepOn(Board before, Board next) {
        selected.set(KnightGraphLayoutController.carried(before, selected.get(), next));
        clicked = KnightGraphLayoutController.carried(before, clicked, next);
    }

    /**
     * Returns the vertex from which distances are measured: the one clicked last, else the start or the first square.
     */
    int source(Board board) {
        return board.isPlayable(clicked) ? clicked : board.startOrFirst();
    }
}
