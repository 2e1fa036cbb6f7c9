package knightschool.ui.shell;

import javafx.scene.Node;
import javafx.scene.layout.Region;
import knightschool.board.Board;

/** A scene beside the one under test, which remembers what it was handed. */
public final class Neighbour implements SceneRoom {
    private final Node node = new Region();
    private Board board;
    private boolean closed;

    @Override
    public Node node() {
        return node;
    }

    @Override
    public void take(Board taken) {
        board = taken;
    }

    @Override
    public void take(Board taken, boolean closedTours) {
        board = taken;
        closed = closedTours;
    }

    /** The board that it was handed last; null if none. */
    public Board taken() {
        return board;
    }

    /** Whether closed tours were asked for. */
    public boolean closed() {
        return closed;
    }
}
