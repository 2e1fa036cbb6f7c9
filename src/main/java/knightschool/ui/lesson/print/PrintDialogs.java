package knightschool.ui.lesson.print;

import java.nio.file.Path;
import java.util.Optional;
import java.util.function.Consumer;
import knightschool.ui.document.FileRequest;

/** What a person is asked before a lesson is printed; a test answers by itself. */
public interface PrintDialogs {
    /** Whether the answers are printed too; nothing is told if the person thought better of it. */
    void withAnswers(Consumer<Boolean> then);

    /**
     * Where the handout is to be.
     *
     * @param usualName of the file, without an ending
     */
    Optional<FileRequest.Target> handout(String usualName);

    /** The folder for pictures. */
    Optional<Path> folder();

    /** Whether pictures of that name that are there are replaced: only then it goes on. */
    void replaces(int pictures, Path folder, Runnable then);
}
