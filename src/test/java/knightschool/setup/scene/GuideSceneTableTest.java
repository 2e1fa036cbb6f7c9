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
import knightschool.setup.value.DisplayOption;
import knightschool.setup.value.SceneControl;
import org.junit.jupiter.api.Test;

/** The author's guide names every key of every scene that can stand beside a text, and no other. */
class GuideSceneTableTest {
    private record Known(Set<DisplayOption> shows, Set<SceneControl> controls) {}

    private static final Map<SceneKind, Known> SCENES = Map.ofEntries(
            Map.entry(BuiltInSceneKinds.BOARD, new Known(Set.of(), Set.of())),
            Map.entry(BuiltInSceneKinds.GRAPH, new Known(BoardToGraphSetup.SHOWS, BoardToGraphSetup.CONTROLS)),
            Map.entry(BuiltInSceneKinds.WALK, new Known(WalkSetup.SHOWS, WalkSetup.CONTROLS)),
            Map.entry(BuiltInSceneKinds.COMPARE, new Known(CompareSetup.SHOWS, CompareSetup.CONTROLS)),
            Map.entry(BuiltInSceneKinds.EDITOR, new Known(EditorSetup.SHOWS, EditorSetup.CONTROLS)),
            Map.entry(BuiltInSceneKinds.PLAY, new Known(PlaySetup.SHOWS, PlaySetup.CONTROLS)),
            Map.entry(BuiltInSceneKinds.STATEMAP, new Known(StateMapSetup.SHOWS, Set.of())),
            Map.entry(BuiltInSceneKinds.TOURMAP, new Known(TourStateMapSetup.SHOWS, Set.of())),
            Map.entry(BuiltInSceneKinds.CENSUS, new Known(CensusSetup.SHOWS, CensusSetup.CONTROLS)),
            Map.entry(BuiltInSceneKinds.EXPERIMENT, new Known(Set.of(DisplayOption.CLOSED), Set.of())),
            Map.entry(BuiltInSceneKinds.TOUR, new Known(TourConstructionSetup.SHOWS, TourConstructionSetup.CONTROLS)));

    @Test
    void tableSaysWhatEachSceneTakes() throws IOException {
        Map<String, List<String>> expected = new TreeMap<>();
        SCENES.forEach((kind, known) -> expected.put(
                kind.word(),
                List.of(
                        sorted(keys(kind)),
                        sorted(known.shows().stream().map(DisplayOption::word).toList()),
                        sorted(known.controls().stream().map(SceneControl::word).toList()))));
        Map<String, List<String>> written = new TreeMap<>();
        for (String line : Files.readAllLines(Path.of("lessons", "WRITING.md"))) {
            String[] cells = line.split("\\|", -1);
            if (cells.length == 7 && cells[1].strip().matches("`[a-z]+`")) {
                written.put(words(cells[1]), List.of(words(cells[3]), words(cells[4]), words(cells[5])));
            }
        }
        assertEquals(expected, written);
    }

    private static List<String> keys(SceneKind kind) {
        return new BuiltInSetupFormats()
                .formats().stream()
                        .filter(format -> format.word().equals(kind.word()))
                        .findFirst()
                        .orElseThrow()
                        .keys();
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
