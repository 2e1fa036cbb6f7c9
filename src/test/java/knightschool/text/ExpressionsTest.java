package knightschool.text;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.parallel.Execution;
import org.junit.jupiter.api.parallel.ExecutionMode;

/**
 * No regular expression of the program may cost the stack or more time than a text is long. Java repeats a group by
 * calling itself, and an expression that begins with a run of something looks at the run again from each of its places.
 */
@Execution(ExecutionMode.CONCURRENT)
class ExpressionsTest {
    private static final Path SOURCES = Path.of("src/main/java");
    private static final Pattern EXPRESSION =
            Pattern.compile("(?:compile|matches|split|replaceAll|replaceFirst)\\(\\s*(\"(?:[^\"\\\\]|\\\\.)*+\")");
    private static final Pattern REPEATED_GROUP = Pattern.compile("\\)(?:[*+]|\\{\\d+,)");
    private static final Pattern RUN_FIRST = Pattern.compile("^\"(?:\\\\\\\\[swdh]|\\[[^]]*])[*+](?![+\"])");

    private static List<String> found(Pattern fault, boolean searched) throws IOException {
        List<String> found = new ArrayList<>();
        try (Stream<Path> files = Files.walk(SOURCES)) {
            for (Path file : files.filter(f -> f.toString().endsWith(".java")).toList()) {
                Matcher expression = EXPRESSION.matcher(Files.readString(file));
                while (expression.find()) {
                    boolean isSearched = expression.group().startsWith("split")
                            || expression.group().startsWith("replace");
                    if ((isSearched || !searched)
                            && fault.matcher(expression.group(1)).find()) {
                        found.add(file.getFileName() + ": " + expression.group(1));
                    }
                }
            }
        }
        return found;
    }

    @Test
    void noGroupIsRepeatedWithoutALimit() throws IOException {
        assertEquals(List.of(), found(REPEATED_GROUP, false));
    }

    @Test
    void nothingIsSearchedForThatBeginsWithARun() throws IOException {
        assertEquals(List.of(), found(RUN_FIRST, true));
    }
}
