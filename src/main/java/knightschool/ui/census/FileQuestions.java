package knightschool.ui.census;

import java.nio.file.Path;
import java.util.Optional;

/** How a person is asked for a file. Asked on the JavaFX thread; the answer comes back as the result. */
interface FileQuestions {
    /**
     * Which table to open.
     *
     * @param near the file opened or saved last, if there was one
     */
    Optional<Path> fileToOpen(Optional<Path> near);

    /**
     * Which file to save a table to.
     *
     * @param proposed the name of a file, perhaps in a folder
     */
    Optional<Path> fileToSave(CensusQuestion question, Path proposed);
}
