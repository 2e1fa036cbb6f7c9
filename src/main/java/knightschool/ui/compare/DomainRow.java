package knightschool.ui.compare;

import java.util.ArrayList;
import java.util.List;
import javafx.geometry.Pos;
import javafx.scene.control.Label;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.VBox;
import knightschool.board.MoveOrder;
import knightschool.board.SquareNames;
import knightschool.trace.DomainCell;
import knightschool.trace.Frame;

/** The full domain array of one square in words: its name, how many of its moves are open, and a cell per move. */
final class DomainRow extends HBox {
    private final Label square = new Label();
    private final Label open = new Label();
    private final List<DomainCellView> cells = new ArrayList<>();

    private final VBox name = new VBox(square, open);

    DomainRow() {
        getStyleClass().add("domain-row");
        square.getStyleClass().addAll("strong", "domain-square");
        open.getStyleClass().addAll("muted", "domain-open");
        name.setAlignment(Pos.CENTER_RIGHT);
        name.getStyleClass().add("domain-name");
        getChildren().add(name);
        for (int move = 0; move < MoveOrder.MOVES; move++) {
            DomainCellView cell = new DomainCellView();
            cell.setMinWidth(0);
            cell.setPrefWidth(0);
            HBox.setHgrow(cell, Priority.ALWAYS);
            cells.add(cell);
        }
        getChildren().addAll(cells);
    }

    /** The width of the column with the name, in pixels: the board's own, so that the cells begin below its squares. */
    void setGutter(double width) {
        name.setMinWidth(width);
        name.setPrefWidth(width);
        name.setMaxWidth(width);
    }

    /** Shows the domain of a square of the board at the moment of the frame; a hole has none. */
    void show(Frame frame, int pointed) {
        square.setText(SquareNames.name(frame.board(), pointed));
        if (frame.board().isPlayable(pointed)) {
            showCells(frame, frame.cells(pointed));
        } else {
            open.setText("hole");
            open.setAccessibleText("a hole");
            for (int move = 0; move < cells.size(); move++) {
                cells.get(move).showNothing(frame.moves(), move);
            }
        }
    }

    private void showCells(Frame frame, List<DomainCell> now) {
        long possible = now.stream()
                .filter(cell -> frame.board().isPlayable(cell.target()))
                .count();
        long left = now.stream().filter(DomainCell::isOpen).count();
        open.setText(left + "/" + possible);
        open.setAccessibleText(left + " of " + possible + " moves open");
        for (int move = 0; move < cells.size(); move++) {
            cells.get(move).show(frame.board(), frame.moves(), now.get(move));
        }
    }
}
