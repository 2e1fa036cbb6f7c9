package knightschool.fuzz;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import knightschool.RandomRun;
import knightschool.text.Keyword;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.parallel.Execution;
import org.junit.jupiter.api.parallel.ExecutionMode;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** Every reader reads its corpus, and what chance makes of it, or refuses it in words. */
@Execution(ExecutionMode.CONCURRENT)
class FuzzedReaderTest {
    /** More are tried for each reader with {@code -Dfuzz.inputs=20000}, and others with {@code -Dseed=3}. */
    private static final int INPUTS = RandomRun.times("fuzz.inputs", 300);

    /** One of so many is tried where a lesson or an engine is behind the reader. */
    private static final int SHARE = 10;

    @ParameterizedTest
    @EnumSource
    void corpusIsReadOrRefused(FuzzedReader reader) {
        List<Path> files = Corpus.files(reader);
        assertFalse(files.isEmpty());
        read(reader, new byte[0], "nothing");
        files.forEach(file -> read(reader, Corpus.bytes(file), file.toString()));
    }

    @ParameterizedTest
    @EnumSource
    void inputsByChanceAreReadOrRefused(FuzzedReader reader) {
        RandomRun.of(random -> {
            List<byte[]> corpus =
                    Corpus.files(reader).stream().map(Corpus::bytes).toList();
            InputMutator mutator = new InputMutator(random, corpus);
            for (int i = 0; i < (reader.isQuick() ? INPUTS : INPUTS / SHARE); i++) {
                read(reader, mutator.next(), "an input by chance");
            }
        });
    }

    private static void read(FuzzedReader reader, byte[] input, String name) {
        try {
            reader.read(input);
        } catch (RuntimeException | AssertionError | StackOverflowError | OutOfMemoryError e) {
            throw new AssertionError(reader + ", " + name + ", kept as " + Corpus.keep(reader, input) + ": " + e, e);
        }
    }

    /** A folder that no reader has is replayed by nobody. */
    @Test
    void everyCorpusHasItsReader() throws IOException {
        try (Stream<Path> folders = Files.list(Path.of("src/test/resources/corpus"))) {
            assertEquals(
                    Keyword.words(FuzzedReader.class).stream().sorted().toList(),
                    folders.map(folder -> folder.getFileName().toString())
                            .sorted()
                            .toList());
        }
    }
}
