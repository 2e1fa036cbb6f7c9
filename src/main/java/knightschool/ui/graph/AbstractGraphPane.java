package knightschool.ui.graph;

import java.util.Optional;
import javafx.scene.AccessibleRole;
import javafx.scene.layout.Region;
import knightschool.drawing.Palette;
import knightschool.drawing.Sketch;
import knightschool.drawing.graph.GraphFigure;
import knightschool.drawing.graph.GraphSketch;
import knightschool.graph.SimpleGraph;
import knightschool.layout.Places;
import knightschool.ui.board.Sketched;

/**
 * A graph that is painted, and seen through a camera. What its vertices are, where they are and what stands out is said
 * by those who extend it. Made and used on the JavaFX thread; after {@link #close} nothing of it runs.
 */
abstract class AbstractGraphPane extends Region implements Sketched, AutoCloseable {
    private static final double WIDTH = 420;

    private final GraphView view = new GraphView();
    private final GraphCamera camera = new GraphCamera();
    private final double usualHeight;
    private boolean closed;

    /** @param usualHeight in pixels, where nobody asks for another */
    AbstractGraphPane(double usualHeight) {
        this.usualHeight = usualHeight;
        getStyleClass().add("graph-pane");
        getChildren().add(view);
        setFocusTraversable(true);
        setAccessibleRole(AccessibleRole.IMAGE_VIEW);
    }

    abstract SimpleGraph graph();

    /** Where the vertices were when they were placed last, in pixels of the pane. */
    abstract Places places();

    /** Places the vertices where they are now in a pane of that size. */
    abstract GraphFigure place(double width, double height);

    /** The vertices where they were placed last. */
    abstract GraphFigure figure(double width, double height);

    abstract Palette palette();

    /** Called once the vertices are placed anew, since the pane may have another size. */
    abstract void keepUp();

    /** Ends what runs. */
    abstract void end();

    GraphCamera camera() {
        return camera;
    }

    boolean isClosed() {
        return closed;
    }

    /** What is painted is another. */
    public void redraw() {
        requestLayout();
    }

    /** Shows all of the picture again. */
    public void showWhole() {
        camera.whole();
        redraw();
    }

    /** Whether all of the picture is seen in its usual size. */
    public boolean isWhole() {
        return camera.isWhole();
    }

    /** What is to be seen, as shapes: for pictures in files. */
    public Sketch sketch() {
        return GraphSketch.of(figureNow());
    }

    @Override
    public Optional<Sketch> sketched() {
        return Optional.of(sketch());
    }

    /** What is to be seen. */
    GraphFigure figureNow() {
        return figure(Math.floor(getWidth()), Math.floor(getHeight()));
    }

    @Override
    protected void layoutChildren() {
        double width = Math.floor(getWidth());
        double height = Math.floor(getHeight());
        if (closed || width < 1 || height < 1) {
            return;
        }
        view.resizeRelocate(0, 0, width, height);
        view.paint(place(width, height), palette());
        keepUp();
    }

    @Override
    protected double computePrefWidth(double height) {
        return WIDTH;
    }

    @Override
    protected double computePrefHeight(double width) {
        return usualHeight;
    }

    /** Ends its threads and its animation. */
    @Override
    public void close() {
        if (!closed) {
            closed = true;
            end();
            getChildren().clear();
        }
    }
}
