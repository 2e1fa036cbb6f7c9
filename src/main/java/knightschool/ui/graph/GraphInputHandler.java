package knightschool.ui.graph;

import java.util.Optional;
import javafx.beans.property.ObjectProperty;
import javafx.geometry.Point2D;
import javafx.scene.input.KeyEvent;
import javafx.scene.input.MouseButton;
import javafx.scene.input.MouseEvent;
import knightschool.board.Board;
import knightschool.drawing.Zoom;
import knightschool.graph.UndirectedEdge;
import knightschool.layout.LayoutToPixelTransform;
import knightschool.ui.scroll.ZoomGestures;

/**
 * Handles mouse and keys on the picture of a graph. The mouse indicates, selects and drags vertices, and pans the
 * picture elsewhere; the wheel zooms at the pointer. Keys go from vertex to vertex.
 */
final class GraphInputHandler implements ZoomGestures.ZoomedPicture {
    /** The least distance from the pane's edge to a vertex reached by keys, in pixels. */
    private static final double MARGIN = 24;

    /** The least distance from the picture's edge to a dragged vertex, so that all of it is visible, in pixels. */
    private static final double RIM = 12;

    private final InteractiveGraphPane pane;
    private int dragged = Board.NONE;

    /** Whether the selected vertex is where it is since the focus arrived there. */
    private boolean byFocus;

    GraphInputHandler(InteractiveGraphPane pane) {
        this.pane = pane;
        pane.addEventHandler(MouseEvent.MOUSE_MOVED, e -> pane.selection().hover(vertexAt(e.getX(), e.getY())));
        pane.addEventHandler(MouseEvent.MOUSE_EXITED, _ -> pane.selection().hover(Board.NONE));
        pane.addEventHandler(MouseEvent.MOUSE_PRESSED, this::pressed);
        pane.addEventHandler(MouseEvent.MOUSE_DRAGGED, this::dragged);
        pane.addEventHandler(MouseEvent.MOUSE_RELEASED, this::released);
        pane.addEventHandler(MouseEvent.MOUSE_CLICKED, this::clicked);
        ZoomGestures.install(pane, this, ZoomGestures.Grip.PRIMARY);
        pane.addEventHandler(KeyEvent.KEY_PRESSED, this::keyPressed);
        pane.focusVisibleProperty().addListener((_, _, now) -> focusMoved(now));
    }

    private boolean rearranges() {
        return pane.content().handling() == GraphPaneContent.Handling.REARRANGE;
    }

    private boolean picks() {
        return pane.content().handling() == GraphPaneContent.Handling.PICK;
    }

    private boolean walks() {
        return pane.content().handling() == GraphPaneContent.Handling.WALK;
    }

    /** Selects a vertex that can be picked when the focus arrives, so that the user sees where keys act. */
    private void focusMoved(boolean focused) {
        if (!picks()) {
            return;
        }
        if (focused && pane.selectedProperty().get() == Board.NONE && isPlaced(pane.keyOrigin())) {
            pane.selectedProperty().set(pane.keyOrigin());
            pane.pointedProperty().set(pane.keyOrigin());
            byFocus = true;
        } else if (!focused && byFocus) {
            pane.selection().clear();
            byFocus = false;
        }
    }

    private int vertexAt(double x, double y) {
        return GraphHitTester.nearest(
                pane.graph(),
                pane.places(),
                x,
                y,
                pane.content().drawing().hitDistances().vertex());
    }

    // The mouse

    private void pressed(MouseEvent event) {
        boolean isPrimary = event.getButton() == MouseButton.PRIMARY;
        if (picks()) {
            if (isPrimary) {
                pick(event);
            }
            return;
        }
        dragged = isPrimary ? vertexAt(event.getX(), event.getY()) : Board.NONE;
    }

    /** Picks an edge or a vertex. Keys then begin at that vertex, but none is marked as theirs. */
    private void pick(MouseEvent event) {
        pane.requestFocus();
        byFocus = false;
        pane.selectedProperty().set(Board.NONE);
        int vertex = vertexAt(event.getX(), event.getY());
        pane.selection().hover(vertex);
        if (edgeAt(event.getX(), event.getY()).filter(pane::pick).isEmpty() && vertex != Board.NONE) {
            pane.setKeyOrigin(vertex);
            pane.selection().pick(vertex);
        }
    }

    private Optional<UndirectedEdge> edgeAt(double x, double y) {
        GraphPaneContent.HitDistances distances = pane.content().drawing().hitDistances();
        boolean isAtVertex =
                GraphHitTester.nearest(pane.graph(), pane.places(), x, y, distances.clearance()) != Board.NONE;
        return isAtVertex ? Optional.empty() : GraphHitTester.edge(pane.graph(), pane.places(), x, y, distances.edge());
    }

    private void dragged(MouseEvent event) {
        if (dragged != Board.NONE && !event.isStillSincePress()) {
            drag(inside(event.getX(), pane.getWidth(), RIM), inside(event.getY(), pane.getHeight(), RIM));
            event.consume();
        }
    }

    /** Drags a vertex, unless an edit has meanwhile removed it. */
    private void drag(double x, double y) {
        if (pane.graph().hasVertex(dragged)) {
            LayoutToPixelTransform toVisiblePart = pane.toVisiblePart();
            pane.arrangement().drag(dragged, toVisiblePart.unitX(x), toVisiblePart.unitY(y));
            pane.requestLayout();
        }
    }

    private static double inside(double at, double length, double margin) {
        return Math.clamp(at, margin, Math.max(margin, length - margin));
    }

    private void released(MouseEvent event) {
        if (dragged != Board.NONE && !event.isStillSincePress()) {
            pane.arrangement().drop(dragged);
            pane.requestLayout();
            event.consume();
        }
        dragged = Board.NONE;
    }

    private void clicked(MouseEvent event) {
        if (picks() || !event.isStillSincePress() || event.getButton() != MouseButton.PRIMARY) {
            return;
        }
        int vertex = vertexAt(event.getX(), event.getY());
        if (event.getClickCount() == 2) {
            clickedTwice(vertex);
        } else if (vertex != Board.NONE) {
            pane.selection().choose(vertex);
        }
    }

    private void clickedTwice(int vertex) {
        if (vertex == Board.NONE) {
            pane.showWhole();
        } else if (rearranges()) {
            pane.arrangement().free(vertex);
            pane.requestLayout();
        } else {
            pane.open(vertex);
        }
    }

    // Keys

    private void keyPressed(KeyEvent event) {
        GraphKeyBinding.of(event).filter(key -> !picks() || !key.isOfView()).ifPresent(key -> {
            press(key);
            event.consume();
        });
    }

    private void press(GraphKeyBinding key) {
        switch (key) {
            case LEFT -> step(-1, 0);
            case RIGHT -> step(1, 0);
            case UP -> step(0, -1);
            case DOWN -> step(0, 1);
            case VIEW_LEFT -> panByKey(Zoom.KEY_DISTANCE, 0);
            case VIEW_RIGHT -> panByKey(-Zoom.KEY_DISTANCE, 0);
            case VIEW_UP -> panByKey(0, Zoom.KEY_DISTANCE);
            case VIEW_DOWN -> panByKey(0, -Zoom.KEY_DISTANCE);
            case ENTER, SPACE -> enter();
            case LARGER -> zoomAtCurrent(Zoom.NEARER);
            case SMALLER -> zoomAtCurrent(Zoom.FURTHER);
            case WHOLE -> pane.showWhole();
        }
    }

    private void panByKey(double right, double down) {
        if (isMovable()) {
            pan(right, down);
        } else {
            pane.refuse(GraphWords.nothingOutOfView(GraphKeyBinding.LARGER.text()));
        }
    }

    /** Returns the vertex that keys start from, or {@link Board#NONE}. */
    private int current() {
        return walks() ? pane.selectedProperty().get() : pane.pointedProperty().get();
    }

    private void enter() {
        int current = current();
        if (isPlaced(current) && picks()) {
            pane.selection().pick(current);
        } else if (isPlaced(current) && rearranges()) {
            pane.selection().choose(current);
        } else if (isPlaced(current)) {
            pane.open(current);
        }
    }

    /** Goes to the next vertex in a direction; one of {@code dx} and {@code dy} is 0, the other -1 or 1. */
    private void step(int dx, int dy) {
        int next = next(dx, dy);
        byFocus = false;
        if (next != Board.NONE && pane.graph().hasVertex(next)) {
            pane.selectedProperty().set(next);
            pane.pointedProperty().set(next);
            bringIntoSight(next);
        }
    }

    private int next(int dx, int dy) {
        int current = current();
        if (!walks()) {
            return isPlaced(current)
                    ? GraphHitTester.beside(pane.graph(), pane.places(), current, dx, dy)
                    : pane.keyOrigin();
        }
        int from = current == Board.NONE ? pane.keyOrigin() : current;
        return isPlaced(from) ? GraphHitTester.neighbourBeside(pane.graph(), pane.places(), from, dx, dy) : Board.NONE;
    }

    /** Returns whether a vertex is in the graph and has a place. */
    private boolean isPlaced(int vertex) {
        return vertex != Board.NONE
                && pane.graph().hasVertex(vertex)
                && vertex < pane.places().bound();
    }

    // The zoom

    @Override
    public boolean isZoomable() {
        return !picks();
    }

    @Override
    public boolean isFree(double x, double y) {
        return vertexAt(x, y) == Board.NONE;
    }

    @Override
    public ObjectProperty<Zoom> zoomProperty() {
        return pane.zoomProperty();
    }

    @Override
    public Zoom.Picture inPane() {
        return pane.inPane();
    }

    /** Zooms at the vertex that keys start from, or at the centre of the pane. */
    private void zoomAtCurrent(double factor) {
        zoom(factor, Optional.of(current()).filter(this::isPlaced).map(at -> new Point2D(pane.xOf(at), pane.yOf(at))));
    }

    /** Pans a zoomed picture just far enough to make a vertex visible. */
    private void bringIntoSight(int vertex) {
        if (isPlaced(vertex)) {
            Point2D at = pane.placeInZoom(vertex);
            zoomProperty()
                    .set(zoomProperty()
                            .get()
                            .showing(
                                    at.getX() - MARGIN,
                                    at.getY() - MARGIN,
                                    at.getX() + MARGIN,
                                    at.getY() + MARGIN,
                                    inPane()));
        }
    }
}
