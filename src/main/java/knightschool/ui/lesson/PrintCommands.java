package knightschool.ui.lesson;

import java.util.List;
import java.util.function.Consumer;
import knightschool.ui.command.Command;
import knightschool.ui.lesson.print.LessonPrinter;

/** What a person can do to have a lesson on paper or as pictures. */
final class PrintCommands {
    private PrintCommands() {}

    /**
     * @param printer prints the lesson that is open into files
     * @param withLesson does something with the lesson that is open, or is opened for that
     */
    static List<Command> of(
            LessonModel lesson, LessonPresenter presenter, LessonPrinter printer, Consumer<Runnable> withLesson) {
        return List.of(
                Command.of(LessonCommands.STOP_PRINTING, printer::stop)
                        .when(printer.progressProperty()
                                .isNotEmpty()
                                .and(presenter.presentingProperty().not())),
                Command.of(
                                LessonCommands.HANDOUT,
                                () -> withLesson.accept(() -> printer.saveHandout(
                                        lesson.cardProperty().get())))
                        .when(printer.progressProperty().isEmpty()),
                Command.of(
                                LessonCommands.PICTURES,
                                () -> withLesson.accept(() -> printer.savePictures(
                                        lesson.cardProperty().get())))
                        .when(printer.progressProperty().isEmpty()));
    }
}
