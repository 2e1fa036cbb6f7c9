package knightschool.ui.compare.player;

import java.util.List;
import java.util.Optional;
import javafx.geometry.Bounds;
import javafx.scene.Parent;
import javafx.scene.layout.Region;
import knightschool.ui.shell.MessagePlacement;

/** Where the notice stands over the panes: over a board rather than over code, and never over a control. */
public final class NoticeLayer extends Region {
    private final NoticeView notice;
    private final Parent panes;
    private List<Bounds> under = List.of();

    /** @param panes over which it stands, as large as this is */
    public NoticeLayer(NoticeView notice, Parent panes) {
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

    /** What the panes show changes from step to step: it goes where it covers nothing of that. */
    private void keepClear() {
        if (!notice.isVisible() || isNeedsLayout()) {
            return;
        }
        List<Bounds> now = new MessagePlacement(this, panes, notice).under(notice.getBoundsInParent());
        if (!now.equals(under)) {
            under = now;
            requestLayout();
        }
    }

    @Override
    protected void layoutChildren() {
        if (notice.isVisible()) {
            Bounds at = new MessagePlacement(this, panes, notice)
                    .best(Math.min(notice.prefWidth(-1), getWidth()), width -> notice.prefHeight(width));
            notice.resizeRelocate(at.getMinX(), at.getMinY(), at.getWidth(), at.getHeight());
        }
    }
}
