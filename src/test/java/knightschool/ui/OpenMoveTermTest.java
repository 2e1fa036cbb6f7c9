package knightschool.ui;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.regex.Pattern;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * A move that is still open has one name wherever a person reads it: open move, also where those are counted that the
 * knight will have after a move. An exit is the gap in the wall of a sliding puzzle, and nothing else; a stroke is what
 * is drawn.
 */
class OpenMoveTermTest {
    private static final Pattern OTHER_NAME =
            Pattern.compile("(?i)\\b(exits?|onward|strokes?|free moves?|lead(s|ing)? on|moves? follow)\\b");

    /**
     * Keywords of a scene and of an algorithm, what the shell is told when a command ends, and lines about sliding
     * puzzles.
     */
    private static final Pattern NOT_PROSE =
            Pattern.compile("^show:.*|`exits`|`strokes`|fewest-onward|(?i:exit status)|.*sliding puzzle.*");

    /** The files about sliding puzzles. */
    private static final Pattern PUZZLES = Pattern.compile("20-.*\\.md|.*Puzzle.*\\.java|StateMap.*\\.java");

    @Test
    void openMovesHaveNoOtherName() {
        List<String> faults = Stream.of(
                        files(Path.of("src/main/java"))
                                .filter(file -> file.toString().endsWith(".java"))
                                .flatMap(OpenMoveTermTest::phrases),
                        files(Path.of("lessons"))
                                .filter(file -> file.toString().endsWith(".md"))
                                .flatMap(OpenMoveTermTest::lines),
                        lines(Path.of("README.md")),
                        lines(Path.of("src/docs/manual.md")),
                        lines(Path.of("src/docs/command-line.md")),
                        lines(Path.of("src/main/resources/knightschool/ui/command/commands.txt"))
                                .map(line -> line.replaceAll("\\| \\w+\\.exits \\|", "|")))
                .flatMap(texts -> texts)
                .filter(OpenMoveTermTest::hasOtherName)
                .toList();
        assertEquals(List.of(), faults, "write: open moves");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "c5, a move with 2 exits",
                "Go where the fewest moves lead on.",
                "Nothing leads on from a4",
                "show how many moves follow each move",
                "Go to the square with the fewest onward moves.",
                "Count the strokes at the rim.",
                "always the first free move"
            })
    void otherNamesAreSeen(String text) {
        assertEquals(true, hasOtherName(text));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "show: [hints, exits]",
                "`hints`, `exits`",
                "Exit status 1",
                "open moves",
                "or: fewest-onward, farthest"
            })
    void keywordsAndExitStatusAreNotSeen(String text) {
        assertEquals(false, hasOtherName(text));
    }

    private static boolean hasOtherName(String text) {
        int path = text.indexOf(": ") + 2;
        String prose = text.matches("\\S+\\.\\w+:\\d+: .*") ? text.substring(path) : text;
        return OTHER_NAME.matcher(NOT_PROSE.matcher(prose).replaceAll("")).find();
    }

    private static Stream<String> phrases(Path file) {
        return SourceText.literals(file).stream()
                .filter(literal -> literal.text().contains(" "))
                .map(literal -> file + ":" + literal.line() + ": " + literal.text());
    }

    private static Stream<String> lines(Path file) {
        List<String> lines = read(file);
        return IntStream.range(0, lines.size()).mapToObj(i -> file + ":" + (i + 1) + ": " + lines.get(i));
    }

    private static List<String> read(Path file) {
        try {
            return Files.readAllLines(file);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static Stream<Path> files(Path folder) {
        try (Stream<Path> files = Files.walk(folder)) {
            return files
                    .filter(Files::isRegularFile)
                    .filter(file ->
                            !PUZZLES.matcher(file.getFileName().toString()).matches())
                    .sorted()
                    .toList()
                    .stream();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
