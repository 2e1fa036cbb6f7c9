package knightschool.ui.compare;

import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import knightschool.drawing.board.SignSketch;
import knightschool.drawing.domain.CellSigns;
import knightschool.ui.compare.model.CompareWords;
import knightschool.ui.compare.pane.DomainWords;
import knightschool.ui.compare.pane.PaneView;
import knightschool.ui.legend.LegendEntry;

/** What the legend says of the cells beside the boards. */
final class CellEntries {
    private CellEntries() {}

    /** An entry for each sign in the tables; none without tables. */
    static List<LegendEntry> inTables(List<PaneView> panes) {
        List<CellSigns.Shown> shown =
                panes.stream().flatMap(pane -> pane.cellSigns().stream()).toList();
        return Arrays.stream(CellSigns.Kind.values())
                .flatMap(kind ->
                        shown.stream().filter(sign -> sign.kind() == kind).limit(1))
                .map(sign -> new LegendEntry(sign.sketch(), DomainWords.name(sign), DomainWords.says(sign)))
                .toList();
    }

    /** What a number in the one row of cells is, where there is one. */
    static Optional<LegendEntry> inRows(List<PaneView> panes) {
        return panes.stream()
                .flatMap(pane -> pane.closedCell().stream())
                .findFirst()
                .map(closed -> new LegendEntry(
                        SignSketch.words(DomainWords.of(closed)),
                        CompareWords.closedBy(closed.closedBy()),
                        CompareWords.IN_THE_CELLS));
    }
}
