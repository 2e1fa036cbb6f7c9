package knightschool.ui.playback;

import java.util.ArrayList;
import java.util.List;
import javafx.beans.binding.Bindings;
import javafx.beans.value.ObservableBooleanValue;
import javafx.scene.control.Button;
import javafx.scene.layout.HBox;
import knightschool.ui.command.Command;
import knightschool.ui.control.NodeStyle;
import knightschool.ui.shell.IconButton;

/** The commands of a playback, with the same keys in every scene, and the row of its buttons. */
public final class PlaybackCommands {
    private static final String PAUSE = "Pause";

    private final PlaybackModel playback;
    private final StepPlayer player;
    private final Command play;
    private final Command backward;
    private final Command back;
    private final Command forward;
    private final Command start;
    private final Command end;

    /**
     * @param scene the prefix of the command ids
     * @param shown whether there is something to play; otherwise the keys do other things
     */
    public PlaybackCommands(String scene, PlaybackModel playback, ObservableBooleanValue shown) {
        this(scene, playback, playback, shown);
    }

    /** @param player receives the requests of all commands */
    public PlaybackCommands(String scene, PlaybackModel playback, StepPlayer player, ObservableBooleanValue shown) {
        this.playback = playback;
        this.player = player;
        ObservableBooleanValue playable = playback.playsBackward()
                ? shown
                : Bindings.and(shown, playback.lastProperty().greaterThan(0));
        play = Command.of(scene + ".play", player::toggle).when(playable);
        back = Command.of(scene + ".step-back", () -> player.step(-1)).when(shown);
        forward = Command.of(scene + ".step-forward", () -> player.step(1)).when(shown);
        start = Command.of(scene + ".to-start", () -> player.reach(0)).when(shown);
        end = Command.of(scene + ".to-end", () -> player.reach(playback.last())).when(shown);
        backward = playback.playsBackward()
                ? Command.of(scene + ".play-backward", () -> player.toggle(PlaybackState.BACKWARD))
                        .when(playable)
                : play;
    }

    /** Returns all commands. */
    public List<Command> all() {
        return playback.playsBackward()
                ? List.of(play, backward, back, forward, start, end)
                : List.of(play, back, forward, start, end);
    }

    /**
     * Returns the buttons in a row, with a filled play button. A playback in both directions has a button for each.
     *
     * @param home returns the keyboard focus to the scene, so that Space plays after a click on a button
     */
    public HBox buttons(Runnable home) {
        Button onward = NodeStyle.of(playing(play, PlaybackState.FORWARD, PlaybackIcon.PLAY, home), "filled");
        List<Button> buttons = new ArrayList<>(List.of(
                button(start, PlaybackIcon.TO_START, home),
                button(back, PlaybackIcon.STEP_BACK, home),
                button(forward, PlaybackIcon.STEP_FORWARD, home),
                button(end, PlaybackIcon.TO_END, home)));
        if (playback.playsBackward()) {
            buttons.add(1, playing(backward, PlaybackState.BACKWARD, PlaybackIcon.PLAY_BACKWARD, home));
            buttons.add(4, onward);
        } else {
            buttons.add(2, onward);
        }
        HBox row = NodeStyle.of(new HBox(buttons.toArray(Button[]::new)), "transport-buttons");
        row.setMinWidth(HBox.USE_PREF_SIZE);
        return row;
    }

    /**
     * Returns a play button for a direction. It pauses playing in this direction, and reverses playing in the other
     * one.
     */
    private Button playing(Command command, PlaybackState way, PlaybackIcon idle, Runnable home) {
        Button button = button(command, idle, home);
        button.setOnAction(_ -> {
            if (player.direction() == way) {
                player.pause();
            } else {
                player.play(way);
            }
        });
        playback.directionProperty().subscribe(now -> {
            button.setGraphic((now == way ? PlaybackIcon.PAUSE : idle).node());
            button.setAccessibleText(now == way ? PAUSE : command.words());
        });
        return button;
    }

    private static Button button(Command command, PlaybackIcon sign, Runnable home) {
        return IconButton.of(command, sign.node(), home);
    }
}
