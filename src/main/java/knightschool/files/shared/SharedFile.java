package knightschool.files.shared;

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
import java.util.stream.IntStream;
import knightschool.files.InputFault;
import knightschool.files.PartialReadResult;
import knightschool.files.TextFiles;
import knightschool.files.WriteFaultFactory;
import knightschool.text.NumberFormatter;

/**
 * A file of the program that several processes merge into: it is read, changed and written under a lock, so that no
 * change is lost.
 *
 * @param file the file; its folder is created at the first write
 * @param maxBytes the largest size that is read
 */
public record SharedFile(Path file, int maxBytes) {
    /** The time to wait for another process, which usually takes some milliseconds. */
    private static final Duration PATIENCE = Duration.ofSeconds(10);

    private static final String MOVE_AWAY = "Move it away.";
    private static final String COPY = ".damaged";
    private static final int MOST_COPIES = 9;
    private static final String ALL_COPIES = (MOST_COPIES - 1) + " more damaged copies are there already";
    private static final String MOVE_THEM_AWAY = "Move them away.";

    /**
     * Returns the text; empty if there is no file. Invalid UTF-8 damages only its line: it is read as U+FFFD.
     *
     * @throws InputFault if the file is not regular, too large or unreadable
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
                        "the file is larger than " + NumberFormatter.grouped(maxBytes) + " bytes",
                        MOVE_AWAY);
            }
            return new String(bytes, StandardCharsets.UTF_8).replace('\0', '\uFFFD');
        } catch (IOException e) {
            throw TextFiles.unreadable(file.toString());
        }
    }

    /** Replaces the remedy of a fault, because the user chose neither the name nor the place of such a file. */
    private static <T> T inOwnWords(Path file, Supplier<T> act) {
        try {
            return act.get();
        } catch (InputFault fault) {
            throw new InputFault(fault.place(), fault.line(), fault.description(), remedy(file, fault));
        }
    }

    private static String remedy(Path file, InputFault fault) {
        if (fault.description().equals(WriteFaultFactory.FULL)) {
            return "Free some space on it.";
        }
        if (!fault.place().equals(file.toString())) {
            return fault.remedy();
        }
        boolean isInTheWay = Files.isSymbolicLink(file) || Files.exists(file) && !Files.isRegularFile(file);
        return isInTheWay || fault.remedy().equals(MOVE_AWAY) ? MOVE_AWAY : "Allow yourself to read and write there.";
    }

    /**
     * Replaces the text by a function of it, under the lock; empty stands for a missing file, before and after.
     *
     * @throws InputFault if it cannot be read or written; the file is then unchanged
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
     * Deletes the file, whatever its content.
     *
     * @throws InputFault if that fails
     */
    public void forget() {
        if (!Files.notExists(file.toAbsolutePath().getParent())) {
            try (ProcessLock _ = ProcessLock.on(file, PATIENCE)) {
                delete();
            }
        }
    }

    private void delete() {
        try {
            Files.deleteIfExists(file);
        } catch (IOException e) {
            throw new InputFault(file.toString(), "this file cannot be deleted", "Delete it yourself.");
        }
    }

    /**
     * Writes a file of the program that no other process writes; its folder is created if missing.
     *
     * @throws InputFault if it cannot be written; the file is then unchanged
     */
    public static void write(Path file, String text) {
        inOwnWords(file, () -> {
            makeFolder(file);
            requireOwnFolder(file);
            TextFiles.write(file, text);
            return file;
        });
    }

    /** Checks that the file is not a link into another folder, which could lead to a file of the user. */
    private static void requireOwnFolder(Path file) {
        Path folder = file.toAbsolutePath().getParent();
        if (Files.isSymbolicLink(file)
                && !TextFiles.behindLinks(file)
                        .startsWith(TextFiles.behindLinks(folder.resolve("any")).getParent())) {
            throw new InputFault(
                    file.toString(), "this is a link to a file in another folder, which is not written", MOVE_AWAY);
        }
    }

    private static void makeFolder(Path file) {
        Path folder = file.toAbsolutePath().getParent();
        try {
            Files.createDirectories(folder);
        } catch (IOException e) {
            throw WriteFaultFactory.ofFolder(folder, e);
        }
    }

    /**
     * Writes a copy of the text beside the file before damaged lines are dropped, unless there is one.
     *
     * @throws InputFault if the copy cannot be written, also if there are too many copies
     */
    public void keepDamaged(String text) {
        Path copy = copy(text)
                .orElseThrow(() -> new InputFault(copy(1).toString(), "this and " + ALL_COPIES, MOVE_THEM_AWAY));
        if (new SharedFile(copy, maxBytes).read().isEmpty()) {
            requireOwnFolder(copy);
            TextFiles.write(copy, text);
        }
    }

    /** Returns the copy that contains the text, or else the first that is free; empty if all contain other texts. */
    private Optional<Path> copy(String text) {
        return IntStream.rangeClosed(1, MOST_COPIES)
                .mapToObj(this::copy)
                .filter(copy -> mayContain(copy, text))
                .findFirst();
    }

    private boolean mayContain(Path copy, String text) {
        try {
            return new SharedFile(copy, maxBytes)
                    .read()
                    .filter(content -> !content.equals(text))
                    .isEmpty();
        } catch (InputFault _) {
            // Something else has that name.
            return false;
        }
    }

    private Path copy(int number) {
        return file.resolveSibling(file.getFileName() + COPY + (number == 1 ? "" : "-" + number));
    }

    /**
     * Returns the same result with a single summarising fault for this file instead of one per line.
     *
     * @param text the text that was read, of which there will be a copy
     */
    public <T> PartialReadResult<T> withOneFault(PartialReadResult<T> result, String text) {
        List<InputFault> faults = result.faults();
        return faults.isEmpty()
                ? result
                : new PartialReadResult<>(result.value(), List.of(damaged(faults.getFirst(), faults.size(), text)));
    }

    private InputFault damaged(InputFault first, int lines, String text) {
        String remedy = copy(text)
                .map(copy -> "The file as it was will be kept as " + copy.getFileName() + ".")
                .orElse("Nothing can be saved there, because " + copy(1).getFileName() + " and " + ALL_COPIES + ". "
                        + MOVE_THEM_AWAY);
        return new InputFault(
                file.toString(),
                first.line(),
                first.description() + more(lines - 1),
                (first.line() == 0 ? "" : "All other lines are known. ") + remedy);
    }

    private static String more(int lines) {
        return switch (lines) {
            case 0 -> "";
            case 1 -> ", nor is 1 more line";
            default -> ", nor are " + lines + " more lines";
        };
    }
}
