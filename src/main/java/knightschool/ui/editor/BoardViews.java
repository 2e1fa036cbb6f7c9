package knightschool.ui.editor;

import javafx.beans.property.ObjectProperty;
import knightschool.setup.value.GraphLayout;
import knightschool.ui.board.BoardCanvas;
import knightschool.ui.board.BoardPanZoom;
import knightschool.ui.graph.GraphWithControls;
import knightschool.ui.graph.InteractiveGraphPane;
import knightschool.ui.graph.KnightGraphContent;
import knightschool.ui.scene.SceneForm;
import knightschool.ui.shell.SceneHost;
import knightschool.ui.theme.ReducedMotion;

/**
 * The two views of the board in front: its squares and its graph.
 *
 * @param squares on a canvas, as a whole or from near
 * @param panel the graph with its slider, which it has in a window, and its menus
 */
record BoardViews(BoardPanZoom squares, GraphWithControls panel) implements AutoCloseable {
    /** Views of which a person can move the squares in a window, not beside a slide's text. */
    static BoardViews of(SceneHost shell, SceneForm form) {
        KnightGraphContent graph = new KnightGraphContent(new InteractiveGraphPane());
        graph.pane().setAnimated(!ReducedMotion.isReduced());
        return new BoardViews(
                new BoardPanZoom(new BoardCanvas(), form == SceneForm.WINDOW), new GraphWithControls(shell, graph));
    }

    BoardCanvas canvas() {
        return squares.canvas();
    }

    KnightGraphContent graph() {
        return panel.graph();
    }

    ObjectProperty<GraphLayout> layoutProperty() {
        return graph().pane().graphLayoutProperty();
    }

    /** Gives the keys to the squares. */
    void focus() {
        canvas().requestFocus();
    }

    boolean isSettled() {
        return panel.isSettled() && graph().pane().isSettled();
    }

    @Override
    public void close() {
        panel.close();
        graph().pane().close();
    }
}
