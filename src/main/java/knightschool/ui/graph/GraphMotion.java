package knightschool.ui.graph;

import java.util.List;
import javafx.beans.property.DoubleProperty;
import javafx.beans.property.SimpleDoubleProperty;
import knightschool.drawing.graph.GraphCaption;
import knightschool.graph.SimpleGraph;
import knightschool.layout.Fit;
import knightschool.layout.Places;

/**
 * Vertices on the way from one layout to another. The way can be gone in time, or held at any part of it. Vertices that
 * are elsewhere when they leave glide from there, but whoever holds the way has the two layouts at its ends. Used on
 * the JavaFX thread; knows no node.
 */
final class GraphMotion {
    /** How long a change takes, in seconds. */
    static final double SECONDS = 0.9;

    private final DoubleProperty part = new SimpleDoubleProperty(this, "part", 1);
    private VertexLayout from;
    private VertexLayout to;

    /** Where a glide begins; the same as from where vertices were there. */
    private VertexLayout begin;

    private boolean gliding;
    private double seconds = SECONDS;
    private double gone;

    GraphMotion(VertexLayout first) {
        from = first;
        to = first;
        begin = first;
    }

    /** How far the vertices have come, 0 to 1. Whoever sets it holds them there. */
    DoubleProperty partProperty() {
        return part;
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
        part.set(1);
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
     * @param left the layout at the other end of the way
     * @param start where they are
     * @param inSeconds how long they take; 0 for at once
     */
    void go(VertexLayout left, VertexLayout start, VertexLayout goal, double inSeconds) {
        from = left;
        begin = start;
        to = goal;
        seconds = inSeconds;
        gliding = inSeconds > 0;
        gone = 0;
        if (!gliding) {
            arrive();
        }
        part.set(gliding ? 0 : 1);
    }

    /** Holds the vertices at a part of the way between the two layouts. */
    void hold(double at) {
        arrive();
        part.set(Math.clamp(at, 0, 1));
    }

    /** Time passes; says nothing. */
    void tick(double passed) {
        from.tick(passed);
        if (to != from) {
            to.tick(passed);
        }
        if (gliding) {
            gone += passed / seconds;
            part.set(Math.min(1, gone));
            if (gone >= 1) {
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
     * {@link Fit#onTheWay}.
     */
    Places pixels(SimpleGraph graph, double width, double height) {
        Places goal = to.pixels(width, height);
        if (part.get() >= 1) {
            return goal;
        }
        double at = eased(part.get());
        Places start = begin.pixels(width, height);
        Places now = start.towards(goal, at);
        return Fit.onTheWay(graph, start, goal, now, at).pixels(now);
    }

    /** What parts of the layout stand for that vertices are in; nothing while they are between two. */
    List<GraphCaption> captions(double width, double height) {
        return part.get() >= 1
                ? to.captions(width, height)
                : part.get() <= 0 && !gliding ? from.captions(width, height) : List.of();
    }

    /** How large vertices may be, so that they do not overlap where they are, in pixels. */
    double largest(double width, double height, double most) {
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
