package knightschool.ui.compare.model;

import javafx.beans.property.ReadOnlyLongProperty;
import javafx.beans.property.ReadOnlyLongWrapper;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import knightschool.compare.ComparisonSnapshot;
import knightschool.compare.ComparisonStepSummary;
import knightschool.ui.work.WorkFailure;

/** The moment that all panes show, and whether it is one of the searches that run now. */
final class CurrentMoment {
    private final ReadOnlyObjectWrapper<ComparisonSnapshot> snapshot = new ReadOnlyObjectWrapper<>();
    private final ReadOnlyObjectWrapper<ComparisonStepSummary> summary = new ReadOnlyObjectWrapper<>();
    private final ReadOnlyLongWrapper step = new ReadOnlyLongWrapper();
    private final ReadOnlyObjectWrapper<WorkFailure> failure = new ReadOnlyObjectWrapper<>();
    private CompareWorkerReport lastReport;
    private ComparisonSnapshot skipped;
    private boolean summedUp;
    private long order;
    private long shownOrder;

    /** Other searches begin; returns their number. */
    long begin() {
        failure.set(null);
        return ++order;
    }

    /** Whether there is a later report than the one that was seen last. */
    boolean isBefore(CompareWorkerReport report) {
        return report != lastReport;
    }

    /** Whether a report says something new of the searches that run now; it counts as seen from now on. */
    boolean isNews(CompareWorkerReport report) {
        boolean news = report != null && report != lastReport && report.order() == order;
        lastReport = news ? report : lastReport;
        return news;
    }

    /** The moment of a report is not the one that was asked for, and not to be shown. */
    void skip(CompareWorkerReport report) {
        skipped = report.snapshot();
    }

    /** Shows the moment of a report; says whether it is another one than before. */
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

    /** Whether the moment has been summed up, and nothing more will be known of it soon. */
    boolean isSummedUp() {
        return summary.get() != null && summary.get().snapshot() == snapshot.get() && summedUp;
    }

    /** See {@link CompareModel#summaryProperty}. */
    ReadOnlyObjectProperty<ComparisonStepSummary> summaryProperty() {
        return summary.getReadOnlyProperty();
    }

    /** Whether it is of the searches that run now. */
    boolean isCurrent() {
        return shownOrder == order;
    }

    /** The searches that run now broke down. */
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

    long step() {
        return step.get();
    }
}
