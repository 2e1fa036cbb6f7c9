package knightschool.files;

import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.nio.ByteBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.CodingErrorAction;
import java.nio.charset.StandardCharsets;
import java.nio.file.AccessDeniedException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.List;
import java.util.function.Consumer;
import java.util.stream.Stream;
import knightschool.text.NumberFormatter;

/** Reads text files up to a size limit, strictly as UTF-8, and writes files atomically. */
public final class TextFiles {
    private static final List<Path> HANDED_OVER =
            Stream.of("/dev/stdin", "/dev/fd", "/proc/self/fd").map(Path::of).toList();
    private static final char BYTE_ORDER_MARK = '\uFEFF';

    private static volatile Consumer<Path> watcher = _ -> {};

    private TextFiles() {}

    /**
     * Sets a listener, for tests.
     *
     * @param newWatcher receives every file before it is read, for tests of the reading thread
     */
    static void watch(Consumer<Path> newWatcher) {
        watcher = newWatcher;
    }

    /**
     * Returns the text of a file.
     *
     * @param maxBytes the largest number of bytes that are read, so that a huge file costs nothing
     * @throws InputFault if it is missing, unreadable, a folder, a pipe or a device, larger, binary or not UTF-8
     */
    public static String read(Path file, int maxBytes) {
        String name = file.toString();
        try (InputStream in = open(file)) {
            return decode(name, in.readNBytes(maxBytes + 1), maxBytes);
        } catch (IOException e) {
            throw unreadable(name);
        }
    }

    /**
     * Like {@link #read}, for a path that the program stored: a path such as {@code /dev/stdin} refers to something
     * else in this process, such as a terminal.
     *
     * @throws InputFault also if the path does not lead to a file on a disk
     */
    public static String readKept(Path file, int maxBytes) {
        if (isHandedOver(file)) {
            throw new InputFault(
                    file.toString(),
                    "this was handed over when the program began, and is gone",
                    "Open the file itself.");
        }
        return read(file, maxBytes);
    }

    /**
     * Opens a file for reading, for content too long to be held as a text.
     *
     * @throws InputFault if it is missing, unreadable, a folder, a pipe or a device
     */
    public static InputStream open(Path file) {
        watcher.accept(file);
        String name = file.toString();
        if (Files.isDirectory(file)) {
            throw new InputFault(name, "this is a folder, not a file", "Name a file inside it.");
        }
        if (Files.exists(file) && !Files.isRegularFile(file) && !isHandedOver(file)) {
            throw new InputFault(
                    name,
                    "this is no regular file but something like a pipe or a device",
                    "Copy what it gives into a file, or hand it over as /dev/stdin.");
        }
        try {
            return Files.newInputStream(file);
        } catch (NoSuchFileException e) {
            throw Files.isSymbolicLink(file)
                    ? new InputFault(name, "this link leads to a file that is not there", "Name the file itself.")
                    : new InputFault(name, "there is no such file", "Check the name and the folder.");
        } catch (AccessDeniedException e) {
            throw new InputFault(name, "this file may not be read", "Ask its owner for the right to read it.");
        } catch (IOException e) {
            throw ResolvedWriteTarget.circle(file).orElseGet(() -> unreadable(name));
        }
    }

    /** Returns the fault for a file that exists but cannot be read. */
    public static InputFault unreadable(String name) {
        return new InputFault(name, "this file cannot be read", "Copy it to another disk and try again.");
    }

    /**
     * Returns whether a path refers to a stream that the shell opened for this program, such as {@code /dev/stdin}.
     * Such a stream ends; another pipe may have no writer.
     */
    public static boolean isHandedOver(Path file) {
        return HANDED_OVER.stream().anyMatch(file.toAbsolutePath()::startsWith);
    }

    /**
     * Decodes the bytes of a file as UTF-8, without a byte-order mark.
     *
     * @throws InputFault if there are more than {@code maxBytes} bytes, a NUL byte or something that is not UTF-8
     */
    public static String decode(String name, byte[] bytes, int maxBytes) {
        if (bytes.length > maxBytes) {
            throw new InputFault(
                    name,
                    "the file is larger than " + NumberFormatter.grouped(maxBytes) + " bytes",
                    "No file of this kind is that large.");
        }
        int line = 1;
        for (byte b : bytes) {
            if (b == 0) {
                throw new InputFault(name, line, "the file is not text", "Choose a text file in UTF-8.");
            }
            line += b == '\n' ? 1 : 0;
        }
        return strictly(name, bytes);
    }

    private static String strictly(String name, byte[] bytes) {
        var decoder = StandardCharsets.UTF_8
                .newDecoder()
                .onMalformedInput(CodingErrorAction.REPORT)
                .onUnmappableCharacter(CodingErrorAction.REPORT);
        ByteBuffer in = ByteBuffer.wrap(bytes);
        try {
            String text = decoder.decode(in).toString();
            return !text.isEmpty() && text.charAt(0) == BYTE_ORDER_MARK ? text.substring(1) : text;
        } catch (CharacterCodingException e) {
            int line = 1;
            for (int i = 0; i < in.position() && i < bytes.length; i++) {
                line += bytes[i] == '\n' ? 1 : 0;
            }
            throw new InputFault(name, line, "the text is not UTF-8", "Save it again with the encoding UTF-8.");
        }
    }

    /**
     * Writes a text atomically: into a temporary file beside the target, which then replaces it. On return the text is
     * on the disk.
     *
     * @throws InputFault if the folder is missing or may not be written, or the disk is full; an older file is then
     *     unchanged
     */
    public static void write(Path file, String text) {
        write(file, text.getBytes(StandardCharsets.UTF_8));
    }

    /** Like {@link #write(Path, String)}, for bytes. */
    public static void write(Path file, byte[] bytes) {
        write(file, out -> out.write(bytes));
    }

    /** Writes the bytes of a file. */
    @FunctionalInterface
    public interface Content {
        void writeTo(OutputStream out) throws IOException;
    }

    /**
     * Like {@link #write(Path, String)}, for content too long to be held as a text. An interruption by Ctrl+C leaves no
     * temporary file.
     */
    public static void write(Path file, Content content) {
        Path to = ResolvedWriteTarget.toWrite(file);
        try (TemporaryFile temporary = TemporaryFile.beside(to)) {
            temporary.become(content);
        } catch (IOException e) {
            throw WriteFaultFactory.of(file, e);
        }
    }

    /** Deletes a file or an empty folder if the system allows it now. For files that are found again later. */
    public static void deleteIfPossible(Path file) {
        try {
            Files.deleteIfExists(file);
        } catch (IOException _) {
            // The file stays.
        }
    }

    /**
     * Returns whether something that is not empty has this name.
     *
     * @throws InputFault if the system cannot tell, because the content could then be overwritten
     */
    public static boolean hasContent(Path file) {
        try {
            return Files.size(file) > 0;
        } catch (NoSuchFileException _) {
            return false;
        } catch (IOException e) {
            checkWritable(file);
            throw WriteFaultFactory.of(file, e);
        }
    }

    /**
     * Returns the target of a chain of symbolic links, which need not exist.
     *
     * @throws InputFault if the links cannot be followed
     */
    public static Path behindLinks(Path file) {
        return ResolvedWriteTarget.resolve(file).file();
    }

    /**
     * Checks that a file can be written, before the long computation of its content.
     *
     * @throws InputFault as {@link #write(Path, String)} does, unless the disk is full
     */
    public static void checkWritable(Path file) {
        ResolvedWriteTarget.toWrite(file);
    }
}
