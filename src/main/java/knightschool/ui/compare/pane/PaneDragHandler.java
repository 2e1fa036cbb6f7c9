package knightschool.ui.compare.pane;

import java.util.OptionalInt;
import java.util.function.BiConsumer;
import java.util.stream.IntStream;
import javafx.geometry.Bounds;
import javafx.geometry.Point2D;
import javafx.scene.Node;
import javafx.scene.input.MouseButton;
import javafx.scene.input.MouseEvent;
import javafx.scene.layout.Region;
import knightschool.ui.command.EscapeLayers;
import knightschool.ui.control.NodeStyle;

/**
 * Lets a pane be dragged by its header to the place of another one. While the mouse is down, a line shows where the
 * pane would go.
 */
final class PaneDragHandler {
    private static final double LINE = 4;

    private final PaneGrid grid;
    private final Region line = NodeStyle.of(new Region(), "insertion-line");
    private BiConsumer<Integer, Integer> listener = (_, _) -> {};

    /** The index of the pane whose header is pressed; empty if none is. */
    private OptionalInt pressed = OptionalInt.empty();

    /** @param grid the grid whose panes can be dragged once {@link #follow} is called */
    PaneDragHandler(PaneGrid grid) {
        this.grid = grid;
        line.setManaged(false);
        line.setMouseTransparent(true);
        line.setVisible(false);
    }

    /** The line where a dragged pane would go. */
    Node line() {
        return line;
    }

    /**
     * Follows the mouse from now on.
     *
     * @param dragged receives the index of a pane that was dragged to another place, and its index afterwards
     */
    void follow(BiConsumer<Integer, Integer> dragged) {
        listener = dragged;
        grid.addEventFilter(MouseEvent.MOUSE_PRESSED, this::press);
        grid.addEventFilter(MouseEvent.MOUSE_DRAGGED, this::drag);
        grid.addEventFilter(MouseEvent.MOUSE_RELEASED, this::release);
        EscapeLayers.whileIn(grid, EscapeLayers.Layer.FOCUSED_PART, () -> pressed.isPresent(), this::cancel);
    }

    /** Ends a drag without an effect. */
    void cancel() {
        pressed = OptionalInt.empty();
        line.setVisible(false);
    }

    private void press(MouseEvent mouse) {
        cancel();
        if (mouse.getButton() == MouseButton.PRIMARY && mouse.getTarget() instanceof Node node) {
            pressed = visible()
                    .filter(pane -> grid.panes().get(pane).isHandle(node))
                    .findFirst();
        }
    }

    private void drag(MouseEvent mouse) {
        OptionalInt slot = slot(mouse);
        line.setVisible(slot.isPresent());
        slot.ifPresent(this::showLine);
    }

    private void release(MouseEvent mouse) {
        OptionalInt slot = slot(mouse);
        int pane = pressed.orElse(0);
        cancel();
        slot.ifPresent(place -> listener.accept(pane, place > pane ? place - 1 : place));
    }

    private IntStream visible() {
        return IntStream.range(0, grid.panes().size())
                .filter(pane -> grid.panes().get(pane).isVisible());
    }

    /**
     * Returns the place between two panes, or beside the outermost, to which the pressed pane is dragged: the number of
     * panes before it. Between panes the nearest one counts. Empty where it would stay.
     */
    private OptionalInt slot(MouseEvent mouse) {
        if (pressed.isEmpty() || mouse.isStillSincePress()) {
            return OptionalInt.empty();
        }
        Point2D at = grid.sceneToLocal(mouse.getSceneX(), mouse.getSceneY());
        int own = pressed.getAsInt();
        return visible()
                .filter(_ -> grid.getLayoutBounds().contains(at))
                .reduce((one, other) -> distance(other, at) < distance(one, at) ? other : one)
                .stream()
                .map(pane -> at.getX() < bounds(pane).getCenterX() ? pane : pane + 1)
                .filter(place -> place != own && place != own + 1)
                .findFirst();
    }

    /** Returns the distance of a point from a pane, in pixels; 0 within the pane. */
    private double distance(int pane, Point2D at) {
        Bounds bounds = bounds(pane);
        return at.distance(
                Math.clamp(at.getX(), bounds.getMinX(), bounds.getMaxX()),
                Math.clamp(at.getY(), bounds.getMinY(), bounds.getMaxY()));
    }

    private Bounds bounds(int pane) {
        return grid.panes().get(pane).getBoundsInParent();
    }

    /** Shows the line at the left of the pane that would come after the dragged one, or at the right of the last. */
    private void showLine(int slot) {
        boolean last = slot == grid.panes().size();
        Bounds at = bounds(last ? slot - 1 : slot);
        double x = last ? at.getMaxX() - LINE : at.getMinX();
        line.resizeRelocate(x, at.getMinY(), LINE, at.getHeight());
    }
}
