package knightschool.ui.lesson.print;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.lang.reflect.Proxy;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import knightschool.lesson.LessonFolderReader;
import knightschool.ui.document.FileDialogRequest;
import knightschool.ui.document.HeardShell;
import knightschool.ui.lesson.library.LessonLibraryModel;
import knightschool.ui.lesson.library.ListedLesson;
import knightschool.ui.shell.SceneHost;
import knightschool.ui.work.TestScreen;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

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
        Files.writeString(folder.resolve("small.md"), "---\ntitle: Small\n---\n\n## One\n\nText.\n");
        ListedLesson lesson =
                ListedLesson.read(LessonFolderReader.folder(folder).getFirst(), 1);
        try (LessonLibraryModel library = new LessonLibraryModel(screen, heard::show);
                LessonExporter exporter = new LessonExporter(withoutScenes, library, screen)) {
            exporter.askBy(new HandoutDialogs(folder.resolve("small.pdf")));
            exporter.saveHandout(lesson);
            assertEquals(
                    List.of(folder.resolve("small.pdf")),
                    heard.shell.fileWrites().files());
            assertThrows(IllegalStateException.class, () -> screen.until(exporter::isSettled));
            assertEquals(List.of(), heard.shell.fileWrites().files());
            assertTrue(exporter.isSettled());
        }
    }

    /** A user who saves a handout in a file. */
    private record HandoutDialogs(Path file) implements LessonExportDialogs {
        @Override
        public void withAnswers(Consumer<Boolean> then) {
            then.accept(false);
        }

        @Override
        public Optional<FileDialogRequest.Target> handout(String usualName) {
            return Optional.of(new FileDialogRequest.Target(file, true));
        }

        @Override
        public Optional<Path> folder() {
            return Optional.empty();
        }

        @Override
        public void replaces(int pictures, Path into, Runnable then) {}
    }
}
