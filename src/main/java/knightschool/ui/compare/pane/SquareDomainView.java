package knightschool.ui.compare.pane;

import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.function.IntConsumer;
import javafx.css.PseudoClass;
import javafx.scene.AccessibleRole;
import javafx.scene.Cursor;
import javafx.scene.control.Label;
import javafx.scene.control.Tooltip;
import javafx.scene.input.MouseEvent;
import javafx.scene.layout.Region;
import knightschool.board.Board;
import knightschool.board.SquareNames;
import knightschool.drawing.Sketch;
import knightschool.drawing.domain.DomainCellsLayout;
import knightschool.drawing.domain.DomainLegendSigns;
import knightschool.drawing.domain.EnlargedDomainDrawing;
import knightschool.search.position.DomainCell;
import knightschool.search.position.Position;
import knightschool.search.position.SquareDomain;
import knightschool.ui.board.SketchView;
import knightschool.ui.control.NodeStyle;
import knightschool.ui.message.MessageDisplay;

/**
 * Shows the domain of one square, that is its open moves: its name, the number of its open moves, and a cell for each
 * move, in one row or, if that is too wide, in two.
 */
final class SquareDomainView extends Region {
    private static final double GAP = 2;
    private static final double AFTER_NAME = 7;
    private static final PseudoClass LONG = PseudoClass.getPseudoClass("long");
    private static final int USUAL_NAME = 2;

    private final Label square = NodeStyle.of(new Label(), "strong", "domain-square");
    private final Label open = NodeStyle.of(new Label(), "muted", "domain-open");

    /** A single canvas, since the styling of eight boxes with texts would take more time than the rest of a pane. */
    private final SketchView cells = new SketchView();

    private final Tooltip tip = new Tooltip();
    private boolean tipped;
    private IntConsumer closed = _ -> {};
    private Position position;
    private SquareDomain array = new SquareDomain(Board.NONE, List.of());
    private DomainCellsLayout places = new DomainCellsLayout(0, 0, 0, 0, 1, GAP);
    private DomainDrawing lastDrawing;
    private double gutter;
    private double type;
    private boolean folded;

    /** The moves that are open in one pane and closed in another, as bits. */
    private int differing;

    /** The content and layout that the cells were drawn from. */
    private record DomainDrawing(
            Board board, SquareDomain array, DomainCellsLayout places, double type, int differing) {}

    SquareDomainView() {
        getStyleClass().addAll("domain-row", MessageDisplay.KEPT_CLEAR);
        cells.setAccessibleRole(AccessibleRole.IMAGE_VIEW);
        cells.setOnMouseMoved(this::offer);
        cells.setOnMouseClicked(click -> closedBy(click).ifPresent(move -> closed.accept(move - 1)));
        getChildren().setAll(square, open, cells);
    }

    /**
     * Sets the layout of the name and the cells.
     *
     * @param width the width of the column with the name, that of the board, so that the cells are aligned with its
     *     squares; 0 for a name above the cells
     * @param inTwoRows whether the cells are in two rows
     * @param letters the size of the text in the cells, in pixels
     */
    void arrange(double width, boolean inTwoRows, double letters) {
        gutter = width;
        folded = inTwoRows;
        type = letters;
        requestLayout();
    }

    /**
     * Shows the domain of a square at a position; a hole has none.
     *
     * @param differingMoves the moves of the square that are open in one pane and closed in another, as bits
     */
    void show(Position now, int pointed, int differingMoves) {
        position = now;
        differing = differingMoves;
        array = SquareDomain.of(now, pointed);
        square.setText(SquareNames.name(now.board(), pointed));
        square.pseudoClassStateChanged(LONG, square.getText().length() > USUAL_NAME);
        boolean hole = !now.board().isPlayable(pointed);
        open.setText(hole ? DomainWords.HOLE : DomainWords.open(array));
        open.setAccessibleText(hole ? DomainWords.A_HOLE : DomainWords.openSpoken(array));
        cells.setAccessibleText(DomainWords.accessibleText(now.board(), array, differing));
        requestLayout();
    }

    /**
     * Sets the action for a click on a cell that was closed by a move. It receives the place of that move in the path,
     * from 0.
     */
    void setOnClosedCell(IntConsumer action) {
        closed = action;
    }

    /** Runs the action of the cell that was closed last. */
    void toLatestClosing() {
        array.cells().stream()
                .filter(cell -> cell.state() == DomainCell.State.VISITED)
                .mapToInt(DomainCell::closedBy)
                .max()
                .ifPresent(move -> closed.accept(move - 1));
    }

    /** The first cell in a state; empty if there is none. */
    Optional<DomainCell> firstCell(DomainCell.State state) {
        return array.cells().stream().filter(cell -> cell.state() == state).findFirst();
    }

    /** The sign of a cell in which panes differ; empty if there is none. */
    Optional<Sketch> differingSign() {
        return array.cells().stream()
                .filter(cell -> cell.isIn(differing))
                .findFirst()
                .map(cell -> DomainLegendSigns.differingInRow(position, cell));
    }

    /** The number of the move that closed the cell under the mouse; empty if there is none. */
    private OptionalInt closedBy(MouseEvent mouse) {
        return array.closedBy(places.moveAt(mouse.getX(), mouse.getY()));
    }

    private void offer(MouseEvent mouse) {
        OptionalInt move = closedBy(mouse);
        cells.setCursor(move.isPresent() ? Cursor.HAND : Cursor.DEFAULT);
        move.ifPresent(by -> tip.setText(DomainWords.toMove(by)));
        if (move.isPresent() && !tipped) {
            Tooltip.install(cells, tip);
        } else if (move.isEmpty() && tipped) {
            Tooltip.uninstall(cells, tip);
        }
        tipped = move.isPresent();
    }

    @Override
    protected void layoutChildren() {
        square.autosize();
        open.autosize();
        if (gutter == 0) {
            square.relocate(0, 0);
            open.relocate(square.getWidth() + AFTER_NAME, square.getBaselineOffset() - open.getBaselineOffset());
            placeCells(0, square.getHeight() + 2 * GAP);
        } else {
            double high = square.getHeight() + open.getHeight() - GAP / 2;
            double top = (getHeight() - high) / 2;
            square.relocate(Math.max(0, gutter - AFTER_NAME - square.getWidth()), top);
            open.relocate(Math.max(0, gutter - AFTER_NAME - open.getWidth()), top + high - open.getHeight());
            placeCells(gutter + GAP, 0);
        }
    }

    private void placeCells(double left, double top) {
        double begin = Math.floor(left);
        double width = Math.max(0, getWidth() - begin);
        double height = Math.max(0, getHeight() - top);
        places = new DomainCellsLayout(0, 0, width, height, folded ? 2 : 1, GAP);
        if (position != null) {
            // The names of squares depend on the board.
            DomainDrawing now = new DomainDrawing(position.board(), array, places, type, differing);
            if (!now.equals(lastDrawing)) {
                lastDrawing = now;
                cells.setSketch(sketch());
            }
        }
        cells.resizeRelocate(begin, top, width, height);
    }

    private Sketch sketch() {
        return EnlargedDomainDrawing.of(position, array, places, type, differing, DomainWords::of);
    }
}
