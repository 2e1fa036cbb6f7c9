package knightschool.ui.compare.pane;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.function.IntConsumer;
import javafx.css.PseudoClass;
import javafx.scene.control.Label;
import javafx.scene.layout.Region;
import knightschool.board.MoveOrder;
import knightschool.board.SquareNames;
import knightschool.search.DomainCell;
import knightschool.search.Position;

/**
 * The full domain array of one square in words: its name, how many of its moves are open, and a cell per move, in one
 * row or, where that is too wide, in two.
 */
final class DomainRow extends Region {
    private static final double GAP = 2;
    private static final double AFTER_NAME = 7;
    private static final PseudoClass LONG = PseudoClass.getPseudoClass("long");
    private static final int USUAL_NAME = 2;

    private final Label square = new Label();
    private final Label open = new Label();
    private final List<DomainCellView> cells = new ArrayList<>();
    private IntConsumer closed = _ -> {};
    private double gutter;
    private boolean folded;

    DomainRow() {
        getStyleClass().add("domain-row");
        square.getStyleClass().addAll("strong", "domain-square");
        open.getStyleClass().addAll("muted", "domain-open");
        for (int move = 0; move < MoveOrder.MOVES; move++) {
            cells.add(new DomainCellView());
        }
        getChildren().addAll(square, open);
        getChildren().addAll(cells);
    }

    /**
     * Where the name stands and how the cells lie.
     *
     * @param width of the column with the name, the board's own, so that the cells begin below its squares; 0 for a
     *     name above the cells
     * @param inTwoRows whether the cells lie in two rows
     */
    void arrange(double width, boolean inTwoRows) {
        gutter = width;
        folded = inTwoRows;
        requestLayout();
    }

    /** Shows the domain of a square of the board at a position; a hole has none. */
    void show(Position position, int pointed) {
        square.setText(SquareNames.name(position.board(), pointed));
        square.pseudoClassStateChanged(LONG, square.getText().length() > USUAL_NAME);
        if (position.board().isPlayable(pointed)) {
            showCells(position, position.cells(pointed));
        } else {
            open.setText(DomainWords.HOLE);
            open.setAccessibleText(DomainWords.A_HOLE);
            for (int move = 0; move < cells.size(); move++) {
                cells.get(move).showNothing(position.moves(), move);
            }
        }
        requestLayout();
    }

    private void showCells(Position position, List<DomainCell> now) {
        open.setText(DomainWords.open(open(now), possible(position, now)));
        open.setAccessibleText(DomainWords.openSpoken(open(now), possible(position, now)));
        for (int move = 0; move < cells.size(); move++) {
            cells.get(move).show(position.board(), position.moves(), now.get(move));
        }
    }

    /** What a click on a cell that a move closed does with that move's place in the path, counted from 0. */
    void setOnClosedCell(IntConsumer action) {
        closed = action;
        for (DomainCellView cell : cells) {
            cell.setOnMouseClicked(_ -> cell.closedBy().ifPresent(move -> action.accept(move - 1)));
        }
    }

    /** Does what a click on the cell that was closed last would do. */
    void toLatestClosing() {
        cells.stream()
                .map(DomainCellView::closedBy)
                .flatMapToInt(OptionalInt::stream)
                .max()
                .ifPresent(move -> closed.accept(move - 1));
    }

    /** The first cell of a move that another one closed. */
    Optional<DomainCell> closedCell() {
        return cells.stream()
                .filter(cell -> cell.closedBy().isPresent())
                .map(DomainCellView::shown)
                .findFirst();
    }

    /** How a square is read out, such as "h2, 1 of 3 moves open". */
    static String spoken(Position position, int square) {
        String name = SquareNames.name(position.board(), square);
        if (!position.board().isPlayable(square)) {
            return name + ", " + DomainWords.A_HOLE;
        }
        List<DomainCell> now = position.cells(square);
        return name + ", " + DomainWords.openSpoken(open(now), possible(position, now));
    }

    private static long open(List<DomainCell> cells) {
        return cells.stream().filter(DomainCell::isOpen).count();
    }

    private static long possible(Position position, List<DomainCell> cells) {
        return cells.stream()
                .filter(cell -> position.board().isPlayable(cell.target()))
                .count();
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
        int columns = folded ? MoveOrder.MOVES / 2 : MoveOrder.MOVES;
        double height = folded ? (getHeight() - top - GAP) / 2 : getHeight() - top;
        double width = (getWidth() - left + GAP) / columns;
        for (int move = 0; move < MoveOrder.MOVES; move++) {
            double x = snapPositionX(left + move % columns * width);
            double next = snapPositionX(left + (move % columns + 1) * width);
            double y = top + move / columns * (height + GAP);
            cells.get(move).resizeRelocate(x, y, next - x - GAP, height);
        }
    }
}
