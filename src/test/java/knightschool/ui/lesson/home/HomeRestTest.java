package knightschool.ui.lesson.home;

import static knightschool.Eventually.onFx;
import static knightschool.Eventually.until;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.time.Duration;
import java.util.Set;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicLong;
import javafx.application.Platform;
import javafx.scene.Node;
import javafx.scene.Scene;
import javafx.scene.layout.Region;
import javafx.scene.layout.StackPane;
import javafx.stage.Stage;
import knightschool.ui.SceneRegistry;
import knightschool.ui.lesson.library.CourseProgressModel;
import knightschool.ui.lesson.library.LessonLibraryModel;
import knightschool.ui.robot.OnScreen;
import knightschool.ui.robot.RunningAnimations;
import knightschool.ui.robot.Start;
import knightschool.ui.snapshot.SilentSceneHost;
import knightschool.ui.theme.Theme;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.api.parallel.Isolated;

/** The first page comes to rest: once its tour is drawn and its pictures are taken, no frame is made any more. */
@ExtendWith(OnScreen.class)
@Isolated
class HomeRestTest {
    /** A page that moves makes thirty frames meanwhile. */
    private static final long QUIET_NANOS = 500_000_000;

    private final AtomicInteger frames = new AtomicInteger();

    /** The animations of other tests, which make frames for all. The class that leaves one fails by its own name. */
    private Set<Object> foreign;

    private LessonLibraryModel library;
    private CourseProgressModel course;
    private HomeView page;

    @Start
    void show(Stage stage) {
        foreign = RunningAnimations.now();
        library = new LessonLibraryModel(Platform::runLater, _ -> {});
        course = new CourseProgressModel(library);
        page = new HomeView(
                library,
                course,
                new SilentSceneHost(SceneRegistry.all(), Theme.LIGHT),
                (_, _) -> {},
                Duration.ofMillis(1));
        Scene scene = new Scene(new StackPane(page.node()), 1000, 700);
        Theme.LIGHT.applyTo(scene);
        stage.setScene(scene);
        page.refill();
        library.openOwn();
        stage.show();
        scene.addPostLayoutPulseListener(frames::incrementAndGet);
    }

    /** A page that is not closed goes on to make its pictures, and frames for them. */
    @AfterEach
    void close() {
        onFx(() -> {
            page.close();
            library.close();
            return null;
        });
    }

    @Test
    void pageMakesNoFrameOnceAllOfItIsThere() {
        until("the pictures are there", () -> onFx(() -> !library.cards().isEmpty() && page.isSettled()));
        Node checking = page.node().lookup("#lessons-checked");
        Node done = page.node().lookup("#lessons-done");
        assertTrue(
                onFx(() -> checking.getBoundsInParent().getMaxX()
                                - ((Region) checking).getInsets().getRight()
                        < done.getBoundsInParent().getMinX() - 4),
                "the number stands apart from the words before it");
        AtomicInteger seen = new AtomicInteger(-1);
        AtomicLong since = new AtomicLong();
        until(() -> "no frame is made any more: " + RunningAnimations.names(onFx(RunningAnimations::now)), () -> {
            int made = frames.get();
            if (seen.getAndSet(made) != made && !onFx(this::isForeignAlone)) {
                since.set(System.nanoTime());
            }
            return System.nanoTime() - since.get() > QUIET_NANOS;
        });
    }

    /** Returns whether frames are made for animations of other tests alone; on the JavaFX thread. */
    private boolean isForeignAlone() {
        return RunningAnimations.now().stream().anyMatch(foreign::contains)
                && RunningAnimations.startedSince(foreign).isEmpty();
    }

    @Test
    void pageSaysThatItIsBeingReadUntilTheProgressIsKnown() {
        until("the lessons are there", () -> onFx(() -> page.node().lookup("#lessons-done") != null));
        assertTrue(onFx(() -> {
            course.knownProperty().set(false);
            return page.node().lookup("#lessons-read") != null;
        }));
        assertTrue(onFx(() -> {
            course.knownProperty().set(true);
            return page.node().lookup("#lessons-read") == null;
        }));
    }
}
