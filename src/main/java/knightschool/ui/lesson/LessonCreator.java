package knightschool.ui.lesson;

import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Executor;
import knightschool.files.TextFiles;
import knightschool.lesson.LessonTemplate;
import knightschool.setup.scene.LessonsSetup;
import knightschool.ui.document.DocumentFileManager;
import knightschool.ui.document.DocumentTypeDescriptor;
import knightschool.ui.document.FileDialogFormat;
import knightschool.ui.document.FileDialogs;
import knightschool.ui.document.SaveRequest;
import knightschool.ui.document.WindowFileDialogs;
import knightschool.ui.shell.SceneHost;
import knightschool.ui.work.RunningWorkContext;

/** Creates a lesson of the user's own: a small correct lesson with the guide beside it, which is opened at once. */
final class LessonCreator implements AutoCloseable {
    private static final DocumentTypeDescriptor<byte[]> LESSON = new DocumentTypeDescriptor<>(
            "",
            "",
            LessonWords.NEW_LESSON,
            List.of(FileDialogFormat.of(LessonWords.LESSON_FILES, ".md")),
            Optional.empty(),
            new LessonWithGuideWriter());

    private final SceneHost shell;
    private final DocumentFileManager documents;

    /** @param screen runs tasks on the JavaFX thread */
    LessonCreator(SceneHost shell, Executor screen) {
        this(shell, screen, new WindowFileDialogs(shell));
    }

    LessonCreator(SceneHost shell, Executor screen, FileDialogs questions) {
        this.shell = shell;
        this.documents = new DocumentFileManager(shell, questions, screen);
    }

    /** Asks for a file, writes the lesson and opens it. */
    void ask() {
        documents.saveAs(LESSON, SaveRequest.of(LessonTemplate.bytes(), LessonWords.NEW_LESSON_NAME), this::open);
    }

    private void open(Path file) {
        Path folder = file.toAbsolutePath().getParent();
        shell.open(new LessonsSetup(folder.toString(), file.getFileName().toString(), 1, Optional.empty()));
        shell.messages().report(LessonWords.begun(file));
    }

    /** Returns whether nothing is being written. */
    boolean isSettled() {
        return documents.isSettled();
    }

    @Override
    public void close() {
        documents.close();
    }

    /** Writes a lesson, and the guide beside it if there is none. */
    private static final class LessonWithGuideWriter implements DocumentTypeDescriptor.Writer<byte[]> {
        @Override
        public void write(Path file, byte[] lesson, RunningWorkContext context) {
            LessonTemplate.putGuideBeside(file);
            TextFiles.write(file, lesson);
        }

        @Override
        public List<Path> files(Path file) {
            return LessonTemplate.hasGuideBeside(file)
                    ? List.of(file)
                    : List.of(file, LessonTemplate.guideBeside(file));
        }
    }
}
