package knightschool.ui.compare.model;

import java.util.List;
import javafx.beans.property.ReadOnlyLongProperty;
import javafx.beans.property.ReadOnlyLongWrapper;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import knightschool.algorithm.ConfiguredAlgorithm;
import knightschool.board.Board;
import knightschool.compare.ComparisonSnapshot;
import knightschool.compare.ComparisonStepSummary;
import knightschool.trace.SearchSnapshot;
import knightschool.ui.work.WorkFailure;

/**
 * The model of the {@link ComparisonSnapshot} in all panes, with its summary and the failure of the searches, and
 * whether it belongs to the current searches. Used on the JavaFX thread only.
 */
final class ComparisonSnapshotModel {
    private final ReadOnlyObjectWrapper<ComparisonSnapshot> snapshot = new ReadOnlyObjectWrapper<>();
    private final ReadOnlyObjectWrapper<ComparisonStepSummary> summary = new ReadOnlyObjectWrapper<>();
    private final ReadOnlyLongWrapper step = new ReadOnlyLongWrapper();
    private final ReadOnlyObjectWrapper<WorkFailure> failure = new ReadOnlyObjectWrapper<>();
    private CompareWorkerReport lastReport;
    private ComparisonSnapshot skipped;
    private boolean summedUp;
    private long order;
    private long shownOrder;

    /** Records that other searches begin, and returns the number under which the worker reports on them. */
    long begin() {
        failure.set(null);
        return ++order;
    }

    /** Whether a report is newer than the last one seen. */
    boolean isBefore(CompareWorkerReport report) {
        return report != lastReport;
    }

    /** Whether a report is new and belongs to the current searches; it then counts as seen. */
    boolean isNews(CompareWorkerReport report) {
        boolean news = report != null && report != lastReport && report.order() == order;
        lastReport = news ? report : lastReport;
        return news;
    }

    /** Marks the snapshot of a report as not requested, so that it is not shown. */
    void skip(CompareWorkerReport report) {
        skipped = report.snapshot();
    }

    /** Shows the snapshot of a report, and returns whether it differs from the one shown before. */
    boolean show(CompareWorkerReport report) {
        ComparisonSnapshot now = report.snapshot();
        if (now == skipped) {
            return false;
        }
        boolean another = now != snapshot.get();
        if (another) {
            shownOrder = order;
            step.set(now.step());
            snapshot.set(now);
        }
        if (report.summary() != null && report.summary().snapshot() == now) {
            summary.set(report.summary());
            summedUp = report.summedUp();
        }
        return another;
    }

    /** Whether the summary of the shown step is final for now. */
    boolean isSummedUp() {
        return summary.get() != null && summary.get().snapshot() == snapshot.get() && summedUp;
    }

    /** See {@link CompareModel#summaryProperty}. */
    ReadOnlyObjectProperty<ComparisonStepSummary> summaryProperty() {
        return summary.getReadOnlyProperty();
    }

    /** Whether the shown snapshot belongs to the current searches. */
    boolean isCurrent() {
        return shownOrder == order;
    }

    /** Whether the shown snapshot is one of the given searches on a board. */
    boolean isOf(List<ConfiguredAlgorithm> solvers, Board board) {
        ComparisonSnapshot now = snapshot.get();
        return now != null
                && now.frames().stream().map(SearchSnapshot::solver).toList().equals(solvers)
                && now.frames().stream().allMatch(frame -> frame.board().equals(board));
    }

    /** Sets the failure of the current searches. */
    void fail(WorkFailure how) {
        failure.set(how);
    }

    /** See {@link CompareModel#failureProperty}. */
    ReadOnlyObjectProperty<WorkFailure> failureProperty() {
        return failure.getReadOnlyProperty();
    }

    ReadOnlyObjectProperty<ComparisonSnapshot> snapshotProperty() {
        return snapshot.getReadOnlyProperty();
    }

    ReadOnlyLongProperty stepProperty() {
        return step.getReadOnlyProperty();
    }

    /** The step at which a pane is shown, by its index; 0 before the first. */
    long stepOf(int pane) {
        ComparisonSnapshot now = snapshot.get();
        return now == null ? 0 : now.stepOf(pane);
    }

    long step() {
        return step.get();
    }
}
