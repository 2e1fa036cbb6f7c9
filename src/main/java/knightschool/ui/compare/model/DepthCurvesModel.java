package knightschool.ui.compare.model;

import java.util.Optional;
import javafx.beans.property.BooleanProperty;
import javafx.beans.property.ObjectProperty;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import javafx.beans.property.SimpleBooleanProperty;
import javafx.beans.property.SimpleObjectProperty;
import knightschool.compare.DepthCurves;
import knightschool.drawing.chart.StepAxisScale;

/** The depths of the searches over time: whether they are shown, their axis and their values. */
public final class DepthCurvesModel {
    private final CompareWorker worker;
    private final BooleanProperty shown = new SimpleBooleanProperty(this, "shown");
    private final ObjectProperty<StepAxisScale.Kind> axisKind =
            new SimpleObjectProperty<>(this, "axisKind", StepAxisScale.Kind.LOGARITHMIC);
    private final ReadOnlyObjectWrapper<DepthCurves> curves = new ReadOnlyObjectWrapper<>(this, "curves");
    private Optional<StepAxisScale> axis = Optional.empty();
    private long begun;
    private long requestNumber;
    private long answered;

    DepthCurvesModel(CompareWorker worker) {
        this.worker = worker;
        shown.addListener(_ -> ask());
    }

    /** Called when other searches begin. */
    void begin() {
        curves.set(null);
        begun = requestNumber;
        ask();
    }

    /** Shows the depths along an axis. */
    public void show(StepAxisScale scale) {
        if (!axis.equals(Optional.of(scale))) {
            axis = Optional.of(scale);
            ask();
        }
    }

    private void ask() {
        requestNumber++;
        worker.depths(requestNumber, axis.filter(_ -> shown.get()).map(StepAxisScale::columns));
    }

    void take(GrowingSearchesQuery.Answer<DepthCurves> answer) {
        if (answer.number() > begun) {
            answered = answer.number();
            curves.set(answer.result());
        }
    }

    /** Whether the requested depths are shown. */
    boolean isSettled() {
        return !shown.get() || axis.isEmpty() || answered == requestNumber;
    }

    /** Whether the depths are shown. */
    public BooleanProperty shownProperty() {
        return shown;
    }

    /** The scale of the steps on the axis. */
    public ObjectProperty<StepAxisScale.Kind> axisKindProperty() {
        return axisKind;
    }

    /** The depths; null until they are known. */
    public ReadOnlyObjectProperty<DepthCurves> curvesProperty() {
        return curves.getReadOnlyProperty();
    }
}
