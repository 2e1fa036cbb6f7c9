package knightschool.files;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;
import java.util.function.UnaryOperator;
import knightschool.text.Numbers;

/**
 * A file of the program's own that several processes merge into: it is read, changed and written while no other process
 * does, so that none loses what another has written.
 *
 * @param file its folder is made when something is written for the first time
 * @param maxBytes no more is read
 */
public record SharedFile(Path file, int maxBytes) {
    /** How long another process may take; it takes some milliseconds. */
    private static final Duration PATIENCE = Duration.ofSeconds(10);

    private static final String MOVE_AWAY = "Move it away.";
    private static final String COPY = ".damaged";
    private static final int MOST_COPIES = 9;

    /**
     * What it holds; empty where there is none. A byte that is no text costs its line and not the file: it is read as
     * U+FFFD.
     *
     * @throws InputFault if it is no regular file, larger, or may not be read
     */
    public Optional<String> read() {
        if (Files.notExists(file)) {
            return Optional.empty();
        }
        try {
            return Optional.of(inOwnWords(file, this::text));
        } catch (InputFault fault) {
            if (Files.notExists(file)) {
                // Another process has forgotten it just now.
                return Optional.empty();
            }
            throw fault;
        }
    }

    private String text() {
        try (InputStream in = TextFiles.open(file)) {
            byte[] bytes = in.readNBytes(maxBytes + 1);
            if (bytes.length > maxBytes) {
                throw new InputFault(
                        file.toString(),
                        0,
                        "the file is larger than " + Numbers.grouped(maxBytes) + " bytes",
                        MOVE_AWAY);
            }
            return new String(bytes, StandardCharsets.UTF_8).replace('\0', '\uFFFD');
        } catch (IOException e) {
            throw TextFiles.unreadable(file.toString());
        }
    }

    /** A person chose neither the name nor the place of such a file: what to do is something else. */
    private static <T> T inOwnWords(Path file, Supplier<T> act) {
        try {
            return act.get();
        } catch (InputFault fault) {
            throw new InputFault(fault.place(), fault.line(), fault.what(), remedy(file, fault));
        }
    }

    private static String remedy(Path file, InputFault fault) {
        if (fault.what().equals(WriteFault.FULL)) {
            return "Free some space on it.";
        }
        if (!fault.place().equals(file.toString())) {
            return fault.remedy();
        }
        boolean isInTheWay = Files.isSymbolicLink(file) || Files.exists(file) && !Files.isRegularFile(file);
        return isInTheWay || fault.remedy().equals(MOVE_AWAY) ? MOVE_AWAY : "Allow yourself to read and write there.";
    }

    /**
     * Writes what comes of what it holds; empty stands for no file, before and after.
     *
     * @throws InputFault if it cannot be read or written; it is then as it was
     */
    public void change(UnaryOperator<Optional<String>> change) {
        inOwnWords(file, () -> {
            makeFolder(file);
            requireOwnFolder(file);
            try (ProcessLock _ = ProcessLock.on(file, PATIENCE)) {
                Optional<String> before = read();
                Optional<String> after = change.apply(before);
                if (!after.equals(before)) {
                    replace(after);
                }
            }
            return file;
        });
    }

    private void replace(Optional<String> text) {
        if (text.isPresent()) {
            TextFiles.write(file, text.get());
        } else {
            delete();
        }
    }

    /**
     * Deletes it, whatever it is.
     *
     * @throws InputFault if that is not possible
     */
    public void forget() {
        if (Files.isDirectory(file.toAbsolutePath().getParent())) {
            try (ProcessLock _ = ProcessLock.on(file, PATIENCE)) {
                delete();
            }
        }
    }

    private void delete() {
        try {
            Files.deleteIfExists(file);
        } catch (IOException e) {
            throw new InputFault(file.toString(), 0, "this file cannot be deleted", "Delete it yourself.");
        }
    }

    /**
     * Writes a file of the program's own that no other process writes; its folder is made where it is missing.
     *
     * @throws InputFault if it cannot be written; it is then as it was
     */
    public static void write(Path file, String text) {
        inOwnWords(file, () -> {
            makeFolder(file);
            requireOwnFolder(file);
            TextFiles.write(file, text);
            return file;
        });
    }

    /** What a link leads to elsewhere may be somebody's own file: the program writes over none of those. */
    private static void requireOwnFolder(Path file) {
        Path folder = file.toAbsolutePath().getParent();
        if (Files.isSymbolicLink(file)
                && !TextFiles.behindLinks(file)
                        .startsWith(TextFiles.behindLinks(folder.resolve("any")).getParent())) {
            throw new InputFault(
                    file.toString(), 0, "this is a link to a file in another folder, which is not written", MOVE_AWAY);
        }
    }

    private static void makeFolder(Path file) {
        Path folder = file.toAbsolutePath().getParent();
        try {
            Files.createDirectories(folder);
        } catch (IOException e) {
            throw WriteFault.ofFolder(folder, e);
        }
    }

    /**
     * Keeps what it holds once more beside it, before lines that cannot be read are written no more.
     *
     * @throws InputFault if that cannot be written
     */
    public void keepDamaged(String text) {
        for (int i = 1; i <= MOST_COPIES; i++) {
            SharedFile copy = new SharedFile(copy(i), maxBytes);
            Optional<String> there = copy.read();
            if (there.isEmpty()) {
                requireOwnFolder(copy.file);
                TextFiles.write(copy.file, text);
            }
            if (there.isEmpty() || there.get().equals(text)) {
                return;
            }
        }
    }

    private Path copy(int number) {
        return file.resolveSibling(file.getFileName() + COPY + (number == 1 ? "" : "-" + number));
    }

    /** The same with one fault in place of all: what is said of lines of it that cannot be read. */
    public <T> PartialReadResult<T> withOneFault(PartialReadResult<T> read) {
        List<InputFault> faults = read.faults();
        return faults.isEmpty()
                ? read
                : new PartialReadResult<>(read.value(), List.of(damaged(faults.getFirst(), faults.size())));
    }

    private InputFault damaged(InputFault first, int lines) {
        return new InputFault(
                file.toString(),
                first.line(),
                first.what() + more(lines - 1),
                "All other lines are known. The file as it was will be kept as " + copy(1).getFileName() + ".");
    }

    private static String more(int lines) {
        return switch (lines) {
            case 0 -> "";
            case 1 -> ", nor is 1 more line";
            default -> ", nor are " + lines + " more lines";
        };
    }
}
