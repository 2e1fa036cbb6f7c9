package knightschool.setup.scene;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import knightschool.setup.SceneSetupFormat;
import knightschool.setup.SlideEmbeddableSetup;
import knightschool.setup.value.DisplayOption;
import knightschool.setup.value.SceneControl;
import org.junit.jupiter.api.Test;

/** The author's guide names every key of every scene that can stand beside a text, and no other. */
class GuideSceneTableTest {
    /** A level counts its best time and its moves for itself, whoever plays it; a slide has a game of Play instead. */
    private static final Set<String> NOT_FOR_LESSONS = Set.of(BuiltInSceneKinds.LEVEL.word());

    @Test
    void tableSaysWhatEachSceneTakes() throws IOException {
        Map<String, List<String>> expected = new TreeMap<>();
        for (SceneSetupFormat<?> format : new BuiltInSetupFormats().formats()) {
            if (SlideEmbeddableSetup.class.isAssignableFrom(format.type())
                    && !NOT_FOR_LESSONS.contains(format.word())) {
                expected.put(
                        format.word(),
                        List.of(
                                sorted(format.keys()),
                                sorted(format.options().stream()
                                        .map(DisplayOption::word)
                                        .toList()),
                                sorted(format.controls().stream()
                                        .map(SceneControl::word)
                                        .toList())));
            }
        }
        Map<String, List<String>> written = new TreeMap<>();
        for (String line : Files.readAllLines(Path.of("lessons", "WRITING.md"))) {
            String[] cells = line.split("\\|", -1);
            if (cells.length == 7 && cells[1].strip().matches("`[a-z]+`")) {
                written.put(words(cells[1]), List.of(words(cells[3]), words(cells[4]), words(cells[5])));
            }
        }
        assertEquals(expected, written);
    }

    private static String words(String cell) {
        return sorted(Pattern.compile("`([^`]+)`")
                .matcher(cell)
                .results()
                .map((MatchResult word) -> word.group(1))
                .toList());
    }

    private static String sorted(Collection<String> words) {
        return words.stream().sorted().collect(Collectors.joining(" "));
    }
}
