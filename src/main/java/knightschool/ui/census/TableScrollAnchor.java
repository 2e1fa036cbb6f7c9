package knightschool.ui.census;

import javafx.collections.ObservableList;
import javafx.scene.control.IndexedCell;
import javafx.scene.control.TableView;
import javafx.scene.control.skin.VirtualFlow;

/**
 * Keeps the visible rows of a table in place when rows are added above them; a table by itself keeps the index of its
 * first visible row. A table scrolled to its top stays there, so that new first rows are visible.
 *
 * @param <T> the type of the rows
 */
final class TableScrollAnchor<T> {
    private final TableView<T> table;
    private T first;
    private double hidden;

    /**
     * @param source the rows of the table, possibly sorted by it; this object must be created before the table listens
     *     to them
     */
    TableScrollAnchor(TableView<T> table, ObservableList<T> source) {
        this.table = table;
        source.subscribe(this::remember);
    }

    private VirtualFlow<?> flow() {
        return (VirtualFlow<?>) table.lookup(".virtual-flow");
    }

    private void remember() {
        VirtualFlow<?> flow = flow();
        IndexedCell<?> cell = flow == null ? null : flow.getFirstVisibleCell();
        if (first == null && cell != null && cell.getIndex() > 0 && cell.getIndex() < items().size()) {
            first = items().get(cell.getIndex());
            hidden = -cell.getLayoutY();
        }
    }

    private ObservableList<T> items() {
        return table.getItems();
    }

    /** Scrolls to the recorded row. To be called in each layout after the table has counted its rows. */
    void restore() {
        int place = first == null ? -1 : items().indexOf(first);
        first = null;
        VirtualFlow<?> flow = flow();
        if (place >= 0 && flow.getFirstVisibleCell().getIndex() != place) {
            flow.scrollToTop(place);
            if (hidden > 0) {
                flow.scrollPixels(hidden);
            }
        }
    }
}
