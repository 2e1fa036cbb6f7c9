package knightschool.ui.compare.model;

import java.util.OptionalInt;
import javafx.beans.property.ReadOnlyBooleanProperty;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import knightschool.compare.AlignedSteps;
import knightschool.compare.Alignment;
import knightschool.compare.ComparisonSnapshot;

/**
 * How the panes of a comparison are lined up in time: all at the same step, or each where its search has reached the
 * same count, such as that of the squares taken back. While a class is asked, and while a pane other than the first is
 * enlarged, all searches are shown at the step of the clock; afterwards they are aligned as before.
 */
public final class AlignmentModel {
    private final ReadOnlyObjectWrapper<Alignment> alignment =
            new ReadOnlyObjectWrapper<>(this, "alignment", Alignment.STEP);
    private final PaneAlgorithms panes;
    private final ReadOnlyBooleanProperty asking;

    /** How the panes are lined up when they need not be at one step. */
    private Alignment chosenAlignment = Alignment.STEP;

    /** @param asking whether questions are put to a class */
    AlignmentModel(PaneAlgorithms panes, ReadOnlyBooleanProperty asking) {
        this.panes = panes;
        this.asking = asking;
        panes.enlargedProperty().addListener(_ -> apply());
        asking.addListener(_ -> apply());
    }

    /** Lines the panes up, as soon as they need not be at one step. */
    public void lineUp(Alignment how) {
        chosenAlignment = how;
        apply();
    }

    private void apply() {
        alignment.set(asking.get() || isOtherPaneAlone() ? Alignment.STEP : chosenAlignment);
    }

    /**
     * Lines the panes up by step, where a request leads to a step that is not one of the clock. Panes that need to be
     * at one step now are lined up as before afterwards.
     */
    void lineUpByStep() {
        if (alignment.get() != Alignment.STEP) {
            lineUp(Alignment.STEP);
        }
    }

    /** How the panes are lined up when they need not be at one step. */
    public Alignment chosenAlignment() {
        return chosenAlignment;
    }

    public Alignment get() {
        return alignment.get();
    }

    /** The count by which the panes are lined up: that of the steps, or of some event. */
    public ReadOnlyObjectProperty<Alignment> alignmentProperty() {
        return alignment.getReadOnlyProperty();
    }

    /** Whether only a pane other than the first is shown. */
    public boolean isOtherPaneAlone() {
        return panes.enlarged().orElse(0) > 0;
    }

    /**
     * The index of the only pane in which playing stops: the enlarged one, or the first, whose step the clock shows, if
     * the panes are not lined up by step. Empty if playing stops in any pane.
     */
    OptionalInt followedPane() {
        OptionalInt alone = panes.enlarged();
        return alone.isPresent() || alignment.get() == Alignment.STEP ? alone : OptionalInt.of(0);
    }

    /** Whether the panes of a snapshot are lined up as they are to be. */
    boolean isThatOf(ComparisonSnapshot snapshot) {
        return snapshot.aligned().map(AlignedSteps::alignment).orElse(Alignment.STEP) == alignment.get();
    }
}
