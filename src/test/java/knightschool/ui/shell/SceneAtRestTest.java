package knightschool.ui.shell;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.time.Duration;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;
import javafx.stage.Stage;
import knightschool.setup.LessonsSetup;
import knightschool.setup.SceneKind;
import knightschool.ui.SceneRegistry;
import knightschool.ui.lesson.OwnLessons;
import knightschool.ui.render.Toolkit;
import knightschool.ui.theme.Settings;
import knightschool.ui.watch.FxWatch;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.parallel.Isolated;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * At rest nothing moves and no processor works: once a scene shows all that was asked for, frames come to an end. Until
 * then it lets nobody wait for long.
 */
@Isolated
class SceneAtRestTest {
    /** What moves by itself makes sixty frames a second; none is missing for so long. */
    private static final long STILL_NANOS = TimeUnit.MILLISECONDS.toNanos(400);

    /**
     * Work of the JavaFX thread at a stretch, where Java reads the scene's classes meanwhile and has compiled little:
     * {@link knightschool.ui.watch.FxWatchTest} asks for less of a warm one. Work that belongs elsewhere takes longer.
     */
    private static final Duration LONGEST_HOLD = Duration.ofMillis(500);

    private final AtomicInteger frames = new AtomicInteger();
    private final MainWindow window = Toolkit.call(() -> new MainWindow(Settings.forgotten(), SceneRegistry.all()));
    private final Stage stage = Toolkit.call(() -> {
        Stage made = new Stage();
        made.setScene(window.scene());
        made.show();
        window.scene().addPostLayoutPulseListener(frames::incrementAndGet);
        return made;
    });
    private int seen;
    private long since;

    @AfterEach
    void close() {
        Toolkit.run(() -> {
            stage.hide();
            window.close();
        });
    }

    private boolean isStill() {
        long now = System.nanoTime();
        if (frames.get() != seen) {
            seen = frames.get();
            since = now;
        }
        return now - since > STILL_NANOS;
    }

    private void assertComesToRest() {
        LoneScene.until("all is shown", window::isSettled);
        since = System.nanoTime();
        LoneScene.until("no frame is made any more", this::isStill);
    }

    /**
     * With the legend beside it. The first page draws for a while; {@link knightschool.ui.lesson.home.HomeRestTest} has
     * it draw for less.
     */
    static List<SceneKind> everySceneComesToRest() {
        return SceneKind.values().stream()
                .filter(kind -> kind != SceneKind.LESSONS)
                .toList();
    }

    @ParameterizedTest
    @MethodSource
    void everySceneComesToRest(SceneKind kind) {
        try (FxWatch watch = FxWatch.of(LONGEST_HOLD)) {
            watch.during(kind.word());
            Toolkit.run(() -> window.settings().legendProperty().set(true));
            Toolkit.run(() -> window.show(kind));
            assertComesToRest();
            assertEquals(List.of(), watch.tooLong(LONGEST_HOLD));
        }
    }

    /** What its text says of the scene beside it is looked up whenever that may have changed. */
    @ParameterizedTest
    @ValueSource(strings = {"the-knights-move", "how-hard-is-it"})
    void everySlideComesToRest(String lesson) {
        LessonsSetup slide = OwnLessons.slide(lesson, 2);
        Toolkit.run(() -> window.open(slide));
        LoneScene.until("the slide is there", () -> slide.equals(window.now().orElseThrow()));
        assertComesToRest();
    }
}
