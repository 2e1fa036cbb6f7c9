package knightschool.ui.compare;

import javafx.geometry.Insets;
import javafx.geometry.Pos;
import javafx.scene.control.Button;
import javafx.scene.control.ButtonBase;
import javafx.scene.control.ToggleButton;
import javafx.scene.control.Tooltip;
import javafx.scene.input.MouseEvent;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import knightschool.ui.shell.IconButton;
import org.kordamp.ikonli.feather.Feather;
import org.kordamp.ikonli.javafx.FontIcon;

/** The one player for all panes: its buttons, the step, the timeline, the speed and "until something happens". */
final class TransportBar extends HBox {
    private static final double GAP = 22;

    /** In a narrower bar the room goes to the timeline; the speed still has its keys. */
    private static final double WIDE_ENOUGH_FOR_SPEED = 900;

    private final CompareModel model;
    private final Runnable home;
    private final Button backward;
    private final Button forward;

    /** @param home puts the keyboard's focus back on the scene, so that Space plays after a click on a button */
    TransportBar(CompareModel model, Timeline timeline, Runnable home) {
        this.model = model;
        this.home = home;
        getStyleClass().add("transport");
        setAlignment(Pos.CENTER_LEFT);
        Button start = button("to-start", "To the start", "Home", TransportIcon.TO_START, model.transport()::toStart);
        backward =
                button("play-backward", "Play backward", "Shift + Space", TransportIcon.PLAY_BACKWARD, this::backward);
        Button back = button("step-back", "One step back", "←", TransportIcon.STEP_BACK, model.transport()::stepBack);
        Button step = button(
                "step-forward", "One step forward", "→", TransportIcon.STEP_FORWARD, model.transport()::stepForward);
        forward = button("play", "Play", "Space", TransportIcon.PLAY, this::forward);
        Button end = button(
                "to-end",
                "To the end, as far as it is computed",
                "End",
                TransportIcon.TO_END,
                model.transport()::toEnd);
        forward.getStyleClass().add("filled");
        HBox buttons = new HBox(start, backward, back, step, forward, end);
        buttons.getStyleClass().add("transport-buttons");
        buttons.setMinWidth(USE_PREF_SIZE);
        SpeedControl speed = new SpeedControl(model);
        speed.onReleased(home);
        speed.visibleProperty().bind(widthProperty().greaterThanOrEqualTo(WIDE_ENOUGH_FOR_SPEED));
        speed.managedProperty().bind(speed.visibleProperty());
        HBox.setHgrow(timeline, Priority.ALWAYS);
        ToggleButton why = why();
        HBox.setMargin(why, new Insets(0, GAP / 2, 0, 0));
        HBox.setMargin(speed, new Insets(0, GAP, 0, GAP / 2));
        getChildren().setAll(buttons, new StepLabel(model), timeline, speed, why, new UntilMenu(model, home));
        model.transport().playingProperty().addListener(_ -> showPlaying());
        showPlaying();
    }

    private Button button(String id, String does, String keys, TransportIcon icon, Runnable action) {
        return IconButton.of(id, icon.node(), does, keys, action, home);
    }

    private ToggleButton why() {
        ToggleButton why = new ToggleButton(null, new FontIcon(Feather.HELP_CIRCLE));
        why.setId("why-not");
        why.getStyleClass().addAll("icon-button", "why-not");
        why.setMinWidth(USE_PREF_SIZE);
        why.setTooltip(new Tooltip("Why it can no longer be done from here (W)"));
        why.setAccessibleText("Why it can no longer be done from here");
        why.selectedProperty().bindBidirectional(model.reasonsAskedProperty());
        why.addEventHandler(MouseEvent.MOUSE_RELEASED, _ -> home.run());
        return why;
    }

    private void forward() {
        if (model.transport().playingProperty().get() == Playing.FORWARD) {
            model.transport().pause();
        } else {
            model.transport().playForward();
        }
    }

    private void backward() {
        if (model.transport().playingProperty().get() == Playing.BACKWARD) {
            model.transport().pause();
        } else {
            model.transport().playBackward();
        }
    }

    private void showPlaying() {
        Playing playing = model.transport().playingProperty().get();
        show(forward, playing == Playing.FORWARD, TransportIcon.PLAY, "Play", "Space");
        show(backward, playing == Playing.BACKWARD, TransportIcon.PLAY_BACKWARD, "Play backward", "Shift + Space");
    }

    private static void show(ButtonBase button, boolean plays, TransportIcon idle, String does, String keys) {
        String now = plays ? "Pause" : does;
        button.setGraphic((plays ? TransportIcon.PAUSE : idle).node());
        button.setAccessibleText(now);
        button.getTooltip().setText(now + " (" + (plays ? "Space" : keys) + ")");
    }
}
