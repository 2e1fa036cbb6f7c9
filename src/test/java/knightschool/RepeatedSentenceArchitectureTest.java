package knightschool;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.parallel.Execution;
import org.junit.jupiter.api.parallel.ExecutionMode;

/**
 * A sentence on the screen stands in one class. Two constants with one sentence are worded differently as soon as one
 * of them is mended.
 */
@Execution(ExecutionMode.CONCURRENT)
class RepeatedSentenceArchitectureTest {
    private static final Pattern CONSTANT =
            Pattern.compile("static final String (\\w+) =\\s*\"([^\"]* [^\"]*[.?!])\";");

    @Test
    void sentenceIsAConstantOfOneClass() throws IOException {
        Map<String, List<String>> places = new TreeMap<>();
        List<Path> files;
        try (Stream<Path> all = Files.walk(Path.of("src/main/java"))) {
            files = all.filter(file -> file.toString().endsWith("Words.java")).toList();
        }
        for (Path file : files) {
            CONSTANT.matcher(Files.readString(file))
                    .results()
                    .forEach(found -> places.computeIfAbsent(found.group(2), _ -> new ArrayList<>())
                            .add(file.getFileName() + ": " + found.group(1)));
        }
        places.values().removeIf(constants -> constants.size() == 1);
        assertEquals(Map.of(), places, "sentences that are constants of several classes");
    }
}
