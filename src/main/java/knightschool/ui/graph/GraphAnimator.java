package knightschool.ui.graph;

import java.util.List;
import java.util.Optional;
import javafx.application.Platform;
import javafx.beans.property.ReadOnlyDoubleProperty;
import knightschool.drawing.label.GraphPartCaption;
import knightschool.layout.VertexPositions;
import knightschool.ui.work.PulseTimer;

/**
 * Animates the vertices of a pane: to another layout, by springs, or by dragging. Used on the JavaFX thread; after
 * {@link #close} nothing moves.
 */
final class GraphAnimator implements AutoCloseable {
    private static final double NANOS = 1e9;

    /** The longest time by which a single frame advances the animation, in seconds. */
    private static final double LONGEST_FRAME = 0.1;

    private final InteractiveGraphPane pane;
    private final BackgroundSpringSimulation springs =
            new BackgroundSpringSimulation(() -> Platform.runLater(this::failed));
    private final LayoutTransition motion = new LayoutTransition(FixedLayout.inPixels(VertexPositions.of(0)));
    private Runnable onFailed = () -> {};
    private Runnable onStopping = () -> {};
    private Optional<PulseTimer> pulse = Optional.empty();
    private long lastFrame;
    private boolean animated = true;
    private boolean closed;

    /** @param pane the pane, laid out anew in each frame; nothing moves while it is in no scene */
    GraphAnimator(InteractiveGraphPane pane) {
        this.pane = pane;
        motion.partProperty().addListener(_ -> pane.requestLayout());
    }

    /** Returns the springs, which the layouts share. */
    BackgroundSpringSimulation springs() {
        return springs;
    }

    /** Sets the action that runs if the springs fail. */
    void setOnFailed(Runnable action) {
        onFailed = action;
    }

    private void failed() {
        onFailed.run();
    }

    /** Sets the action that runs just before a drag ends a transition between two layouts. */
    void setOnStopping(Runnable action) {
        onStopping = action;
    }

    LayoutTransition motion() {
        return motion;
    }

    void setAnimated(boolean on) {
        animated = on;
    }

    /** Returns whether vertices move visibly; they do not in a scene without a window. */
    boolean isAnimated() {
        return animated && pane.getScene() != null && pane.getScene().getWindow() != null && pane.getWidth() > 0;
    }

    // Layouts

    /** Resets the places of all vertices, for a new graph. */
    void forget(int bound) {
        motion.put(FixedLayout.inPixels(VertexPositions.of(bound)));
    }

    /** Returns springs that refine places of the pane's graph; see {@link InteractiveGraphPane#refine}. */
    DraggableVertexLayout refining(VertexPositions from, int steps, double margin) {
        return SpringsLayout.refining(springs, pane.graph(), from, this::isAnimated, steps, margin);
    }

    /** Moves the vertices to a layout, gliding or at once. */
    void leaveFor(DraggableVertexLayout goal, boolean gliding) {
        if (gliding && isAnimated()) {
            motion.go(start(), goal, LayoutTransition.SECONDS);
        } else {
            motion.put(goal);
        }
        run();
    }

    /** Returns the layout that a new transition starts from. */
    DraggableVertexLayout start() {
        return motion.part() >= 1 ? motion.to() : motion.standing(now());
    }

    VertexPositions now() {
        return pixels(Math.floor(pane.getWidth()), Math.floor(pane.getHeight()));
    }

    /** Returns the present places of the vertices, in pixels of a pane of the given size. */
    VertexPositions pixels(double width, double height) {
        return motion.pixels(pane.graph(), width, height);
    }

    /** Returns the captions of the layout's parts, in pixels of a pane of the given size. */
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
     * Holds a vertex at a pixel until {@link #drop}. During a transition between two layouts no vertex can be held: if
     * dragged vertices stay in place, the transition first stops where it is; otherwise it continues.
     */
    void drag(int vertex, double x, double y) {
        boolean stays = pane.content().handling() == GraphPaneContent.Handling.REARRANGE;
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

    /** Releases the dragged vertex, which stays in place or returns. */
    void drop(int vertex) {
        setDragging(false);
        if (pane.content().handling() == GraphPaneContent.Handling.WALK) {
            motion.to().free(vertex);
        }
        run();
    }

    /** Lets a dragged vertex return. */
    void free(int vertex) {
        motion.to().free(vertex);
        run();
    }

    boolean isPinned(int vertex) {
        return motion.to().isPinned(vertex);
    }

    // Frames

    /** Requests frames until the motion rests. */
    void run() {
        if (pulse.isEmpty() && !closed) {
            lastFrame = 0;
            pulse = Optional.of(new PulseTimer(pane, this::tick));
        }
    }

    /** Requests frames if the motion does not rest; a picture at rest is fitted anew to a pane of another size. */
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
        pulse.ifPresent(PulseTimer::close);
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
