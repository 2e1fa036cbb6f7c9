package knightschool.ui.compare.player;

import javafx.geometry.Pos;
import javafx.scene.control.Label;
import javafx.scene.control.Slider;
import javafx.scene.control.Tooltip;
import javafx.scene.input.MouseEvent;
import javafx.scene.layout.HBox;
import javafx.scene.layout.VBox;
import javafx.util.StringConverter;
import knightschool.text.NumberFormatter;
import knightschool.ui.compare.model.CompareCommands;
import knightschool.ui.compare.model.CompareModel;
import knightschool.ui.control.LabelFactory;
import knightschool.ui.playback.SpeedClock;

/** The control for the speed in steps per second: a slider over powers of ten, and the speed in words. */
final class SpeedControl extends VBox {
    private final CompareModel model;
    private final Slider slider = new Slider(Math.log10(SpeedClock.SLOWEST), Math.log10(SpeedClock.FASTEST), 0);
    private final Label value = new Label();
    private boolean showing;

    SpeedControl(CompareModel model, CompareCommands commands) {
        this.model = model;
        getStyleClass().add("speed");
        setAlignment(Pos.CENTER_LEFT);
        Label name = LabelFactory.of(ComparisonPlayerWords.SPEED, "text-12", "muted");
        name.setMinWidth(USE_PREF_SIZE);
        name.setLabelFor(slider);
        value.getStyleClass().addAll("text-12", "strong");
        value.setMinWidth(USE_PREF_SIZE);
        slider.setId("speed");
        slider.setTooltip(new Tooltip(ComparisonPlayerWords.speedHelp(
                commands.named(CompareCommands.FASTER), commands.named(CompareCommands.SLOWER))));
        slider.setLabelFormatter(new PowersOfTen());
        slider.setAccessibleText(ComparisonPlayerWords.SPEED_READ_OUT);
        slider.valueProperty().addListener((_, _, now) -> choose(now.doubleValue()));
        model.speedProperty().addListener(_ -> show());
        HBox words = new HBox(4, name, value);
        words.setAlignment(Pos.BASELINE_LEFT);
        getChildren().setAll(words, slider);
        show();
    }

    private void choose(double power) {
        if (!showing) {
            model.speedProperty().set(SpeedClock.rounded(power));
        }
    }

    /** Shows the current speed, even one that the slider does not offer. */
    private void show() {
        double speed = model.speedProperty().get();
        value.setText(ComparisonPlayerWords.stepsASecond(speed));
        if (SpeedClock.rounded(slider.getValue()) != speed) {
            showing = true;
            slider.setValue(Math.log10(speed));
            showing = false;
        }
    }

    /** Sets an action that runs when the slider is released with the mouse. */
    void onReleased(Runnable then) {
        slider.addEventHandler(MouseEvent.MOUSE_RELEASED, _ -> then.run());
    }

    private static final class PowersOfTen extends StringConverter<Double> {
        @Override
        public String toString(Double power) {
            return NumberFormatter.besideLargest((long) SpeedClock.rounded(power), (long) SpeedClock.FASTEST);
        }

        @Override
        public Double fromString(String text) {
            return Math.log10(Double.parseDouble(text));
        }
    }
}
