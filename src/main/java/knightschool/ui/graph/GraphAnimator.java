package knightschool.ui.graph;

import java.util.List;
import java.util.Optional;
import javafx.application.Platform;
import javafx.beans.property.ReadOnlyDoubleProperty;
import knightschool.drawing.graph.GraphPartCaption;
import knightschool.layout.VertexPositions;
import knightschool.ui.work.Pulse;

/**
 * Moves the vertices in a pane, frame by frame: to another layout, by springs, or as they are dragged. Used on the
 * JavaFX thread; after {@link #close} nothing moves.
 */
final class GraphAnimator implements AutoCloseable {
    private static final double NANOS = 1e9;

    /** A frame that comes late moves vertices no further than that many seconds. */
    private static final double LONGEST_FRAME = 0.1;

    private final InteractiveGraphPane pane;
    private final LiveSprings springs = new LiveSprings(_ -> Platform.runLater(this::failed));
    private final LayoutTransition motion = new LayoutTransition(FixedLayout.inPixels(VertexPositions.of(0)));
    private Runnable onFailed = () -> {};
    private Runnable onStopping = () -> {};
    private Optional<Pulse> pulse = Optional.empty();
    private long lastFrame;
    private boolean animated = true;
    private boolean closed;

    /** @param pane laid out anew in each frame; nothing moves while it is in no scene */
    GraphAnimator(InteractiveGraphPane pane) {
        this.pane = pane;
        motion.partProperty().addListener(_ -> pane.requestLayout());
    }

    /** The springs that layouts share. */
    LiveSprings springs() {
        return springs;
    }

    /** What to do where springs broke down. */
    void setOnFailed(Runnable action) {
        onFailed = action;
    }

    private void failed() {
        onFailed.run();
    }

    /** What to do right before a drag ends the way between two layouts. */
    void setOnStopping(Runnable action) {
        onStopping = action;
    }

    LayoutTransition motion() {
        return motion;
    }

    void setAnimated(boolean on) {
        animated = on;
    }

    /** Whether vertices are to move as in a film: nobody sees that of a scene that is in no window. */
    boolean isAnimated() {
        return animated && pane.getScene() != null && pane.getScene().getWindow() != null && pane.getWidth() > 0;
    }

    // Layouts

    /** Nothing is known yet of where the vertices of another graph are. */
    void forget(int bound) {
        motion.put(FixedLayout.inPixels(VertexPositions.of(bound)));
    }

    /** Springs that refine places of the pane's graph; see {@link InteractiveGraphPane#refine}. */
    VertexLayout refining(VertexPositions from, int steps, double margin) {
        return SpringsLayout.refining(springs, pane.graph(), from, this::isAnimated, steps, margin);
    }

    /** Vertices leave for a layout, or are there at once. */
    void leaveFor(VertexLayout goal, boolean gliding) {
        if (gliding && isAnimated()) {
            motion.go(start(), goal, LayoutTransition.SECONDS);
        } else {
            motion.put(goal);
        }
        run();
    }

    /** From where vertices leave now. */
    VertexLayout start() {
        return motion.part() >= 1 ? motion.to() : motion.standing(now());
    }

    /** Where the vertices are now. */
    VertexPositions now() {
        return pixels(Math.floor(pane.getWidth()), Math.floor(pane.getHeight()));
    }

    /** Where the vertices are now, in pixels of a pane of that size. */
    VertexPositions pixels(double width, double height) {
        return motion.pixels(pane.graph(), width, height);
    }

    /** What parts of the layout stand for, in pixels of a pane of that size. */
    List<GraphPartCaption> captions(double width, double height) {
        return motion.captions(width, height);
    }

    ReadOnlyDoubleProperty partProperty() {
        return motion.partProperty();
    }

    void hold(double part) {
        motion.hold(part);
        pane.requestLayout();
        run();
    }

    // Dragging

    /**
     * Holds a vertex at a pixel until {@link #drop}. On the way between two layouts there is nothing to hold on to:
     * vertices that stay where they are dragged stop there first, others go on.
     */
    void drag(int vertex, double x, double y) {
        boolean stays = pane.content().handling() == GraphContent.Handling.REARRANGE;
        if (motion.part() < 1 && stays) {
            onStopping.run();
            motion.put(motion.standing(now()));
        }
        if (motion.part() >= 1) {
            setDragging(true);
            motion.to().drag(vertex, x, y);
            run();
        }
    }

    private void setDragging(boolean now) {
        if (motion.to() instanceof SpringsLayout layout) {
            layout.setDragging(now);
        }
    }

    /** The mouse lets a vertex go, which stays there or goes back. */
    void drop(int vertex) {
        setDragging(false);
        if (pane.content().handling() == GraphContent.Handling.WALK) {
            motion.to().free(vertex);
        }
        run();
    }

    /** Lets a vertex go back that was dragged. */
    void free(int vertex) {
        motion.to().free(vertex);
        run();
    }

    boolean isPinned(int vertex) {
        return motion.to().isPinned(vertex);
    }

    // Frames

    /** Frames come from now on, until the motion rests. */
    void run() {
        if (pulse.isEmpty() && !closed) {
            lastFrame = 0;
            pulse = Optional.of(new Pulse(pane, this::tick));
        }
    }

    /** Frames come if the motion does not rest: in a pane of another size a picture at rest is fitted anew. */
    void keepUp() {
        if (!motion.isResting()) {
            run();
        }
    }

    private void tick(long now) {
        double passed = lastFrame == 0 ? 0 : Math.min(LONGEST_FRAME, (now - lastFrame) / NANOS);
        lastFrame = now;
        motion.tick(passed);
        pane.requestLayout();
        if (motion.isResting()) {
            stop();
        }
    }

    private void stop() {
        pulse.ifPresent(Pulse::close);
        pulse = Optional.empty();
    }

    boolean isResting() {
        return motion.isResting();
    }

    @Override
    public void close() {
        closed = true;
        stop();
        springs.close();
    }
}
