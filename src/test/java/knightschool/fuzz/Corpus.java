package knightschool.fuzz;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;

/** Inputs of a reader, each a file: some that are read, some of every kind of fault, and all that it once failed at. */
final class Corpus {
    private static final Path ALL = Path.of("src/test/resources/corpus");
    private static final Path FINDINGS = Path.of("target/fuzz");

    private Corpus() {}

    /** Returns the files of a reader in the order of their names. */
    static List<Path> files(FuzzedReader reader) {
        try (Stream<Path> files = Files.list(ALL.resolve(reader.word()))) {
            return files.sorted().toList();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    static byte[] bytes(Path file) {
        try {
            return Files.readAllBytes(file);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** Keeps an input at which a reader failed: it belongs into the corpus once the reader is mended. */
    static Path keep(FuzzedReader reader, byte[] input) {
        Path file = FINDINGS.resolve(reader.word() + "-finding");
        try {
            Files.createDirectories(FINDINGS);
            return Files.write(file, input);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
