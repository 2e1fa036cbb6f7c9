package knightschool.session;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import knightschool.files.InputFault;
import knightschool.files.PartialReadResult;
import knightschool.files.shared.SharedFile;

/**
 * A file with unsaved work of a process.
 *
 * @param work the work; empty if it cannot be read
 * @param isSpoilt whether the file can be read, but does not contain work, so that trying again is pointless
 */
record RecoveryFile(Path file, Optional<UnsavedWork> work, boolean isSpoilt) {
    /** The maximum size in bytes. The largest census table has a line for each of a million squares. */
    private static final int MAX_BYTES = 1 << 26;

    /** The character that replaces invalid bytes. */
    private static final char NO_TEXT = '\uFFFD';

    private static RecoveryFile read(Path file) {
        try {
            Optional<String> whole = new SharedFile(file, MAX_BYTES).read().filter(text -> text.indexOf(NO_TEXT) < 0);
            Optional<UnsavedWork> work = PartialReadResult.parse(
                            whole,
                            Optional.<UnsavedWork>empty(),
                            text -> PartialReadResult.whole(UnsavedWork.parse(text)))
                    .value();
            return new RecoveryFile(file, work, work.isEmpty());
        } catch (InputFault _) {
            return new RecoveryFile(file, Optional.empty(), false);
        }
    }

    /** Reads all files in the folders of the given processes, in that order. */
    static List<RecoveryFile> in(List<Path> processes) {
        return processes.stream()
                .flatMap(process -> RecoveryFileNames.valid(RecoveryFolders.files(process)).stream())
                .filter(file -> RecoveryFolders.link(file).isEmpty())
                .map(RecoveryFile::read)
                .toList();
    }

    /**
     * Moves a spoilt file to a folder where it is neither offered to the user nor deleted; returns whether that
     * succeeded.
     */
    boolean isPutInto(Path folder) {
        if (RecoveryFolders.link(folder).isPresent()) {
            return false;
        }
        try {
            Files.createDirectories(folder);
            Files.move(
                    file,
                    folder.resolve(RecoveryFolders.begun(file.getParent()) + "-"
                            + file.getFileName().toString()));
            return true;
        } catch (IOException _) {
            return false;
        }
    }
}
