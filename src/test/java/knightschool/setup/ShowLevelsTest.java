package knightschool.setup;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.HashSet;
import java.util.Set;
import knightschool.setup.scene.BuiltInSceneKinds;
import knightschool.setup.scene.CompareSetup;
import knightschool.setup.source.FileResolver;
import knightschool.setup.value.HideableScenePart;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** How much of a search a slide shows, from the path alone to everything. */
class ShowLevelsTest {
    /** They are shown where they are named, at any level. */
    private static final Set<HideableScenePart> WITH_WORDS_OF_THEIR_OWN =
            Set.of(HideableScenePart.SUMMARY, HideableScenePart.COUNTS, HideableScenePart.TREE);

    @Test
    void everythingIsShownWhereNoLevelIsNamed() {
        assertEquals(Set.of(), leftOut("show: [closed, reasons]"));
        assertEquals(Set.of(), leftOut("show: [timeline]"));
    }

    @Test
    void eachLevelLeavesOutLessThanTheOneBefore() {
        Set<HideableScenePart> before =
                new HashSet<>(BuiltInSceneKinds.COMPARE.format().parts());
        before.removeAll(WITH_WORDS_OF_THEIR_OWN);
        assertEquals(before, leftOut("show: [path]"));
        for (String level : new String[] {"candidates", "code", "open-moves", "counters", "timeline"}) {
            Set<HideableScenePart> now = leftOut("show: [" + level + "]");
            assertTrue(before.containsAll(now) && now.size() < before.size(), level);
            before = now;
        }
    }

    @Test
    void highestLevelHoldsWhereSeveralAreNamed() {
        assertEquals(leftOut("show: [code]"), leftOut("show: [path, code]"));
        assertEquals(
                Set.of(HideableScenePart.CELLS, HideableScenePart.COUNTERS, HideableScenePart.TIMELINE),
                leftOut("show: [open-moves]"));
    }

    @Test
    void tableOfDomainsIsNoLevel() {
        assertEquals(Set.of(), leftOut("show: [domains]"));
        assertEquals(leftOut("show: [code]"), leftOut("show: [code, domains]"));
    }

    /** The words of older files are read for ever; those of the screen are written. */
    @ParameterizedTest
    @CsvSource({
        "compare, strokes, open-moves",
        "play, domains, open-moves",
        "play, exits, open-move-counts",
        "level, domains, open-moves",
        "level, exits, open-move-counts"
    })
    void openMovesAreWrittenAsOnScreen(String scene, String older, String word) {
        Setup setup = showing(scene, word);
        assertEquals(setup, showing(scene, older));
        assertTrue(SetupText.format(setup).contains("show: [" + word + "]"), SetupText.format(setup));
    }

    private static Setup showing(String scene, String word) {
        String board = scene.equals("level") ? "level: 1" : "board: 6x6";
        return SetupText.parse("scene: " + scene + "\n" + board + "\nshow: [" + word + "]\n", FileResolver.nothing());
    }

    private static Set<HideableScenePart> leftOut(String show) {
        Setup setup = SetupText.parse("scene: compare\nboard: 6x6\n" + show + "\n", FileResolver.nothing());
        assertEquals(setup, SetupText.parse(SetupText.format(setup), FileResolver.nothing()));
        return ((CompareSetup) setup).omittedParts();
    }
}
