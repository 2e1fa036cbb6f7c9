package knightschool.ui.census;

import javafx.collections.ObservableList;
import javafx.scene.control.IndexedCell;
import javafx.scene.control.TableView;
import javafx.scene.control.skin.VirtualFlow;

/**
 * Keeps the rows that are seen where they are when others come above them; a table by itself keeps the number of its
 * first row. A table that stands at its top stays there, so that what comes first is seen.
 *
 * @param <T> what a row shows
 */
final class ScrollAnchor<T> {
    private final TableView<T> table;
    private T first;
    private double hidden;

    /** @param source what the table shows, perhaps sorted: to be made before the table listens to it */
    ScrollAnchor(TableView<T> table, ObservableList<T> source) {
        this.table = table;
        source.subscribe(this::remember);
    }

    private VirtualFlow<?> flow() {
        return (VirtualFlow<?>) table.lookup(".virtual-flow");
    }

    private void remember() {
        VirtualFlow<?> flow = flow();
        IndexedCell<?> cell = flow == null ? null : flow.getFirstVisibleCell();
        if (first == null && cell != null && cell.getIndex() > 0 && cell.getIndex() < shown().size()) {
            first = shown().get(cell.getIndex());
            hidden = -cell.getLayoutY();
        }
    }

    private ObservableList<T> shown() {
        return table.getItems();
    }

    /** To be called when the table has counted its rows, in each layout. */
    void restore() {
        int place = first == null ? -1 : shown().indexOf(first);
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
