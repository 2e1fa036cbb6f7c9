package knightschool.ui.graph;

import java.util.List;
import java.util.function.IntConsumer;
import javafx.beans.property.IntegerProperty;
import javafx.beans.property.SimpleIntegerProperty;
import knightschool.board.Board;
import knightschool.drawing.ColourRole;
import knightschool.drawing.Palette;
import knightschool.drawing.Sketch;
import knightschool.drawing.graph.GraphCaption;
import knightschool.drawing.graph.GraphFigure;
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
public final class PlainGraphPane extends AbstractGraphPane {
    /** No vertex. */
    public static final int NONE = Board.NONE;

    private static final double HEIGHT = 320;

    private final IntegerProperty hovered = new SimpleIntegerProperty(this, "hovered", NONE);
    private final IntegerProperty chosen = new SimpleIntegerProperty(this, "chosen", NONE);
    private final PlainArrangement arrangement = new PlainArrangement(this);
    private final PlainGraphActions actions = new PlainGraphActions(this);
    private SimpleGraph graph = new DynamicGraph(0);
    private Figures figures =
            (places, _, _, _, _) -> new GraphFigure(places, ColourRole.PAGE.tone(), List.of(), List.of(), Sketch.EMPTY);
    private Places pixels = Places.of(0);
    private Palette palette = Palette.named(Palette.LIGHT);
    private IntConsumer opened = _ -> {};
    private int keyOrigin = NONE;

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
        super(HEIGHT);
        hovered.addListener(_ -> requestLayout());
        chosen.addListener(_ -> requestLayout());
        new GraphGestures(this, actions);
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

    /** Somebody clicks a vertex twice, or presses Enter at it. */
    void open(int vertex) {
        opened.accept(vertex);
    }

    /** From where arrow keys begin as long as no vertex is chosen. */
    public void setKeyOrigin(int vertex) {
        keyOrigin = vertex;
    }

    int keyOrigin() {
        return keyOrigin;
    }

    PlainArrangement arrangement() {
        return arrangement;
    }

    /** Whether vertices are seen moving, or are there at once. */
    public void setAnimated(boolean on) {
        arrangement.setAnimated(on);
    }

    public void setPalette(Palette colours) {
        palette = colours;
        requestLayout();
    }

    /** Shows another graph; where its vertices are is said next. */
    public void show(SimpleGraph next, Figures drawn) {
        graph = next;
        figures = drawn;
        hovered.set(NONE);
        chosen.set(NONE);
        camera().whole();
        arrangement.forget(next.bound());
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
        arrangement.refine(from, steps, margin, gliding);
        showWhole();
    }

    /** Vertices go to places that stay; as {@link #refine}. */
    public void place(Places fixed, List<Caption> captions, double margin, boolean gliding) {
        arrangement.place(fixed, captions, margin, gliding);
        showWhole();
    }

    /** Makes the picture larger by a factor, around the chosen vertex, or its middle. */
    public void zoom(double factor) {
        actions.zoomAtCurrent(factor);
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
        return isClosed() || getScene() == null || arrangement.isResting();
    }

    @Override
    SimpleGraph graph() {
        return graph;
    }

    @Override
    Places places() {
        return pixels;
    }

    @Override
    Palette palette() {
        return palette;
    }

    @Override
    GraphFigure place(double width, double height) {
        pixels = camera().fit().pixels(arrangement.pixels(width, height));
        return figure(width, height);
    }

    @Override
    GraphFigure figure(double width, double height) {
        Fit seen = camera().fit();
        List<GraphCaption> captions = arrangement.captions(width, height).stream()
                .map(at -> new GraphCaption(seen.pixelX(at.x()), seen.pixelY(at.y()), at.side(), at.words(), List.of()))
                .toList();
        return figures.at(pixels, captions, width, height, camera().zoom());
    }

    @Override
    void keepUp() {
        arrangement.keepUp();
    }

    @Override
    void end() {
        arrangement.close();
    }
}
