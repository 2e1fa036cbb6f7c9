package knightschool.ui.message;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.BiFunction;
import java.util.function.DoubleUnaryOperator;
import java.util.stream.DoubleStream;
import java.util.stream.Stream;
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
import knightschool.ui.control.SceneFooterFactory;

/**
 * Finds the place of a message over the scene that covers no control in use: as low as possible, then as near to the
 * middle as possible. It covers boards rather than text, and text rather than controls, since a partly covered board
 * remains understandable.
 */
public final class MessagePlacer {
    private static final double NARROWER = 420;
    private static final double NARROWEST = 300;

    /** The style class of the text of a slide, which is read while a message is shown. */
    public static final String SLIDE_TEXT = "slide-column";

    private static final double GAP = 8;
    private static final double SIDE = 24;

    private final Parent window;
    private final Node message;
    private final Bounds room;
    private final List<Bounds> controls = new ArrayList<>();
    private final List<Bounds> boards = new ArrayList<>();
    private final List<Bounds> words = new ArrayList<>();

    /**
     * @param window the parent of the message; places are in its coordinates
     * @param message the node of the message itself, which is ignored
     * @param subject the node over which the message is placed; empty, or in another window, for the whole window
     */
    MessagePlacer(Parent window, Node message, Optional<Node> subject) {
        this.window = window;
        this.message = message;
        Bounds all = window.getLayoutBounds();
        Bounds area = subject.filter(node -> node.getScene() == window.getScene())
                .flatMap(node -> FreeSpace.intersection(boundsOf(node), all))
                .orElse(all);
        this.room = new BoundingBox(
                area.getMinX() + SIDE, area.getMinY() + GAP, area.getWidth() - 2 * SIDE, area.getHeight() - GAP - SIDE);
        note(window.getScene().getRoot(), all);
    }

    private Bounds boundsOf(Node node) {
        return window.sceneToLocal(node.localToScene(node.getLayoutBounds()));
    }

    /** The width of the area in which the message is placed, in pixels. */
    double width() {
        return room.getWidth();
    }

    /**
     * Collects the nodes of a subtree.
     *
     * @param visibleBounds the part of the window in which the node is not clipped
     */
    private void note(Node node, Bounds visibleBounds) {
        if (!node.isVisible() || node == message) {
            return;
        }
        Optional<Bounds> part = FreeSpace.intersection(boundsOf(node), visibleBounds);
        if (isControl(node)) {
            part.ifPresent(controls::add);
        } else if (node.isFocusTraversable()) {
            part.ifPresent(boards::add);
        } else if (node instanceof Text text && !text.getText().isBlank()) {
            part.ifPresent(words::add);
        }
        if (node instanceof Parent parent && !isControl(node)) {
            Bounds inside = node instanceof ScrollPane ? part.orElse(null) : visibleBounds;
            if (inside != null) {
                parent.getChildrenUnmodifiable().forEach(child -> note(child, inside));
            }
        }
    }

    /** Whether the user operates a node, or reads it now. */
    public static boolean isControl(Node node) {
        boolean shownOnly = node instanceof Label
                || node instanceof ScrollPane
                || node instanceof Separator
                || node instanceof Cell;
        return node instanceof Control && !shownOnly
                || node.getStyleClass().contains(SLIDE_TEXT)
                || node.getStyleClass().contains(MessageDisplay.KEPT_CLEAR)
                || node.getStyleClass().contains(SceneFooterFactory.STYLE);
    }

    /**
     * Returns the best place. Narrower messages with more lines are preferred to covering a board, and covering a board
     * is preferred to covering text.
     *
     * @param widest the width of the message with as few lines as possible, in pixels
     * @param narrowest the width at which its longest word fits into a line, in pixels
     * @param heights the height of the message for a width, in pixels
     */
    Bounds best(double widest, double narrowest, DoubleUnaryOperator heights) {
        double[] widths = DoubleStream.of(widest, NARROWER, NARROWEST)
                .map(width -> Math.max(width, narrowest))
                .filter(width -> width <= widest)
                .distinct()
                .toArray();
        return firstPlace(widths, heights, this::empty)
                .or(() -> firstPlace(widths, heights, this::besideWords))
                .or(() -> firstPlace(widths, heights, this::besideControls))
                .or(() -> firstPlace(widths, heights, this::betweenControls))
                .orElseGet(() -> leastCovering(widest, heights.applyAsDouble(widest)));
    }

    /**
     * The first of several widths that has a place.
     *
     * @param place the place for a width and a height, if there is one
     */
    private static Optional<Bounds> firstPlace(
            double[] widths, DoubleUnaryOperator heights, BiFunction<Double, Double, Optional<Bounds>> place) {
        return DoubleStream.of(widths)
                .mapToObj(width -> place.apply(width, heights.applyAsDouble(width)))
                .flatMap(Optional::stream)
                .findFirst();
    }

    /** A place that covers no controls, boards or text. */
    private Optional<Bounds> empty(double width, double height) {
        return free(GAP, List.of(controls, boards, words)).lowest(width, height);
    }

    /** A place that covers no controls or text. */
    private Optional<Bounds> besideWords(double width, double height) {
        return free(GAP, List.of(controls, words)).lowest(width, height);
    }

    /** A place that keeps its distance from all controls. */
    private Optional<Bounds> besideControls(double width, double height) {
        return free(GAP, List.of(controls)).lowest(width, height);
    }

    /** A place that covers no controls but may touch them. */
    private Optional<Bounds> betweenControls(double width, double height) {
        return free(0, List.of(controls)).lowest(width, height);
    }

    /** The place that covers as little as possible of the controls. */
    private Bounds leastCovering(double width, double height) {
        return free(0, List.of(controls)).leastCovering(width, height);
    }

    /** The controls and texts that a place covers. */
    List<Bounds> under(Bounds place) {
        return Stream.concat(controls.stream(), words.stream())
                .filter(place::intersects)
                .toList();
    }

    private FreeSpace free(double gap, List<List<Bounds>> obstacles) {
        return new FreeSpace(room, gap, obstacles.stream().flatMap(List::stream).toList());
    }
}
