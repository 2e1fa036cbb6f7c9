package knightschool.ui.compare.pane;

import java.util.HashSet;
import java.util.Optional;
import java.util.Set;
import knightschool.setup.value.HideableScenePart;
import knightschool.ui.compare.obstruction.PaneTourObstructions;
import knightschool.ui.compare.pane.layout.AvailablePaneSpace;
import knightschool.ui.scene.ScenePlacement;

/**
 * The visibility of the parts of a pane: a part can be hidden for a time or for good, its table is visible on request,
 * and the reason why there is no tour only where there is one.
 */
final class PanePartVisibility {
    private static final Set<HideableScenePart> BELOW_THE_BOARD =
            Set.of(HideableScenePart.CELLS, HideableScenePart.CODE, HideableScenePart.COUNTERS);

    private final ScenePlacement form;
    private Set<HideableScenePart> hiddenParts = Set.of();
    private Set<HideableScenePart> leftOut = Set.of();
    private boolean tableWanted;
    private boolean tableAlone;
    private boolean tableHeldBack;
    private Optional<PaneTourObstructions.Reason> reason = Optional.empty();

    PanePartVisibility(ScenePlacement form) {
        this.form = form;
    }

    /** The form of the scene. */
    ScenePlacement form() {
        return form;
    }

    /**
     * Hides parts until the next call.
     *
     * @param parts the hidden parts
     * @param never those hidden parts that will not be shown later either
     * @param table whether the domain table is held back too
     */
    void hide(Set<HideableScenePart> parts, Set<HideableScenePart> never, boolean table) {
        hiddenParts = parts;
        leftOut = never;
        tableHeldBack = table;
    }

    /**
     * Sets whether the domain table is wanted.
     *
     * @param alone whether the board leaves out what the table shows
     * @return whether one of the two is new
     */
    boolean wantTable(boolean wanted, boolean alone) {
        boolean changed = wanted != tableWanted || alone != tableAlone;
        tableWanted = wanted;
        tableAlone = alone;
        return changed;
    }

    /** Sets the reason why the path can or cannot be completed; empty if none is shown. */
    void explain(Optional<PaneTourObstructions.Reason> because) {
        reason = because;
    }

    /** The reason why the path can or cannot be completed; empty if none is shown. */
    Optional<PaneTourObstructions.Reason> reason() {
        return reason;
    }

    /** Whether a part is not hidden. */
    boolean shows(HideableScenePart part) {
        return !hiddenParts.contains(part);
    }

    /**
     * The parts that the board leaves out: the hidden ones, and the open moves that a table shows instead.
     *
     * @param hasWholeTable whether the table has room for all squares
     */
    Set<HideableScenePart> hiddenOnBoard(boolean hasWholeTable) {
        Set<HideableScenePart> hidden = new HashSet<>(hiddenParts);
        if (tableAlone && hasWholeTable && showsTable()) {
            hidden.add(HideableScenePart.DOMAINS);
        }
        return hidden;
    }

    /** Whether the domain table is wanted and not held back; it is shown where there is room for it. */
    boolean showsTable() {
        return tableWanted && !tableHeldBack;
    }

    /** Whether the code or the counters are not hidden. */
    boolean showsCodeOrCounters() {
        return shows(HideableScenePart.CODE) || shows(HideableScenePart.COUNTERS);
    }

    /** The parts that are ever shown. Parts that are only held back keep their space. */
    AvailablePaneSpace.Parts parts() {
        if (form == ScenePlacement.WINDOW) {
            // While a class is asked the boards keep their size, even where a reason is shown between two questions.
            return leftOut.contains(HideableScenePart.CELLS)
                    ? AvailablePaneSpace.Parts.COUNTERS
                    : AvailablePaneSpace.Parts.ALL;
        }
        boolean isBoardAlone = reason.isEmpty() && !tableWanted && leftOut.containsAll(BELOW_THE_BOARD);
        return isBoardAlone ? AvailablePaneSpace.Parts.NONE : AvailablePaneSpace.Parts.ALL;
    }
}
