package knightschool.ui.graph;

import knightschool.board.Board;

/** What gestures do to any graph: vertices are chosen, opened and dragged; arrow keys go along edges. */
final class PlainGraphActions extends GraphNavigation {
    private static final double REACH = 12;

    private final PlainGraphPane pane;

    PlainGraphActions(PlainGraphPane pane) {
        super(pane);
        this.pane = pane;
    }

    @Override
    double reach() {
        return REACH;
    }

    @Override
    int current() {
        return pane.chosenProperty().get();
    }

    @Override
    public void hover(int vertex) {
        pane.hoveredProperty().set(vertex);
    }

    @Override
    public void choose(int vertex) {
        pane.requestFocus();
        pane.chosenProperty().set(vertex);
    }

    @Override
    public void drag(int vertex, double x, double y) {
        pane.arrangement()
                .drag(vertex, pane.camera().fit().unitX(x), pane.camera().fit().unitY(y));
    }

    @Override
    public void drop(int vertex) {
        pane.arrangement().drop(vertex);
        pane.requestLayout();
    }

    @Override
    public void free(int vertex) {
        pane.open(vertex);
    }

    @Override
    void enter() {
        if (current() != Board.NONE) {
            pane.open(current());
        }
    }

    /** Along an edge to the neighbour that lies nearest in that direction. */
    @Override
    void step(int dx, int dy) {
        int from = current() == Board.NONE ? pane.keyOrigin() : current();
        int next =
                isPlaced(from) ? VertexPicking.neighbourBeside(pane.graph(), pane.places(), from, dx, dy) : Board.NONE;
        if (next != Board.NONE) {
            pane.chosenProperty().set(next);
            bringIntoSight(next);
        }
    }
}
