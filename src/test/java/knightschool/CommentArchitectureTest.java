package knightschool;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.parallel.Execution;
import org.junit.jupiter.api.parallel.ExecutionMode;

/**
 * A comment names its subject. A sentence such as "What is hidden is not styled" describes it instead, and the reader
 * has to guess whether nodes, menus or boards are meant.
 */
@Execution(ExecutionMode.CONCURRENT)
class CommentArchitectureTest {
    private static final Pattern RIDDLE = Pattern.compile("(?m)^ *// (What|Whatever|Who|Whoever) .*[.;:].*$");

    @Test
    void commentsNameTheirSubject() throws IOException {
        try (Stream<Path> files = Files.walk(Path.of("src/main/java"))) {
            List<String> riddles = files.filter(file -> file.toString().endsWith(".java"))
                    .flatMap(CommentArchitectureTest::riddles)
                    .toList();
            assertEquals(List.of(), riddles, "comments whose subject is a riddle");
        }
    }

    private static Stream<String> riddles(Path file) {
        try {
            return RIDDLE
                    .matcher(Files.readString(file))
                    .results()
                    .map(found -> file.getFileName() + ": " + found.group().strip())
                    .toList()
                    .stream();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
