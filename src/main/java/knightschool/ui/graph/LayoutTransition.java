package knightschool.ui.graph;

import java.util.List;
import javafx.beans.property.ReadOnlyDoubleProperty;
import javafx.beans.property.ReadOnlyDoubleWrapper;
import knightschool.drawing.graph.GraphPartCaption;
import knightschool.graph.SimpleGraph;
import knightschool.layout.LayoutToPixelTransform;
import knightschool.layout.VertexPositions;

/**
 * Vertices on the way from one layout to another. The way can be gone in time, or held at any part of it. Vertices that
 * are elsewhere when they leave glide from there, but whoever holds the way has the two layouts at its ends. Used on
 * the JavaFX thread; knows no node.
 */
final class LayoutTransition {
    /** How long a change takes, in seconds. */
    static final double SECONDS = 0.9;

    private final ReadOnlyDoubleWrapper part = new ReadOnlyDoubleWrapper(this, "part", 1);
    private final ReadOnlyDoubleWrapper way = new ReadOnlyDoubleWrapper(this, "way", 1);
    private VertexLayout from;
    private VertexLayout to;

    /** Where a glide begins; the same as from where vertices were there. */
    private VertexLayout begin;

    private boolean gliding;
    private double seconds = SECONDS;
    private double elapsed;

    /** How large vertices were allowed to be where they were drawn last. */
    private double largest = Double.MAX_VALUE;

    LayoutTransition(VertexLayout first) {
        from = first;
        to = first;
        begin = first;
    }

    /** How far the vertices have come, 0 to 1. */
    ReadOnlyDoubleProperty partProperty() {
        return part.getReadOnlyProperty();
    }

    /**
     * Where between its two layouts the vertices are, 0 to 1: at its end while they glide there from elsewhere, as they
     * are then not between the two.
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

    /** The layout that vertices come from. */
    VertexLayout from() {
        return from;
    }

    /** The layout that vertices go to. */
    VertexLayout to() {
        return to;
    }

    /** Whether a glide begins elsewhere than in the layout that vertices come from. */
    boolean isFromElsewhere() {
        return begin != from;
    }

    /** Vertices are there at once, as if they had never been elsewhere. */
    void put(VertexLayout layout) {
        from = layout;
        to = layout;
        begin = layout;
        gliding = false;
        setPart(1);
    }

    /**
     * Vertices leave for another layout.
     *
     * @param start where they come from
     * @param inSeconds how long they take; 0 for at once
     */
    void go(VertexLayout start, VertexLayout goal, double inSeconds) {
        go(start, start, goal, inSeconds);
    }

    /**
     * Vertices that are elsewhere leave for another layout.
     *
     * @param otherEnd of the way
     * @param start where they are
     * @param inSeconds how long they take; 0 for at once
     */
    void go(VertexLayout otherEnd, VertexLayout start, VertexLayout goal, double inSeconds) {
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

    /** Holds the vertices at a part of the way between the two layouts. */
    void hold(double at) {
        arrive();
        setPart(Math.clamp(at, 0, 1));
    }

    /** Time passes; says nothing. */
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
     * Where the vertices are, in pixels of a pane of that size: on the way on straight lines, but for the scale, see
     * {@link LayoutToPixelTransform#onTheWay}.
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

    /** What parts of the layout stand for that vertices are in; nothing while they are between two. */
    List<GraphPartCaption> captions(double width, double height) {
        return part.get() >= 1
                ? to.captions(width, height)
                : part.get() <= 0 && !gliding ? from.captions(width, height) : List.of();
    }

    /** Vertices that stand at those pixels, no larger than where they were drawn last. */
    VertexLayout standing(VertexPositions pixels) {
        return FixedLayout.inPixels(pixels, largest);
    }

    /** How large vertices may be, so that they do not overlap where they are, in pixels. */
    double largest(double width, double height, double most) {
        double now = largestNow(width, height, most);
        // What the caller allows may be more later: only a limit by the places is kept.
        largest = now < most ? now : Double.MAX_VALUE;
        return now;
    }

    private double largestNow(double width, double height, double most) {
        double there = Math.min(most, to.spacing(width, height));
        if (from == to) {
            return there;
        }
        double here = Math.min(most, begin.spacing(width, height));
        return here + (there - here) * eased(part.get());
    }

    private double eased(double at) {
        return gliding ? at * at * (3 - 2 * at) : at;
    }

    /** Whether nothing moves by itself. */
    boolean isResting() {
        return !gliding && to.isResting() && (part.get() >= 1 || from.isResting());
    }
}
