package knightschool.lesson;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** One word names the act of beginning again, and it does what lessons say of it. */
class StartAgainWordsTest {
    private static final Pattern OTHER_WORD = Pattern.compile("(?i)\\bstart over\\b");
    private static final Pattern FROM = Pattern.compile("Start again[^.\n]{0,60} from ([a-z]\\d)");
    private static final Pattern WALK = Pattern.compile("\nwalk: \\[([a-z]\\d)");

    private static List<Path> files(String folder, String ending) throws IOException {
        try (Stream<Path> all = Files.walk(Path.of(folder))) {
            return all.filter(file -> file.toString().endsWith(ending)).toList();
        }
    }

    private static String text(Path file) {
        try {
            return Files.readString(file);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    @Test
    void noOtherWordIsOnTheScreen() throws IOException {
        List<Path> all = Stream.concat(files("src/main", ".java").stream(), files("lessons", ".md").stream())
                .filter(file -> OTHER_WORD.matcher(text(file)).find())
                .toList();
        assertEquals(List.of(), all);
    }

    @Test
    void notesStartAgainOnlyFromTheSquareWhereTheSlideStarts() throws IOException {
        List<String> untrue = files("lessons", ".md").stream()
                .flatMap(file -> Stream.of(text(file).split("\n## ")))
                .filter(slide -> FROM.matcher(slide)
                        .results()
                        .anyMatch(from -> WALK.matcher(slide)
                                .results()
                                .map(MatchResult::group)
                                .noneMatch(walk -> walk.endsWith(from.group(1)))))
                .map(slide -> slide.lines().findFirst().orElse(""))
                .toList();
        assertEquals(List.of(), untrue);
    }
}
