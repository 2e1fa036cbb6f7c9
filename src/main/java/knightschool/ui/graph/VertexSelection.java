package knightschool.ui.graph;

import java.util.function.IntConsumer;
import javafx.beans.property.IntegerProperty;
import javafx.beans.property.SimpleIntegerProperty;
import knightschool.board.Board;

/**
 * Which vertices of a pane a person means: the one under the pointer; the one selected, by a click, by keys or by
 * others; the one of both that is pointed at; and the one clicked last. Each may be {@link Board#NONE}. Used on the
 * JavaFX thread.
 */
final class VertexSelection {
    private final IntegerProperty hovered;
    private final IntegerProperty selected;
    private final IntegerProperty pointed;
    private int clicked = Board.NONE;
    private boolean hovering;
    private IntConsumer onChosen = _ -> {};

    /** @param bean whose properties these are */
    VertexSelection(Object bean) {
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

    /** The vertex under the pointer, else the one selected. Whoever sets it selects it. */
    IntegerProperty pointedProperty() {
        return pointed;
    }

    /** The pointer is over a vertex, or over none; the one selected is kept. */
    void hover(int vertex) {
        hovering = true;
        hovered.set(vertex);
        pointed.set(vertex == Board.NONE ? selected.get() : vertex);
        hovering = false;
    }

    /** A vertex is clicked. */
    void choose(int vertex) {
        selected.set(vertex);
        clicked = vertex;
        onChosen.accept(vertex);
    }

    /** What to do with a vertex that is clicked. */
    void setOnChosen(IntConsumer action) {
        onChosen = action;
    }

    /** No vertex is meant any more. */
    void clear() {
        hovered.set(Board.NONE);
        selected.set(Board.NONE);
        pointed.set(Board.NONE);
    }

    /** Distances are from there, as if it had been clicked. */
    void measureFrom(int vertex) {
        clicked = vertex;
    }

    /** On another board squares keep their names; what it does not have is neither selected nor clicked. */
    void keepOn(Board before, Board next) {
        selected.set(KnightGraphLayouts.carried(before, selected.get(), next));
        clicked = KnightGraphLayouts.carried(before, clicked, next);
    }

    /** The vertex that distances are from: the one clicked last, else that of the start or of the first square. */
    int source(Board board) {
        return board.isPlayable(clicked) ? clicked : board.startOrFirst();
    }
}
