package knightschool.ui.layout;

import javafx.collections.ObservableList;
import javafx.scene.Node;
import javafx.scene.layout.Region;

/**
 * The area of a part that draws or places its content itself. To draw again, or to change what is in the area, lays out
 * nothing around it: the size of the part must not depend on it.
 */
public final class DrawingArea extends Region {
    private final Runnable drawing;

    /**
     * @param drawing draws the content, or places it; runs within a layout
     * @param content the nodes in the area, from the lowest to the topmost
     */
    public DrawingArea(Runnable drawing, Node... content) {
        this.drawing = drawing;
        setManaged(false);
        setPickOnBounds(false);
        getChildren().setAll(content);
    }

    /** The nodes in the area, from the lowest to the topmost. */
    public ObservableList<Node> content() {
        return getChildren();
    }

    /** Covers a part, and draws again. To be called in the layout of that part. */
    public void cover(Region part) {
        resizeRelocate(0, 0, part.getWidth(), part.getHeight());
        requestLayout();
    }

    /** Draws again with the next layout. */
    public void redraw() {
        requestLayout();
    }

    @Override
    protected void layoutChildren() {
        drawing.run();
    }
}
