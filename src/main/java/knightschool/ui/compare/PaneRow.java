package knightschool.ui.compare;

import java.util.ArrayList;
import java.util.List;
import javafx.scene.layout.Region;

/** The panes side by side, equally wide to the pixel, so that their squares are equally large. */
final class PaneRow extends Region {
    private static final double GAP = 21;

    private final List<PaneView> panes = new ArrayList<>();

    PaneRow() {
        getStyleClass().add("panes");
        setMinSize(0, 0);
    }

    void add(PaneView pane) {
        panes.add(pane);
        getChildren().add(pane);
    }

    List<PaneView> panes() {
        return panes;
    }

    @Override
    protected void layoutChildren() {
        double width = Math.floor((getWidth() - GAP * (panes.size() - 1)) / panes.size());
        for (int i = 0; i < panes.size(); i++) {
            panes.get(i).resizeRelocate(i * (width + GAP), 0, width, getHeight());
        }
    }
}
