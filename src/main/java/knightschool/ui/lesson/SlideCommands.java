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
                Command.of(LessonCommands.NEXT, lesson::next).when(lesson.openProperty()),
                Command.of(LessonCommands.PREVIOUS, lesson::previous).when(lesson.openProperty()),
                Command.of(LessonCommands.FIRST, () -> lesson.show(0)).when(lesson.openProperty()),
                Command.of(LessonCommands.LAST, () -> lesson.show(lesson.slides() - 1))
                        .when(lesson.openProperty()),
                Command.of(LessonCommands.PRESENT, () -> withLesson.accept(presenter::toggleFullScreen)),
                Command.of(LessonCommands.SPEAKER, () -> withLesson.accept(presenter::showSpeaker)),
                Command.of(LessonCommands.NOTES, () -> toggleNotes(lesson))
                        .when(lesson.openProperty()
                                .and(presenter.presentingProperty().not()))
                        .orSay(() -> presenter.presentingProperty().get() ? LessonWords.NOTES_OF_SPEAKER : ""),
                Command.of(LessonCommands.BESIDE, openBeside).when(tab));
    }

    private static void toggleNotes(LessonModel lesson) {
        lesson.notesShownProperty().set(!lesson.notesShownProperty().get());
    }
}
