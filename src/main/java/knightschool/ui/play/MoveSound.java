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
import knightschool.ui.work.BackgroundWork;

/** A soft click with every move, for who wants one. Played on a worker; where there is no sound device that is said. */
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

    /** @param player plays the click, and says whether it could */
    MoveSound(SceneHost shell, Executor screen, BooleanSupplier player) {
        super(BackgroundWork.newest("sound", screen));
        this.shell = shell;
        this.player = player;
        shell.settings().remember(SOUND, on);
    }

    /** Whether moves are heard; remembered. */
    BooleanProperty onProperty() {
        return on;
    }

    /** The game has changed: a move is heard, or a knight that is set; what is taken back is not. */
    void heard(Game before, Game now) {
        boolean moved = now.board().equals(before.board()) && now.length() == before.length() + 1;
        if (moved && on.get()) {
            worker.ask(_ -> player.getAsBoolean(), heard -> say(heard), _ -> say(false));
        }
    }

    private void say(boolean heard) {
        if (!heard) {
            on.set(false);
            shell.messages().say(PlayWords.NO_SOUND);
        }
    }

    /** Whether the click could be played. */
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

    /** A tone that fades: 16 bits a sample, the lower byte first. */
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
