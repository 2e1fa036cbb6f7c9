package knightschool.ui.lesson;

import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Optional;
import javafx.application.Platform;
import javafx.beans.value.ObservableBooleanValue;
import knightschool.graph.CycleTerminology;
import knightschool.lesson.progress.CourseProgress;
import knightschool.lesson.progress.CourseProgressCsv;
import knightschool.session.ProgressStore;
import knightschool.ui.document.DocumentKind;
import knightschool.ui.document.Documents;
import knightschool.ui.document.FileFormat;
import knightschool.ui.lesson.library.CourseModel;
import knightschool.ui.scene.StateSaver;
import knightschool.ui.session.ProgressKeeper;
import knightschool.ui.shell.QuestionCard;
import knightschool.ui.shell.QuestionCard.Answer;
import knightschool.ui.shell.SceneHost;

/** Keeps how far a person has come in the lessons, saves it as a table, and forgets it when it is asked to. */
final class CourseProgressKeeper implements AutoCloseable {
    private static final DocumentKind<Results> RESULTS = DocumentKind.export(
            LessonWords.SAVE_RESULTS,
            List.of(FileFormat.of(LessonWords.TABLES, ".csv")),
            (_, results, _) -> CourseProgressCsv.format(results.progress(), results.terminology())
                    .getBytes(StandardCharsets.UTF_8));

    private final SceneHost shell;
    private final CourseModel course;
    private final ProgressKeeper<CourseProgress> keeper;
    private final Documents documents;

    /** How far the person has come, and in whose words it is written. */
    private record Results(CourseProgress progress, CycleTerminology terminology) {}

    /** @param store where it is kept; empty where it is not */
    CourseProgressKeeper(SceneHost shell, CourseModel course, Optional<ProgressStore<CourseProgress>> store) {
        this.shell = shell;
        this.course = course;
        this.keeper = new ProgressKeeper<>(
                course.progressProperty(), course.progressProperty()::set, store, shell.messages(), Platform::runLater);
        this.documents = new Documents(shell);
    }

    /** Whether there is something to forget. */
    ObservableBooleanValue begun() {
        return course.progressProperty().isNotEqualTo(CourseProgress.NONE);
    }

    /** Asks for a file and saves what became of the questions. */
    void saveResults() {
        documents.export(
                RESULTS,
                new Results(
                        course.progressProperty().get(),
                        shell.settings().dictionaryProperty().get()),
                LessonWords.RESULTS_NAME);
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
        shell.messages().report(LessonWords.FORGOTTEN);
    }

    /** What keeps how far the person has come. */
    StateSaver keeper() {
        return keeper;
    }

    /** Whether all is read and written. */
    boolean isSettled() {
        return keeper.isSettled() && documents.isSettled();
    }

    /** What was done is still written. */
    @Override
    public void close() {
        keeper.close();
        documents.close();
    }
}
