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
import knightschool.algorithm.Solver;
import knightschool.trace.Frame;
import org.kordamp.ikonli.javafx.FontIcon;

/**
 * Whose pane it is and under which options, how many squares are visited, and a mark once its search has ended, where
 * there is space for it.
 */
final class PaneHeader extends HBox {
    private static final double MARKER = 22;

    /** Narrower options would be broken within a word. */
    private static final double LEAST_OPTIONS = 92;

    /** What two lines need of the width of one: they break between words. */
    private static final double TWO_LINES = 0.55;

    private final Labeled title;
    private final Label options = new Label();
    private final FontIcon ended = new FontIcon();
    private final Label depth = new Label();
    private final Label squares = new Label();
    private boolean over;

    /** @param choose told what the pane shall show instead; empty where that is not to be chosen */
    PaneHeader(PaneIdentity pane, Optional<Consumer<Solver>> choose) {
        Algorithm algorithm = pane.solver().algorithm();
        getStyleClass().add("pane-header");
        setAlignment(Pos.BASELINE_LEFT);
        title = choose.<Labeled>map(chosen -> new AlgorithmMenu(pane, chosen)).orElseGet(Label::new);
        title.setText(algorithm.title());
        title.setGraphic(AlgorithmStyle.marker(pane.look(), MARKER));
        title.getStyleClass().addAll("strong", "pane-title");
        title.setTooltip(new Tooltip(CompareWords.algorithmHelp(algorithm, choose.isPresent())));
        options.setText(pane.options());
        options.setWrapText(true);
        options.getStyleClass().addAll("muted", "pane-options");
        options.setTooltip(new Tooltip(pane.solver().said()));
        boolean chosen = !options.getText().isEmpty();
        options.setManaged(chosen);
        if (chosen) {
            title.setMinWidth(USE_PREF_SIZE);
        }
        Region space = new Region();
        HBox.setHgrow(space, Priority.ALWAYS);
        ended.getStyleClass().add("ended-icon");
        ended.managedProperty().bind(ended.visibleProperty());
        depth.getStyleClass().addAll("strong", "depth");
        squares.getStyleClass().addAll("muted", "depth-of");
        squares.managedProperty().bind(squares.visibleProperty());
        depth.setMinWidth(USE_PREF_SIZE);
        squares.setMinWidth(USE_PREF_SIZE);
        getChildren().setAll(title, options, space, ended, depth, squares);
    }

    void show(Frame frame) {
        depth.setText(String.valueOf(frame.counters().depth()));
        squares.setText("/ " + frame.board().playableCount());
        over = frame.isOver();
        if (over) {
            ended.setIconCode(OutcomeWords.of(frame.outcome(), frame.step()).icon());
        }
        requestLayout();
    }

    /**
     * Where there is no space for everything the options take a second line, then the number of squares goes, which is
     * seen on the board, then the mark: how the search ended stands below the board too.
     */
    @Override
    protected void layoutChildren() {
        double mark = over ? ended.prefWidth(-1) + getSpacing() : 0;
        double count = squares.prefWidth(-1) + getSpacing();
        squares.setVisible(fits(count + mark));
        ended.setVisible(over && fits(squares.isVisible() ? count + mark : mark));
        super.layoutChildren();
    }

    /** Whether that many pixels more fit beside the name, the options and the depth, whatever is shown now. */
    private boolean fits(double more) {
        int gaps = options.isManaged() ? 3 : 2;
        double free = getWidth() - title.prefWidth(-1) - depth.prefWidth(-1) - getSpacing() * gaps - more;
        double whole = options.isManaged() ? options.prefWidth(-1) : 0;
        return free >= whole || free >= Math.max(LEAST_OPTIONS, TWO_LINES * whole) && takesTwoLines(free);
    }

    private boolean takesTwoLines(double width) {
        double down = Math.max(0, depth.getBaselineOffset() - options.getBaselineOffset());
        return getInsets().getTop() + down + options.prefHeight(width) <= getHeight();
    }
}
