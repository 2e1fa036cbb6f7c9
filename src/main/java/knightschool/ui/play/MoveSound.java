package knightschool.ui.play;

import java.util.concurrent.Executor;
import java.util.function.BooleanSupplier;
import javafx.beans.property.BooleanProperty;
import javafx.beans.property.SimpleBooleanProperty;
import javax.sound.sampled.AudioFormat;
import javax.sound.sampled.AudioSystem;
import javax.sound.sampled.LineUnavailableException;
import javax.sound.sampled.SourceDataLine;
import knightschool.play.Game;
import knightschool.ui.shell.SceneHost;
import knightschool.ui.work.BackgroundModel;
import knightschool.ui.work.BackgroundWorker;

/** A soft click with every move, if switched on. Played on a worker; a missing sound device is reported. */
final class MoveSound extends BackgroundModel {
    private static final String SOUND = "play.sound";
    private static final float RATE = 44_100;
    private static final int LENGTH = 1_800;
    private static final double HERTZ = 620;
    private static final double LOUD = 9_000;

    private final SceneHost shell;
    private final BooleanProperty on = new SimpleBooleanProperty(this, "on");
    private final BooleanSupplier player;

    MoveSound(SceneHost shell, Executor screen) {
        this(shell, screen, MoveSound::played);
    }

    /** @param player plays the click, and returns whether it could */
    MoveSound(SceneHost shell, Executor screen, BooleanSupplier player) {
        super(BackgroundWorker.newest("sound", screen));
        this.shell = shell;
        this.player = player;
        shell.settings().remember(SOUND, on);
    }

    /** Whether moves are audible; remembered in the settings. */
    BooleanProperty onProperty() {
        return on;
    }

    /** Plays the click after a move or after the knight is placed, but not when a move is taken back. */
    void playAfter(Game before, Game now) {
        boolean moved = now.board().equals(before.board()) && now.length() == before.length() + 1;
        if (moved && on.get()) {
            worker.ask(_ -> player.getAsBoolean(), heard -> say(heard), () -> say(false));
        }
    }

    private void say(boolean heard) {
        if (!heard) {
            on.set(false);
            shell.messages().say(PlayWords.NO_SOUND);
        }
    }

    /** Plays the click, and returns whether it could. */
    private static boolean played() {
        AudioFormat format = new AudioFormat(RATE, 16, 1, true, false);
        try (SourceDataLine line = AudioSystem.getSourceDataLine(format)) {
            byte[] click = click(LENGTH);
            line.open(format, click.length);
            line.start();
            line.write(click, 0, click.length);
            line.drain();
            return true;
        } catch (LineUnavailableException | IllegalArgumentException _) {
            return false;
        }
    }

    /** Returns a fading tone with 16 bits per sample, low byte first. */
    static byte[] click(int samples) {
        byte[] bytes = new byte[2 * samples];
        for (int i = 0; i < samples; i++) {
            double fade = Math.exp(-6.0 * i / samples);
            int sample = (int) (LOUD * fade * Math.sin(2 * Math.PI * HERTZ * i / RATE));
            bytes[2 * i] = (byte) sample;
            bytes[2 * i + 1] = (byte) (sample >> 8);
        }
        return bytes;
    }
}
