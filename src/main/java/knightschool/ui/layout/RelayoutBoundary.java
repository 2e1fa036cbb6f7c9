package knightschool.ui.layout;

import javafx.geometry.Orientation;
import javafx.scene.layout.Region;

/**
 * The place of a part that is laid out by itself when it changes, in the size that it has. Its size in the layout
 * around it is that of the part. Where a change may need another size, {@link #requestLayout} lays out what is around.
 */
public final class RelayoutBoundary extends Region {
    private final Region content;

    /** The preferred height of the content when it was asked last, and the width for which it was asked, in pixels. */
    private double preferredHeight = -1;

    private double forWidth = -1;

    public RelayoutBoundary(Region content) {
        this.content = content;
        content.setManaged(false);
        getChildren().setAll(content);
    }

    /** Returns the place of a part whose changes lay out what is around, but only when they change its height. */
    public static RelayoutBoundary followingHeight(Region content) {
        RelayoutBoundary boundary = new RelayoutBoundary(content);
        content.needsLayoutProperty().addListener((_, _, needed) -> {
            // Asked within the layout, when the content has its style.
            if (!needed) {
                boundary.followHeight();
            }
        });
        return boundary;
    }

    @Override
    public Orientation getContentBias() {
        return content.getContentBias();
    }

    @Override
    protected double computeMinWidth(double height) {
        return content.minWidth(height);
    }

    @Override
    protected double computeMinHeight(double width) {
        return content.minHeight(width);
    }

    @Override
    protected double computePrefWidth(double height) {
        return content.prefWidth(height);
    }

    @Override
    protected double computePrefHeight(double width) {
        forWidth = width;
        preferredHeight = content.prefHeight(width);
        return preferredHeight;
    }

    private void followHeight() {
        if (content.prefHeight(forWidth) != preferredHeight) {
            requestLayout();
        }
    }

    @Override
    protected double computeMaxWidth(double height) {
        return content.maxWidth(height);
    }

    @Override
    protected double computeMaxHeight(double width) {
        return content.maxHeight(width);
    }

    @Override
    public double getBaselineOffset() {
        return content.getBaselineOffset();
    }

    @Override
    protected void layoutChildren() {
        content.resizeRelocate(0, 0, getWidth(), getHeight());
    }
}
