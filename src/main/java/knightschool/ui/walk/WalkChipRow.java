package knightschool.ui.walk;

import java.util.List;
import javafx.application.Platform;
import javafx.geometry.Pos;
import javafx.scene.Node;
import javafx.scene.control.Label;
import javafx.scene.control.ScrollPane;
import javafx.scene.layout.HBox;
import knightschool.board.Board;
import knightschool.board.SquareNames;
import knightschool.ui.control.Labels;
import knightschool.ui.control.ScrollPosition;
import org.kordamp.ikonli.feather.Feather;
import org.kordamp.ikonli.javafx.FontIcon;

/** A walk as a row of chips. Where it is too long for its place, its end is seen, until a person scrolls back. */
final class WalkChipRow {
    private final HBox chips = new HBox();
    private final ScrollPane scroll = new ScrollPane(chips);
    private Shown shown;

    private record Shown(Board board, List<Integer> squares, int marked) {}

    WalkChipRow() {
        chips.getStyleClass().add("walk-chips");
        chips.setAlignment(Pos.CENTER_LEFT);
        scroll.getStyleClass().add("walk-trail");
        scroll.setFitToHeight(true);
        scroll.setVbarPolicy(ScrollPane.ScrollBarPolicy.NEVER);
        scroll.setFocusTraversable(false);
        // The first layout, and one of another width, come later.
        chips.widthProperty().addListener(_ -> Platform.runLater(this::showEnd));
        scroll.widthProperty().addListener(_ -> Platform.runLater(this::showEnd));
    }

    private void showEnd() {
        ScrollPosition.across(scroll, 1);
    }

    Node node() {
        return scroll;
    }

    /** @param marked the step whose chip is marked, or a number that is no step */
    void show(Board board, List<Integer> squares, int marked) {
        Shown next = new Shown(board, List.copyOf(squares), marked);
        if (!next.equals(shown)) {
            shown = next;
            fill(board, squares, marked);
        }
    }

    private void fill(Board board, List<Integer> squares, int marked) {
        chips.getChildren().clear();
        if (squares.isEmpty()) {
            chips.getChildren().add(Labels.of(WalkWords.CLICK_TO_BEGIN, "walk-empty"));
        }
        for (int i = 0; i < squares.size(); i++) {
            if (i > 0) {
                FontIcon arrow = new FontIcon(Feather.ARROW_RIGHT);
                arrow.getStyleClass().add("walk-arrow");
                chips.getChildren().add(arrow);
            }
            Label chip = Labels.of(SquareNames.name(board, squares.get(i)), "walk-chip");
            if (i > 0 && i == marked) {
                chip.getStyleClass().add("now");
            }
            chips.getChildren().add(chip);
        }
        showEnd();
    }
}
