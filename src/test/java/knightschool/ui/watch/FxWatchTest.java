package knightschool.ui.watch;

import static knightschool.Eventually.until;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.stream.IntStream;
import javafx.scene.control.ButtonBase;
import javafx.stage.Stage;
import knightschool.lesson.LessonFolderReader;
import knightschool.lesson.LessonReadResult;
import knightschool.setup.SceneKind;
import knightschool.setup.scene.BuiltInSceneKinds;
import knightschool.setup.scene.LessonsSetup;
import knightschool.ui.SceneRegistry;
import knightschool.ui.render.ToolkitThread;
import knightschool.ui.robot.ClosedWindows;
import knightschool.ui.shell.MainWindow;
import knightschool.ui.theme.UserSettings;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;

/**
 * The window answers: nothing that it does by itself or is asked for holds the JavaFX thread for long. What it finds
 * depends on the machine, so that it is run by itself: {@code mvn verify -Dtest=FxWatchTest -Dtest.excluded=window}.
 */
@Tag("speed")
@ExtendWith(ClosedWindows.class)
class FxWatchTest {
    /** What a person hardly notices. Every act is done once before it counts: Java has read the classes by then. */
    private static final Duration LIMIT = Duration.ofMillis(100);

    /** Other acts are drawn with {@code -Dwatch.seed=3}. */
    private static final long SEED = Long.getLong("watch.seed", 2026);

    private static final int ACTS = 300;

    /** So often is the reference's work done that it is seen on a fast machine too. */
    private static final int LONG_WORK = 40;

    private static final int PARTS = 4;
    private static final List<SceneKind> KINDS = List.of(
            BuiltInSceneKinds.PLAY,
            BuiltInSceneKinds.LEVEL,
            BuiltInSceneKinds.COMPARE,
            BuiltInSceneKinds.EDITOR,
            BuiltInSceneKinds.STATEMAP,
            BuiltInSceneKinds.TOURMAP,
            BuiltInSceneKinds.TOUR,
            BuiltInSceneKinds.CENSUS,
            BuiltInSceneKinds.GLOSSARY);

    private Stage stage;
    private MainWindow window;

    private void open(SceneKind first) {
        ToolkitThread.run(() -> {
            window = new MainWindow(UserSettings.forgotten(), SceneRegistry.all());
            window.show(first);
            stage = new Stage();
            stage.setScene(window.scene());
            stage.show();
        });
    }

    @AfterEach
    void close() {
        if (window != null) {
            ToolkitThread.run(() -> {
                window.close();
                stage.close();
            });
        }
    }

    private void untilSettled() {
        until("all is there", () -> ToolkitThread.call(window::isSettled));
    }

    @Test
    void longWorkIsSeenWithWhatItWas() {
        open(BuiltInSceneKinds.GLOSSARY);
        untilSettled();
        try (FxWatch watch = FxWatch.of(Duration.ofMillis(20))) {
            watch.during("busy work");
            ToolkitThread.run(() -> IntStream.range(0, LONG_WORK)
                    .mapToLong(_ -> FxWatch.referenceWork())
                    .sum());
            until("it is seen", () -> !watch.holds().isEmpty());
            assertEquals("busy work", watch.holds().getFirst().during());
        }
    }

    @Test
    void watchThatBreaksDownIsNoWatchThatSawNothing() {
        try (FxWatch watch = FxWatch.of(null)) {
            until("it breaks down", () -> !watch.isAlive());
            assertThrows(IllegalStateException.class, () -> watch.tooLong(LIMIT));
        }
    }

    @Test
    void firstPageTakesItsPicturesWithoutHoldingTheThread() {
        open(BuiltInSceneKinds.LESSONS);
        fillFirstPage(_ -> {});
        close();
        open(BuiltInSceneKinds.LESSONS);
        try (FxWatch watch = FxWatch.of(LIMIT)) {
            fillFirstPage(watch::during);
            assertTrue(watch.tooLong(LIMIT).isEmpty(), () -> words(watch));
        }
    }

    private void fillFirstPage(Consumer<String> doing) {
        doing.accept("the first page");
        untilSettled();
        for (int part = 1; part <= PARTS; part++) {
            String button = "#part-" + part;
            doing.accept("part " + part);
            ToolkitThread.run(() -> ((ButtonBase) window.scene().lookup(button)).fire());
            untilSettled();
        }
        doing.accept("the other theme");
        ToolkitThread.run(() -> {
            UserSettings settings = window.settings();
            settings.themeProperty().set(settings.themeProperty().get().other());
        });
        untilSettled();
    }

    @Test
    void everySceneIsOpenedWithoutHoldingTheThread() {
        open(BuiltInSceneKinds.LESSONS);
        walk(_ -> {});
        close();
        open(BuiltInSceneKinds.LESSONS);
        try (FxWatch watch = FxWatch.of(LIMIT)) {
            walk(watch::during);
            assertTrue(watch.tooLong(LIMIT).isEmpty(), () -> words(watch));
        }
    }

    @Test
    void whateverIsDoneNextDoesNotHoldTheThread() {
        try (RandomUse use = new RandomUse(SEED)) {
            use.act(ACTS);
        }
        try (FxWatch watch = FxWatch.of(LIMIT);
                RandomUse use = new RandomUse(SEED)) {
            use.tell(watch::during);
            use.act(ACTS);
            assertTrue(watch.tooLong(LIMIT).isEmpty(), () -> "acts of the seed " + SEED + words(watch));
        }
    }

    private void walk(Consumer<String> doing) {
        for (SceneKind kind : KINDS) {
            doing.accept(kind.word());
            ToolkitThread.run(() -> window.show(kind));
            untilSettled();
        }
        List<LessonReadResult> lessons = LessonFolderReader.own();
        for (int i = 0; i < lessons.size(); i += 3) {
            LessonsSetup slide = new LessonsSetup("", lessons.get(i).name(), 2 + i % 4, Optional.empty());
            doing.accept(lessons.get(i).name());
            ToolkitThread.run(() -> window.open(slide));
            untilSettled();
        }
    }

    private static String words(FxWatch watch) {
        return watch.tooLong(LIMIT).stream().map(FxWatch.Hold::toString).reduce("", (all, one) -> all + "\n" + one);
    }
}
