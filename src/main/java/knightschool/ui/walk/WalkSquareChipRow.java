package knightschool.ui.walk;

import java.util.ArrayList;
import java.util.List;
import javafx.application.Platform;
import javafx.geometry.Pos;
import javafx.scene.Node;
import javafx.scene.control.Label;
import javafx.scene.control.ScrollPane;
import javafx.scene.layout.FlowPane;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Pane;
import javafx.scene.layout.StackPane;
import knightschool.board.Board;
import knightschool.board.SquareNames;
import knightschool.ui.control.LabelFactory;
import knightschool.ui.control.NodeStyle;
import knightschool.ui.control.RenderedSlideStyleClass;
import knightschool.ui.control.ScrollPositionSetter;
import org.kordamp.ikonli.feather.Feather;
import org.kordamp.ikonli.javafx.FontIcon;

/**
 * A walk as a row of chips, one for each of its squares. A row that is too long scrolls to its end until the user
 * scrolls back. In a picture, which cannot be scrolled, it wraps to as many rows as necessary.
 */
final class WalkSquareChipRow {
    private final HBox chips = NodeStyle.of(new HBox(), "walk-chips");
    private final FlowPane rows = NodeStyle.of(new FlowPane(), "walk-rows");
    private final ScrollPane scroll = NodeStyle.of(new ScrollPane(chips), "walk-trail");
    private final StackPane place = new StackPane(rows);
    private RowContent content;

    private record RowContent(Board board, List<Integer> squares, int marked) {}

    WalkSquareChipRow() {
        chips.setAlignment(Pos.CENTER_LEFT);
        scroll.setFitToHeight(true);
        scroll.setVbarPolicy(ScrollPane.ScrollBarPolicy.NEVER);
        scroll.setFocusTraversable(false);
        // The first layout, and one of another width, come later.
        chips.widthProperty().addListener(_ -> Platform.runLater(this::showEnd));
        scroll.widthProperty().addListener(_ -> Platform.runLater(this::showEnd));
        rows.setAlignment(Pos.TOP_LEFT);
        rows.setMinWidth(0);
        place.sceneProperty()
                .map(_ -> !RenderedSlideStyleClass.isPictured(place))
                .orElse(true)
                .subscribe(this::scrolls);
    }

    /**
     * Chooses between a scrolling row and wrapped rows.
     *
     * @param now whether it is one row that scrolls
     */
    private void scrolls(boolean now) {
        List<Node> parts = List.copyOf(parts().getChildren());
        parts().getChildren().clear();
        place.getChildren().setAll(now ? scroll : rows);
        parts().getChildren().setAll(parts);
    }

    private Pane parts() {
        return place.getChildren().contains(scroll) ? chips : rows;
    }

    private void showEnd() {
        ScrollPositionSetter.across(scroll, 1);
    }

    Node node() {
        return place;
    }

    /**
     * Shows a walk.
     *
     * @param marked the step whose chip is marked, or a number that is no step
     */
    void show(Board board, List<Integer> squares, int marked) {
        RowContent next = new RowContent(board, List.copyOf(squares), marked);
        if (!next.equals(content)) {
            content = next;
            fill(board, squares, marked);
        }
    }

    private void fill(Board board, List<Integer> squares, int marked) {
        List<Node> parts = new ArrayList<>();
        if (squares.isEmpty()) {
            parts.add(LabelFactory.of(WalkWords.CHOOSE_TO_BEGIN, "walk-empty"));
        }
        for (int i = 0; i < squares.size(); i++) {
            Label chip = LabelFactory.of(SquareNames.name(board, squares.get(i)), "walk-chip");
            if (i > 0 && i == marked) {
                chip.getStyleClass().add("now");
            }
            parts.add(i == squares.size() - 1 ? chip : beforeNext(chip));
        }
        parts().getChildren().setAll(parts);
        showEnd();
    }

    /** A chip with the arrow to the next one, so that no row begins with an arrow. */
    private static Node beforeNext(Label chip) {
        FontIcon arrow = NodeStyle.of(new FontIcon(Feather.ARROW_RIGHT), "walk-arrow");
        return NodeStyle.of(new HBox(chip, arrow), "walk-step");
    }
}
