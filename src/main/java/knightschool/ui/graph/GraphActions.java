package knightschool.ui.graph;

/** What gestures do to the graph of a board: they point at vertices, choose and drag them. */
final class GraphActions extends GraphNavigation {
    private static final double REACH = 14;

    private final GraphPane pane;
    private final GraphPresentation shown;
    private final VertexSelection selection;

    GraphActions(GraphPane pane, GraphPresentation shown, VertexSelection selection) {
        super(pane);
        this.pane = pane;
        this.shown = shown;
        this.selection = selection;
    }

    @Override
    double reach() {
        return Math.max(REACH, shown.vertexSize() / 2);
    }

    @Override
    int current() {
        return selection.pointedProperty().get();
    }

    @Override
    public void hover(int vertex) {
        selection.hover(vertex);
    }

    @Override
    public void choose(int vertex) {
        selection.choose(vertex);
        pane.sourceChanged();
    }

    /** A vertex that an edit has taken away meanwhile is dragged no further. */
    @Override
    public void drag(int vertex, double x, double y) {
        if (shown.graph().hasVertex(vertex)) {
            pane.arrangement()
                    .drag(
                            vertex,
                            pane.camera().fit().unitX(x),
                            pane.camera().fit().unitY(y));
            pane.requestLayout();
        }
    }

    @Override
    public void drop(int vertex) {
        pane.arrangement().drop();
    }

    @Override
    public void free(int vertex) {
        pane.arrangement().free(vertex);
        pane.requestLayout();
    }

    /** Points at the nearest vertex on one side; at first where the board begins. */
    @Override
    void step(int dx, int dy) {
        int next = isPlaced(current())
                ? VertexPicking.beside(shown.graph(), pane.places(), current(), dx, dy)
                : selection.source(shown.graph().board());
        if (shown.graph().hasVertex(next)) {
            selection.pointedProperty().set(next);
            bringIntoSight(next);
        }
    }

    @Override
    void enter() {
        if (isPlaced(current())) {
            choose(current());
        }
    }
}
