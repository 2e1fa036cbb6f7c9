package knightschool.ui.compare.pane;

import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import javafx.css.PseudoClass;
import javafx.geometry.Pos;
import javafx.scene.Cursor;
import javafx.scene.control.Tooltip;
import javafx.scene.layout.HBox;
import javafx.scene.layout.VBox;
import javafx.scene.shape.LineTo;
import javafx.scene.shape.MoveTo;
import javafx.scene.shape.Path;
import javafx.scene.text.Text;
import knightschool.board.Board;
import knightschool.board.MoveOrder;
import knightschool.board.SquareNames;
import knightschool.search.DomainCell;

/** One cell of the domain row: the direction of a move, where it leads, and what became of it. */
final class DomainCellView extends VBox {
    private static final PseudoClass OPEN = PseudoClass.getPseudoClass("open");
    private static final PseudoClass NOW = PseudoClass.getPseudoClass("now");
    private static final PseudoClass OUTSIDE = PseudoClass.getPseudoClass("outside");
    private static final double ARROW = 11;
    private static final double BARB = 4;

    private final Path arrow = new Path();

    /** A label would be styled twice, with the text in it, and there are 24 cells in three panes. */
    private final Text target = new Text();

    private final Text state = new Text();
    private Optional<Tooltip> tip = Optional.empty();
    private DomainCell shown;
    private Board shownBoard;

    DomainCellView() {
        getStyleClass().add("domain-cell");
        setAlignment(Pos.CENTER);
        arrow.getStyleClass().add("domain-arrow");
        target.getStyleClass().addAll("domain-text", "strong");
        state.getStyleClass().add("domain-text");
        HBox first = new HBox(2, arrow, target);
        first.setAlignment(Pos.CENTER);
        getChildren().setAll(first, state);
        setOnMouseEntered(_ -> offer());
        for (Text text : List.of(target, state)) {
            text.managedProperty().bind(text.visibleProperty());
        }
    }

    /** Shows what became of a move of a square of this board. */
    void show(Board board, MoveOrder moves, DomainCell cell) {
        if (cell.equals(shown) && board.equals(shownBoard)) {
            return;
        }
        shown = cell;
        shownBoard = board;
        boolean inside = cell.state() != DomainCell.State.OFF_BOARD;
        point(moves.dx(cell.move()), moves.dy(cell.move()));
        target.setVisible(inside);
        state.setVisible(inside);
        target.setText(inside ? SquareNames.name(board, cell.target()) : "");
        state.setText(DomainWords.of(cell));
        pseudoClassStateChanged(OUTSIDE, !inside);
        pseudoClassStateChanged(OPEN, cell.isOpen());
        pseudoClassStateChanged(NOW, cell.closedNow() || cell.reopenedNow());
        setAccessibleText(inside ? target.getText() + " " + DomainWords.spoken(cell) : DomainWords.spoken(cell));
    }

    /** What became of the move; null where the square has no domain. */
    DomainCell shown() {
        return shown;
    }

    /** The number of the move that closed it, if one did. */
    OptionalInt closedBy() {
        return shown != null && shown.state() == DomainCell.State.VISITED
                ? OptionalInt.of(shown.closedBy())
                : OptionalInt.empty();
    }

    private void offer() {
        boolean closed = closedBy().isPresent();
        setCursor(closed ? Cursor.HAND : Cursor.DEFAULT);
        tip.ifPresent(before -> Tooltip.uninstall(this, before));
        tip = Optional.empty();
        if (closed) {
            // Only here: a tip is a window of its own to JavaFX, too much to make for each cell of each pane.
            tip = Optional.of(new Tooltip(DomainWords.toMove(closedBy().getAsInt())));
            Tooltip.install(this, tip.get());
        }
    }

    /** Shows a move of a square that has no domain. */
    void showNothing(MoveOrder moves, int move) {
        shown = null;
        point(moves.dx(move), moves.dy(move));
        target.setVisible(false);
        state.setVisible(false);
        pseudoClassStateChanged(OUTSIDE, true);
        pseudoClassStateChanged(OPEN, false);
        pseudoClassStateChanged(NOW, false);
        setAccessibleText("");
    }

    /** An arrow in the direction of a move, drawn about its middle. */
    private void point(int dx, int dy) {
        double length = Math.hypot(dx, dy);
        double x = dx / length;
        double y = dy / length;
        double tipX = x * ARROW / 2;
        double tipY = y * ARROW / 2;
        arrow.getElements()
                .setAll(
                        new MoveTo(-tipX, -tipY),
                        new LineTo(tipX, tipY),
                        new MoveTo(tipX - BARB * (x * 0.8 - y * 0.6), tipY - BARB * (y * 0.8 + x * 0.6)),
                        new LineTo(tipX, tipY),
                        new LineTo(tipX - BARB * (x * 0.8 + y * 0.6), tipY - BARB * (y * 0.8 - x * 0.6)));
    }
}
