package knightschool.ui.playback;

import java.util.List;
import javafx.beans.binding.Bindings;
import javafx.beans.value.ObservableBooleanValue;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.layout.HBox;
import knightschool.ui.command.Command;
import knightschool.ui.shell.IconButton;
import org.kordamp.ikonli.feather.Feather;
import org.kordamp.ikonli.javafx.FontIcon;

/** What a person asks of a playback, with the same keys in every scene, and the row of its buttons. */
public final class PlaybackCommands {
    private final Playback playback;
    private final Command play;
    private final Command back;
    private final Command forward;
    private final Command start;
    private final Command end;

    /**
     * @param scene the word in front of the commands' ids
     * @param shown whether there is something to be played; the keys do other things where there is not
     */
    public PlaybackCommands(String scene, Playback playback, ObservableBooleanValue shown) {
        this.playback = playback;
        this.play = Command.of(scene + ".play", playback::toggle)
                .when(Bindings.and(shown, playback.lastProperty().greaterThan(0)));
        this.back = Command.of(scene + ".step-back", () -> playback.step(-1)).when(shown);
        this.forward =
                Command.of(scene + ".step-forward", () -> playback.step(1)).when(shown);
        this.start = Command.of(scene + ".to-start", () -> playback.reach(0)).when(shown);
        this.end = Command.of(scene + ".to-end", () -> playback.reach(Integer.MAX_VALUE))
                .when(shown);
    }

    /** All of them. */
    public List<Command> all() {
        return List.of(play, back, forward, start, end);
    }

    /**
     * The buttons in a row, that of play filled.
     *
     * @param home puts the keyboard's focus back on the scene, so that Space plays after a click on a button
     */
    public HBox buttons(Runnable home) {
        Button player = button(play, Feather.PLAY, home);
        player.getStyleClass().add("filled");
        playback.playingProperty().subscribe(now -> {
            player.setGraphic(new FontIcon(now ? Feather.PAUSE : Feather.PLAY));
            player.setAccessibleText(PlaybackWords.button(now));
        });
        HBox row = new HBox(
                button(start, Feather.SKIP_BACK, home),
                button(back, Feather.CHEVRON_LEFT, home),
                player,
                button(forward, Feather.CHEVRON_RIGHT, home),
                button(end, Feather.SKIP_FORWARD, home));
        row.getStyleClass().add("transport-buttons");
        row.setMinWidth(HBox.USE_PREF_SIZE);
        return row;
    }

    private static Button button(Command command, Feather sign, Runnable home) {
        Node icon = new FontIcon(sign);
        return IconButton.of(command, icon, home);
    }
}
