package knightschool.files;

import java.io.FileOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.file.AccessDeniedException;
import java.nio.file.FileSystemException;
import java.nio.file.Files;
import java.nio.file.Path;

/** Says that a disk has no room. Java tells that in the words of the system alone, in the language of the person. */
public final class FullDiskException extends IOException {
    private static final long serialVersionUID = 1L;

    /** Where less is left, in bytes, a file system may refuse to give it. */
    private static final long NOTHING = 1 << 16;

    /** A device that is always full, where there is one: it tells what the system says then. */
    private static final Path ALWAYS_FULL = Path.of("/dev/full");

    private FullDiskException(IOException cause) {
        super(cause);
    }

    /**
     * What stopped the writing: this where the disk is full, else what is given. To be asked before what was written is
     * taken away again.
     *
     * @param folder in which was written
     */
    static IOException orOther(Path folder, IOException reason) {
        boolean full =
                !(reason instanceof AccessDeniedException) && (isWithoutRoom(folder) || isSaidOfFullDisks(reason));
        return full ? new FullDiskException(reason) : reason;
    }

    private static boolean isWithoutRoom(Path folder) {
        try {
            return Files.getFileStore(folder).getUsableSpace() < NOTHING;
        } catch (IOException _) {
            return false;
        }
    }

    /** Whether it is what the system says of a full disk, in whatever language. */
    public static boolean isSaidOfFullDisks(IOException reason) {
        String words = systemWords(reason);
        return !words.isEmpty() && words.equals(Words.OF_SYSTEM);
    }

    /** The words of the system, without the name of the file; empty where it has none. */
    static String systemWords(IOException reason) {
        String words = reason instanceof FileSystemException file ? file.getReason() : reason.getMessage();
        return words == null ? "" : words;
    }

    /** Asked when it is needed for the first time. */
    private static final class Words {
        static final String OF_SYSTEM = ofSystem();

        private static String ofSystem() {
            if (!Files.exists(ALWAYS_FULL) || Files.isRegularFile(ALWAYS_FULL)) {
                return "";
            }
            try (OutputStream out = new FileOutputStream(ALWAYS_FULL.toFile())) {
                out.write(0);
                return "";
            } catch (IOException full) {
                return systemWords(full);
            }
        }
    }
}
