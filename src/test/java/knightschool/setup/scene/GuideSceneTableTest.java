package knightschool.setup.scene;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import knightschool.setup.SceneKind;
import knightschool.setup.SetupFormat;
import knightschool.setup.value.DisplayOption;
import knightschool.setup.value.SceneControl;
import org.junit.jupiter.api.Test;

/** The author's guide names every key of every scene that can stand beside a text, and no other. */
class GuideSceneTableTest {
    private static final List<SceneKind> SCENES = List.of(
            BuiltInSceneKinds.BOARD,
            BuiltInSceneKinds.GRAPH,
            BuiltInSceneKinds.WALK,
            BuiltInSceneKinds.COMPARE,
            BuiltInSceneKinds.EDITOR,
            BuiltInSceneKinds.PLAY,
            BuiltInSceneKinds.STATEMAP,
            BuiltInSceneKinds.TOURMAP,
            BuiltInSceneKinds.CENSUS,
            BuiltInSceneKinds.EXPERIMENT,
            BuiltInSceneKinds.TOUR);

    @Test
    void tableSaysWhatEachSceneTakes() throws IOException {
        Map<String, List<String>> expected = new TreeMap<>();
        SCENES.forEach(kind -> expected.put(
                kind.word(),
                List.of(
                        sorted(format(kind).keys()),
                        sorted(format(kind).options().stream()
                                .map(DisplayOption::word)
                                .toList()),
                        sorted(format(kind).controls().stream()
                                .map(SceneControl::word)
                                .toList()))));
        Map<String, List<String>> written = new TreeMap<>();
        for (String line : Files.readAllLines(Path.of("lessons", "WRITING.md"))) {
            String[] cells = line.split("\\|", -1);
            if (cells.length == 7 && cells[1].strip().matches("`[a-z]+`")) {
                written.put(words(cells[1]), List.of(words(cells[3]), words(cells[4]), words(cells[5])));
            }
        }
        assertEquals(expected, written);
    }

    private static SetupFormat<?> format(SceneKind kind) {
        return new BuiltInSetupFormats()
                .formats().stream()
                        .filter(format -> format.word().equals(kind.word()))
                        .findFirst()
                        .orElseThrow();
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
