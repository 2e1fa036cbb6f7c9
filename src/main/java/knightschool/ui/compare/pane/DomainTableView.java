package knightschool.ui.compare.pane;

import java.util.List;
import java.util.OptionalInt;
import java.util.function.IntConsumer;
import javafx.scene.Cursor;
import javafx.scene.control.Label;
import javafx.scene.input.MouseButton;
import javafx.scene.input.MouseEvent;
import javafx.scene.layout.Region;
import knightschool.board.Board;
import knightschool.drawing.PathStyle;
import knightschool.drawing.Sketch;
import knightschool.drawing.domain.DomainLegendSigns;
import knightschool.drawing.domain.DomainTableDrawing;
import knightschool.drawing.domain.DomainTableGrid;
import knightschool.drawing.domain.StepRelevantSquareSelector;
import knightschool.search.position.Position;
import knightschool.search.position.PositionDifferences;
import knightschool.search.position.SquareDomain;
import knightschool.ui.board.BoardCanvas;
import knightschool.ui.compare.pane.layout.DomainTablePaneLayout;
import knightschool.ui.message.MessageDisplay;

/**
 * The domain table: the domains of all squares or, if these are too many, of those around the step, on one canvas,
 * which can be pointed at and has accessible text as a board does.
 */
final class DomainTableView extends Region {
    private final BoardCanvas canvas = new BoardCanvas();
    private final Label note = new Label(DomainWords.SOME);
    private final PathStyle look;
    private Position position;
    private int pointed = Board.NONE;
    private PositionDifferences differences = PositionDifferences.NONE;
    private DomainTablePaneLayout at;
    private DomainTableGrid grid;

    /** @param look the colours of the algorithm */
    DomainTableView(PathStyle look) {
        this.look = look;
        getStyleClass().addAll("domain-table", MessageDisplay.KEPT_CLEAR);
        note.getStyleClass().addAll("text-12", "muted", "domain-note");
        canvas.setAccessibleRoleDescription(DomainWords.TABLE);
        canvas.setMostSide(1);
        canvas.setFinder((_, x, y) -> grid == null ? Board.NONE : grid.squareAt(x, y));
        getChildren().setAll(note, canvas);
    }

    /**
     * Sets the action for a click on a cell that was closed by a move. It receives the place of that move in the path,
     * from 0.
     */
    void setOnClosedCell(IntConsumer action) {
        canvas.setOnMouseClicked(click -> {
            // The second click of a double click enlarges the pane, and the end of a drag is not a click.
            if (click.getButton() == MouseButton.PRIMARY && click.getClickCount() == 1 && click.isStillSincePress()) {
                closedBy(click).ifPresent(move -> action.accept(move - 1));
            }
        });
        canvas.addEventHandler(
                MouseEvent.MOUSE_MOVED,
                mouse -> canvas.setCursor(closedBy(mouse).isPresent() ? Cursor.HAND : Cursor.DEFAULT));
    }

    /** The number of the move that closed the cell under the mouse; empty if there is none. */
    private OptionalInt closedBy(MouseEvent mouse) {
        int square = grid == null ? Board.NONE : grid.squareAt(mouse.getX(), mouse.getY());
        if (square == Board.NONE || !position.domains().has(square)) {
            return OptionalInt.empty();
        }
        int move = grid.moveAt(mouse.getX(), mouse.getY());
        return SquareDomain.of(position, square).closedBy(move);
    }

    BoardCanvas canvas() {
        return canvas;
    }

    /**
     * Shows a position.
     *
     * @param square the square pointed at, or {@link Board#NONE}
     * @param marked the differences from other panes, to be marked
     */
    void show(Position now, int square, PositionDifferences marked) {
        position = now;
        pointed = square;
        differences = marked;
        canvas.show(now.board(), _ -> draw());
        canvas.point(square);
        canvas.describe();
    }

    /** Sets the layout, which takes effect with the layout pass in progress. */
    void place(DomainTablePaneLayout layout) {
        at = layout;
        double top = layout.note().getMinY();
        resizeRelocate(
                layout.table().getMinX(),
                top,
                layout.table().getWidth(),
                layout.table().getMaxY() - top);
        requestLayout();
    }

    /** The signs in the table, for the legend. */
    List<DomainLegendSigns.DomainSign> signs() {
        return grid == null ? List.of() : DomainLegendSigns.of(position, look, grid, differences);
    }

    /** The current geometry of the squares; null before the first layout. */
    DomainTableGrid grid() {
        return grid;
    }

    private Sketch draw() {
        if (at == null) {
            return Sketch.EMPTY;
        }
        double width = at.table().getWidth();
        double height = at.table().getHeight();
        Board board = position.board();
        grid = at.isWhole()
                ? DomainTableGrid.whole(board, at.block(), width, height)
                : DomainTableGrid.some(StepRelevantSquareSelector.of(position, pointed), at.block(), width, height);
        return DomainTableDrawing.of(position, look, grid, pointed, differences);
    }

    @Override
    protected void layoutChildren() {
        boolean whole = at != null && at.isWhole();
        boolean plain = whole && !at.block().hasNumbers() && !at.pane().text().isOfSlide();
        note.setVisible(at != null);
        note.setText(plain ? DomainWords.ALL_SMALL : whole ? DomainWords.ALL : DomainWords.SOME);
        if (note.prefWidth(-1) > getWidth()) {
            note.setText(whole ? DomainWords.ALL_IN_SHORT : DomainWords.SOME_IN_SHORT);
        }
        double top = DomainTablePaneLayout.NOTE;
        note.resizeRelocate(0, 0, getWidth(), DomainTablePaneLayout.NOTE);
        canvas.resizeRelocate(0, top, getWidth(), getHeight() - top);
    }
}
