package knightschool.ui.compare;

import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import knightschool.drawing.board.SignSketch;
import knightschool.drawing.domain.DomainLegendSigns;
import knightschool.search.DomainMove;
import knightschool.ui.compare.pane.DomainWords;
import knightschool.ui.compare.pane.PaneView;
import knightschool.ui.legend.LegendEntry;

/** What the legend says of the cells beside the boards. */
final class DomainLegendEntries {
    private DomainLegendEntries() {}

    /** An entry for each sign in the tables; none without tables. */
    static List<LegendEntry> inTables(List<PaneView> panes) {
        List<DomainLegendSigns.Shown> shown =
                panes.stream().flatMap(pane -> pane.cellSigns().stream()).toList();
        return Arrays.stream(DomainLegendSigns.Kind.values())
                .flatMap(kind ->
                        shown.stream().filter(sign -> sign.kind() == kind).limit(1))
                .map(sign -> new LegendEntry(sign.sketch(), DomainWords.name(sign), DomainWords.says(sign)))
                .toList();
    }

    /**
     * What the words in the one row of cells are, where there are such: that a move was tried, and which closed it. One
     * entry has both, as there is not much room beside the panes.
     */
    static Optional<LegendEntry> inRows(List<PaneView> panes) {
        List<DomainMove> cells = Stream.of(DomainMove.State.TRIED, DomainMove.State.VISITED)
                .flatMap(state -> panes.stream()
                        .flatMap(pane -> pane.cellInRow(state).stream())
                        .limit(1))
                .toList();
        return cells.isEmpty()
                ? Optional.empty()
                : Optional.of(new LegendEntry(
                        SignSketch.words(cells.stream().map(DomainWords::of).toList()),
                        DomainWords.name(cells),
                        DomainWords.where(cells)));
    }
}
