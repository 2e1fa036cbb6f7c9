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
import knightschool.ui.control.LabelFactory;
import knightschool.ui.control.NodeStyle;
import knightschool.ui.control.RenderedSlideStyleClass;
import knightschool.ui.scroll.ScrollPositionSetter;
import org.kordamp.ikonli.feather.Feather;
import org.kordamp.ikonli.javafx.FontIcon;

/**
 * A walk as a row of chips, one for each of its vertices. A row that is too long scrolls to its end until the user
 * scrolls back. In a picture, which cannot be scrolled, it wraps to as many rows as necessary.
 */
final class WalkSquareChipRow {
    private final HBox chips = NodeStyle.of(new HBox(), "walk-chips");
    private final FlowPane rows = NodeStyle.of(new FlowPane(), "walk-rows");
    private final ScrollPane scroll = NodeStyle.of(new ScrollPane(chips), "walk-trail");
    private final StackPane place = new StackPane(rows);
    private final String invitation;
    private RowContent content;

    private record RowContent(List<String> names, int marked) {}

    /** @param invitation the words before the first vertex */
    WalkSquareChipRow(String invitation) {
        this.invitation = invitation;
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
     * @param names the names of its vertices, in order
     * @param marked the step whose chip is marked, or a number that is no step
     */
    void show(List<String> names, int marked) {
        RowContent next = new RowContent(List.copyOf(names), marked);
        if (!next.equals(content)) {
            content = next;
            fill(names, marked);
        }
    }

    private void fill(List<String> names, int marked) {
        List<Node> parts = new ArrayList<>();
        if (names.isEmpty()) {
            parts.add(LabelFactory.of(invitation, "walk-empty"));
        }
        for (int i = 0; i < names.size(); i++) {
            Label chip = LabelFactory.of(names.get(i), "walk-chip");
            if (i > 0 && i == marked) {
                chip.getStyleClass().add("now");
            }
            parts.add(i == names.size() - 1 ? chip : beforeNext(chip));
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
