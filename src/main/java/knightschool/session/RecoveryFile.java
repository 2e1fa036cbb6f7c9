package knightschool.session;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import knightschool.files.InputFault;
import knightschool.files.SharedFile;

/**
 * A file with work that a process kept aside.
 *
 * @param work empty where it cannot be read
 * @param isSpoilt whether it gives all that it holds, and that is no work: then it never will be
 */
record RecoveryFile(Path file, Optional<UnsavedWork> work, boolean isSpoilt) {
    /** The largest table of every start has a line for each of a million squares. */
    private static final int MAX_BYTES = 1 << 26;

    /** What stands for bytes that are no text. */
    private static final char NO_TEXT = '\uFFFD';

    /** What it holds now. */
    private static RecoveryFile read(Path file) {
        try {
            Optional<UnsavedWork> work = new SharedFile(file, MAX_BYTES)
                    .read()
                    .filter(text -> text.indexOf(NO_TEXT) < 0)
                    .flatMap(UnsavedWork::parse);
            return new RecoveryFile(file, work, work.isEmpty());
        } catch (InputFault _) {
            return new RecoveryFile(file, Optional.empty(), false);
        }
    }

    /** All that there are in folders of processes, in that order. */
    static List<RecoveryFile> in(List<Path> processes) {
        return processes.stream()
                .flatMap(process -> RecoveryFileNames.valid(RecoveryFolders.files(process)).stream())
                .filter(file -> RecoveryFolders.link(file).isEmpty())
                .map(RecoveryFile::read)
                .toList();
    }

    /** Puts a spoilt one where nobody is offered it, and nobody deletes it. */
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
