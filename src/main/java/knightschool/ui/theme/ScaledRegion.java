package knightschool.ui.theme;

import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;
import javafx.beans.property.DoubleProperty;
import javafx.beans.property.SimpleDoubleProperty;
import javafx.geometry.Dimension2D;
import javafx.scene.Node;
import javafx.scene.Parent;
import javafx.scene.layout.Region;
import javafx.scene.transform.Scale;

/**
 * A region that magnifies text, controls and drawings by a factor. Its content is laid out in correspondingly fewer
 * pixels and rendered at the magnified size, so that it stays sharp. Used on the JavaFX thread.
 */
public final class ScaledRegion extends Region {
    /**
     * Selectors of nodes that are laid out again after a magnification even if their size stays the same, since their
     * style or drawing depends on it.
     */
    private static final List<String> LAID_OUT_ANEW = List.of(".slide", ".board-canvas", ".graph-pane", ".panes");

    private final Region content;
    private final Supplier<Optional<Dimension2D>> least;
    private final Scale scale = new Scale();
    private final DoubleProperty factor = new SimpleDoubleProperty(this, "factor", 1);
    private final DoubleProperty visibleWidth = new SimpleDoubleProperty(this, "seen", Double.MAX_VALUE);

    /** Creates a region whose least size is that of its content. */
    public ScaledRegion(Region content) {
        this(content, Optional::empty);
    }

    /** @param least supplies in each layout the least size, in pixels; empty for that of the content */
    public ScaledRegion(Region content, Supplier<Optional<Dimension2D>> least) {
        this.content = content;
        this.least = least;
        content.getTransforms().add(scale);
        scale.xProperty().bind(factor);
        scale.yProperty().bind(factor);
        factor.addListener(_ -> enlarged());
        visibleWidth.addListener(_ -> enlarged());
        getChildren().add(content);
    }

    /** The magnification of a node at its current place; 1 outside of every scaled region. */
    public static double factorOf(Node node) {
        for (Parent above = node.getParent(); above != null; above = above.getParent()) {
            if (above instanceof ScaledRegion magnified) {
                return magnified.factor.get();
            }
        }
        return 1;
    }

    /**
     * The visible width at the place of a node, in its own pixels; {@code Double.MAX_VALUE} outside of every scaled
     * region.
     */
    public static double seenWidth(Node node) {
        for (Parent above = node.getParent(); above != null; above = above.getParent()) {
            if (above instanceof ScaledRegion magnified) {
                return magnified.visibleWidth.get() / magnified.factor.get();
            }
        }
        return Double.MAX_VALUE;
    }

    /** Sets the visible width, in pixels. The user scrolls to the rest. */
    public void see(double width) {
        visibleWidth.set(width);
    }

    private void enlarged() {
        LAID_OUT_ANEW.stream()
                .flatMap(style -> content.lookupAll(style).stream())
                .map(Parent.class::cast)
                .forEach(Parent::requestLayout);
        requestLayout();
    }

    /** Sets the magnification. */
    public void magnify(double by) {
        factor.set(by);
    }

    @Override
    protected void layoutChildren() {
        content.resizeRelocate(0, 0, getWidth() / factor.get(), getHeight() / factor.get());
    }

    @Override
    protected double computeMinWidth(double height) {
        return least.get().map(Dimension2D::getWidth).orElseGet(() -> content.minWidth(inside(height)) * factor.get());
    }

    @Override
    protected double computeMinHeight(double width) {
        return least.get().map(Dimension2D::getHeight).orElseGet(() -> content.minHeight(inside(width)) * factor.get());
    }

    @Override
    protected double computePrefWidth(double height) {
        return content.prefWidth(inside(height)) * factor.get();
    }

    @Override
    protected double computePrefHeight(double width) {
        return content.prefHeight(inside(width)) * factor.get();
    }

    private double inside(double length) {
        return length == USE_COMPUTED_SIZE ? length : length / factor.get();
    }
}
