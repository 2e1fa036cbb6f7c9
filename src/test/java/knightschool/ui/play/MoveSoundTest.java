package knightschool.ui.play;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.BooleanSupplier;
import javafx.application.Platform;
import javafx.scene.control.Labeled;
import knightschool.Eventually;
import knightschool.setup.SceneKind;
import knightschool.ui.SceneRegistry;
import knightschool.ui.render.Toolkit;
import knightschool.ui.shell.MainWindow;
import knightschool.ui.theme.Settings;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** The click of a move: off until somebody wants it, and off again with a word where it cannot be played. */
class MoveSoundTest {
    private final AtomicInteger played = new AtomicInteger();
    private final Settings settings = Settings.forgotten();
    private MainWindow window;

    @BeforeEach
    void open() {
        window = Toolkit.call(() -> new MainWindow(settings, SceneRegistry.all()));
        Toolkit.run(() -> window.show(SceneKind.PLAY));
    }

    @AfterEach
    void close() {
        Toolkit.run(window::close);
    }

    /** Sound with a player of its own, after one move. */
    private MoveSound moved(boolean on, BooleanSupplier player) {
        MoveSound sound = Toolkit.call(() -> new MoveSound(window, Platform::runLater, player));
        Toolkit.run(() -> {
            sound.onProperty().set(on);
            sound.click();
        });
        Eventually.until("the move was heard, or not", () -> Toolkit.call(sound::isSettled));
        Toolkit.run(sound::close);
        return sound;
    }

    private boolean count() {
        played.incrementAndGet();
        return true;
    }

    @Test
    void soundIsOffUntilItsCommandTurnsItOnAndThatIsRemembered() {
        assertEquals("", settings.remembered("play.sound", ""));
        moved(false, this::count);
        assertEquals(0, played.get());
        Toolkit.run(() -> window.run("play.sound"));
        assertEquals("on", settings.remembered("play.sound", ""));
        Toolkit.run(() -> window.run("play.sound"));
        assertEquals("", settings.remembered("play.sound", ""));
    }

    @Test
    void everyMoveIsHeardWhereItIsOn() {
        MoveSound sound = moved(true, this::count);
        assertEquals(1, played.get());
        assertTrue(Toolkit.call(() -> sound.onProperty().get()));
    }

    @Test
    void soundThatCannotBePlayedIsTurnedOffInWords() {
        MoveSound sound = moved(true, () -> false);
        assertFalse(Toolkit.call(() -> sound.onProperty().get()));
        assertEquals(PlayWords.NO_SOUND, message());
    }

    @Test
    void clickFadesAndHasTwoBytesASample() {
        byte[] click = MoveSound.click(1_000);
        assertEquals(2_000, click.length);
        assertTrue(loudest(click, 0, 200) > 10 * loudest(click, 800, 1_000));
    }

    private static int loudest(byte[] bytes, int from, int to) {
        int loudest = 0;
        for (int i = from; i < to; i++) {
            loudest = Math.max(loudest, Math.abs(bytes[2 * i + 1] << 8 | bytes[2 * i] & 0xFF));
        }
        return loudest;
    }

    private String message() {
        return Toolkit.call(() -> ((Labeled) window.scene().getRoot().lookup(".message .label")).getText());
    }
}
