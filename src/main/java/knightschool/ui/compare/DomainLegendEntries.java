package knightschool.ui.compare;

import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import knightschool.drawing.domain.DomainLegendSigns;
import knightschool.drawing.legend.LegendSignDrawing;
import knightschool.search.position.DomainCell;
import knightschool.ui.compare.pane.ComparisonPaneView;
import knightschool.ui.compare.pane.DomainWords;
import knightschool.ui.legend.LegendEntry;

/** Creates the legend entries of the domain cells beside the boards. */
final class DomainLegendEntries {
    private DomainLegendEntries() {}

    /** An entry for each kind of sign in the tables; empty if there are no tables. */
    static List<LegendEntry> inTables(List<ComparisonPaneView> panes) {
        List<DomainLegendSigns.DomainSign> signs =
                panes.stream().flatMap(pane -> pane.cellSigns().stream()).toList();
        return Arrays.stream(DomainLegendSigns.Kind.values())
                .flatMap(kind ->
                        signs.stream().filter(sign -> sign.kind() == kind).limit(1))
                .map(sign -> new LegendEntry(sign.sketch(), DomainWords.name(sign), DomainWords.says(sign)))
                .toList();
    }

    /** An entry for cells of rows in which panes differ; empty if there are none, or if tables have one. */
    static Optional<LegendEntry> differingInRows(List<ComparisonPaneView> panes) {
        boolean isInTables = panes.stream()
                .flatMap(pane -> pane.cellSigns().stream())
                .anyMatch(sign -> sign.kind() == DomainLegendSigns.Kind.DIFFERENT);
        return panes.stream()
                .filter(_ -> !isInTables)
                .flatMap(pane -> pane.differingSignInRow().stream())
                .findFirst()
                .map(sign -> new LegendEntry(sign, DomainWords.DIFFERENT, DomainWords.DIFFERENT_IN_ROW));
    }

    /**
     * An entry for the words in rows of cells: that a move was tried, and the number of the move that closed it. Both
     * share one entry, since there is little space beside the panes. Empty if there are no such words.
     */
    static Optional<LegendEntry> inRows(List<ComparisonPaneView> panes) {
        List<DomainCell> cells = Stream.of(DomainCell.State.TRIED, DomainCell.State.VISITED)
                .flatMap(state -> panes.stream()
                        .flatMap(pane -> pane.cellInRow(state).stream())
                        .limit(1))
                .toList();
        return cells.isEmpty()
                ? Optional.empty()
                : Optional.of(new LegendEntry(
                        LegendSignDrawing.words(
                                cells.stream().map(DomainWords::of).toList()),
                        DomainWords.name(cells),
                        DomainWords.where(cells)));
    }
}
