package knightschool.ui.tour;

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
import knightschool.ui.command.Command;
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
    private final TourCommands commands;
    private final Runnable home;
    private final Button play;
    private final Label counter = new Counter();
    private final Slider slider = new Slider(0, 1, 0);
    private final ProgressBar bar = new ProgressBar();
    private boolean showing;

    /** @param home puts the keyboard's focus back on the scene, so that Space plays after a click on a button */
    TourPlayer(TourModel model, TourCommands commands, Runnable home) {
        this.model = model;
        this.commands = commands;
        this.home = home;
        getStyleClass().addAll("transport", "tour-player");
        setAlignment(Pos.CENTER_LEFT);
        play = button("tour.play", "tour-play", Feather.PLAY);
        play.disableProperty().unbind();
        play.getStyleClass().add("filled");
        HBox buttons = new HBox(
                button("tour.to-start", "tour-start", Feather.SKIP_BACK),
                button("tour.step-back", "tour-back", Feather.CHEVRON_LEFT),
                play,
                button("tour.step-forward", "tour-forward", Feather.CHEVRON_RIGHT),
                button("tour.to-end", "tour-end", Feather.SKIP_FORWARD));
        HBox nearer = new HBox(
                button("tour.further", "tour-further", Feather.MINUS),
                button("tour.nearer", "tour-nearer", Feather.PLUS),
                button("tour.whole", "tour-whole", Feather.MAXIMIZE));
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

    private Button button(String command, String id, Feather sign) {
        Button button = IconButton.of(Command.named(commands.all(), command), new FontIcon(sign), home);
        button.setId(id);
        return button;
    }

    private Node slider() {
        slider.setId("tour-slider");
        slider.setTooltip(new Tooltip("From the board to its tour, join by join"));
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
        Command stop = Command.named(commands.all(), "tour" + Command.STOP);
        cancel.setTooltip(new Tooltip(stop.tooltip()));
        cancel.setMinWidth(Region.USE_PREF_SIZE);
        cancel.setOnAction(_ -> stop.run());
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
        play.setDisable(last == 0);
        boolean joining = model.builtProperty().get() == null
                && model.question().existence().exists();
        bar.setProgress(
                joining
                        ? ProgressBar.INDETERMINATE_PROGRESS
                        : (double) model.visited() / model.question().squares());
    }
}
