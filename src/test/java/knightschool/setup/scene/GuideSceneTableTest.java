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
import knightschool.setup.SceneKind;
import knightschool.setup.SetupFormat;
import knightschool.setup.value.DisplayOption;
import knightschool.setup.value.SceneControl;
import org.junit.jupiter.api.Test;

/** The author's guide names every key of every scene that can stand beside a text, and no other. */
class GuideSceneTableTest {
    private record Known(Set<DisplayOption> shows) {}

    private static final Map<SceneKind, Known> SCENES = Map.ofEntries(
            Map.entry(BuiltInSceneKinds.BOARD, new Known(Set.of())),
            Map.entry(BuiltInSceneKinds.GRAPH, new Known(BoardToGraphSetup.SHOWS)),
            Map.entry(BuiltInSceneKinds.WALK, new Known(WalkSetup.SHOWS)),
            Map.entry(BuiltInSceneKinds.COMPARE, new Known(CompareSetup.SHOWS)),
            Map.entry(BuiltInSceneKinds.EDITOR, new Known(EditorSetup.SHOWS)),
            Map.entry(BuiltInSceneKinds.PLAY, new Known(PlaySetup.SHOWS)),
            Map.entry(BuiltInSceneKinds.STATEMAP, new Known(StateMapSetup.SHOWS)),
            Map.entry(BuiltInSceneKinds.TOURMAP, new Known(TourStateMapSetup.SHOWS)),
            Map.entry(BuiltInSceneKinds.CENSUS, new Known(CensusSetup.SHOWS)),
            Map.entry(BuiltInSceneKinds.EXPERIMENT, new Known(Set.of(DisplayOption.CLOSED))),
            Map.entry(BuiltInSceneKinds.TOUR, new Known(TourConstructionSetup.SHOWS)));

    @Test
    void tableSaysWhatEachSceneTakes() throws IOException {
        Map<String, List<String>> expected = new TreeMap<>();
        SCENES.forEach((kind, known) -> expected.put(
                kind.word(),
                List.of(
                        sorted(format(kind).keys()),
                        sorted(known.shows().stream().map(DisplayOption::word).toList()),
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
