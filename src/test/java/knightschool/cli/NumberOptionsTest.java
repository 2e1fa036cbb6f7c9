package knightschool.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.api.parallel.Execution;
import org.junit.jupiter.api.parallel.ExecutionMode;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Every number that cannot be used is refused in one sentence with its option and what can be used. */
@Execution(ExecutionMode.CONCURRENT)
class NumberOptionsTest {
    private static final List<String> SEARCH = List.of("--board", "5x5", "--algorithm", "warnsdorff");
    private static final Pattern RANGE = Pattern.compile(".* from (-?\\d+) to (\\d+)[.,].*", Pattern.DOTALL);

    /** Each command that has one, with what it cannot do without. */
    private static final Map<String, List<String>> COMMANDS = Map.of(
            "count", List.of("--board", "5x5"),
            "explain", List.of("--board", "5x5"),
            "map", List.of(),
            "levels", List.of(),
            "solve", SEARCH,
            "census", SEARCH,
            "frame", SEARCH);

    @TempDir
    static Path folder;

    private static Path puzzle;

    @BeforeAll
    static void writePuzzle() throws IOException {
        puzzle = Files.writeString(folder.resolve("some.slide"), "....\nAA..\n....\n");
    }

    /** The options with a number that the help of a command has. */
    private static Set<String> numbers(String command) {
        Set<String> options = new TreeSet<>();
        Matcher option = Pattern.compile("(--[a-z-]+)=N\\b").matcher(CommandLineRun.outputOf(command, "--help"));
        while (option.find()) {
            options.add(option.group(1));
        }
        return options;
    }

    private static String refusal(String command, String option, String number) {
        List<String> line = new ArrayList<>(List.of(command));
        line.addAll(COMMANDS.get(command));
        if (command.equals("map")) {
            line.addAll(List.of("--puzzle", puzzle.toString()));
        }
        if (option.equals("--seed")) {
            line.addAll(List.of("--tie-break", "random"));
        }
        if (command.equals("census") && !option.equals("--max-steps")) {
            line.addAll(List.of("--max-steps", "100"));
        }
        if (command.equals("frame") && !option.equals("--step")) {
            line.addAll(List.of("--step", "3"));
        }
        line.add(option + "=" + number);
        return CommandLineRun.refusalOf(line.toArray(String[]::new));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {"", "many", "1e9", "-1", "-9223372036854775808", "9223372036854775808", "99999999999999999999"})
    void numberThatCannotBeUsedIsRefusedWithWhatCanBe(String number) {
        COMMANDS.keySet()
                .forEach(command -> numbers(command).forEach(option -> {
                    String said = refusal(command, option, number);
                    assertTrue(said.contains(" " + option + ": "), said);
                    Matcher range = RANGE.matcher(said);
                    assertTrue(range.matches(), said);
                    assertTrue(Long.parseLong(range.group(1)) <= Long.parseLong(range.group(2)), said);
                    assertFalse(
                            Pattern.compile("\\b([a-z]+) \\1\\b").matcher(said).find(),
                            "a word is there twice: " + said);
                    assertFalse(said.contains(option + ": " + option), said);
                }));
    }

    /** Whatever has a number in its help is looked at. */
    @Test
    void everyCommandWithANumberIsLookedAt() {
        Set<String> found = new TreeSet<>();
        Matcher command = Pattern.compile("(?m)^  ([a-z-]+)  +").matcher(CommandLineRun.outputOf("--help"));
        while (command.find()) {
            if (!numbers(command.group(1)).isEmpty()) {
                found.add(command.group(1));
            }
        }
        assertEquals(new TreeSet<>(COMMANDS.keySet()), found);
    }
}
