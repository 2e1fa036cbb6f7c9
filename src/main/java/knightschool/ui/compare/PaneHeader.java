package knightschool.ui.compare;

import java.util.Optional;
import java.util.function.Consumer;
import javafx.geometry.Pos;
import javafx.scene.control.Label;
import javafx.scene.control.Labeled;
import javafx.scene.control.Tooltip;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import knightschool.algorithm.Algorithm;
import knightschool.trace.Frame;
import org.kordamp.ikonli.javafx.FontIcon;

/** Whose pane it is, how many squares are visited, and a mark once its search has ended, where there is room for it. */
final class PaneHeader extends HBox {
    private static final double MARKER = 22;
    private static final String ANOTHER =
            "\nChoose another algorithm here; all panes begin anew (Tab to it, then Space)";

    private final Labeled title;
    private final FontIcon ended = new FontIcon();
    private final Label depth = new Label();
    private final Label squares = new Label();
    private boolean over;

    /** @param choose told which algorithm the pane shall show instead; empty where that is not to be chosen */
    PaneHeader(Algorithm algorithm, Optional<Consumer<Algorithm>> choose) {
        getStyleClass().add("pane-header");
        setAlignment(Pos.BASELINE_LEFT);
        title = choose.<Labeled>map(chosen -> new AlgorithmMenu(algorithm, chosen))
                .orElseGet(Label::new);
        title.setText(algorithm.title());
        title.setGraphic(Series.marker(algorithm, MARKER));
        title.getStyleClass().addAll("strong", "pane-title");
        title.setTooltip(
                new Tooltip(algorithm.summary() + "\n" + algorithm.source() + (choose.isPresent() ? ANOTHER : "")));
        Region space = new Region();
        HBox.setHgrow(space, Priority.ALWAYS);
        ended.getStyleClass().add("ended-icon");
        ended.managedProperty().bind(ended.visibleProperty());
        depth.getStyleClass().addAll("strong", "depth");
        squares.getStyleClass().addAll("muted", "depth-of");
        depth.setMinWidth(USE_PREF_SIZE);
        squares.setMinWidth(USE_PREF_SIZE);
        getChildren().setAll(title, space, ended, depth, squares);
    }

    void show(Frame frame) {
        depth.setText(String.valueOf(frame.counters().depth()));
        squares.setText("/ " + frame.board().playableCount());
        over = frame.isOver();
        if (over) {
            ended.setIconCode(Ending.of(frame.outcome(), frame.step()).icon());
        }
        requestLayout();
    }

    /** Where the mark has no room the name goes before: how the search ended stands below the board too. */
    @Override
    protected void layoutChildren() {
        double words = title.prefWidth(-1) + depth.prefWidth(-1) + squares.prefWidth(-1);
        ended.setVisible(over
                && words + ended.prefWidth(-1) + getSpacing() * getChildren().size() <= getWidth());
        super.layoutChildren();
    }
}
