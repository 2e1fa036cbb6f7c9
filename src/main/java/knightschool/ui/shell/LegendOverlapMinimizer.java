package knightschool.ui.shell;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.TreeSet;
import java.util.stream.Stream;
import javafx.geometry.BoundingBox;
import javafx.geometry.Bounds;
import javafx.geometry.Dimension2D;
import javafx.geometry.HPos;
import javafx.geometry.Insets;
import javafx.geometry.Pos;
import javafx.geometry.VPos;
import javafx.scene.Node;
import javafx.scene.Parent;
import javafx.scene.control.Control;
import javafx.scene.control.ScrollPane;
import javafx.scene.text.Text;
import knightschool.ui.board.SketchView;
import knightschool.ui.board.SparseContentNode;
import knightschool.ui.message.MessagePlacer;

/**
 * Finds the place in a layer where a card covers the least of boards, graphs, controls and text: at the rim, or beside
 * something that it should not cover. Of a graph the vertices count more than the room between them.
 */
final class LegendOverlapMinimizer {
    /** The places at the rim, in the order of preference among places that cover as much. */
    private static final List<Pos> RIM = List.of(
            Pos.TOP_RIGHT,
            Pos.BOTTOM_RIGHT,
            Pos.CENTER_RIGHT,
            Pos.BOTTOM_CENTER,
            Pos.CENTER,
            Pos.BOTTOM_LEFT,
            Pos.CENTER_LEFT,
            Pos.TOP_CENTER,
            Pos.TOP_LEFT);

    /** The cost of covering text, controls or vertices, as a multiple of the cost of covering squares of a board. */
    private static final double WORDS = 3;

    /** The cost of covering the room between vertices. */
    private static final double BETWEEN = 0.1;

    /** The space between a card and what it does not cover, in pixels. */
    private static final double GAP = 8;

    /** The largest number of things beside which a place is looked for. */
    private static final int MOST_NEIGHBOURS = 60;

    private final Parent layer;
    private final Insets margin;
    private final List<Obstacle> obstacles = new ArrayList<>();

    /** Things beside which a card may stand. */
    private final List<Bounds> neighbours = new ArrayList<>();

    /**
     * Something that the card may cover.
     *
     * @param cost the cost of each pixel of it
     */
    private record Obstacle(Bounds at, double cost) {}

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
        Bounds at = inLayer(node, node.getLayoutBounds());
        if (node instanceof SparseContentNode sparse) {
            obstacles.add(new Obstacle(at, BETWEEN));
            List<Bounds> content =
                    sparse.contentBounds().map(bounds -> inLayer(node, bounds)).toList();
            content.forEach(bounds -> obstacles.add(new Obstacle(bounds, WORDS)));
            content.stream().reduce(LegendOverlapMinimizer::around).ifPresent(neighbours::add);
        } else if (node instanceof SketchView || node.isFocusTraversable() && !(node instanceof Control)) {
            avoid(at, 1);
        } else if (isReadOrUsed(node)) {
            avoid(at, WORDS);
        } else if (node instanceof Parent parent && (!(node instanceof ScrollPane) || visible.intersects(at))) {
            parent.getChildrenUnmodifiable().forEach(child -> note(child, visible));
        }
    }

    /** Whether a node is a control or words. The column of a slide is neither: it has room below its words. */
    private static boolean isReadOrUsed(Node node) {
        boolean control = MessagePlacer.isControl(node) && !node.getStyleClass().contains(MessagePlacer.SLIDE_TEXT);
        return control || node instanceof Text text && !text.getText().isBlank();
    }

    private Bounds inLayer(Node node, Bounds bounds) {
        return layer.sceneToLocal(node.localToScene(bounds));
    }

    private void avoid(Bounds at, double cost) {
        obstacles.add(new Obstacle(at, cost));
        neighbours.add(at);
    }

    private static Bounds around(Bounds one, Bounds other) {
        double left = Math.min(one.getMinX(), other.getMinX());
        double top = Math.min(one.getMinY(), other.getMinY());
        double right = Math.max(one.getMaxX(), other.getMaxX());
        return new BoundingBox(left, top, right - left, Math.max(one.getMaxY(), other.getMaxY()) - top);
    }

    /**
     * Returns the place of a card, in the coordinates of the layer.
     *
     * @param width the width of the card, in pixels
     * @param height its height
     */
    Bounds best(double width, double height) {
        Dimension2D size = new Dimension2D(width, height);
        Stream<Bounds> rim = RIM.stream().map(place -> at(x(place.getHpos(), size), y(place.getVpos(), size), size));
        return Stream.concat(rim, beside(size))
                .min(Comparator.comparingDouble(this::covered))
                .orElseThrow();
    }

    /**
     * The places beside things that should stay in sight, from the right to the left and from the top to the bottom.
     */
    private Stream<Bounds> beside(Dimension2D size) {
        TreeSet<Double> across = new TreeSet<>(Comparator.reverseOrder());
        TreeSet<Double> down = new TreeSet<>();
        Stream.of(HPos.values()).forEach(place -> across.add(x(place, size)));
        Stream.of(VPos.TOP, VPos.CENTER, VPos.BOTTOM).forEach(place -> down.add(y(place, size)));
        neighbours.stream().limit(MOST_NEIGHBOURS).forEach(at -> {
            across.add(Math.floor(at.getMinX() - GAP - size.getWidth()));
            across.add(Math.ceil(at.getMaxX() + GAP));
            down.add(Math.floor(at.getMinY() - GAP - size.getHeight()));
            down.add(Math.ceil(at.getMaxY() + GAP));
        });
        return across.stream()
                .filter(x -> x >= x(HPos.LEFT, size) && x <= x(HPos.RIGHT, size))
                .flatMap(x -> down.stream()
                        .filter(y -> y >= y(VPos.TOP, size) && y <= y(VPos.BOTTOM, size))
                        .map(y -> at(x, y, size)));
    }

    private static Bounds at(double x, double y, Dimension2D size) {
        return new BoundingBox(x, y, size.getWidth(), size.getHeight());
    }

    private double x(HPos place, Dimension2D size) {
        double across = layer.getLayoutBounds().getWidth() - margin.getLeft() - margin.getRight() - size.getWidth();
        return margin.getLeft()
                + switch (place) {
                    case LEFT -> 0;
                    case CENTER -> Math.floor(across / 2);
                    case RIGHT -> across;
                };
    }

    private double y(VPos place, Dimension2D size) {
        double room = layer.getLayoutBounds().getHeight() - margin.getTop() - margin.getBottom();
        double down = Math.max(0, room - size.getHeight());
        return margin.getTop()
                + switch (place) {
                    case TOP, BASELINE -> 0;
                    case CENTER -> Math.floor(down / 2);
                    case BOTTOM -> down;
                };
    }

    /** Returns the cost of what a card covers at a place. */
    double covered(Bounds place) {
        return Math.round(obstacles.stream()
                .mapToDouble(obstacle -> obstacle.cost() * common(place, obstacle.at()))
                .sum());
    }

    private static double common(Bounds one, Bounds other) {
        double width = Math.min(one.getMaxX(), other.getMaxX()) - Math.max(one.getMinX(), other.getMinX());
        double height = Math.min(one.getMaxY(), other.getMaxY()) - Math.max(one.getMinY(), other.getMinY());
        return width > 0 && height > 0 ? width * height : 0;
    }
}
