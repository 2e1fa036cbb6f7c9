package knightschool.ui.lesson;

import java.util.List;
import java.util.function.Consumer;
import javafx.beans.value.ObservableBooleanValue;
import knightschool.ui.command.Command;

/** What a person can do with the slides of a lesson. */
final class SlideCommands {
    private SlideCommands() {}

    /**
     * @param presenter shows the open lesson to a class
     * @param tab whether the scene beside the text has a tab of its own
     * @param openBeside opens it there
     * @param withLesson does something with the lesson that is open, or is opened for that
     */
    static List<Command> of(
            LessonModel lesson,
            LessonPresenter presenter,
            ObservableBooleanValue tab,
            Runnable openBeside,
            Consumer<Runnable> withLesson) {
        return List.of(
                Command.of(LessonCommands.NEXT, LessonCommandWords.NEXT, lesson::next, "PageDown", "Right")
                        .when(lesson.openProperty()),
                Command.of(LessonCommands.PREVIOUS, LessonCommandWords.PREVIOUS, lesson::previous, "PageUp", "Left")
                        .when(lesson.openProperty()),
                Command.of(LessonCommands.FIRST, LessonCommandWords.FIRST, () -> lesson.show(0), "Ctrl+Home", "Home")
                        .when(lesson.openProperty()),
                Command.of(
                                LessonCommands.LAST,
                                LessonCommandWords.LAST,
                                () -> lesson.show(lesson.slides() - 1),
                                "Ctrl+End",
                                "End")
                        .when(lesson.openProperty()),
                Command.of(
                        LessonCommands.PRESENT,
                        LessonCommandWords.PRESENT,
                        () -> withLesson.accept(presenter::toggleFullScreen),
                        "F5"),
                Command.of(
                        LessonCommands.SPEAKER,
                        LessonCommandWords.SPEAKER,
                        () -> withLesson.accept(presenter::showSpeaker),
                        "Shift+F5"),
                Command.of(LessonCommands.NOTES, LessonCommandWords.NOTES, () -> toggleNotes(lesson), "N")
                        .when(lesson.openProperty()
                                .and(presenter.presentingProperty().not())),
                Command.of(LessonCommands.BESIDE, LessonCommandWords.BESIDE, openBeside, "Alt+Enter")
                        .when(tab));
    }

    private static void toggleNotes(LessonModel lesson) {
        lesson.notesShownProperty().set(!lesson.notesShownProperty().get());
    }
}
