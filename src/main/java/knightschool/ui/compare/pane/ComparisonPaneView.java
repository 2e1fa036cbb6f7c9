package knightschool.ui.compare.pane;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.IntConsumer;
import java.util.function.IntFunction;
import java.util.function.Supplier;
import java.util.stream.Stream;
import javafx.css.PseudoClass;
import javafx.geometry.Rectangle2D;
import javafx.scene.Node;
import javafx.scene.input.MouseButton;
import javafx.scene.input.MouseEvent;
import javafx.scene.layout.Region;
import knightschool.algorithm.ConfiguredAlgorithm;
import knightschool.board.Board;
import knightschool.drawing.ColourExpression;
import knightschool.drawing.board.BoardGeometry;
import knightschool.drawing.board.SignOccurrence;
import knightschool.drawing.domain.DomainLegendSigns;
import knightschool.drawing.domain.DomainTableGrid;
import knightschool.search.DomainCell;
import knightschool.search.PositionDifferences;
import knightschool.setup.value.ScenePart;
import knightschool.trace.SearchSnapshot;
import knightschool.ui.board.BoardCanvas;
import knightschool.ui.compare.model.PaneObstructions;
import knightschool.ui.compare.model.PointedOrPinnedSquare;
import knightschool.ui.compare.pane.layout.AvailablePaneSpace;
import knightschool.ui.compare.pane.layout.DomainTablePaneLayout;
import knightschool.ui.compare.pane.layout.PaneContentLayout;
import knightschool.ui.scene.ScenePlacement;
import knightschool.ui.theme.LayoutPseudoClassUpdater;

/**
 * The view of one algorithm in a comparison: its board, the domain of the indicated square, its code, its counters and
 * the reason for the step.
 */
public final class ComparisonPaneView extends Region {
    private static final PseudoClass SMALL = PseudoClass.getPseudoClass("small");
    private static final PseudoClass SLIDE = PseudoClass.getPseudoClass("slide");
    private static final PseudoClass NARROW = PseudoClass.getPseudoClass("narrow");
    private static final PseudoClass LARGE = PseudoClass.getPseudoClass("large");
    private static final Set<ScenePart> BELOW_THE_BOARD = Set.of(ScenePart.CELLS, ScenePart.CODE, ScenePart.COUNTERS);

    /** The space between the counters beside a board and the reason below them, in pixels. */
    private static final double WHY_GAP = 8;

    private final PaneIdentity identity;
    private final ScenePlacement form;
    private final PointedOrPinnedSquare pointer;
    private final PaneQuizAnswer answer;
    private final PaneHeader header;
    private final PaneBoard board;
    private final SquareDomainView row = new SquareDomainView();
    private final CodeAndCountersView below = new CodeAndCountersView();
    private final StepReasonView why = new StepReasonView();
    private final PaneObstructionView reasonView = new PaneObstructionView();
    private final DomainTableView table;
    private boolean tableWanted;
    private boolean tableHeldBack;
    private Optional<DomainTablePaneLayout> tabled = Optional.empty();
    private Optional<PaneObstructions.Reason> reason = Optional.empty();
    private final List<ForkMenu> menus = new ArrayList<>();
    private Runnable home = () -> {};
    private PaneContentLayout arranged;
    private CountersPlace countersPlace;

    /** The area of the counters where they are shown without the code. */
    private Optional<Rectangle2D> countersAlone = Optional.empty();

    private SearchSnapshot frame;
    private Set<ScenePart> hidden = Set.of();
    private Set<ScenePart> leftOut = Set.of();
    private int pointed = Board.NONE;
    private CellKey cellKey;
    private List<DomainLegendSigns.Shown> cellSigns = List.of();

    /**
     * @param form the form of the scene: beside a slide's text no text is small
     * @param actions the actions on the pane; empty if panes cannot be changed
     * @param pointer receives the square below the pointer and the clicked square
     * @param answer receives the squares picked to answer a question
     */
    public ComparisonPaneView(
            PaneIdentity identity,
            ScenePlacement form,
            Optional<PaneActions> actions,
            PointedOrPinnedSquare pointer,
            PaneQuizAnswer answer) {
        this.identity = identity;
        this.form = form;
        this.pointer = pointer;
        this.answer = answer;
        getStyleClass().add("pane");
        setId(identity.id("pane"));
        // As it will be laid out most often, so that it is styled once.
        pseudoClassStateChanged(SLIDE, form == ScenePlacement.SLIDE);
        header = new PaneHeader(identity, actions, () -> home.run());
        board = new PaneBoard(identity, answer);
        table = new DomainTableView(identity.look());
        follow(board.canvas(), actions, board::accessibleText);
        follow(
                table.canvas(),
                actions,
                square -> DomainWords.spokenInTable(frame.position(), square)
                        + DomainWords.differing(board.differences().isAt(square)));
        getChildren().setAll(header, board.canvas());
        reasonView.setVisible(false);
    }

    /**
     * Connects the pointer events of the board or the table, which react alike.
     *
     * @param words the accessible text of a square, which follows the name of the pane
     */
    private void follow(BoardCanvas squares, Optional<PaneActions> actions, IntFunction<String> words) {
        squares.pointedProperty().addListener((_, _, now) -> pointer.point(now.intValue()));
        ForkMenu menu = new ForkMenu(actions, () -> home.run());
        menus.add(menu);
        squares.addEventFilter(MouseEvent.MOUSE_PRESSED, press -> {
            home.run();
            menu.hide();
            int square = squares.pointedProperty().get();
            if (press.getButton() == MouseButton.SECONDARY && frame != null && menu.offers(square)) {
                menu.show(squares, press, frame.board(), square);
                press.consume();
                return;
            }
            press(square);
            // The second press of two has let go of the square that the first one pinned.
            if (press.getButton() == MouseButton.PRIMARY && press.getClickCount() == 2) {
                actions.filter(own -> !own.isAlone())
                        .ifPresent(own -> own.enlarge().run());
            }
            press.consume();
        });
        squares.setFirst(() -> frame == null ? Board.NONE : frame.path().head());
        squares.setOnSquarePressed(this::enter);
        squares.setWords(square -> frame == null ? "" : identity.title() + ": " + words.apply(square));
    }

    /**
     * Sets the action that moves the focus after the board or a menu was used.
     *
     * @param back returns the keyboard focus to the scene
     */
    public void setHome(Runnable back) {
        home = back;
    }

    /**
     * Sets the action for clicks on closed cells.
     *
     * @param toPlacement goes to the step that placed the knight on the square with the given index in the path
     */
    public void setOnClosedCell(IntConsumer toPlacement) {
        row.setOnClosedCell(toPlacement);
        table.setOnClosedCell(index -> {
            if (!answer.isPicking()) {
                toPlacement.accept(index);
            }
        });
    }

    /**
     * Pins the clicked square and picks it if a question is asked. Where several squares are picked, none is pinned.
     */
    private void press(int square) {
        if (board.prediction().isAsked() && square != Board.NONE) {
            board.prediction().press(square);
            return;
        }
        if (!answer.takesSeveral()) {
            pointer.pin(square);
        }
        if (answer.isPicking() && square != Board.NONE) {
            answer.press(square, frame.board());
        }
    }

    private void enter(int square) {
        if (answer.isPicking() || board.prediction().isAsked()) {
            press(square);
        } else {
            row.toLatestClosing();
        }
    }

    /** Sets the panes whose buttons are shown together with those of this one, or not at all: the visible ones. */
    void setNeighbours(Supplier<List<ComparisonPaneView>> visible) {
        header.setNeighbours(
                () -> visible.get().stream().map(pane -> pane.header).toList());
    }

    /** Closes the menu of a square and that of the algorithm, if one is open. */
    public void hideMenus() {
        menus.forEach(ForkMenu::hide);
        header.hideMenu();
    }

    /** What a class is asked on its board. */
    public PanePredictionOverlay prediction() {
        return board.prediction();
    }

    /** Returns the solver of this pane. */
    public ConfiguredAlgorithm solver() {
        return identity.solver();
    }

    /**
     * Shows a frame and indicates a square.
     *
     * @param end the outcome of the search; empty while it goes on
     * @param square the indicated square; {@link Board#NONE} stands for the knight's square
     * @param because the reason why the path can or cannot be completed; empty if none is shown
     */
    public void show(
            SearchSnapshot now, Optional<OutcomeWords> end, int square, Optional<PaneObstructions.Reason> because) {
        boolean moved =
                frame == null || !now.board().equals(frame.board()) || because.isPresent() != reason.isPresent();
        frame = now;
        pointed = square;
        reason = because;
        reason.ifPresent(reasonView::show);
        addParts();
        showParts();
        header.show(now, end);
        row.show(now.position(), square == Board.NONE ? now.path().head() : square);
        below.show(now);
        why.show(now, end);
        if (board.show(now, square, because)) {
            showInTable();
        }
        if (moved) {
            requestLayout();
        }
    }

    /** Sets the differences from another pane to be marked; they appear with the next {@link #show}. */
    public void mark(PositionDifferences marked) {
        board.mark(marked);
    }

    /**
     * Shows how often each square was placed instead of the position, or the position again.
     *
     * @param counts the numbers by square; empty for the position
     */
    public void showPlacements(Optional<List<Long>> counts) {
        board.showPlacements(counts);
    }

    /** Returns the colour in which the board shows placements; empty while it shows the position. */
    public Optional<ColourExpression> placementColour() {
        return board.placementColour();
    }

    /** Returns the signs that the board shows now. */
    public List<SignOccurrence> signs() {
        return board.signs();
    }

    /** Returns a cell in the domain row for a move in the given state; empty if the row has none or is hidden. */
    public Optional<DomainCell> cellInRow(DomainCell.State state) {
        return row.isVisible() ? row.firstCell(state) : Optional.empty();
    }

    /** Returns the signs in the domain table; empty if the table is hidden. */
    public List<DomainLegendSigns.Shown> cellSigns() {
        if (frame == null || tabled.isEmpty()) {
            return List.of();
        }
        CellKey key = new CellKey(frame, board.differences(), table.grid());
        if (!key.equals(cellKey)) {
            cellKey = key;
            cellSigns = table.signs();
        }
        return cellSigns;
    }

    /** The values from which the signs of the table are computed. */
    private record CellKey(SearchSnapshot frame, PositionDifferences differences, DomainTableGrid grid) {}

    /**
     * Shows the domains of all squares as a table where there is room for it, or else only the domain of the indicated
     * square.
     */
    public void showTable(boolean visible) {
        if (visible != tableWanted) {
            tableWanted = visible;
            addParts();
            showInTable();
            requestLayout();
        }
    }

    private void showInTable() {
        if (frame != null && isTableSeen()) {
            table.show(frame.position(), pointed, board.differences());
        }
    }

    private boolean hasCodeOrCounters() {
        return !hidden.contains(ScenePart.CODE) || !hidden.contains(ScenePart.COUNTERS);
    }

    /** Returns whether nothing will ever be shown below the board. Parts that are only held back keep their space. */
    private boolean isBoardAlone() {
        return form == ScenePlacement.SLIDE && leftOut.containsAll(BELOW_THE_BOARD) && reason.isEmpty() && !tableWanted;
    }

    private boolean isTableSeen() {
        return tableWanted && !tableHeldBack;
    }

    String title() {
        return identity.title();
    }

    PaneIdentity identity() {
        return identity;
    }

    /**
     * Hides parts until the next call. The other parts keep their places, unless the pane is too low for all.
     *
     * @param parts the hidden parts
     * @param never those hidden parts that will not be shown later either
     * @param table whether the domain table is held back too, independently of {@link #showTable}
     */
    public void hide(Set<ScenePart> parts, Set<ScenePart> never, boolean table) {
        hidden = parts;
        leftOut = never;
        tableHeldBack = table;
        showParts();
        below.showParts(!parts.contains(ScenePart.CODE), !parts.contains(ScenePart.COUNTERS));
        addParts();
        showInTable();
        requestLayout();
        board.hide(parts);
    }

    /**
     * Adds parts when they become visible for the first time, in the order in which they are read aloud. Parts that
     * never become visible, as many do beside a slide's text, are not styled: styling takes more time than everything
     * else.
     */
    private void addParts() {
        boolean explained = !hidden.contains(ScenePart.CODE);
        add(table, isTableSeen());
        add(row, !hidden.contains(ScenePart.CELLS));
        add(below, hasCodeOrCounters());
        add(reasonView, reason.isPresent());
        add(why, explained);
    }

    private void add(Node part, boolean seen) {
        if (seen && part.getParent() == null) {
            long before = Stream.of(header, board.canvas(), table, row, below, reasonView, why)
                    .takeWhile(other -> other != part)
                    .filter(getChildren()::contains)
                    .count();
            getChildren().add((int) before, part);
        }
    }

    /** Shows and hides the parts: in a pane without code and counters nothing lies between the board and the reason. */
    private void showParts() {
        boolean bare = tabled.map(at -> !at.hasCode()).orElseGet(() -> arranged != null && arranged.isBare());
        boolean one = tabled.map(DomainTablePaneLayout::hasRow)
                .orElseGet(() -> arranged == null || arranged.hasRow(getHeight()));
        table.setVisible(tabled.isPresent());
        row.setVisible(one && !hidden.contains(ScenePart.CELLS));
        below.setVisible(countersAlone.isPresent() || !bare && reason.isEmpty());
        reasonView.setVisible(!bare && reason.isPresent());
        why.setVisible(!hidden.contains(ScenePart.CODE) && (arranged == null || arranged.hasReason()));
        why.setReason(bare ? reason : Optional.empty());
        why.setMissing(arranged != null && isTableSeen() && tabled.isEmpty() ? DomainWords.NONE : "");
    }

    /** Redraws the board in its present state. */
    public void redraw() {
        board.redraw();
    }

    @Override
    protected void layoutChildren() {
        if (frame == null) {
            return;
        }
        AvailablePaneSpace room =
                AvailablePaneSpace.at(this, getWidth(), getHeight(), form).withBoardAlone(isBoardAlone());
        tabled = isTableSeen() ? DomainTablePaneLayout.fit(frame.board(), room, hasCodeOrCounters()) : Optional.empty();
        PaneContentLayout at =
                tabled.map(DomainTablePaneLayout::pane).orElseGet(() -> PaneContentLayout.fit(frame.board(), room));
        countersAlone = hidden.contains(ScenePart.COUNTERS)
                ? Optional.empty()
                : tabled.map(layout -> Optional.of(layout.parts().counters()))
                        .orElseGet(() -> at.countersAlone(getHeight()))
                        .filter(area -> area.getHeight() > 0);
        arrange(at);
        showParts();
        BoardGeometry squares = at.geometry();
        header.resizeRelocate(at.headerLeft(), 0, headerWidth(at), at.headerHeight());
        board.canvas().resizeRelocate(at.boardLeft(), at.headerHeight(), squares.width(), squares.height());
        tabled.ifPresentOrElse(this::placeParts, () -> placeParts(at));
    }

    /** Returns the width of the header, which may extend above the parts beside a small board. */
    private double headerWidth(PaneContentLayout at) {
        double ranks = at.gutter() - at.headerLeft();
        return Math.min(getWidth() - at.headerLeft(), Math.max(at.headerWidth() + ranks, at.leastHeader()));
    }

    private void placeParts(DomainTablePaneLayout at) {
        table.place(at);
        row.arrange(0, at.isRowFolded(), at.pane().text().cells());
        place(row, at.parts().row());
        below.setRoomForCounters(at.hasCode() || countersAlone.isPresent());
        place(below, countersAlone.orElse(at.parts().code()));
        place(reasonView, at.parts().code());
        place(why, at.parts().why());
    }

    private static void place(Region part, Rectangle2D area) {
        part.resizeRelocate(area.getMinX(), area.getMinY(), area.getWidth(), area.getHeight());
    }

    private static Rectangle2D area(double left, double top, double width, double height) {
        return new Rectangle2D(left, top, Math.max(0, width), Math.max(0, height));
    }

    private void placeParts(PaneContentLayout at) {
        row.arrange(at.beside() ? 0 : at.gutter(), at.isFolded(), at.text().cells());
        double rowLeft = at.beside() ? at.left() : 0;
        row.resizeRelocate(rowLeft, at.rowTop(), at.right() - rowLeft, at.rowHeight());
        boolean counted = reason.isPresent() || !hidden.contains(ScenePart.COUNTERS);
        PaneContentLayout.Column column = at.column(getHeight(), row.isVisible(), counted);
        below.setRoomForCounters(countersAlone.isPresent() || column.codeHeight() >= at.codeHeight());
        place(below, countersAlone.orElse(area(at.left(), column.codeTop(), at.width(), column.codeHeight())));
        reasonView.resizeRelocate(at.left(), column.codeTop(), at.width(), column.codeHeight());
        double whyTop = countersAlone.map(area -> area.getMaxY() + WHY_GAP).orElse(column.whyTop());
        why.resizeRelocate(at.left(), whyTop, at.width(), Math.min(column.whyHeight(), getHeight() - whyTop));
    }

    private void arrange(PaneContentLayout at) {
        CountersPlace counters = new CountersPlace(
                countersAlone.isPresent(),
                countersAlone.isPresent()
                        ? tabled.filter(DomainTablePaneLayout::areCountersFlat).isPresent()
                        : at.isNarrow() && !at.beside(),
                at.isNarrow());
        arranged = at;
        LayoutPseudoClassUpdater.set(
                this,
                Map.of(
                        LARGE,
                        at.text().isLarge(),
                        SMALL,
                        at.text() == PaneContentLayout.Text.SMALL || at.text() == PaneContentLayout.Text.BARE,
                        NARROW,
                        at.isNarrow(),
                        SLIDE,
                        at.text().isOfSlide() && !at.text().isLarge()));
        below.setSmall(at.text() == PaneContentLayout.Text.SMALL
                || at.text().isOfSlide() && !at.text().isLarge());
        if (!counters.equals(countersPlace)) {
            countersPlace = counters;
            if (counters.alone()) {
                below.arrangeCountersAlone(counters.flat());
            } else {
                below.arrange(counters.under(), counters.flat());
            }
        }
    }

    /**
     * Where the counters are.
     *
     * @param alone whether the code is not with them
     * @param flat whether the counts are side by side
     * @param under whether they are below the code
     */
    private record CountersPlace(boolean alone, boolean flat, boolean under) {}
}
