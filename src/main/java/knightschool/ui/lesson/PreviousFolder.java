package knightschool.ui.lesson;

import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.function.BooleanSupplier;
import knightschool.ui.command.CommandDefinitions;
import knightschool.ui.lesson.library.LibraryModel;
import knightschool.ui.lesson.library.SearchableLessons;
import knightschool.ui.palette.SearchableSetup;
import knightschool.ui.shell.MessageDisplay;

/**
 * The folder of lessons that was open last: one lesson of another place takes all of its lessons away, so a person is
 * told, and finds it by its name. Used on the JavaFX thread only.
 */
final class PreviousFolder {
    private static final String PALETTE = "window.palette";

    private Optional<Path> last = Optional.empty();

    /**
     * @param asked whether something of another place was asked for, such as a lesson: who asks for the place itself
     *     knows what is left
     */
    PreviousFolder(LibraryModel library, MessageDisplay messages, BooleanSupplier asked) {
        library.placeProperty().subscribe((before, now) -> {
            last = Optional.of(before)
                    .filter(name -> !name.isEmpty())
                    .map(Path::of)
                    .or(() -> last);
            if (!before.isEmpty() && asked.getAsBoolean()) {
                messages.report(LessonWords.folderClosed(Path.of(before), CommandDefinitions.keyText(PALETTE)));
            }
        });
    }

    /** Its list, unless that is the place where a person is. */
    List<SearchableSetup> place(String now) {
        return last.filter(folder -> !folder.toString().equals(now)).map(SearchableLessons::list).stream()
                .toList();
    }
}
