package knightschool.ui.compare.model;

import java.util.List;
import java.util.function.Supplier;
import javafx.beans.property.BooleanProperty;
import javafx.beans.property.SimpleBooleanProperty;
import knightschool.compare.ComparisonSnapshot;
import knightschool.compare.SearchCounterTable;
import knightschool.search.Problem;

/** The counters of all searches as a table: whether it is shown, and its rows. */
public final class SearchCounterTableModel {
    private final BooleanProperty shown = new SimpleBooleanProperty(this, "shown");
    private final ComparisonSnapshotModel moment;
    private final ComparisonProgress progress;
    private final Supplier<Problem> problem;

    /** @param problem supplies the problem of the searches */
    SearchCounterTableModel(ComparisonSnapshotModel moment, ComparisonProgress progress, Supplier<Problem> problem) {
        this.moment = moment;
        this.progress = progress;
        this.problem = problem;
    }

    /** Whether the table is shown. */
    public BooleanProperty shownProperty() {
        return shown;
    }

    /** The counters at the shown step and in total; without rows until they are known. */
    public SearchCounterTable table() {
        ComparisonSnapshot snapshot = moment.snapshotProperty().get();
        boolean current = snapshot != null
                && moment.failureProperty().get() == null
                && snapshot.frames().stream()
                        .allMatch(frame -> frame.position().problem().equals(problem.get()));
        return current
                ? SearchCounterTable.of(snapshot, progress.lanesProperty().get())
                : new SearchCounterTable(List.of());
    }
}
