package knightschool.ui.editor.fact;

import javafx.scene.control.ScrollPane;
import javafx.scene.layout.Region;

/** A column that scrolls where it is too long, with actions directly below it that stay visible. */
final class StickyFooterColumn extends Region {
    private static final double GAP = 6;

    private final ScrollPane scroll;
    private final Region content;
    private final Region actions;

    /** @param content the content of the scroll pane */
    StickyFooterColumn(ScrollPane scroll, Region content, Region actions) {
        this.scroll = scroll;
        this.content = content;
        this.actions = actions;
        getChildren().addAll(scroll, actions);
        setMinHeight(0);
    }

    @Override
    protected void layoutChildren() {
        double below = actions.isManaged() ? Math.ceil(actions.prefHeight(getWidth())) + GAP : 0;
        double room = Math.max(0, getHeight() - below);
        double height = below == 0 ? room : Math.min(room, Math.ceil(content.prefHeight(content.getMaxWidth())));
        scroll.resizeRelocate(0, 0, getWidth(), height);
        actions.resizeRelocate(0, height + GAP, getWidth(), Math.max(0, below - GAP));
    }

    @Override
    protected double computeMinWidth(double height) {
        return scroll.minWidth(height);
    }

    @Override
    protected double computePrefWidth(double height) {
        return scroll.prefWidth(height);
    }

    @Override
    protected double computePrefHeight(double width) {
        double below = actions.isManaged() ? actions.prefHeight(width) + GAP : 0;
        return content.prefHeight(content.getMaxWidth()) + below;
    }
}
