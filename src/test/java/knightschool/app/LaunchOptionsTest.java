package knightschool.app;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;

/** What plain {@code mvn} tells Java about memory, and what the packaged launcher does: see decision 0011. */
class LaunchOptionsTest {
    private static final Pattern PACKAGED = Pattern.compile(
            "<argument>--java-options</argument>\\s*(?:<!--[^>]*-->\\s*)?<argument>(-X[^<]*|-Dprism[^<]*)</argument>");
    private static final Pattern ANY = Pattern.compile("<argument>(-X[^<]*|-Dprism[^<]*)</argument>");

    @Test
    void buildAndPackageTakeTheSameMemory() throws IOException {
        String build = Files.readString(Path.of("pom.xml"));
        List<String> packaged = options(PACKAGED, build);
        assertTrue(packaged.contains("-XX:+UseSerialGC"), packaged::toString);
        assertEquals(packaged, options(ANY, PACKAGED.matcher(build).replaceAll("")));
    }

    private static List<String> options(Pattern pattern, String build) {
        return pattern.matcher(build)
                .results()
                .map((MatchResult found) -> found.group(1))
                .toList();
    }
}
