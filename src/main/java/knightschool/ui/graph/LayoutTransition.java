package knightschool.ui.graph;

import java.util.List;
import javafx.beans.property.ReadOnlyDoubleProperty;
import javafx.beans.property.ReadOnlyDoubleWrapper;
import knightschool.drawing.label.GraphPartCaption;
import knightschool.graph.SimpleGraph;
import knightschool.layout.LayoutToPixelTransform;
import knightschool.layout.VertexPositions;

/**
 * The transition of vertices from one layout to another. It can run in time, or be held at any position. Vertices that
 * are elsewhere at the start glide from there, but a held transition has the two layouts at its ends. Used on the
 * JavaFX thread; free of scene graph nodes.
 */
final class LayoutTransition {
    /** The duration of a transition, in seconds. */
    static final double SECONDS = 0.9;

    private final ReadOnlyDoubleWrapper part = new ReadOnlyDoubleWrapper(this, "part", 1);
    private final ReadOnlyDoubleWrapper way = new ReadOnlyDoubleWrapper(this, "way", 1);
    private DraggableVertexLayout from;
    private DraggableVertexLayout to;

    /** The layout in which a glide starts; equal to {@link #from} if the vertices were there. */
    private DraggableVertexLayout begin;

    private boolean gliding;
    private double seconds = SECONDS;
    private double elapsed;

    /** The greatest size of vertices at the last drawing, in pixels. */
    private double largest = Double.MAX_VALUE;

    LayoutTransition(DraggableVertexLayout first) {
        from = first;
        to = first;
        begin = first;
    }

    /** The progress of the transition, from 0 to 1. */
    ReadOnlyDoubleProperty partProperty() {
        return part.getReadOnlyProperty();
    }

    /**
     * The position between the two layouts, from 0 to 1. It is 1 while vertices glide in from elsewhere, since they are
     * then not between the two layouts.
     */
    ReadOnlyDoubleProperty wayProperty() {
        return way.getReadOnlyProperty();
    }

    private void setPart(double now) {
        part.set(now);
        way.set(isFromElsewhere() ? 1 : now);
    }

    double part() {
        return part.get();
    }

    DraggableVertexLayout from() {
        return from;
    }

    DraggableVertexLayout to() {
        return to;
    }

    /** Returns whether a glide starts elsewhere than in {@link #from}. */
    boolean isFromElsewhere() {
        return begin != from;
    }

    /** Sets a layout at once, as if the vertices had never been elsewhere. */
    void put(DraggableVertexLayout layout) {
        from = layout;
        to = layout;
        begin = layout;
        gliding = false;
        setPart(1);
    }

    /**
     * Starts a transition.
     *
     * @param start the layout that the vertices come from
     * @param inSeconds the duration in seconds; 0 for at once
     */
    void go(DraggableVertexLayout start, DraggableVertexLayout goal, double inSeconds) {
        go(start, start, goal, inSeconds);
    }

    /**
     * Starts a transition of vertices that are outside the layouts.
     *
     * @param otherEnd the layout at the other end of the transition
     * @param start the places of the vertices now
     * @param inSeconds the duration in seconds; 0 for at once
     */
    void go(DraggableVertexLayout otherEnd, DraggableVertexLayout start, DraggableVertexLayout goal, double inSeconds) {
        from = otherEnd;
        begin = start;
        to = goal;
        seconds = inSeconds;
        gliding = inSeconds > 0;
        elapsed = 0;
        if (!gliding) {
            arrive();
        }
        setPart(gliding ? 0 : 1);
    }

    /** Holds the vertices at a position between the two layouts, from 0 to 1. */
    void hold(double at) {
        arrive();
        setPart(Math.clamp(at, 0, 1));
    }

    /** Advances the transition by a time in seconds. */
    void tick(double passed) {
        from.tick(passed);
        if (to != from) {
            to.tick(passed);
        }
        if (gliding) {
            elapsed += passed / seconds;
            setPart(Math.min(1, elapsed));
            if (elapsed >= 1) {
                arrive();
            }
        }
    }

    private void arrive() {
        gliding = false;
        begin = from;
    }

    /**
     * Returns the places of the vertices, in pixels of a pane of the given size. During a transition they move on
     * straight lines, apart from the scale, see {@link LayoutToPixelTransform#onTheWay}.
     */
    VertexPositions pixels(SimpleGraph graph, double width, double height) {
        VertexPositions goal = to.pixels(width, height);
        if (part.get() >= 1) {
            return goal;
        }
        double at = eased(part.get());
        VertexPositions start = begin.pixels(width, height);
        VertexPositions now = start.towards(goal, at);
        return LayoutToPixelTransform.onTheWay(graph, start, goal, now, at).pixels(now);
    }

    /** Returns the captions of the layout that the vertices are in; empty while they are between two. */
    List<GraphPartCaption> captions(double width, double height) {
        return part.get() >= 1
                ? to.captions(width, height)
                : part.get() <= 0 && !gliding ? from.captions(width, height) : List.of();
    }

    /** Returns a layout with the vertices at the given pixels, no larger than at the last drawing. */
    DraggableVertexLayout standing(VertexPositions pixels) {
        return FixedLayout.inPixels(pixels).withSpacing(_ -> largest);
    }

    /**
     * Returns the greatest size, in pixels, at which vertices do not overlap in their present places, limited to
     * {@code most}.
     */
    double largest(double width, double height, double most) {
        double now = largestNow(width, height, most);
        // The caller may allow more later, so only a limit set by the positions is stored.
        largest = now < most ? now : Double.MAX_VALUE;
        return now;
    }

    private double largestNow(double width, double height, double most) {
        double end = Math.min(most, to.spacing(width, height));
        if (from == to) {
            return end;
        }
        double start = Math.min(most, begin.spacing(width, height));
        return start + (end - start) * eased(part.get());
    }

    private double eased(double at) {
        return gliding ? at * at * (3 - 2 * at) : at;
    }

    /** Returns whether nothing moves by itself. */
    boolean isResting() {
        return !gliding && to.isResting() && (part.get() >= 1 || from.isResting());
    }
}
