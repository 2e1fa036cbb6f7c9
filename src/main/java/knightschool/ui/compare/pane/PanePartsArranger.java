package knightschool.ui.compare.pane;

import java.util.Map;
import java.util.Optional;
import javafx.css.PseudoClass;
import javafx.geometry.Rectangle2D;
import javafx.scene.layout.Region;
import knightschool.board.Board;
import knightschool.drawing.board.BoardGeometry;
import knightschool.setup.value.HideableScenePart;
import knightschool.ui.compare.obstruction.PaneTourObstructionView;
import knightschool.ui.compare.pane.layout.AvailablePaneSpace;
import knightschool.ui.compare.pane.layout.DomainTablePaneLayout;
import knightschool.ui.compare.pane.layout.PaneContentLayout;
import knightschool.ui.theme.ImmediatePseudoClassUpdater;

/**
 * Places the board, the code, the counters and the other parts of a pane, and hides those for which there is no space.
 */
final class PanePartsArranger {
    private static final PseudoClass SMALL = PseudoClass.getPseudoClass("small");
    private static final PseudoClass SLIDE = PseudoClass.getPseudoClass("slide");
    private static final PseudoClass NARROW = PseudoClass.getPseudoClass("narrow");
    private static final PseudoClass LARGE = PseudoClass.getPseudoClass("large");

    /** The space between the counters beside a board and the reason below them, in pixels. */
    private static final double WHY_GAP = 8;

    private final Region pane;
    private final Parts parts;
    private final PanePartVisibility visibility;
    private Optional<DomainTablePaneLayout> tabled = Optional.empty();
    private PaneContentLayout arranged;
    private CountersPlace countersPlace;

    /** The area of the counters where they are shown without the code. */
    private Optional<Rectangle2D> countersAlone = Optional.empty();

    /**
     * The parts of a pane, in the order in which they are read aloud.
     *
     * @param row the domain of the indicated square
     * @param below the code and the counters
     * @param obstruction the reason why the path can or cannot be completed
     * @param why the reason for the step
     */
    record Parts(
            PaneHeader header,
            PaneBoard board,
            DomainTableView table,
            SquareDomainView row,
            CodeAndCountersView below,
            PaneTourObstructionView obstruction,
            StepReasonView why) {}

    PanePartsArranger(Region pane, Parts parts, PanePartVisibility visibility) {
        this.pane = pane;
        this.parts = parts;
        this.visibility = visibility;
    }

    /** Whether the domain table has room. */
    boolean hasTable() {
        return tabled.isPresent();
    }

    /** Shows and hides the parts: in a pane without code and counters nothing lies between the board and the reason. */
    void showParts() {
        boolean bare = tabled.map(at -> !at.hasCode()).orElseGet(() -> arranged != null && arranged.isBare());
        boolean one = tabled.map(DomainTablePaneLayout::hasRow)
                .orElseGet(() -> arranged == null || arranged.hasRow(pane.getHeight()));
        boolean isExplained = visibility.reason().isPresent();
        parts.table().setVisible(tabled.isPresent());
        parts.row().setVisible(one && visibility.shows(HideableScenePart.CELLS));
        parts.below().setVisible(countersAlone.isPresent() || !bare && !isExplained);
        parts.obstruction().setVisible(!bare && isExplained);
        parts.why().setVisible(visibility.shows(HideableScenePart.CODE) && (arranged == null || arranged.hasReason()));
        parts.why().setReason(bare ? visibility.reason() : Optional.empty());
        parts.why().setMissing(arranged != null && visibility.showsTable() && tabled.isEmpty() ? DomainWords.NONE : "");
    }

    /** Places the parts in the present size of the pane. */
    void layOut(Board board) {
        double height = pane.getHeight();
        AvailablePaneSpace room = AvailablePaneSpace.at(pane, pane.getWidth(), height, visibility.form())
                .with(visibility.parts());
        tabled = visibility.showsTable()
                ? DomainTablePaneLayout.fit(board, room, visibility.showsCodeOrCounters())
                : Optional.empty();
        PaneContentLayout at =
                tabled.map(DomainTablePaneLayout::pane).orElseGet(() -> PaneContentLayout.fit(board, room));
        countersAlone = visibility.shows(HideableScenePart.COUNTERS)
                ? tabled.map(layout -> Optional.of(layout.parts().counters()))
                        .orElseGet(() -> at.countersAlone(height))
                        .filter(area -> area.getHeight() > 0)
                : Optional.empty();
        arrange(at);
        showParts();
        BoardGeometry squares = at.geometry();
        parts.header().resizeRelocate(at.headerLeft(), 0, headerWidth(at), at.headerHeight());
        parts.board().canvas().resizeRelocate(at.boardLeft(), at.headerHeight(), squares.width(), squares.height());
        tabled.ifPresentOrElse(this::placeParts, () -> placeParts(at));
    }

    /** Returns the width of the header, which may extend above the parts beside a small board. */
    private double headerWidth(PaneContentLayout at) {
        double ranks = at.gutter() - at.headerLeft();
        return Math.min(pane.getWidth() - at.headerLeft(), Math.max(at.headerWidth() + ranks, at.leastHeader()));
    }

    private void placeParts(DomainTablePaneLayout at) {
        parts.table().place(at);
        parts.row().arrange(0, at.isRowFolded(), at.pane().text().cells());
        place(parts.row(), at.parts().row());
        parts.below().setRoomForCounters(at.hasCode() || countersAlone.isPresent());
        place(parts.below(), countersAlone.orElse(at.parts().code()));
        place(parts.obstruction(), at.parts().code());
        place(parts.why(), at.parts().why());
    }

    private static void place(Region part, Rectangle2D area) {
        part.resizeRelocate(area.getMinX(), area.getMinY(), area.getWidth(), area.getHeight());
    }

    private static Rectangle2D area(double left, double top, double width, double height) {
        return new Rectangle2D(left, top, Math.max(0, width), Math.max(0, height));
    }

    private void placeParts(PaneContentLayout at) {
        double height = pane.getHeight();
        parts.row()
                .arrange(at.beside() ? 0 : at.gutter(), at.isFolded(), at.text().cells());
        double rowLeft = at.beside() ? at.left() : 0;
        parts.row().resizeRelocate(rowLeft, at.rowTop(), at.right() - rowLeft, at.rowHeight());
        boolean counted = visibility.reason().isPresent() || visibility.shows(HideableScenePart.COUNTERS);
        PaneContentLayout.Column column = at.column(height, parts.row().isVisible(), counted);
        parts.below().setRoomForCounters(countersAlone.isPresent() || column.codeHeight() >= at.codeHeight());
        place(parts.below(), countersAlone.orElse(area(at.left(), column.codeTop(), at.width(), column.codeHeight())));
        parts.obstruction().resizeRelocate(at.left(), column.codeTop(), at.width(), column.codeHeight());
        double whyTop = countersAlone.map(area -> area.getMaxY() + WHY_GAP).orElse(column.whyTop());
        parts.why().resizeRelocate(at.left(), whyTop, at.width(), Math.min(column.whyHeight(), height - whyTop));
    }

    private void arrange(PaneContentLayout at) {
        CountersPlace counters = new CountersPlace(
                countersAlone.isPresent(),
                countersAlone.isPresent() && tabled.isEmpty() && at.hasStackedCounters(),
                countersAlone.isPresent()
                        ? tabled.map(DomainTablePaneLayout::areCountersFlat).orElse(!at.beside())
                        : at.isNarrow() && !at.beside(),
                at.isNarrow());
        arranged = at;
        boolean isLargeText = at.text().isLarge();
        boolean isSlideText = at.text().isOfSlide() && !isLargeText;
        boolean isSmallText = at.text().isSmall();
        ImmediatePseudoClassUpdater.set(
                pane, Map.of(LARGE, isLargeText, SMALL, isSmallText, NARROW, at.isNarrow(), SLIDE, isSlideText));
        parts.below().setSmall(isSmallText || isSlideText);
        if (!counters.equals(countersPlace)) {
            countersPlace = counters;
            if (counters.stacked()) {
                parts.below().stackCountersAlone();
            } else if (counters.alone()) {
                parts.below().arrangeCountersAlone(counters.flat());
            } else {
                parts.below().arrange(counters.under(), counters.flat());
            }
        }
    }

    /**
     * The place of the counters.
     *
     * @param alone whether the code is not with them
     * @param stacked whether each count has its name above it, and the next one below it
     * @param flat whether the counts are side by side
     * @param under whether they are below the code
     */
    private record CountersPlace(boolean alone, boolean stacked, boolean flat, boolean under) {}
}
