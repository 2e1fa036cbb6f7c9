package knightschool.ui.tour;

import java.util.function.DoubleConsumer;
import javafx.geometry.Pos;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.control.ProgressBar;
import javafx.scene.control.Slider;
import javafx.scene.control.Tooltip;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import knightschool.text.Numbers;
import knightschool.ui.shell.IconButton;
import org.kordamp.ikonli.feather.Feather;
import org.kordamp.ikonli.javafx.FontIcon;

/** The player of the joins, the zoom of both boards, and while something is under way how far it is. */
final class TourPlayer extends HBox {
    /** In a narrower player the room goes to the slider; how far it is stands above the board too. */
    private static final double WIDE_ENOUGH_FOR_BAR = 760;

    /** The slider stays where it is while the numbers in front of it are short, in pixels. */
    private static final double LEAST_COUNTER = 104;

    private final TourModel model;
    private final Runnable home;
    private final Button play;
    private final Label counter = new Counter();
    private final Slider slider = new Slider(0, 1, 0);
    private final ProgressBar bar = new ProgressBar();
    private boolean showing;

    /**
     * @param zoom goes nearer by a factor, or back to the whole board for 0
     * @param home puts the keyboard's focus back on the scene, so that Space plays after a click on a button
     */
    TourPlayer(TourModel model, DoubleConsumer zoom, Runnable home) {
        this.model = model;
        this.home = home;
        getStyleClass().addAll("transport", "tour-player");
        setAlignment(Pos.CENTER_LEFT);
        play = button("tour-play", Feather.PLAY, "Play", "Space", model::togglePlay);
        play.getStyleClass().add("filled");
        HBox buttons = new HBox(
                button("tour-start", Feather.SKIP_BACK, "The board alone", "Home", () -> model.reach(0)),
                button("tour-back", Feather.CHEVRON_LEFT, "One step back", "←", () -> model.step(-1)),
                play,
                button("tour-forward", Feather.CHEVRON_RIGHT, "One step forward", "→", () -> model.step(1)),
                button("tour-end", Feather.SKIP_FORWARD, "The tour", "End", () -> model.reach(TourModel.END)));
        HBox nearer = new HBox(
                button("tour-further", Feather.MINUS, "Further away", "−", () -> zoom.accept(1 / Zoom.NOTCH)),
                button(
                        "tour-nearer",
                        Feather.PLUS,
                        "Nearer, to see the way; drag moves the board",
                        "+",
                        () -> zoom.accept(Zoom.NOTCH)),
                button("tour-whole", Feather.MAXIMIZE, "The whole board", "0", () -> zoom.accept(0)));
        for (HBox row : new HBox[] {buttons, nearer}) {
            row.getStyleClass().add("transport-buttons");
            row.setMinWidth(USE_PREF_SIZE);
        }
        counter.setId("tour-step");
        counter.getStyleClass().add("tour-step");
        counter.setMinWidth(USE_PREF_SIZE);
        getChildren().setAll(buttons, counter, slider(), underway(), nearer);
        model.stepProperty().addListener(_ -> show());
        model.builtProperty().addListener(_ -> show());
        model.runningProperty().addListener(_ -> show());
        model.coverageProperty().addListener(_ -> show());
        model.playingProperty().addListener(_ -> show());
        show();
    }

    /** As wide as its words, which are never cut. */
    private static final class Counter extends Label {
        @Override
        protected double computePrefWidth(double height) {
            return Math.max(LEAST_COUNTER, super.computePrefWidth(height));
        }
    }

    private Button button(String id, Feather sign, String does, String keys, Runnable action) {
        return IconButton.of(id, new FontIcon(sign), does, keys, action, home);
    }

    private Node slider() {
        slider.setId("tour-slider");
        slider.setTooltip(new Tooltip("From the board to its tour, join by join (← →)"));
        slider.setAccessibleText("Step");
        slider.setBlockIncrement(1);
        slider.setMinWidth(60);
        slider.setMaxWidth(Double.MAX_VALUE);
        HBox.setHgrow(slider, Priority.ALWAYS);
        slider.valueProperty().addListener((_, _, value) -> {
            if (!showing) {
                model.reach((int) Math.round(value.doubleValue()));
            }
        });
        return slider;
    }

    private Node underway() {
        bar.setId("tour-progress");
        bar.getStyleClass().add("tour-progress");
        bar.setPrefWidth(120);
        bar.setMinWidth(60);
        bar.setAccessibleText("Squares visited by Warnsdorff's rule");
        bar.visibleProperty().bind(widthProperty().greaterThanOrEqualTo(WIDE_ENOUGH_FOR_BAR));
        bar.managedProperty().bind(bar.visibleProperty());
        Button cancel = new Button("Cancel");
        cancel.setId("tour-cancel");
        cancel.getStyleClass().add("tall");
        cancel.setTooltip(new Tooltip("Stop the search; what is there stays (Esc)"));
        cancel.setMinWidth(Region.USE_PREF_SIZE);
        cancel.setOnAction(_ -> model.cancel());
        HBox row = new HBox(8, bar, cancel);
        row.setAlignment(Pos.CENTER);
        row.visibleProperty().bind(model.runningProperty());
        row.managedProperty().bind(row.visibleProperty());
        return row;
    }

    private void show() {
        int step = model.stepProperty().get();
        int last = model.last();
        showing = true;
        slider.setMax(Math.max(1, last));
        slider.setValue(step);
        slider.setDisable(last == 0);
        showing = false;
        counter.setText("step " + Numbers.grouped(step) + " of " + Numbers.grouped(last));
        boolean plays = model.playingProperty().get();
        play.setGraphic(new FontIcon(plays ? Feather.PAUSE : Feather.PLAY));
        play.setAccessibleText(plays ? "Pause" : "Play");
        play.getTooltip().setText((plays ? "Pause" : "Play") + " (Space)");
        play.setDisable(last == 0);
        boolean joining = model.builtProperty().get() == null
                && model.question().existence().exists();
        bar.setProgress(
                joining
                        ? ProgressBar.INDETERMINATE_PROGRESS
                        : (double) model.visited() / model.question().squares());
    }
}
