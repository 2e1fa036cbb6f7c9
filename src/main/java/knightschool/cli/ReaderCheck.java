package knightschool.cli;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Locale;

/**
 * Whether a failure to write means that whoever read the results has gone, as {@code head} does. What the system says
 * of it is in the language of the person, so that its words are asked last.
 */
@FunctionalInterface
interface ReaderCheck {
    /** By the words alone, in English. */
    ReaderCheck BY_WORDS = failure ->
            String.valueOf(failure.getMessage()).toLowerCase(Locale.ROOT).contains("broken pipe");

    /** Of standard output: there is no other way in which writing into a pipe or a socket fails. */
    ReaderCheck OF_PROCESS = failure -> isPipe(Path.of("/dev/fd/1")) || BY_WORDS.isGone(failure);

    boolean isGone(IOException failure);

    /** Whether there is a pipe or a socket behind a name, where the system tells (see {@code inode(7)}). */
    static boolean isPipe(Path name) {
        if (!name.getFileSystem().supportedFileAttributeViews().contains("unix")) {
            return false;
        }
        try {
            int kind = (Integer) Files.getAttribute(name, "unix:mode") & 0xF000;
            return kind == 0x1000 || kind == 0xC000;
        } catch (IOException _) {
            return false;
        }
    }
}
