package knightschool.ui.shell;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import javafx.scene.Scene;
import javafx.scene.layout.StackPane;
import javafx.stage.Stage;
import knightschool.setup.SceneKind;
import knightschool.setup.scene.BuiltInSceneKinds;
import knightschool.setup.scene.LessonsSetup;
import knightschool.ui.SceneRegistry;
import knightschool.ui.lesson.OwnLessons;
import knightschool.ui.render.ToolkitThread;
import knightschool.ui.robot.ClosedWindows;
import knightschool.ui.theme.UserSettings;
import knightschool.ui.watch.FxWatch;
import knightschool.ui.work.PeriodicTask;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.api.parallel.Isolated;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * At rest nothing moves and no processor works: once a scene shows all that was asked for, frames come to an end. Until
 * then it lets nobody wait for long.
 */
@Isolated
@ExtendWith(ClosedWindows.class)
class SceneAtRestTest {
    /** What moves by itself makes sixty frames a second; none is missing for so long. */
    private static final long STILL_NANOS = TimeUnit.MILLISECONDS.toNanos(400);

    /**
     * Work of the JavaFX thread at a stretch, where Java reads the scene's classes meanwhile and has compiled little:
     * {@link knightschool.ui.watch.FxWatchTest} asks for less of a warm one. Work that belongs elsewhere takes longer.
     */
    private static final Duration LONGEST_HOLD = Duration.ofMillis(500);

    private final MainWindow window =
            ToolkitThread.call(() -> new MainWindow(UserSettings.forgotten(), SceneRegistry.all()));
    private final Stage stage = shown(window.scene());
    private final Frames frames = Frames.of(window.scene());

    /** Threads of other tests that wait between two beats, such as those that keep a session every ten seconds. */
    private static Set<Thread> beatingBefore = Set.of();

    /** Otherwise each test here would wait for what another has left open. */
    @BeforeAll
    static void nothingMovesBefore() {
        beatingBefore = beating();
        Stage empty = shown(ToolkitThread.call(() -> new Scene(new StackPane())));
        Frames.of(empty.getScene()).untilStill("what other tests left open comes to rest");
        ToolkitThread.run(empty::hide);
    }

    private static Stage shown(Scene scene) {
        return ToolkitThread.call(() -> {
            Stage made = new Stage();
            made.setScene(scene);
            made.show();
            return made;
        });
    }

    @AfterEach
    void close() {
        ToolkitThread.run(() -> {
            stage.hide();
            window.close();
        });
    }

    private void assertComesToRest() {
        LoneScene.until("all is shown", window::isSettled);
        frames.untilStill("no frame is made any more");
        assertAsksNothing();
    }

    /** The frames in which a scene is laid out: all that any window of the program has made. */
    private static final class Frames {
        private final AtomicInteger made = new AtomicInteger();
        private int seen;
        private long since;

        static Frames of(Scene scene) {
            Frames frames = new Frames();
            ToolkitThread.run(() -> scene.addPostLayoutPulseListener(frames.made::incrementAndGet));
            return frames;
        }

        void untilStill(String what) {
            since = System.nanoTime();
            LoneScene.until(what, this::isStill);
        }

        private boolean isStill() {
            long now = System.nanoTime();
            if (made.get() != seen) {
                seen = made.get();
                since = now;
            }
            return now - since > STILL_NANOS;
        }
    }

    /**
     * With the legend beside it. The first page draws for a while; {@link knightschool.ui.lesson.home.HomeRestTest} has
     * it draw for less.
     */
    static List<SceneKind> everySceneComesToRest() {
        return SceneKind.values().stream()
                .filter(kind -> kind != BuiltInSceneKinds.LESSONS)
                .toList();
    }

    @ParameterizedTest
    @MethodSource
    void everySceneComesToRest(SceneKind kind) {
        try (FxWatch watch = FxWatch.of(LONGEST_HOLD)) {
            watch.during(kind.word());
            ToolkitThread.run(() -> window.settings().legendProperty().set(true));
            ToolkitThread.run(() -> window.show(kind));
            assertComesToRest();
            assertEquals(List.of(), watch.tooLong(LONGEST_HOLD));
        }
    }

    /** No thread stands between two polls either. */
    private static void assertAsksNothing() {
        LoneScene.until("nothing is asked again and again", () -> beatingBefore.containsAll(beating()));
    }

    /** Returns the threads of periodic tasks. */
    private static Set<Thread> beating() {
        return Thread.getAllStackTraces().entrySet().stream()
                .filter(thread -> Stream.of(thread.getValue())
                        .anyMatch(frame -> frame.getClassName().equals(PeriodicTask.class.getName())))
                .map(Map.Entry::getKey)
                .collect(Collectors.toSet());
    }

    /** It lets nobody wait while it takes the pictures of its cards either. */
    @Test
    void firstPageHoldsNobodyUpUntilItsPicturesAreThere() {
        try (FxWatch watch = FxWatch.of(LONGEST_HOLD)) {
            watch.during("the first page");
            ToolkitThread.run(() -> window.show(BuiltInSceneKinds.LESSONS));
            LoneScene.until("all is shown", window::isSettled);
            assertEquals(List.of(), watch.tooLong(LONGEST_HOLD));
        }
    }

    /** What its text says of the scene beside it is looked up whenever that may have changed. */
    @ParameterizedTest
    @ValueSource(strings = {"the-knights-move", "how-hard-is-it"})
    void everySlideComesToRest(String lesson) {
        LessonsSetup slide = OwnLessons.slide(lesson, 2);
        ToolkitThread.run(() -> window.open(slide));
        LoneScene.until("the slide is there", () -> slide.equals(window.now().orElseThrow()));
        assertComesToRest();
    }
}
