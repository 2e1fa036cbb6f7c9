package knightschool.ui.scroll;

import java.util.stream.Stream;
import javafx.application.Platform;
import javafx.geometry.Bounds;
import javafx.scene.Scene;
import javafx.scene.control.ListCell;
import javafx.scene.control.ListView;
import javafx.scene.control.skin.VirtualFlow;

/**
 * Scrolls the selected row of a list into view. {@link ListView#scrollTo(int)} has no effect while the list does not
 * yet have its height or its rows, so this looks after each frame, and scrolls again until the row is in view. In a
 * scene without a window, of which a picture is taken, there are no frames; there it looks after each layout.
 *
 * <p>If the row asked for cannot be at the top, since there are too few rows below it, the list sometimes ends one row
 * short of its last one, and does so again at each further {@code scrollTo}. So a row near those in view is revealed by
 * {@link VirtualFlow#scrollTo(int)}, which moves from where the list is.
 */
public final class SelectedRowRevealer {
    /** The number of frames after which a row is given up, as one that is higher than the list. */
    private static final int MOST_FRAMES = 10;

    private final ListView<?> list;
    private final int rowsAbove;
    private final Runnable look = this::look;
    private Scene awaited;
    private int frames;

    /** @param rowsAbove the number of rows that are to be in view above the selected one, where there are so many */
    public SelectedRowRevealer(ListView<?> list, int rowsAbove) {
        this.list = list;
        this.rowsAbove = rowsAbove;
        list.sceneProperty().subscribe(this::move);
        list.needsLayoutProperty().addListener((_, _, needed) -> laidOut(needed));
    }

    /** Reveals the selected row in the next frames; at the latest when the list is in a scene. */
    public void reveal() {
        frames = MOST_FRAMES;
        if (awaited == null) {
            move(list.getScene());
        }
    }

    /** Awaits the frames of another scene while there is a row to be revealed. */
    private void move(Scene scene) {
        if (awaited != null) {
            awaited.removePostLayoutPulseListener(look);
        }
        awaited = frames > 0 ? scene : null;
        if (awaited != null) {
            awaited.addPostLayoutPulseListener(look);
            Platform.requestNextPulse();
        }
    }

    /** Looks once a layout is over whose scene has no window. */
    private void laidOut(boolean isNeeded) {
        if (!isNeeded && isOffScreen()) {
            Platform.runLater(() -> {
                if (isOffScreen()) {
                    look();
                    list.requestLayout();
                }
            });
        }
    }

    private boolean isOffScreen() {
        return awaited != null && awaited.getWindow() == null;
    }

    /** Returns whether a row is in view, or was given up; true also while the list is in no scene. */
    public boolean isSettled() {
        return awaited == null;
    }

    private void look() {
        int selected = list.getSelectionModel().getSelectedIndex();
        frames = selected < 0 || isInView(selected) ? 0 : frames - 1;
        if (frames == 0) {
            move(list.getScene());
        } else {
            scrollTo(selected);
            Platform.requestNextPulse();
        }
    }

    private void scrollTo(int row) {
        boolean isNear = rows().anyMatch(cell -> cell.isVisible() && !cell.isEmpty() && isNear(cell.getIndex(), row));
        if (isNear && list.lookup(".virtual-flow") instanceof VirtualFlow<?> flow) {
            flow.scrollTo(row);
        } else {
            list.scrollTo(Math.max(0, row - rowsAbove));
        }
    }

    private boolean isNear(int one, int other) {
        return Math.abs(one - other) <= Math.max(1, rowsAbove);
    }

    private boolean isInView(int row) {
        Bounds view = list.localToScene(list.getLayoutBounds());
        return rows().filter(cell -> cell.getIndex() == row && cell.isVisible())
                .anyMatch(cell -> view.contains(cell.localToScene(cell.getLayoutBounds())));
    }

    private Stream<? extends ListCell<?>> rows() {
        return list.lookupAll(".list-cell").stream().map(cell -> (ListCell<?>) cell);
    }
}
