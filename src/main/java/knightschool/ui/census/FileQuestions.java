package knightschool.ui.census;

import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import knightschool.ui.choice.ChangesQuestion;

/** How a person is asked for a file. Asked on the JavaFX thread, where an answer is told too. */
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

    /** What to do with tables that are in no file yet. */
    void aboutChanges(List<CountedTable> tables, Consumer<ChangesQuestion.Wish> then);
}
