package knightschool.ui.graph;

import java.util.List;
import knightschool.drawing.Shape;
import knightschool.drawing.graph.GraphCaption;
import knightschool.graph.SimpleGraph;
import knightschool.layout.Fit;
import knightschool.layout.Places;

/**
 * Where the vertices of any graph are: springs refine places, or vertices glide to places that stay. Used on the JavaFX
 * thread; after {@link #close} nothing moves.
 */
final class PlainArrangement implements AutoCloseable {
    private final AbstractGraphPane pane;
    private final LiveSprings springs = new LiveSprings(_ -> {});
    private final GraphMotion motion = new GraphMotion(FixedLayout.inPixels(Places.of(0)));
    private final MotionFrames frames;
    private boolean animated = true;

    /** @param pane that the vertices are seen in */
    PlainArrangement(AbstractGraphPane pane) {
        this.pane = pane;
        frames = new MotionFrames(pane, motion);
        motion.partProperty().addListener(_ -> pane.requestLayout());
    }

    void setAnimated(boolean on) {
        animated = on;
    }

    /** Nothing is known yet of where the vertices of another graph are. */
    void forget(int bound) {
        motion.put(FixedLayout.inPixels(Places.of(bound)));
    }

    /** See {@link PlainGraphPane#refine}. */
    void refine(Places from, int steps, double margin, boolean gliding) {
        leaveFor(SpringsLayout.refining(springs, pane.graph(), from, animated, steps, margin), gliding);
    }

    /** See {@link PlainGraphPane#place}. */
    void place(Places fixed, List<PlainGraphPane.Caption> captions, double margin, boolean gliding) {
        List<LayoutCaption> words = captions.stream()
                .map(caption -> new LayoutCaption(
                        caption.x(), caption.y(), 0, caption.down(), Shape.Side.MIDDLE, caption.words(), List.of()))
                .toList();
        SimpleGraph shown = pane.graph();
        leaveFor(
                new FixedLayout(
                        fixed,
                        (width, height) -> Fit.stretched(shown, fixed, width, height, margin),
                        _ -> Double.MAX_VALUE,
                        words),
                gliding);
    }

    private void leaveFor(VertexLayout goal, boolean gliding) {
        boolean seen = gliding && animated && pane.getScene() != null && pane.getWidth() > 0;
        if (seen) {
            motion.go(motion.part() >= 1 ? motion.to() : FixedLayout.inPixels(now()), goal, GraphMotion.SECONDS);
        } else {
            motion.put(goal);
        }
        frames.run();
    }

    private Places now() {
        return pixels(Math.floor(pane.getWidth()), Math.floor(pane.getHeight()));
    }

    /** Where the vertices are now, in pixels of a pane of that size. */
    Places pixels(double width, double height) {
        return motion.pixels(pane.graph(), width, height);
    }

    /** What parts of the layout stand for, in pixels of a pane of that size. */
    List<GraphCaption> captions(double width, double height) {
        return motion.captions(width, height);
    }

    /** Holds a vertex at a pixel until {@link #drop}; on the way between two layouts there is nothing to hold on to. */
    void drag(int vertex, double x, double y) {
        if (motion.part() >= 1) {
            setDragging(true);
            motion.to().drag(vertex, x, y);
            frames.run();
        }
    }

    /** Lets go a vertex that was dragged: it goes back to where springs or places have it. */
    void drop(int vertex) {
        setDragging(false);
        motion.to().free(vertex);
        frames.run();
    }

    private void setDragging(boolean now) {
        if (motion.to() instanceof SpringsLayout layout) {
            layout.setDragging(now);
        }
    }

    void keepUp() {
        frames.keepUp();
    }

    boolean isResting() {
        return motion.isResting();
    }

    @Override
    public void close() {
        frames.close();
        springs.close();
    }
}
