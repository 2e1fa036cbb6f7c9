package knightschool.ui.lesson;

import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.function.BooleanSupplier;
import knightschool.ui.command.CommandDefinitions;
import knightschool.ui.lesson.library.LessonLibraryModel;
import knightschool.ui.lesson.library.LessonPaletteEntries;
import knightschool.ui.message.MessageDisplay;
import knightschool.ui.palette.NamedSetup;

/**
 * The previously open folder of lessons. Opening a lesson from another place closes a whole folder, so the user is
 * told, and can find the folder by its name. Used on the JavaFX thread only.
 */
final class PreviousLessonFolder {
    private static final String PALETTE = "window.palette";

    private Optional<Path> last = Optional.empty();

    /**
     * @param isElsewhereRequested whether something in another place was requested, such as a lesson; a user who
     *     requests the place itself knows what is closed
     */
    PreviousLessonFolder(LessonLibraryModel library, MessageDisplay messages, BooleanSupplier isElsewhereRequested) {
        library.placeProperty().subscribe((before, now) -> {
            last = Optional.of(before)
                    .filter(name -> !name.isEmpty())
                    .map(Path::of)
                    .or(() -> last);
            if (!before.isEmpty() && isElsewhereRequested.getAsBoolean()) {
                messages.report(LessonWords.folderClosed(Path.of(before), CommandDefinitions.keyText(PALETTE)));
            }
        });
    }

    /** Returns the list of the previous folder; empty if that folder is open now. */
    List<NamedSetup> place(String now) {
        return last.filter(folder -> !folder.toString().equals(now)).map(LessonPaletteEntries::list).stream()
                .toList();
    }
}
