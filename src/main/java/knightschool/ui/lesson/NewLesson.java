package knightschool.ui.lesson;

import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Executor;
import knightschool.lesson.LessonTemplate;
import knightschool.setup.LessonsSetup;
import knightschool.ui.choice.FileSaver;
import knightschool.ui.shell.Shell;

/** Begins a lesson of a person's own: a small one that is true, with the guide beside it, which is opened at once. */
final class NewLesson implements AutoCloseable {
    private static final String ENDING = ".md";

    private final Shell shell;
    private final FileSaver saver;

    /** @param screen runs what it is given on the JavaFX thread */
    NewLesson(Shell shell, Executor screen) {
        this(
                shell,
                screen,
                FileSaver.inWindow(
                        shell,
                        LessonWords.NEW_LESSON,
                        LessonWords.NEW_LESSON_NAME,
                        List.of(new FileSaver.Format(LessonWords.LESSON_FILES, ENDING))));
    }

    NewLesson(Shell shell, Executor screen, FileSaver.Question question) {
        this.shell = shell;
        this.saver = new FileSaver(shell, screen, question);
    }

    /** Asks for a file, writes the lesson and opens it. */
    void ask() {
        saver.save(
                file -> _ -> {
                    LessonTemplate.putGuideBeside(file);
                    return LessonTemplate.bytes();
                },
                this::open);
    }

    private void open(Path file) {
        Path folder = file.toAbsolutePath().getParent();
        shell.open(new LessonsSetup(folder.toString(), file.getFileName().toString(), 1, Optional.empty()));
        shell.messages().say(LessonWords.begun(file));
    }

    /** Whether nothing is being written. */
    boolean isSettled() {
        return saver.isSettled();
    }

    @Override
    public void close() {
        saver.close();
    }
}
