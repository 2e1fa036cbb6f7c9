package knightschool.ui.compare.pane;

import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.Set;
import java.util.function.IntConsumer;
import java.util.function.IntFunction;
import java.util.function.Supplier;
import java.util.stream.Stream;
import javafx.css.PseudoClass;
import javafx.scene.Node;
import javafx.scene.layout.Region;
import knightschool.algorithm.ConfiguredAlgorithm;
import knightschool.board.Board;
import knightschool.drawing.ColourExpression;
import knightschool.drawing.Sketch;
import knightschool.drawing.domain.DomainLegendSigns;
import knightschool.drawing.domain.DomainTableGrid;
import knightschool.drawing.legend.VisibleBoardSign;
import knightschool.search.position.DomainCell;
import knightschool.search.position.Position;
import knightschool.search.position.PositionDifferences;
import knightschool.setup.value.HideableScenePart;
import knightschool.trace.SearchSnapshot;
import knightschool.ui.board.BoardCanvas;
import knightschool.ui.compare.model.PointedOrPinnedSquare;
import knightschool.ui.compare.obstruction.PaneTourObstructionView;
import knightschool.ui.compare.obstruction.PaneTourObstructions;
import knightschool.ui.compare.pane.layout.AvailablePaneSpace;
import knightschool.ui.scene.ScenePlacement;

/**
 * The view of one algorithm in a comparison: its board, the domain of the indicated square, its code, its counters and
 * the reason for the step.
 */
public final class ComparisonPaneView extends Region {
    private static final PseudoClass SLIDE = PseudoClass.getPseudoClass("slide");

    private final PaneIdentity identity;
    private final BoardPickAnswer answer;
    private final PaneHeader header;
    private final PaneBoard board;
    private final PaneSquareInputHandler input;
    private final SquareDomainView row = new SquareDomainView();
    private final CodeAndCountersView codeAndCounters = new CodeAndCountersView();
    private final StepReasonView stepReason = new StepReasonView();
    private final PaneTourObstructionView reasonView = new PaneTourObstructionView();
    private final DomainTableView table;
    private final PanePartVisibility visibility;
    private final PanePartsArranger arrangement;

    private SearchSnapshot frame;

    /** The board that is laid out before the first frame is known; empty if nothing is yet. */
    private Optional<Board> awaiting = Optional.empty();

    private int pointed = Board.NONE;
    private CellKey cellKey;
    private List<DomainLegendSigns.DomainSign> cellSigns = List.of();

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
            BoardPickAnswer answer) {
        this.identity = identity;
        this.answer = answer;
        this.visibility = new PanePartVisibility(form);
        getStyleClass().add("pane");
        setId(identity.id("pane"));
        // As it will be laid out most often, so that it is styled once.
        pseudoClassStateChanged(SLIDE, form == ScenePlacement.SLIDE);
        board = new PaneBoard(identity, answer);
        input = new PaneSquareInputHandler(board, actions, pointer, answer);
        header = new PaneHeader(identity, actions, input::goHome);
        table = new DomainTableView(identity.look());
        arrangement = new PanePartsArranger(
                this,
                new PanePartsArranger.Parts(
                        header,
                        board,
                        new PanePartsArranger.DomainViews(table, row),
                        new PanePartsArranger.TextViews(codeAndCounters, reasonView, stepReason)),
                visibility);
        follow(board.canvas(), board::accessibleText);
        follow(
                table.canvas(),
                square -> DomainWords.spokenInTable(frame.position(), square)
                        + DomainWords.differing(board.differences().isAt(square)));
        getChildren().setAll(header, board.canvas());
        reasonView.setVisible(false);
    }

    /** @param words the accessible text of a square, which follows the name of the pane */
    private void follow(BoardCanvas squares, IntFunction<String> words) {
        input.follow(squares, row::toLatestClosing);
        squares.setWords(square -> frame == null ? "" : identity.title() + ": " + words.apply(square));
    }

    /**
     * Sets the action that moves the focus after the board or a menu was used.
     *
     * @param back returns the keyboard focus to the scene
     */
    public void setHome(Runnable back) {
        input.setHome(back);
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

    /** Sets the panes whose buttons are shown together with those of this one, or not at all: the visible ones. */
    void setNeighbours(Supplier<List<ComparisonPaneView>> visible) {
        header.setNeighbours(
                () -> visible.get().stream().map(pane -> pane.header).toList());
    }

    /** Returns whether the pane can be dragged by a node: by its header, without the buttons. */
    boolean isHandle(Node node) {
        return header.isHandle(node);
    }

    /** Opens the menu of the algorithm of a pane that may be new on screen, if panes can be changed. */
    public void showMenu() {
        applyCss();
        layout();
        header.showMenu();
    }

    /** Closes the menu of a square and that of the algorithm, if one is open. */
    public void hideMenus() {
        input.hideMenus();
        header.hideMenu();
    }

    /** The question to a class on the board. */
    public PanePredictionOverlay prediction() {
        return board.prediction();
    }

    /** Returns the solver of this pane. */
    public ConfiguredAlgorithm solver() {
        return identity.solver();
    }

    /**
     * Shows the start of the search, without counts, until the first frame is known.
     *
     * @param start the position at the start
     * @param explored the number of steps that the search has made so far; empty if that is not known
     */
    public void await(Position start, OptionalLong explored) {
        if (frame != null) {
            return;
        }
        if (awaiting.isEmpty()) {
            awaiting = Optional.of(start.board());
            board.await(start);
            header.await();
            codeAndCounters.await(solver());
            add(codeAndCounters, visibility.showsCodeOrCounters());
            add(stepReason, visibility.shows(HideableScenePart.CODE));
            arrangement.showParts();
            requestLayout();
        }
        stepReason.await(explored.isPresent() ? PaneWords.onItsWay(explored.getAsLong()) : "");
    }

    /**
     * Shows a frame and indicates a square.
     *
     * @param end the outcome of the search; empty while it goes on
     * @param square the indicated square; {@link Board#NONE} stands for the knight's square
     * @param because the reason why the path can or cannot be completed; empty if none is shown
     */
    public void show(
            SearchSnapshot now, Optional<OutcomeWords> end, int square, Optional<PaneTourObstructions.Reason> because) {
        boolean moved = frame == null
                || !now.board().equals(frame.board())
                || because.isPresent() != visibility.reason().isPresent();
        frame = now;
        pointed = square;
        visibility.explain(because);
        because.ifPresent(reasonView::show);
        addParts();
        arrangement.showParts();
        header.show(now, end);
        int inRow = square == Board.NONE ? now.path().head() : square;
        row.show(now.position(), inRow, board.differences().movesOf(inRow));
        codeAndCounters.show(now);
        stepReason.show(now, end);
        if (board.show(now, square, because)) {
            showInTable();
        }
        if (moved) {
            requestLayout();
        }
    }

    /** Returns whether no frame is known yet. */
    public boolean isAwaiting() {
        return frame == null;
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
    public List<VisibleBoardSign> signs() {
        return board.signs();
    }

    /** Returns a cell in the domain row for a move in the given state; empty if the row has none or is hidden. */
    public Optional<DomainCell> cellInRow(DomainCell.State state) {
        return row.isVisible() ? row.firstCell(state) : Optional.empty();
    }

    /** Returns the sign of a cell in the domain row in which panes differ; empty if there is none or no row. */
    public Optional<Sketch> differingSignInRow() {
        return row.isVisible() ? row.differingSign() : Optional.empty();
    }

    /** Returns the signs in the domain table; empty if the table is hidden. */
    public List<DomainLegendSigns.DomainSign> cellSigns() {
        if (frame == null || !arrangement.hasTable()) {
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
     *
     * @param alone whether the board leaves out the open moves where the table is
     */
    public void showTable(boolean visible, boolean alone) {
        if (visibility.wantTable(visible, alone)) {
            addParts();
            showInTable();
            requestLayout();
        }
    }

    private void showInTable() {
        if (frame != null && visibility.showsTable()) {
            table.show(frame.position(), pointed, board.differences());
        }
    }

    /** Returns the parts that this pane ever shows. */
    AvailablePaneSpace.Parts parts() {
        return visibility.parts();
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
    public void hide(Set<HideableScenePart> parts, Set<HideableScenePart> never, boolean table) {
        visibility.hide(parts, never, table);
        arrangement.showParts();
        codeAndCounters.showParts(!parts.contains(HideableScenePart.CODE), !parts.contains(HideableScenePart.COUNTERS));
        addParts();
        showInTable();
        requestLayout();
        hideOnBoard();
    }

    private void hideOnBoard() {
        board.hide(visibility.hiddenOnBoard(arrangement.hasWholeTable()));
    }

    /**
     * Adds parts when they become visible for the first time, in the order in which they are read aloud. Parts that
     * never become visible, as many do beside a slide's text, are not styled: styling takes more time than everything
     * else.
     */
    private void addParts() {
        add(table, visibility.showsTable());
        add(row, visibility.shows(HideableScenePart.CELLS));
        add(codeAndCounters, visibility.showsCodeOrCounters());
        add(reasonView, visibility.reason().isPresent());
        add(stepReason, visibility.shows(HideableScenePart.CODE));
    }

    private void add(Node part, boolean seen) {
        if (seen && part.getParent() == null) {
            long before = Stream.of(header, board.canvas(), table, row, codeAndCounters, reasonView, stepReason)
                    .takeWhile(other -> other != part)
                    .filter(getChildren()::contains)
                    .count();
            getChildren().add((int) before, part);
        }
    }

    /** Redraws the board in its present state. */
    public void redraw() {
        board.redraw();
    }

    @Override
    protected void layoutChildren() {
        Optional.ofNullable(frame).map(SearchSnapshot::board).or(() -> awaiting).ifPresent(arrangement::layOut);
        hideOnBoard();
    }
}
