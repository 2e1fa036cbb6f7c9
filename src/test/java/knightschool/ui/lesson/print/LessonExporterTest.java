package knightschool.ui.lesson.print;

import static knightschool.Eventually.onFx;
import static knightschool.Eventually.until;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.lang.reflect.Proxy;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.function.Consumer;
import javafx.application.Platform;
import javafx.scene.layout.Region;
import knightschool.lesson.LessonFolderReader;
import knightschool.lesson.check.LessonTextEngineAnswers;
import knightschool.lesson.claim.ClaimEvaluator;
import knightschool.ui.document.FixedAnswers;
import knightschool.ui.document.HeardShell;
import knightschool.ui.lesson.library.LessonLibraryModel;
import knightschool.ui.lesson.library.ListedLesson;
import knightschool.ui.shell.SceneHost;
import knightschool.ui.snapshot.HighResolutionSnapshot;
import knightschool.ui.snapshot.OffscreenSnapshot;
import knightschool.ui.snapshot.OffscreenSnapshotSubject;
import knightschool.ui.snapshot.SlideSnapshotSubjects;
import knightschool.ui.theme.Theme;
import knightschool.ui.work.RunningWorkContext;
import knightschool.ui.work.TestScreen;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class LessonExporterTest {
    @TempDir
    private Path folder;

    private final HeardShell heard = new HeardShell();
    private final TestScreen screen = new TestScreen();

    /** A window without scenes, of which no slide can be pictured. */
    private final SceneHost withoutScenes = (SceneHost) Proxy.newProxyInstance(
            SceneHost.class.getClassLoader(), new Class<?>[] {SceneHost.class}, (_, method, arguments) -> {
                if (method.getName().equals("scenes")) {
                    throw new IllegalStateException("broken");
                }
                return method.invoke(heard.shell, arguments);
            });

    /** The window would wait for the file for ever before it closes. */
    @Test
    void handoutWhoseSlidesCannotBePicturedLeavesNoFileThatIsWaitedFor() throws IOException {
        ListedLesson lesson = lesson();
        try (LessonLibraryModel library = new LessonLibraryModel(screen, heard::show);
                LessonExporter exporter = new LessonExporter(withoutScenes, library, screen)) {
            exporter.askBy(new HandoutDialogs(Runnable::run), FixedAnswers.savingTo(folder.resolve("small.pdf")));
            exporter.saveHandout(lesson);
            assertEquals(
                    List.of(folder.resolve("small.pdf")),
                    heard.shell.fileWrites().files());
            assertThrows(IllegalStateException.class, () -> screen.until(exporter::isSettled));
            assertEquals(List.of(), heard.shell.fileWrites().files());
            assertTrue(exporter.isSettled());
        }
    }

    /** Whatever cannot be closed, the window must not wait for the file for ever. */
    @ParameterizedTest
    @ValueSource(booleans = {false, true})
    void slideThatCannotBeClosedLeavesNoFileThatIsWaitedFor(boolean isStopped) throws IOException {
        ListedLesson lesson = lesson();
        List<Integer> begun = new CopyOnWriteArrayList<>();
        LessonExporter exporter = onFx(() -> {
            LessonLibraryModel library = new LessonLibraryModel(Platform::runLater, heard::show);
            LessonExporter made = new LessonExporter(heard.shell, library, Platform::runLater);
            made.begin(lesson, new StuckJob(folder.resolve("small.pdf"), begun));
            return made;
        });
        until("the first slide is laid out", () -> !begun.isEmpty());
        assertEquals(
                List.of(folder.resolve("small.pdf")),
                onFx(() -> heard.shell.fileWrites().files()));
        onFx(() -> assertThrows(IllegalStateException.class, isStopped ? exporter::stop : exporter::close));
        assertEquals(List.of(), onFx(() -> heard.shell.fileWrites().files()));
        assertTrue(onFx(exporter::isSettled));
        onFx(() -> {
            exporter.close();
            return true;
        });
    }

    /** Nothing would end what is begun by then, and the window would wait for the file for ever. */
    @Test
    void answerThatComesAfterTheSceneIsClosedBeginsNoFile() throws IOException {
        ListedLesson lesson = lesson();
        List<Runnable> answers = new ArrayList<>();
        FixedAnswers files = FixedAnswers.savingTo(folder.resolve("small.pdf"));
        files.chosenFolder = Optional.of(folder.resolve("pictures"));
        try (LessonLibraryModel library = new LessonLibraryModel(screen, heard::show)) {
            LessonExporter exporter = new LessonExporter(heard.shell, library, screen);
            exporter.askBy(new HandoutDialogs(answers::add), files);
            Files.createFile(Files.createDirectory(folder.resolve("pictures")).resolve("small-01.png"));
            exporter.saveHandout(lesson);
            exporter.savePictures(lesson);
            screen.until(() -> answers.size() == 2);
            exporter.close();
            answers.forEach(Runnable::run);
            assertEquals(List.of(), heard.shell.fileWrites().files());
            assertTrue(exporter.isSettled());
        }
    }

    /** The question came when the handout was made, over whatever was on screen by then. */
    @ParameterizedTest
    @ValueSource(booleans = {false, true})
    void userIsAskedAboutAFileThatIsThereBeforeTheHandoutIsMade(boolean replaces) throws IOException {
        ListedLesson lesson = lesson();
        Path file = Files.createFile(folder.resolve("small.pdf"));
        FixedAnswers files = FixedAnswers.savingTo(folder.resolve("small"));
        files.replace = replaces;
        List<Runnable> answers = new ArrayList<>();
        files.answering = answers::add;
        try (LessonLibraryModel library = new LessonLibraryModel(screen, heard::show);
                LessonExporter exporter = new LessonExporter(heard.shell, library, screen)) {
            exporter.askBy(new HandoutDialogs(Runnable::run), files);
            exporter.saveHandout(lesson);
            screen.until(() -> !answers.isEmpty());
            assertEquals(List.of(), heard.shell.fileWrites().files());
            answers.forEach(Runnable::run);
            assertEquals(
                    replaces ? List.of(file) : List.of(),
                    heard.shell.fileWrites().files());
        }
    }

    private ListedLesson lesson() throws IOException {
        Files.writeString(folder.resolve("small.md"), "---\ntitle: Small\n---\n\n## One\n\nText.\n");
        return ListedLesson.read(LessonFolderReader.folder(folder).getFirst(), 1);
    }

    /** A job whose first slide is never settled, and cannot be closed. */
    private record StuckJob(Path target, List<Integer> begun) implements LessonExportJob {
        @Override
        public void checkTarget() {}

        @Override
        public Optional<OffscreenSnapshot> shot(SlideSnapshotSubjects slides, int slide) {
            begun.add(slide);
            return Optional.of(new OffscreenSnapshot(new StuckSubject(), Theme.LIGHT, OffscreenSnapshot.Size.PAPER));
        }

        @Override
        public void take(Optional<HighResolutionSnapshot> picture, RunningWorkContext context) {}

        @Override
        public Runnable finish(LessonTextEngineAnswers answers, ClaimEvaluator claims, RunningWorkContext context) {
            return () -> {};
        }

        @Override
        public String stopped() {
            return "Stopped.";
        }
    }

    private static final class StuckSubject implements OffscreenSnapshotSubject {
        private final Region node = new Region();

        @Override
        public Region node() {
            return node;
        }

        @Override
        public boolean isSettled() {
            return false;
        }

        @Override
        public void close() {
            throw new IllegalStateException("cannot be closed");
        }
    }

    /** A user who wants no answers, and replaces pictures. */
    private record HandoutDialogs(Consumer<Runnable> answering) implements LessonExportDialogs {
        @Override
        public void withAnswers(Consumer<Boolean> then) {
            answering.accept(() -> then.accept(false));
        }

        @Override
        public void replaces(int pictures, Path into, Runnable then) {
            answering.accept(then);
        }
    }
}
