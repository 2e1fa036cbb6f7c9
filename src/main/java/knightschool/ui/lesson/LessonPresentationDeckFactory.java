package knightschool.ui.lesson;

import java.util.List;
import java.util.function.BooleanSupplier;
import java.util.function.Supplier;
import javafx.application.Platform;
import javafx.beans.value.ObservableBooleanValue;
import knightschool.ui.command.Command;
import knightschool.ui.lesson.library.LessonLibraryModel;
import knightschool.ui.lesson.library.QuizAnswerMemory;
import knightschool.ui.lesson.library.QuizJudgingExecutor;
import knightschool.ui.lesson.slide.SlideView;
import knightschool.ui.present.SlideDeck;
import knightschool.ui.shell.SceneHost;

/**
 * Creates the slide deck with which the open lesson is presented to a class; answers are judged but not remembered.
 * Used on the JavaFX thread.
 */
final class LessonPresentationDeckFactory {
    private final SceneHost shell;
    private final LessonLibraryModel library;
    private final LessonModel lesson;
    private QuizJudgingExecutor judging;

    /** @param presenting whether a presentation is running; when it ends, so does the judging of its answers */
    LessonPresentationDeckFactory(
            SceneHost shell, LessonLibraryModel library, LessonModel lesson, ObservableBooleanValue presenting) {
        this.shell = shell;
        this.library = library;
        this.lesson = lesson;
        this.judging = library.judging();
        presenting.addListener((_, _, now) -> {
            if (!now) {
                judging.close();
            }
        });
    }

    /**
     * Begins a presentation of the open lesson.
     *
     * @param revealer reveals the next part of the slide on screen; returns whether there was one
     * @param commands returns the commands of the slide on screen
     */
    SlideDeck begin(BooleanSupplier revealer, Supplier<List<Command>> commands) {
        lesson.notesShownProperty().set(false);
        judging.close();
        judging = library.judging();
        SlideView.Examiner examiner = SlideView.Examiner.of(judging, QuizAnswerMemory.NONE, Platform::runLater);
        return new LessonPresentationDeck(lesson, shell, examiner, revealer, commands);
    }
}
