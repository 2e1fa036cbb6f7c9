package knightschool.ui.picture;

import java.nio.file.Path;
import java.util.Optional;
import java.util.function.Consumer;
import knightschool.picture.ClickFormat;
import knightschool.ui.choice.FileSaver;

/** What a person is asked about pictures; a test answers by itself. Asked on the JavaFX thread. */
public interface PictureQuestions {
    /**
     * Which picture to read.
     *
     * @param near the file used last, if there was one
     */
    Optional<Path> toOpen(Optional<Path> near);

    /** Where to save clicks; see {@link #toOpen}. */
    Optional<Path> toSave(ClickFormat format, Optional<Path> near);

    /** Where to save a board that was corrected; see {@link #toOpen}. */
    Optional<FileSaver.Answer> toSaveBoard(Optional<Path> near);

    /**
     * Whether corrections that are not taken yet are given up; else the person goes on correcting.
     *
     * @param then told whether
     */
    void givesCorrectionsUp(Consumer<Boolean> then);
}
