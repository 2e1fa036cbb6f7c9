package knightschool.ui.graph;

import java.util.List;
import java.util.function.IntConsumer;
import javafx.beans.property.IntegerProperty;
import javafx.beans.property.SimpleIntegerProperty;
import javafx.scene.AccessibleRole;
import javafx.scene.layout.Region;
import knightschool.board.Board;
import knightschool.drawing.ColourRole;
import knightschool.drawing.Palette;
import knightschool.drawing.Shape;
import knightschool.drawing.Sketch;
import knightschool.drawing.graph.GraphCaption;
import knightschool.drawing.graph.GraphFigure;
import knightschool.drawing.graph.GraphSketch;
import knightschool.graph.DynamicGraph;
import knightschool.graph.SimpleGraph;
import knightschool.layout.Fit;
import knightschool.layout.Places;
import knightschool.ui.command.Gesture;

/**
 * Any graph, drawn as its owner says: its vertices settle by springs, or glide to places that stay; the picture can be
 * pushed and made larger, vertices can be pointed at and chosen, by keys along edges. Made and used on the JavaFX
 * thread; after {@link #close} nothing of it runs.
 */
public final class PlainGraphPane extends Region implements AutoCloseable {
    /** No vertex. */
    public static final int NONE = Board.NONE;

    private static final double REACH = 12;
    private static final double KEY_STEP = 1.25;
    private static final double PAN = 48;
    private static final double SIDE = 24;

    private final GraphView view = new GraphView();
    private final GraphCamera camera = new GraphCamera();
    private final IntegerProperty hovered = new SimpleIntegerProperty(this, "hovered", NONE);
    private final IntegerProperty chosen = new SimpleIntegerProperty(this, "chosen", NONE);
    private final LiveSprings springs = new LiveSprings(_ -> {});
    private final GraphMotion motion = new GraphMotion(FixedLayout.inPixels(Places.of(0)));
    private final MotionFrames frames = new MotionFrames(this, motion);
    private SimpleGraph graph = new DynamicGraph(0);
    private Figures figures =
            (places, _, _, _, _) -> new GraphFigure(places, ColourRole.PAGE.tone(), List.of(), List.of(), Sketch.EMPTY);
    private Places pixels = Places.of(0);
    private Palette palette = Palette.named(Palette.LIGHT);
    private IntConsumer opened = _ -> {};
    private int keyOrigin = NONE;
    private boolean animated = true;
    private boolean closed;

    /** Draws the graph. */
    @FunctionalInterface
    public interface Figures {
        /**
         * The picture.
         *
         * @param places of the vertices, in pixels
         * @param captions of the layout, in pixels
         * @param zoom how much larger than usual it is shown
         */
        GraphFigure at(Places places, List<GraphCaption> captions, double width, double height, double zoom);
    }

    /**
     * Words beside a part of a layout.
     *
     * @param x in units of the layout, as is y
     * @param down how far below they stand, in pixels
     */
    public record Caption(double x, double y, double down, String words) {}

    public PlainGraphPane() {
        getStyleClass().add("graph-pane");
        getChildren().add(view);
        setFocusTraversable(true);
        setAccessibleRole(AccessibleRole.IMAGE_VIEW);
        motion.partProperty().addListener(_ -> requestLayout());
        hovered.addListener(_ -> requestLayout());
        chosen.addListener(_ -> requestLayout());
        new GraphGestures(this, new Actions());
    }

    /** What its keys do, for the help. */
    public static List<Gesture> gestures() {
        return GraphKey.alongEdges();
    }

    /** The vertex under the pointer, or {@link #NONE}. */
    public IntegerProperty hoveredProperty() {
        return hovered;
    }

    /** The vertex that was clicked, or come to by keys; or {@link #NONE}. */
    public IntegerProperty chosenProperty() {
        return chosen;
    }

    /** What to do with a vertex that is clicked twice, or at which Enter is pressed. */
    public void setOnOpened(IntConsumer action) {
        opened = action;
    }

    /** From where arrow keys begin as long as no vertex is chosen. */
    public void setKeyOrigin(int vertex) {
        keyOrigin = vertex;
    }

    /** Whether vertices are seen moving, or are there at once. */
    public void setAnimated(boolean on) {
        animated = on;
    }

    public void setPalette(Palette colours) {
        palette = colours;
        requestLayout();
    }

    /** What is drawn is another. */
    public void redraw() {
        requestLayout();
    }

    /** Shows another graph; where its vertices are is said next. */
    public void show(SimpleGraph next, Figures drawn) {
        graph = next;
        figures = drawn;
        hovered.set(NONE);
        chosen.set(NONE);
        camera.whole();
        motion.put(FixedLayout.inPixels(Places.of(next.bound())));
    }

    /** The same graph is drawn otherwise. */
    public void draw(Figures drawn) {
        figures = drawn;
        requestLayout();
    }

    /**
     * Springs refine places, in at most so many steps.
     *
     * @param margin around the picture, in pixels
     * @param gliding whether vertices go there from where they are
     */
    public void refine(Places from, int steps, double margin, boolean gliding) {
        leaveFor(SpringsLayout.refining(springs, graph, from, animated, steps, margin), gliding);
    }

    /** Vertices go to places that stay; as {@link #refine}. */
    public void place(Places fixed, List<Caption> captions, double margin, boolean gliding) {
        List<LayoutCaption> words = captions.stream()
                .map(caption -> new LayoutCaption(
                        caption.x(), caption.y(), 0, caption.down(), Shape.Side.MIDDLE, caption.words(), List.of()))
                .toList();
        SimpleGraph shown = graph;
        leaveFor(
                new FixedLayout(
                        fixed,
                        (width, height) -> Fit.stretched(shown, fixed, width, height, margin),
                        _ -> Double.MAX_VALUE,
                        words),
                gliding);
    }

    private void leaveFor(VertexLayout goal, boolean gliding) {
        boolean seen = gliding && animated && getScene() != null && getWidth() > 0;
        if (seen) {
            VertexLayout start = motion.part() >= 1
                    ? motion.to()
                    : FixedLayout.inPixels(motion.pixels(graph, Math.floor(getWidth()), Math.floor(getHeight())));
            motion.go(start, goal, GraphMotion.SECONDS);
        } else {
            motion.put(goal);
        }
        camera.whole();
        requestLayout();
        frames.run();
    }

    /** Shows all of the picture again. */
    public void showWhole() {
        camera.whole();
        requestLayout();
    }

    /** Whether all of the picture is seen in its usual size. */
    public boolean isWhole() {
        return camera.isWhole();
    }

    /** Makes the picture larger by a factor, around the chosen vertex, or its middle. */
    public void zoom(double factor) {
        int at = chosen.get();
        boolean there = at != NONE && at < pixels.bound();
        camera.zoomAt(factor, there ? pixels.x()[at] : getWidth() / 2, there ? pixels.y()[at] : getHeight() / 2);
        requestLayout();
    }

    /** Where a vertex is, in pixels of the pane. */
    public double xOf(int vertex) {
        return pixels.x()[vertex];
    }

    /** Where a vertex is, in pixels of the pane. */
    public double yOf(int vertex) {
        return pixels.y()[vertex];
    }

    /** Whether nothing moves by itself, or would if it were seen. */
    public boolean isSettled() {
        return closed || getScene() == null || motion.isResting();
    }

    /** What is to be seen, as shapes: for pictures in files. */
    public Sketch sketch() {
        return GraphSketch.of(figure(Math.floor(getWidth()), Math.floor(getHeight())));
    }

    private GraphFigure figure(double width, double height) {
        Fit seen = camera.fit();
        List<GraphCaption> captions = motion.captions(width, height).stream()
                .map(at -> new GraphCaption(seen.pixelX(at.x()), seen.pixelY(at.y()), at.side(), at.words(), List.of()))
                .toList();
        return figures.at(pixels, captions, width, height, camera.zoom());
    }

    @Override
    protected void layoutChildren() {
        double width = Math.floor(getWidth());
        double height = Math.floor(getHeight());
        if (closed || width < 1 || height < 1) {
            return;
        }
        view.resizeRelocate(0, 0, width, height);
        pixels = camera.fit().pixels(motion.pixels(graph, width, height));
        view.paint(figure(width, height), palette);
        frames.keepUp();
    }

    @Override
    protected double computePrefWidth(double height) {
        return 420;
    }

    @Override
    protected double computePrefHeight(double width) {
        return 320;
    }

    /** Ends its threads and its animation. */
    @Override
    public void close() {
        if (!closed) {
            closed = true;
            frames.close();
            springs.close();
            getChildren().clear();
        }
    }

    private final class Actions implements GraphGestures.Actions {
        @Override
        public int vertexAt(double x, double y) {
            return VertexPicking.nearest(graph, pixels, x, y, REACH);
        }

        @Override
        public void hover(int vertex) {
            hovered.set(vertex);
        }

        @Override
        public void choose(int vertex) {
            requestFocus();
            chosen.set(vertex);
        }

        @Override
        public void drag(int vertex, double x, double y) {
            if (motion.part() >= 1) {
                hold(true);
                motion.to().drag(vertex, camera.fit().unitX(x), camera.fit().unitY(y));
                frames.run();
            }
        }

        private void hold(boolean now) {
            if (motion.to() instanceof SpringsLayout layout) {
                layout.setDragging(now);
            }
        }

        @Override
        public void drop(int vertex) {
            hold(false);
            motion.to().free(vertex);
            frames.run();
            requestLayout();
        }

        @Override
        public void free(int vertex) {
            opened.accept(vertex);
        }

        @Override
        public void pan(double dx, double dy) {
            camera.pan(dx, dy);
            requestLayout();
        }

        @Override
        public void zoom(double factor, double x, double y) {
            camera.zoomAt(factor, x, y);
            requestLayout();
        }

        @Override
        public void whole() {
            showWhole();
        }

        @Override
        public void press(GraphKey key) {
            switch (key) {
                case LEFT -> walk(-1, 0);
                case RIGHT -> walk(1, 0);
                case UP -> walk(0, -1);
                case DOWN -> walk(0, 1);
                case VIEW_LEFT -> pan(PAN, 0);
                case VIEW_RIGHT -> pan(-PAN, 0);
                case VIEW_UP -> pan(0, PAN);
                case VIEW_DOWN -> pan(0, -PAN);
                case ENTER, SPACE -> open();
                case LARGER -> PlainGraphPane.this.zoom(KEY_STEP);
                case SMALLER -> PlainGraphPane.this.zoom(1 / KEY_STEP);
                case WHOLE -> whole();
            }
        }

        private void open() {
            if (chosen.get() != NONE) {
                opened.accept(chosen.get());
            }
        }

        /** Along an edge to the neighbour that lies nearest in that direction. */
        private void walk(int dx, int dy) {
            int from = chosen.get() == NONE ? keyOrigin : chosen.get();
            if (!graph.hasVertex(from) || from >= pixels.bound()) {
                return;
            }
            int next = VertexPicking.neighbourBeside(graph, pixels, from, dx, dy);
            if (next != NONE) {
                chosen.set(next);
                bringIntoSight(next);
            }
        }

        private void bringIntoSight(int vertex) {
            if (!camera.isWhole()) {
                double x = pixels.x()[vertex];
                double y = pixels.y()[vertex];
                pan(
                        Math.clamp(x, SIDE, Math.max(SIDE, getWidth() - SIDE)) - x,
                        Math.clamp(y, SIDE, Math.max(SIDE, getHeight() - SIDE)) - y);
            }
        }
    }
}
