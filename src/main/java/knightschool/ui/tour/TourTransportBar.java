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
import knightschool.ui.command.Command;
import knightschool.ui.command.CommandButtonFactory;
import knightschool.ui.command.IconButtonFactory;
import knightschool.ui.control.NodeStyle;
import knightschool.ui.control.NodeVisibility;
import knightschool.ui.control.SceneFooterFactory;
import org.kordamp.ikonli.feather.Feather;
import org.kordamp.ikonli.javafx.FontIcon;

/**
 * The bar below the whole board and its enlarged part: buttons and a slider that play the construction of the tour step
 * by step, the buttons for the zoom of both boards, and the progress of work in the background.
 */
final class TourTransportBar extends HBox {
    /**
     * The width, in pixels, below which the slider gets the space of the progress bar. The progress is above the board
     * too.
     */
    private static final double WIDE_ENOUGH_FOR_BAR = 760;

    /** The least width of the counter, in pixels, so that the slider does not move while its numbers are short. */
    private static final double LEAST_COUNTER = 104;

    private final TourConstructionModel model;
    private final TourConstructionCommands commands;
    private final TourConstructionWords words;
    private final Runnable home;
    private final Label counter = NodeStyle.named(new Counter(), "tour-step", "tour-step");
    private final Slider slider = new Slider(0, 1, 0);
    private final ProgressBar bar = new ProgressBar();
    private boolean showing;

    /**
     * @param commands the commands of its buttons
     * @param home returns the keyboard focus to the scene, so that Space plays after a click on a button
     */
    TourTransportBar(
            TourConstructionModel model,
            TourConstructionCommands commands,
            TourConstructionWords words,
            Runnable home) {
        this.model = model;
        this.commands = commands;
        this.words = words;
        this.home = home;
        getStyleClass().addAll("transport", "tour-player", SceneFooterFactory.STYLE);
        setAlignment(Pos.CENTER_LEFT);
        HBox buttons = commands.playback().buttons(home);
        HBox nearer = new HBox(
                button(TourConstructionCommands.FURTHER, Feather.MINUS),
                button(TourConstructionCommands.NEARER, Feather.PLUS),
                button(TourConstructionCommands.WHOLE, Feather.MAXIMIZE));
        nearer.getStyleClass().add("transport-buttons");
        nearer.setMinWidth(USE_PREF_SIZE);
        counter.setMinWidth(USE_PREF_SIZE);
        getChildren().setAll(buttons, counter, slider(), underway(), nearer);
        model.steps().stepProperty().addListener(_ -> show());
        model.builtProperty().addListener(_ -> show());
        model.runningProperty().addListener(_ -> show());
        model.coverageProperty().addListener(_ -> show());
        show();
    }

    /** A label as wide as its text, which is never truncated. */
    private static final class Counter extends Label {
        @Override
        protected double computePrefWidth(double height) {
            return Math.max(LEAST_COUNTER, super.computePrefWidth(height));
        }
    }

    private Command command(String id) {
        return Command.named(commands.all(), id);
    }

    private Button button(String id, Feather sign) {
        return IconButtonFactory.of(command(id), new FontIcon(sign), home);
    }

    private Node slider() {
        slider.setId("tour-slider");
        slider.setTooltip(new Tooltip(words.slider()));
        slider.setAccessibleText(TourConstructionWords.STEP);
        slider.setBlockIncrement(1);
        slider.setMinWidth(60);
        slider.setMaxWidth(Double.MAX_VALUE);
        HBox.setHgrow(slider, Priority.ALWAYS);
        slider.valueProperty().addListener((_, _, value) -> {
            if (!showing) {
                model.steps().reach((int) Math.round(value.doubleValue()));
            }
        });
        return slider;
    }

    private Node underway() {
        bar.setId("tour-progress");
        bar.getStyleClass().add("tour-progress");
        bar.setPrefWidth(120);
        bar.setMinWidth(60);
        bar.setAccessibleText(WarnsdorffWords.PROGRESS);
        NodeVisibility.follow(bar, widthProperty().greaterThanOrEqualTo(WIDE_ENOUGH_FOR_BAR));
        Button cancel = CommandButtonFactory.of(command(TourConstructionCommands.CANCEL), TourConstructionWords.CANCEL);
        HBox row = new HBox(8, bar, cancel);
        row.setAlignment(Pos.CENTER);
        NodeVisibility.follow(row, model.runningProperty());
        return row;
    }

    private void show() {
        int step = model.steps().step();
        int last = model.steps().last();
        showing = true;
        slider.setMax(Math.max(1, last));
        slider.setValue(step);
        slider.setDisable(last == 0);
        showing = false;
        counter.setText(words.counter());
        boolean joining = model.builtProperty().get() == null
                && model.question().existence().exists();
        bar.setProgress(
                joining
                        ? ProgressBar.INDETERMINATE_PROGRESS
                        : (double) model.visited() / model.question().squares());
    }
}
