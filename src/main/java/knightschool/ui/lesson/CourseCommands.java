package knightschool.ui.lesson;

import java.util.List;
import knightschool.ui.command.Command;
import knightschool.ui.lesson.library.LibraryModel;

/** What a person can do with the list of lessons. */
final class CourseCommands {
    private CourseCommands() {}

    /**
     * @param begun asks for a file and begins a lesson in it
     * @param chooseFolder asks for a folder of lessons
     */
    static List<Command> of(
            LessonModel lesson, LibraryModel library, CourseRecords records, NewLesson begun, Runnable chooseFolder) {
        return List.of(
                Command.of(LessonCommands.FOLDER, chooseFolder)
                        .when(lesson.cardShownProperty().not()),
                Command.of(LessonCommands.NEW, begun::ask)
                        .when(lesson.cardShownProperty().not()),
                Command.of(LessonCommands.OWN, library::openOwn)
                        .when(lesson.cardShownProperty()
                                .not()
                                .and(library.placeProperty().isNotEmpty())),
                Command.of(LessonCommands.RESULTS, records::saveResults)
                        .when(lesson.cardShownProperty().not().and(records.begun())),
                Command.of(LessonCommands.FORGET, records::forget)
                        .when(lesson.cardShownProperty().not().and(records.begun())));
    }
}
