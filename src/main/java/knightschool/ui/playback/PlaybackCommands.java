package knightschool.ui.playback;

import java.util.ArrayList;
import java.util.List;
import java.util.function.BooleanSupplier;
import javafx.beans.binding.Bindings;
import javafx.beans.value.ObservableBooleanValue;
import javafx.beans.value.ObservableStringValue;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.input.KeyEvent;
import javafx.scene.layout.HBox;
import javafx.scene.layout.StackPane;
import javafx.scene.shape.SVGPath;
import knightschool.ui.command.Command;
import knightschool.ui.command.IconButtonFactory;
import knightschool.ui.control.NodeStyle;

/** The commands of a playback, with the same keys in every scene, and the row of its buttons. */
public final class PlaybackCommands {
    private final PlaybackModel playback;
    private final SteppablePlayback player;
    private final Command play;
    private final Command backward;
    private final Command back;
    private final Command forward;
    private final Command start;
    private final Command end;
    private final ObservableBooleanValue available;
    private final ObservableStringValue onwardRefusal;
    private BooleanSupplier offered = () -> true;

    /**
     * @param scene the prefix of the command ids
     * @param available whether there is something to play; otherwise the keys do other things
     */
    public PlaybackCommands(String scene, PlaybackModel playback, ObservableBooleanValue available) {
        this(scene, playback, playback, available);
    }

    /** @param player receives the requests of all commands */
    public PlaybackCommands(
            String scene, PlaybackModel playback, SteppablePlayback player, ObservableBooleanValue available) {
        this.playback = playback;
        this.player = player;
        this.available = available;
        ObservableBooleanValue playable = playback.playsBackward()
                ? available
                : Bindings.and(available, playback.lastProperty().greaterThan(0));
        onwardRefusal = player.onwardRefusalProperty();
        ObservableBooleanValue onward = Bindings.equal(onwardRefusal, "");
        play = Command.of(scene + ".play", player::toggle)
                .when(Bindings.and(playable, onward))
                .orSay(() -> whyNotOnward().isEmpty() ? whyStill() : whyNotOnward());
        back = Command.of(scene + ".step-back", () -> player.step(-1)).when(available);
        forward = Command.of(scene + ".step-forward", () -> player.step(1))
                .when(Bindings.and(available, onward))
                .orSay(this::whyNotOnward);
        start = Command.of(scene + ".to-start", () -> player.reach(0)).when(available);
        end = Command.of(scene + ".to-end", () -> player.reach(playback.last()))
                .when(Bindings.and(available, onward))
                .orSay(this::whyNotOnward);
        backward = playback.playsBackward()
                ? Command.of(scene + ".play-backward", () -> player.toggle(PlaybackStatus.BACKWARD))
                        .when(playable)
                        .orSay(this::whyStill)
                : play;
    }

    /**
     * Why nothing is played although there is something to show; empty if there is nothing, as the command says then.
     */
    private String whyStill() {
        return available.get() ? PlaybackWords.NO_STEP : "";
    }

    /** Why no later step may be shown although there is something to show; empty if there is nothing, or it may. */
    private String whyNotOnward() {
        return available.get() ? onwardRefusal.get() : "";
    }

    /** Sets whether the commands are offered, and have their keys. By default they always are. */
    public void offerWhile(BooleanSupplier condition) {
        offered = condition;
    }

    /** Whether keys play and step now: the commands are offered, and there is something to play. */
    public boolean takesKeys() {
        return offered.getAsBoolean() && available.get();
    }

    /** Whether a key plays or steps now, so that a board that has the focus leaves it to these commands. */
    public boolean takes(KeyEvent key) {
        return takesKeys() && Command.isKeyOf(all(), key);
    }

    /** Returns all commands if they are offered, or none. */
    public List<Command> offered() {
        return offered.getAsBoolean() ? all() : List.of();
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
        Button onward = NodeStyle.of(playing(play, PlaybackStatus.FORWARD, Icon.PLAY, home), "filled");
        List<Button> buttons = new ArrayList<>(List.of(
                button(start, Icon.TO_START, home),
                button(back, Icon.STEP_BACK, home),
                button(forward, Icon.STEP_FORWARD, home),
                button(end, Icon.TO_END, home)));
        if (playback.playsBackward()) {
            buttons.add(1, playing(backward, PlaybackStatus.BACKWARD, Icon.PLAY_BACKWARD, home));
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
    private Button playing(Command command, PlaybackStatus way, Icon idle, Runnable home) {
        Button button = button(command, idle, home);
        button.setOnAction(_ -> {
            if (player.direction() == way) {
                player.pause();
            } else {
                player.play(way);
            }
        });
        playback.directionProperty().subscribe(now -> {
            button.setGraphic((now == way ? Icon.PAUSE : idle).node());
            button.setAccessibleText(now == way ? PlaybackWords.PAUSE : command.words());
        });
        return button;
    }

    private static Button button(Command command, Icon sign, Runnable home) {
        return IconButtonFactory.of(command, sign.node(), home);
    }

    /** The icons of the playback buttons, 16 by 16 pixels. */
    private enum Icon {
        TO_START("M3 2V14M13.5 2.5L6.5 8L13.5 13.5Z", false),
        PLAY_BACKWARD("M12.5 2L3 8L12.5 14Z", true),
        STEP_BACK("M3.5 2.5V13.5M12.5 3L7 8L12.5 13", false),
        STEP_FORWARD("M12.5 2.5V13.5M3.5 3L9 8L3.5 13", false),
        PLAY("M3.5 2L13 8L3.5 14Z", true),
        PAUSE("M3.5 2.5H6.5V13.5H3.5ZM9.5 2.5H12.5V13.5H9.5Z", true),
        TO_END("M13 2V14M2.5 2.5L9.5 8L2.5 13.5Z", false);

        private static final double SIZE = 16;

        private final String path;
        private final boolean filled;

        Icon(String path, boolean filled) {
            this.path = path;
            this.filled = filled;
        }

        /** Returns a new node with the icon, in the colour of the surrounding control. */
        Node node() {
            SVGPath shape = NodeStyle.of(new SVGPath(), filled ? "sign-filled" : "sign-line");
            shape.setContent(path);
            StackPane pane = new StackPane(shape);
            pane.setMinSize(SIZE, SIZE);
            pane.setPrefSize(SIZE, SIZE);
            return pane;
        }
    }
}
