package knightschool.ui.lesson;

import java.util.List;
import knightschool.ui.command.Command;
import knightschool.ui.lesson.print.LessonPrinter;

/** What a person can do to have a lesson on paper or as pictures. */
final class PrintCommands {
    private PrintCommands() {}

    /** @param printer prints the lesson that is open into files */
    static List<Command> of(LessonModel lesson, LessonPresenter presenter, LessonPrinter printer) {
        return List.of(
                Command.of(LessonCommands.STOP_PRINTING, LessonCommandWords.STOP_PRINTING, printer::stop, "Esc")
                        .when(printer.progressProperty()
                                .isNotEmpty()
                                .and(presenter.presentingProperty().not())),
                Command.of(
                                LessonCommands.HANDOUT,
                                LessonCommandWords.HANDOUT,
                                () -> printer.saveHandout(lesson.cardProperty().get()),
                                "Ctrl+P")
                        .when(lesson.openProperty()
                                .and(printer.progressProperty().isEmpty())),
                Command.of(
                                LessonCommands.PICTURES,
                                LessonCommandWords.PICTURES,
                                () -> printer.savePictures(lesson.cardProperty().get()),
                                "Ctrl+Shift+P")
                        .when(lesson.openProperty()
                                .and(printer.progressProperty().isEmpty())));
    }
}
