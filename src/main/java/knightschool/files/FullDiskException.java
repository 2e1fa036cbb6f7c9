package knightschool.files;

import java.io.FileOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.file.AccessDeniedException;
import java.nio.file.FileSystemException;
import java.nio.file.Files;
import java.nio.file.Path;

/**
 * Thrown when a file cannot be written because the disk is full. Java reports a full disk only by the message of the
 * operating system, in the user's language, so it is recognised by that message.
 */
public final class FullDiskException extends IOException {
    private static final long serialVersionUID = 1L;

    /** The free space, in bytes, below which a file system may refuse to write. */
    private static final long NOTHING = 1 << 16;

    /** A device that is always full, where it exists: it yields the message of the operating system. */
    private static final Path ALWAYS_FULL = Path.of("/dev/full");

    private FullDiskException(IOException cause) {
        super(cause);
    }

    /**
     * Returns this exception if the disk is full, otherwise the given one. Must be called before the partly written
     * file is deleted.
     *
     * @param folder the folder that was written to
     */
    public static IOException orOther(Path folder, IOException reason) {
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

    /** Returns whether the message of an exception is that of a full disk, in the language of the operating system. */
    public static boolean isSaidOfFullDisks(IOException reason) {
        String words = systemWords(reason);
        return !words.isEmpty() && words.equals(Words.OF_SYSTEM);
    }

    /** Returns the message of the operating system without the file name; empty if there is none. */
    static String systemWords(IOException reason) {
        String words = reason instanceof FileSystemException file ? file.getReason() : reason.getMessage();
        return words == null ? "" : words;
    }

    /** Holds the message, which is determined at the first use. */
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
