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

    /** The parts of a pane, in the order in which they are read aloud. */
    record Parts(PaneHeader header, PaneBoard board, DomainViews domains, TextViews texts) {}

    /**
     * The views of domains.
     *
     * @param row the domain of the indicated square
     */
    record DomainViews(DomainTableView table, SquareDomainView row) {}

    /**
     * The texts of a pane.
     *
     * @param obstruction the reason why the path can or cannot be completed
     * @param reason the reason for the step
     */
    record TextViews(CodeAndCountersView code, PaneTourObstructionView obstruction, StepReasonView reason) {}

    PanePartsArranger(Region pane, Parts parts, PanePartVisibility visibility) {
        this.pane = pane;
        this.parts = parts;
        this.visibility = visibility;
    }

    /** Whether the domain table has room. */
    boolean hasTable() {
        return tabled.isPresent();
    }

    /** Whether the domain table has room for all squares. */
    boolean hasWholeTable() {
        return tabled.filter(DomainTablePaneLayout::isWhole).isPresent();
    }

    /** Shows and hides the parts: in a pane without code and counters nothing lies between the board and the reason. */
    void showParts() {
        boolean bare = tabled.map(at -> !at.hasCode()).orElseGet(() -> arranged != null && arranged.isBare());
        boolean one = tabled.map(DomainTablePaneLayout::hasRow)
                .orElseGet(() -> arranged == null || arranged.hasRow(pane.getHeight()));
        boolean isExplained = visibility.reason().isPresent();
        parts.domains().table().setVisible(tabled.isPresent());
        parts.domains().row().setVisible(one && visibility.shows(HideableScenePart.CELLS));
        parts.texts().code().setVisible(countersAlone.isPresent() || !bare && !isExplained);
        parts.texts().obstruction().setVisible(!bare && isExplained);
        parts.texts()
                .reason()
                .setVisible(visibility.shows(HideableScenePart.CODE) && (arranged == null || arranged.hasReason()));
        parts.texts().reason().setReason(bare ? visibility.reason() : Optional.empty());
        parts.texts()
                .reason()
                .setMissing(arranged != null && visibility.showsTable() && tabled.isEmpty() ? DomainWords.NONE : "");
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
        parts.domains().table().place(at);
        parts.domains().row().arrange(0, at.isRowFolded(), at.pane().text().cells());
        place(parts.domains().row(), at.parts().row());
        parts.texts().code().setRoomForCounters(at.hasCode() || countersAlone.isPresent());
        place(parts.texts().code(), countersAlone.orElse(at.parts().code()));
        place(parts.texts().obstruction(), at.parts().code());
        place(parts.texts().reason(), at.parts().reason());
    }

    private static void place(Region part, Rectangle2D area) {
        part.resizeRelocate(area.getMinX(), area.getMinY(), area.getWidth(), area.getHeight());
    }

    private static Rectangle2D area(double left, double top, double width, double height) {
        return new Rectangle2D(left, top, Math.max(0, width), Math.max(0, height));
    }

    private void placeParts(PaneContentLayout at) {
        double height = pane.getHeight();
        parts.domains()
                .row()
                .arrange(at.beside() ? 0 : at.gutter(), at.isFolded(), at.text().cells());
        double rowLeft = at.beside() ? at.left() : 0;
        parts.domains().row().resizeRelocate(rowLeft, at.rowTop(), at.right() - rowLeft, at.rowHeight());
        boolean counted = visibility.reason().isPresent() || visibility.shows(HideableScenePart.COUNTERS);
        PaneContentLayout.Column column =
                at.column(height, parts.domains().row().isVisible(), counted);
        parts.texts().code().setRoomForCounters(countersAlone.isPresent() || column.codeHeight() >= at.codeHeight());
        place(
                parts.texts().code(),
                countersAlone.orElse(area(at.left(), column.codeTop(), at.width(), column.codeHeight())));
        parts.texts().obstruction().resizeRelocate(at.left(), column.codeTop(), at.width(), column.codeHeight());
        double whyTop = countersAlone.map(area -> area.getMaxY() + WHY_GAP).orElse(column.whyTop());
        parts.texts()
                .reason()
                .resizeRelocate(at.left(), whyTop, at.width(), Math.min(column.whyHeight(), height - whyTop));
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
        parts.texts().code().setSmall(isSmallText || isSlideText);
        if (!counters.equals(countersPlace)) {
            countersPlace = counters;
            if (counters.stacked()) {
                parts.texts().code().stackCountersAlone();
            } else if (counters.alone()) {
                parts.texts().code().arrangeCountersAlone(counters.flat());
            } else {
                parts.texts().code().arrange(counters.under(), counters.flat());
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
