package knightschool.ui.editor;

import javafx.beans.property.ObjectProperty;
import knightschool.setup.value.GraphLayoutKind;
import knightschool.ui.board.BoardCanvas;
import knightschool.ui.board.BoardPanZoom;
import knightschool.ui.graph.GraphWithControls;
import knightschool.ui.graph.InteractiveGraphPane;
import knightschool.ui.graph.KnightGraphView;
import knightschool.ui.scene.ScenePlacement;
import knightschool.ui.shell.SceneHost;
import knightschool.ui.theme.ReducedMotion;

/**
 * The two views of the current board: its squares and its graph.
 *
 * @param squares the canvas of the squares, which shows the whole board or a magnified part
 * @param panel the graph with its menus and, in a window, its slider
 */
record BoardAndGraphViews(BoardPanZoom squares, GraphWithControls panel) implements AutoCloseable {
    /** Creates the views. The squares can be panned and magnified in a window, not beside a slide's text. */
    static BoardAndGraphViews of(SceneHost shell, ScenePlacement form) {
        KnightGraphView graph = new KnightGraphView(new InteractiveGraphPane());
        graph.pane().setAnimated(!ReducedMotion.isReduced());
        return new BoardAndGraphViews(
                new BoardPanZoom(new BoardCanvas(), form == ScenePlacement.WINDOW),
                new GraphWithControls(shell, graph));
    }

    BoardCanvas canvas() {
        return squares.canvas();
    }

    KnightGraphView graph() {
        return panel.graph();
    }

    ObjectProperty<GraphLayoutKind> layoutProperty() {
        return graph().pane().graphLayoutProperty();
    }

    /** Gives the keyboard focus to the squares. */
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
