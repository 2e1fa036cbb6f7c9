package knightschool.ui.compare;

import java.util.List;
import javafx.scene.layout.Region;

/** The panes side by side, equally wide to the pixel, so that their squares are equally large. */
final class PaneRow extends Region {
    private static final double GAP = 21;

    /** Between panes that need every pixel. */
    private static final double SMALL_GAP = 9;

    private static final double NARROW = 300;

    private List<PaneView> panes = List.of();

    PaneRow() {
        getStyleClass().add("panes");
        setMinSize(0, 0);
    }

    /** Shows these panes instead of those before. */
    void set(List<PaneView> now) {
        panes = List.copyOf(now);
        getChildren().setAll(panes);
    }

    List<PaneView> panes() {
        return panes;
    }

    @Override
    protected void layoutChildren() {
        double gap = width(GAP) < NARROW ? SMALL_GAP : GAP;
        double width = width(gap);
        for (int i = 0; i < panes.size(); i++) {
            panes.get(i).resizeRelocate(i * (width + gap), 0, width, getHeight());
        }
    }

    private double width(double gap) {
        return Math.floor((getWidth() - gap * (panes.size() - 1)) / panes.size());
    }
}
