package knightschool.ui.play;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.BooleanSupplier;
import javafx.application.Platform;
import javafx.scene.control.Labeled;
import knightschool.Eventually;
import knightschool.board.Board;
import knightschool.play.Game;
import knightschool.play.Goal;
import knightschool.setup.scene.BuiltInSceneKinds;
import knightschool.ui.SceneRegistry;
import knightschool.ui.render.ToolkitThread;
import knightschool.ui.shell.MainWindow;
import knightschool.ui.theme.UserSettings;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.parallel.Execution;
import org.junit.jupiter.api.parallel.ExecutionMode;

/** The click of a move: off until somebody wants it, and off again with a word where it cannot be played. */
@Execution(ExecutionMode.CONCURRENT)
class MoveSoundTest {
    private static final Game EMPTY = Game.begin(Board.full(5, 5), Goal.OPEN_TOUR);
    private static final Game ONE = EMPTY.moved(0);
    private static final Game TWO = ONE.moved(7);
    private static final Game THREE = TWO.moved(4);

    private final AtomicInteger played = new AtomicInteger();
    private final UserSettings settings = UserSettings.forgotten();
    private MainWindow window;

    @BeforeEach
    void open() {
        window = ToolkitThread.call(() -> new MainWindow(settings, SceneRegistry.all()));
        ToolkitThread.run(() -> window.show(BuiltInSceneKinds.PLAY));
    }

    @AfterEach
    void close() {
        ToolkitThread.run(window::close);
    }

    /** Sound with a player of its own, after those games, one after the other. */
    private MoveSound heard(boolean on, BooleanSupplier player, Game... games) {
        MoveSound sound = ToolkitThread.call(() -> new MoveSound(window, Platform::runLater, player));
        ToolkitThread.run(() -> sound.onProperty().set(on));
        for (int i = 1; i < games.length; i++) {
            Game before = games[i - 1];
            Game now = games[i];
            ToolkitThread.run(() -> sound.playAfter(before, now));
            Eventually.until("the move was heard, or not", () -> ToolkitThread.call(sound::isSettled));
        }
        ToolkitThread.run(sound::close);
        return sound;
    }

    private boolean count() {
        played.incrementAndGet();
        return true;
    }

    @Test
    void soundIsOffUntilItsCommandTurnsItOnAndThatIsRemembered() {
        assertEquals("", settings.remembered("play.sound", ""));
        heard(false, this::count, EMPTY, ONE);
        assertEquals(0, played.get());
        ToolkitThread.run(() -> window.run("play.sound"));
        assertEquals("on", settings.remembered("play.sound", ""));
        ToolkitThread.run(() -> window.run("play.sound"));
        assertEquals("", settings.remembered("play.sound", ""));
    }

    @Test
    void everyMoveIsHeardWhereItIsOn() {
        MoveSound sound = heard(true, this::count, EMPTY, ONE, TWO, THREE, THREE.jumpTo(2), THREE);
        assertEquals(4, played.get());
        assertTrue(ToolkitThread.call(() -> sound.onProperty().get()));
    }

    @Test
    void neitherWhatIsTakenBackNorAnotherBoardIsHeard() {
        Game other = Game.begin(Board.full(5, 5).withStart(0), Goal.OPEN_TOUR);
        heard(true, this::count, THREE, THREE.jumpTo(2), THREE.jumpTo(0), other);
        assertEquals(0, played.get());
    }

    @Test
    void soundThatCannotBePlayedIsTurnedOffInWords() {
        MoveSound sound = heard(true, () -> false, EMPTY, ONE);
        assertFalse(ToolkitThread.call(() -> sound.onProperty().get()));
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
        return ToolkitThread.call(() -> ((Labeled) window.scene().getRoot().lookup(".message .label")).getText());
    }
}
