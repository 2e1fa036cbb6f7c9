package knightschool.ui.shell;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;
import javafx.geometry.BoundingBox;
import javafx.geometry.Bounds;
import javafx.scene.Node;
import javafx.scene.Parent;
import javafx.scene.control.Cell;
import javafx.scene.control.Control;
import javafx.scene.control.Label;
import javafx.scene.control.ScrollPane;
import javafx.scene.control.Separator;
import javafx.scene.text.Text;

/**
 * Where a message covers nothing that a person uses: as low as it can, and then as near to the middle. It covers words
 * before boards, and boards before controls.
 */
final class MessagePlace {
    /** The style of what carries the text of a slide, which is read while a message is shown. */
    private static final String SLIDE_TEXT = "slide-column";

    private static final double DOWN = 6;
    private static final double ACROSS = 32;
    private static final double GAP = 8;
    private static final double SIDE = 24;

    private final Parent window;
    private final Bounds room;
    private final List<Bounds> controls = new ArrayList<>();
    private final List<Bounds> boards = new ArrayList<>();
    private final List<Bounds> words = new ArrayList<>();

    /**
     * @param window what the message stands in; places are told in its coordinates
     * @param root where what is used stands
     */
    MessagePlace(Parent window, Parent root) {
        this.window = window;
        Bounds all = window.getLayoutBounds();
        this.room = new BoundingBox(
                all.getMinX() + SIDE, all.getMinY() + GAP, all.getWidth() - 2 * SIDE, all.getHeight() - GAP - SIDE);
        note(root, all);
    }

    /** @param seen the part of the window in which the node is not cut off */
    private void note(Node node, Bounds seen) {
        if (!node.isVisible() || node == window) {
            return;
        }
        Bounds bounds = window.sceneToLocal(node.localToScene(node.getLayoutBounds()));
        Optional<Bounds> part = common(bounds, seen);
        if (isControl(node)) {
            part.ifPresent(controls::add);
        } else if (node.isFocusTraversable()) {
            part.ifPresent(boards::add);
        } else if (node instanceof Text text && !text.getText().isBlank()) {
            part.ifPresent(words::add);
        }
        if (node instanceof Parent parent && !isControl(node)) {
            Bounds inside = node instanceof ScrollPane ? part.orElse(null) : seen;
            if (inside != null) {
                parent.getChildrenUnmodifiable().forEach(child -> note(child, inside));
            }
        }
    }

    /** Whether a person does something with it, or reads it now. */
    static boolean isControl(Node node) {
        boolean shownOnly = node instanceof Label
                || node instanceof ScrollPane
                || node instanceof Separator
                || node instanceof Cell;
        return node instanceof Control && !shownOnly
                || node.getStyleClass().contains(SLIDE_TEXT)
                || node.getStyleClass().contains(FootRow.STYLE);
    }

    private static Optional<Bounds> common(Bounds one, Bounds other) {
        double left = Math.max(one.getMinX(), other.getMinX());
        double top = Math.max(one.getMinY(), other.getMinY());
        double width = Math.min(one.getMaxX(), other.getMaxX()) - left;
        double height = Math.min(one.getMaxY(), other.getMaxY()) - top;
        return width > 0 && height > 0 ? Optional.of(new BoundingBox(left, top, width, height)) : Optional.empty();
    }

    /** Where something of that size covers no words either. */
    Optional<Bounds> empty(double width, double height) {
        return lowest(width, height, place -> isFree(place, controls) && isFree(place, boards) && isFree(place, words));
    }

    /** Where something of that size covers neither a board nor a control. */
    Optional<Bounds> besideBoards(double width, double height) {
        return lowest(width, height, place -> isFree(place, controls) && isFree(place, boards));
    }

    /** Where something of that size covers no control. */
    Optional<Bounds> besideControls(double width, double height) {
        return lowest(width, height, place -> isFree(place, controls));
    }

    /** Where it stands if there is no room for it. */
    Bounds bottom(double width, double height) {
        return new BoundingBox(middle(width), room.getMaxY() - height, width, height);
    }

    private Optional<Bounds> lowest(double width, double height, Predicate<Bounds> isFree) {
        for (double top = room.getMaxY() - height; top >= room.getMinY(); top -= DOWN) {
            for (double aside = 0; middle(width) - aside >= room.getMinX(); aside += ACROSS) {
                for (double left : new double[] {middle(width) + aside, middle(width) - aside}) {
                    Bounds place = new BoundingBox(left, top, width, height);
                    if (isFree.test(place)) {
                        return Optional.of(place);
                    }
                }
            }
        }
        return Optional.empty();
    }

    private double middle(double width) {
        return room.getMinX() + Math.max(0, (room.getWidth() - width) / 2);
    }

    private static boolean isFree(Bounds place, List<Bounds> taken) {
        Bounds around = new BoundingBox(
                place.getMinX() - GAP, place.getMinY() - GAP, place.getWidth() + 2 * GAP, place.getHeight() + 2 * GAP);
        return taken.stream().noneMatch(around::intersects);
    }
}
