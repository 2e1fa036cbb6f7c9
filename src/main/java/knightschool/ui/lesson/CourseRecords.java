package knightschool.ui.lesson;

import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Optional;
import javafx.application.Platform;
import javafx.beans.value.ObservableBooleanValue;
import knightschool.graph.Dictionary;
import knightschool.lesson.progress.CourseProgress;
import knightschool.lesson.progress.CourseProgressCsv;
import knightschool.session.ProgressStore;
import knightschool.ui.choice.FileSaver;
import knightschool.ui.choice.QuestionCard;
import knightschool.ui.choice.QuestionCard.Answer;
import knightschool.ui.lesson.library.CourseModel;
import knightschool.ui.scene.StateKeeper;
import knightschool.ui.session.ProgressKeeper;
import knightschool.ui.shell.Shell;

/** Keeps how far a person has come in the lessons, saves it as a table, and forgets it when it is asked to. */
final class CourseRecords implements AutoCloseable {
    private final Shell shell;
    private final CourseModel course;
    private final ProgressKeeper<CourseProgress> keeper;
    private final FileSaver results;

    /** @param store where it is kept; empty where it is not */
    CourseRecords(Shell shell, CourseModel course, Optional<ProgressStore<CourseProgress>> store) {
        this.shell = shell;
        this.course = course;
        this.keeper = new ProgressKeeper<>(
                course.progressProperty(), course.progressProperty()::set, store, shell.messages(), Platform::runLater);
        this.results = new FileSaver(shell, Platform::runLater, question(shell));
    }

    private static FileSaver.Question question(Shell shell) {
        FileSaver.Format table = new FileSaver.Format(LessonWords.TABLES, ".csv");
        return FileSaver.inWindow(shell, LessonWords.SAVE_RESULTS, LessonWords.RESULTS_NAME, List.of(table));
    }

    /** Whether there is something to forget. */
    ObservableBooleanValue begun() {
        return course.progressProperty().isNotEqualTo(CourseProgress.NONE);
    }

    /** Asks for a file and saves what became of the questions. */
    void saveResults() {
        CourseProgress known = course.progressProperty().get();
        Dictionary said = shell.settings().dictionaryProperty().get();
        results.save(_ -> _ -> CourseProgressCsv.format(known, said).getBytes(StandardCharsets.UTF_8));
    }

    /** Asks, and forgets. */
    void forget() {
        QuestionCard.ask(
                shell,
                LessonWords.FORGET_QUESTION,
                LessonWords.FORGET_FACT,
                List.of(Answer.of(LessonWords.FORGET, this::forgetAll), Answer.of(LessonWords.KEEP, () -> {})));
    }

    /** Forgets how far the person has come, here and where it was kept. */
    void forgetAll() {
        keeper.forget();
        shell.messages().say(LessonWords.FORGOTTEN);
    }

    /** What keeps how far the person has come. */
    StateKeeper keeper() {
        return keeper;
    }

    /** Whether all is read and written. */
    boolean isSettled() {
        return keeper.isSettled() && results.isSettled();
    }

    /** What was done is still written. */
    @Override
    public void close() {
        keeper.close();
        results.close();
    }
}
