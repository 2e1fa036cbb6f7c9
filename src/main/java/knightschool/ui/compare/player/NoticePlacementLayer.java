package knightschool.ui.compare.player;

import java.util.List;
import java.util.Optional;
import javafx.geometry.Bounds;
import javafx.scene.Parent;
import javafx.scene.layout.Region;
import knightschool.ui.message.MessagePlacer;

/** The layer above the panes that places the notice: over a board rather than over code, and never over a control. */
public final class NoticePlacementLayer extends Region {
    private final NoticeView notice;
    private final Parent panes;
    private List<Bounds> under = List.of();

    /** @param panes the panes below the layer, of the same size as the layer */
    public NoticePlacementLayer(NoticeView notice, Parent panes) {
        this.notice = notice;
        this.panes = panes;
        setPickOnBounds(false);
        setMinSize(0, 0);
        getChildren().setAll(notice);
        notice.visibleProperty().addListener(_ -> requestLayout());
        Runnable keepClear = this::keepClear;
        sceneProperty().subscribe((before, now) -> {
            Optional.ofNullable(before).ifPresent(scene -> scene.removePostLayoutPulseListener(keepClear));
            Optional.ofNullable(now).ifPresent(scene -> scene.addPostLayoutPulseListener(keepClear));
        });
    }

    /** Moves the notice if the panes now show something below it that it must not cover. */
    private void keepClear() {
        if (!notice.isVisible() || isNeedsLayout()) {
            return;
        }
        List<Bounds> now = new MessagePlacer(this, panes, notice).under(notice.getBoundsInParent());
        if (!now.equals(under)) {
            under = now;
            requestLayout();
        }
    }

    @Override
    protected void layoutChildren() {
        if (notice.isVisible()) {
            Bounds at = new MessagePlacer(this, panes, notice)
                    .best(Math.min(notice.prefWidth(-1), getWidth()), 0, width -> notice.prefHeight(width));
            notice.resizeRelocate(at.getMinX(), at.getMinY(), at.getWidth(), at.getHeight());
        }
    }
}
