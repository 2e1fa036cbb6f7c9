package knightschool.ui.lesson;

import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Optional;
import javafx.application.Platform;
import javafx.beans.property.ReadOnlyBooleanProperty;
import javafx.beans.value.ObservableBooleanValue;
import knightschool.graph.CycleTerminology;
import knightschool.lesson.progress.CourseProgress;
import knightschool.lesson.progress.CourseProgressCsv;
import knightschool.session.MergingFileStore;
import knightschool.ui.document.DocumentFileManager;
import knightschool.ui.document.DocumentTypeDescriptor;
import knightschool.ui.document.FileDialogFormat;
import knightschool.ui.lesson.library.CourseProgressModel;
import knightschool.ui.session.StoreChangeAutosaver;
import knightschool.ui.shell.QuestionDialog;
import knightschool.ui.shell.QuestionDialog.Answer;
import knightschool.ui.shell.SceneHost;
import knightschool.ui.work.StateSaver;

/** Keeps the user's progress in the lessons, saves it as a table, and deletes it on request. */
final class CourseProgressKeeper implements AutoCloseable {
    private static final DocumentTypeDescriptor<Results> RESULTS = DocumentTypeDescriptor.export(
            LessonWords.SAVE_RESULTS,
            List.of(FileDialogFormat.of(LessonWords.TABLES, ".csv")),
            (_, results, _) -> CourseProgressCsv.format(results.progress(), results.terminology())
                    .getBytes(StandardCharsets.UTF_8));

    private final SceneHost shell;
    private final CourseProgressModel course;
    private final StoreChangeAutosaver<CourseProgress> keeper;
    private final DocumentFileManager documents;
    private Runnable forgotten = () -> {};

    /** The user's progress, with the terminology in which it is written. */
    private record Results(CourseProgress progress, CycleTerminology terminology) {}

    /** @param store the store of the progress; empty if it is not kept */
    CourseProgressKeeper(
            SceneHost shell, CourseProgressModel course, Optional<MergingFileStore<CourseProgress>> store) {
        this.shell = shell;
        this.course = course;
        this.keeper = new StoreChangeAutosaver<>(
                course.progressProperty(), course.progressProperty()::set, store, shell.messages(), Platform::runLater);
        keeper.readProperty().subscribe(course.knownProperty()::set);
        this.documents = new DocumentFileManager(shell);
    }

    /** Returns whether there is any progress to delete. */
    ObservableBooleanValue begun() {
        return course.progressProperty().isNotEqualTo(CourseProgress.NONE);
    }

    /** Asks for a file and saves the results of the questions. */
    void saveResults() {
        documents.export(
                RESULTS,
                new Results(
                        course.progressProperty().get(),
                        shell.settings().dictionaryProperty().get()),
                LessonWords.RESULTS_NAME);
    }

    /** Deletes the progress after confirmation. */
    void forget() {
        QuestionDialog.ask(
                shell,
                LessonWords.FORGET_QUESTION,
                LessonWords.FORGET_FACT,
                List.of(Answer.of(LessonWords.FORGET, this::forgetAll), Answer.of(LessonWords.KEEP, () -> {})));
    }

    /** Sets what is run when the progress is deleted, so that nothing else of it stays. */
    void onForgotten(Runnable forget) {
        forgotten = forget;
    }

    /** Deletes the progress, here and in the store. */
    void forgetAll() {
        keeper.forget();
        forgotten.run();
        shell.messages().report(LessonWords.FORGOTTEN);
    }

    /** Whether the first attempt to read the user's progress has ended. */
    ReadOnlyBooleanProperty readProperty() {
        return keeper.readProperty();
    }

    StateSaver keeper() {
        return keeper;
    }

    /** Returns whether all reads and writes are done. */
    boolean isSettled() {
        return keeper.isSettled() && documents.isSettled();
    }

    /** Closes the records; changes made so far are still written. */
    @Override
    public void close() {
        keeper.close();
        documents.close();
    }
}
