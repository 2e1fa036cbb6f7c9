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
 * A region whose words, controls and drawings are all larger or smaller by one factor: it is laid out in as many pixels
 * as are left once each is so much larger, and stays sharp, since everything in it is painted anew in that size. Used
 * on the JavaFX thread.
 */
public final class ScaledRegion extends Region {
    /** What is painted or styled when it is laid out, or lies where it is seen: also where its size stays. */
    private static final List<String> LAID_OUT_ANEW = List.of(".slide", ".board-canvas", ".graph-pane", ".panes");

    private final Region content;
    private final Supplier<Optional<Dimension2D>> least;
    private final Scale scale = new Scale();
    private final DoubleProperty factor = new SimpleDoubleProperty(this, "factor", 1);
    private final DoubleProperty visibleWidth = new SimpleDoubleProperty(this, "seen", Double.MAX_VALUE);

    /** As small as its content can be. */
    public ScaledRegion(Region content) {
        this(content, Optional::empty);
    }

    /** @param least asked in each layout how small it can be, in pixels; empty for as small as its content */
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

    /** What lengths in a node are multiplied by where it is now; 1 where nothing magnifies it. */
    public static double factorOf(Node node) {
        for (Parent above = node.getParent(); above != null; above = above.getParent()) {
            if (above instanceof ScaledRegion magnified) {
                return magnified.factor.get();
            }
        }
        return 1;
    }

    /** How much of the width is seen at once where a node is now, in its own pixels; without an end for all of it. */
    public static double seenWidth(Node node) {
        for (Parent above = node.getParent(); above != null; above = above.getParent()) {
            if (above instanceof ScaledRegion magnified) {
                return magnified.visibleWidth.get() / magnified.factor.get();
            }
        }
        return Double.MAX_VALUE;
    }

    /** So many pixels of the width are seen at once; to the others a person scrolls. */
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

    /** What lengths are multiplied by. */
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
