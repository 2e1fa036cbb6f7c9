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
                Command.of(LessonCommands.FOLDER, LessonCommandWords.FOLDER, chooseFolder, "Ctrl+O")
                        .when(lesson.cardShownProperty().not()),
                Command.of(LessonCommands.NEW, LessonCommandWords.NEW, begun::ask, "Ctrl+N")
                        .when(lesson.cardShownProperty().not()),
                Command.of(LessonCommands.OWN, LessonCommandWords.OWN, library::openOwn)
                        .when(lesson.cardShownProperty()
                                .not()
                                .and(library.placeProperty().isNotEmpty())),
                Command.of(LessonCommands.RESULTS, LessonCommandWords.RESULTS, records::saveResults)
                        .when(lesson.cardShownProperty().not().and(records.begun())),
                Command.of(LessonCommands.FORGET, LessonCommandWords.FORGET, records::forget)
                        .when(lesson.cardShownProperty().not().and(records.begun())));
    }
}
