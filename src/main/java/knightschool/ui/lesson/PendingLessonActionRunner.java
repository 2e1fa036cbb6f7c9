package knightschool.ui.lesson;

import java.util.Optional;
import javafx.collections.ListChangeListener;
import knightschool.ui.lesson.library.CourseProgressModel;
import knightschool.ui.lesson.library.LessonLibraryModel;
import knightschool.ui.lesson.library.ListedLesson;
import knightschool.ui.message.MessageDisplay;

/**
 * Runs actions that need an open lesson. While a lesson is being opened, as after the start of the program, the last
 * action waits for it. Used on the JavaFX thread.
 */
final class PendingLessonActionRunner {
    private final LessonModel lesson;
    private final LessonLibraryModel library;
    private final LessonsSetupOpener opener;
    private final CourseProgressModel course;
    private final MessageDisplay messages;
    private Optional<Runnable> waiting = Optional.empty();

    /** @param opener opens the lesson that is awaited; it listens to what it waits for before this runner does */
    PendingLessonActionRunner(
            LessonsSetupOpener opener,
            LessonModel lesson,
            LessonLibraryModel library,
            CourseProgressModel course,
            MessageDisplay messages) {
        this.lesson = lesson;
        this.library = library;
        this.opener = opener;
        this.course = course;
        this.messages = messages;
        opener.preparedProperty().addListener((_, _, _) -> runIfOpened());
        library.cards().addListener((ListChangeListener<ListedLesson>) _ -> runIfOpened());
        library.busyProperty().addListener((_, _, _) -> runIfOpened());
    }

    /** Runs an action with the open lesson, or with the one to continue with; shows a message if there is none. */
    void run(Runnable action) {
        if (isOpening()) {
            waiting = Optional.of(action);
        } else {
            runWithLesson(action);
        }
    }

    /** Whether the lesson that was asked for, or the list of lessons, is still being read. */
    private boolean isOpening() {
        return opener.pendingSetup().isPresent()
                || library.cards().isEmpty() && library.busyProperty().get();
    }

    /** Runs the action that waits for a lesson, once that has been opened or refused. */
    private void runIfOpened() {
        if (!isOpening()) {
            Optional<Runnable> now = waiting;
            clear();
            now.ifPresent(this::runWithLesson);
        }
    }

    private void runWithLesson(Runnable action) {
        if (lesson.lesson() == null && lesson.cardProperty().get() == null) {
            course.next().ifPresent(next -> lesson.open(library.newest(next), course.at(next)));
        }
        if (lesson.lesson() == null) {
            messages.show(LessonWords.NO_LESSON);
        } else {
            action.run();
        }
    }

    /** Drops the action that waits. */
    void clear() {
        waiting = Optional.empty();
    }

    boolean isEmpty() {
        return waiting.isEmpty();
    }
}
