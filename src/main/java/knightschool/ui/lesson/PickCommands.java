package knightschool.ui.lesson;

import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;
import knightschool.ui.command.Command;
import knightschool.ui.lesson.quiz.AnswerScene;

/** What a person can do with what is picked beside the text for a question. */
final class PickCommands {
    private PickCommands() {}

    /** @param picks what is picked beside the slide on screen; empty where nothing is to be */
    static List<Command> of(LessonModel lesson, Supplier<Optional<AnswerScene>> picks) {
        return List.of(
                Command.of(LessonCommands.UNDO, () -> picks.get().ifPresent(AnswerScene::undo))
                        .when(lesson.undoableProperty()),
                Command.of(LessonCommands.REDO, () -> picks.get().ifPresent(AnswerScene::redo))
                        .when(lesson.redoableProperty()));
    }
}
