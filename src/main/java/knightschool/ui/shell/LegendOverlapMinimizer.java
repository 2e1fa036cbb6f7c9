package knightschool.ui.shell;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.function.ToDoubleFunction;
import javafx.geometry.BoundingBox;
import javafx.geometry.Bounds;
import javafx.geometry.Insets;
import javafx.geometry.Pos;
import javafx.scene.Node;
import javafx.scene.Parent;
import javafx.scene.control.Control;
import javafx.scene.control.ScrollPane;
import javafx.scene.text.Text;
import knightschool.ui.board.SketchView;
import knightschool.ui.message.MessagePlacer;

/** Finds the place at the rim of a layer where a card covers the least of boards, graphs, controls and text. */
final class LegendOverlapMinimizer {
    /** In the order of preference among places that cover as much. */
    private static final List<Pos> PLACES = List.of(
            Pos.TOP_RIGHT,
            Pos.BOTTOM_RIGHT,
            Pos.CENTER_RIGHT,
            Pos.BOTTOM_CENTER,
            Pos.CENTER,
            Pos.BOTTOM_LEFT,
            Pos.CENTER_LEFT,
            Pos.TOP_CENTER,
            Pos.TOP_LEFT);

    /** The cost of covering text or controls, as a multiple of the cost of covering squares of a board. */
    private static final double WORDS = 3;

    private final Parent layer;
    private final Insets margin;
    private final List<Bounds> boards = new ArrayList<>();
    private final List<Bounds> words = new ArrayList<>();

    /**
     * @param layer the parent of the card; places are in its coordinates
     * @param margin the space around the card
     * @param scene what the card may cover
     */
    LegendOverlapMinimizer(Parent layer, Insets margin, Node scene) {
        this.layer = layer;
        this.margin = margin;
        note(scene, layer.getLayoutBounds());
    }

    private void note(Node node, Bounds visible) {
        if (!node.isVisible()) {
            return;
        }
        Bounds at = layer.sceneToLocal(node.localToScene(node.getLayoutBounds()));
        if (node instanceof SketchView || node.isFocusTraversable() && !(node instanceof Control)) {
            boards.add(at);
        } else if (MessagePlacer.isControl(node)
                || node instanceof Text text && !text.getText().isBlank()) {
            words.add(at);
        } else if (node instanceof Parent parent && (!(node instanceof ScrollPane) || visible.intersects(at))) {
            parent.getChildrenUnmodifiable().forEach(child -> note(child, visible));
        }
    }

    /**
     * Returns the place of a card.
     *
     * @param width the width of the card, in pixels
     * @param height its height
     */
    Pos best(double width, double height) {
        ToDoubleFunction<Pos> covered = place -> covered(bounds(place, width, height));
        return PLACES.stream().min(Comparator.comparingDouble(covered)).orElseThrow();
    }

    private Bounds bounds(Pos place, double width, double height) {
        Bounds all = layer.getLayoutBounds();
        double across = all.getWidth() - margin.getLeft() - margin.getRight() - width;
        double down = Math.max(0, all.getHeight() - margin.getTop() - margin.getBottom() - height);
        double right = switch (place.getHpos()) {
            case LEFT -> 0;
            case CENTER -> across / 2;
            case RIGHT -> across;
        };
        double below = switch (place.getVpos()) {
            case TOP, BASELINE -> 0;
            case CENTER -> down / 2;
            case BOTTOM -> down;
        };
        return new BoundingBox(margin.getLeft() + right, margin.getTop() + below, width, height);
    }

    private double covered(Bounds place) {
        double cost = 0;
        for (Bounds board : boards) {
            cost += common(place, board);
        }
        for (Bounds word : words) {
            cost += WORDS * common(place, word);
        }
        return Math.round(cost);
    }

    private static double common(Bounds one, Bounds other) {
        double width = Math.min(one.getMaxX(), other.getMaxX()) - Math.max(one.getMinX(), other.getMinX());
        double height = Math.min(one.getMaxY(), other.getMaxY()) - Math.max(one.getMinY(), other.getMinY());
        return width > 0 && height > 0 ? width * height : 0;
    }
}
