package knightschool.ui.shell;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import javafx.event.EventHandler;
import javafx.geometry.BoundingBox;
import javafx.geometry.Bounds;
import javafx.scene.Node;
import javafx.scene.Parent;
import javafx.scene.Scene;
import javafx.scene.control.Control;
import javafx.scene.control.ScrollPane;
import javafx.scene.input.InputEvent;
import javafx.scene.input.MouseEvent;
import javafx.scene.text.Text;
import javafx.util.Subscription;
import knightschool.ui.board.OccupiedBoundsNode;
import knightschool.ui.board.SketchView;
import knightschool.ui.legend.InSceneLegend;
import knightschool.ui.message.FreeSpace;
import knightschool.ui.message.MessageDisplay;
import knightschool.ui.message.MessagePlacer;

/** Collects what a legend over a scene must not cover: boards, drawings, graphs, controls and words. */
final class LegendObstacles {
    private final Parent layer;
    private final List<Bounds> all = new ArrayList<>();
    private final List<OccupiedBoundsNode> sparse = new ArrayList<>();

    /** The topmost hidden nodes. One that keeps its room becomes visible without a layout. */
    private final List<Node> hiddenNodes = new ArrayList<>();

    private LegendObstacles(Parent layer) {
        this.layer = layer;
    }

    /**
     * Returns the places of what is in sight, in the coordinates of a layer over it; they may overlap.
     *
     * @param scene the root of what the user reads and operates
     */
    static List<Bounds> of(Parent layer, Node scene) {
        return in(layer, scene).all;
    }

    private static LegendObstacles in(Parent layer, Node scene) {
        LegendObstacles obstacles = new LegendObstacles(layer);
        obstacles.note(scene, layer.getLayoutBounds());
        return obstacles;
    }

    /**
     * Collects the obstacles again only after they may have changed: after a layout, after the scene was moved, after
     * an act of the user, which may scroll a part of it, once a hidden node is visible, or with the content of a graph.
     * A node that is hidden without a layout only leaves more room, which is noticed with the next of these.
     */
    static final class Watch {
        private final Parent layer;
        private final Node scene;
        private final Subscription changes;
        private boolean isChanged = true;
        private List<OccupiedBoundsNode> graphs = List.of();
        private List<Bounds> drawnBounds = List.of();
        private List<Node> hiddenNodes = List.of();

        /** @param scene the root of what the user reads and operates, in a window */
        Watch(Parent layer, Node scene) {
            this.layer = layer;
            this.scene = scene;
            EventHandler<InputEvent> act = event -> isChanged |= event.getEventType() != MouseEvent.MOUSE_MOVED;
            Scene window = layer.getScene();
            window.addEventFilter(InputEvent.ANY, act);
            Subscription laidOut = scene instanceof Parent parent
                    ? parent.needsLayoutProperty().subscribe(_ -> isChanged = true)
                    : Subscription.EMPTY;
            changes = Subscription.combine(
                    laidOut,
                    scene.localToSceneTransformProperty().subscribe(_ -> isChanged = true),
                    layer.layoutBoundsProperty().subscribe(_ -> isChanged = true),
                    () -> window.removeEventFilter(InputEvent.ANY, act));
        }

        /** Returns the obstacles if they may have changed since the last call; otherwise empty. */
        Optional<List<Bounds>> changed() {
            if (!isChanged && hiddenNodes.stream().noneMatch(Node::isVisible) && drawnBounds.equals(content())) {
                return Optional.empty();
            }
            isChanged = false;
            LegendObstacles now = in(layer, scene);
            graphs = now.sparse;
            hiddenNodes = now.hiddenNodes;
            drawnBounds = content();
            return Optional.of(now.all);
        }

        private List<Bounds> content() {
            return graphs.stream().flatMap(OccupiedBoundsNode::contentBounds).toList();
        }

        void end() {
            changes.unsubscribe();
        }
    }

    /**
     * Collects the nodes of a subtree.
     *
     * @param visible the part of the layer in which the node is not clipped
     */
    private void note(Node node, Bounds visible) {
        boolean stays = !InSceneLegend.isReplaced(node) && !node.getStyleClass().contains(MessageDisplay.MOMENTARY);
        if (!stays) {
            return;
        }
        if (!node.isVisible()) {
            hiddenNodes.add(node);
            return;
        }
        Bounds at = inLayer(node, node.getLayoutBounds());
        if (node instanceof OccupiedBoundsNode graph) {
            sparse.add(graph);
            graph.contentBounds()
                    .map(bounds -> inLayer(node, bounds))
                    .reduce(LegendObstacles::around)
                    .ifPresent(bounds -> add(bounds, visible));
        } else if (node instanceof SketchView || isOperated(node) || isRead(node)) {
            add(at, visible);
        } else if (node instanceof Parent parent) {
            Optional<Bounds> inside =
                    node instanceof ScrollPane ? FreeSpace.intersection(at, visible) : Optional.of(visible);
            inside.ifPresent(part -> parent.getChildrenUnmodifiable().forEach(child -> note(child, part)));
        }
    }

    /** Whether a node is a control or a board. The column of a slide is neither: it has room below its words. */
    private static boolean isOperated(Node node) {
        boolean control = MessagePlacer.isControl(node) && !node.getStyleClass().contains(MessagePlacer.SLIDE_TEXT);
        return control || node.isFocusTraversable() && !(node instanceof Control);
    }

    private static boolean isRead(Node node) {
        return node instanceof Text text && !text.getText().isBlank();
    }

    private void add(Bounds at, Bounds visible) {
        FreeSpace.intersection(at, visible).ifPresent(all::add);
    }

    private Bounds inLayer(Node node, Bounds bounds) {
        return layer.sceneToLocal(node.localToScene(bounds));
    }

    private static Bounds around(Bounds one, Bounds other) {
        double left = Math.min(one.getMinX(), other.getMinX());
        double top = Math.min(one.getMinY(), other.getMinY());
        double right = Math.max(one.getMaxX(), other.getMaxX());
        return new BoundingBox(left, top, right - left, Math.max(one.getMaxY(), other.getMaxY()) - top);
    }
}
