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
 * The open moves from the square that a move leads to have one name wherever a person reads it: onward moves. An exit
 * is the gap in the wall of a sliding puzzle, and nothing else.
 */
class OnwardMoveTermTest {
    private static final Pattern OTHER_NAME = Pattern.compile("(?i)\\b(exits?|lead(s|ing)? on|moves? follow)\\b");

    /** A keyword of a lesson's scene, what the shell is told when a command ends, and lines about sliding puzzles. */
    private static final Pattern NOT_PROSE = Pattern.compile("^show:.*|`exits`|(?i:exit status)|.*sliding puzzle.*");

    /** The files about sliding puzzles. */
    private static final Pattern PUZZLES = Pattern.compile("20-.*\\.md|.*Puzzle.*\\.java|StateMap.*\\.java");

    @Test
    void onwardMovesHaveNoOtherName() {
        List<String> faults = Stream.of(
                        files(Path.of("src/main/java"))
                                .filter(file -> file.toString().endsWith(".java"))
                                .flatMap(OnwardMoveTermTest::phrases),
                        files(Path.of("lessons"))
                                .filter(file -> file.toString().endsWith(".md"))
                                .flatMap(OnwardMoveTermTest::lines),
                        lines(Path.of("README.md")),
                        lines(Path.of("src/docs/manual.md")),
                        lines(Path.of("src/main/resources/knightschool/ui/command/commands.txt"))
                                .map(line -> line.replaceAll("\\| \\w+\\.exits \\|", "|")))
                .flatMap(texts -> texts)
                .filter(OnwardMoveTermTest::hasOtherName)
                .toList();
        assertEquals(List.of(), faults, "write: onward moves");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "c5, a move with 2 exits",
                "Go where the fewest moves lead on.",
                "Nothing leads on from a4",
                "show how many moves follow each move"
            })
    void otherNamesAreSeen(String text) {
        assertEquals(true, hasOtherName(text));
    }

    @ParameterizedTest
    @ValueSource(strings = {"show: [hints, exits]", "`hints`, `exits`", "Exit status 1", "onward moves"})
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
