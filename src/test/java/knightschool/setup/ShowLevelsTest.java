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
        for (String level : new String[] {"candidates", "code", "strokes", "counters", "timeline"}) {
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
                leftOut("show: [strokes]"));
    }

    @Test
    void tableOfDomainsIsNoLevel() {
        assertEquals(Set.of(), leftOut("show: [domains]"));
        assertEquals(leftOut("show: [code]"), leftOut("show: [code, domains]"));
    }

    /** The word of the screen is read, too; the older one is written, so that each version reads what another wrote. */
    @Test
    void openMovesAreNamedAsOnScreen() {
        assertEquals(leftOut("show: [strokes]"), leftOut("show: [open-moves]"));
        assertEquals(
                SetupText.parse("scene: play\nboard: 6x6\nshow: [domains]\n", FileResolver.nothing()),
                SetupText.parse("scene: play\nboard: 6x6\nshow: [open-moves]\n", FileResolver.nothing()));
    }

    private static Set<HideableScenePart> leftOut(String show) {
        Setup setup = SetupText.parse("scene: compare\nboard: 6x6\n" + show + "\n", FileResolver.nothing());
        assertEquals(setup, SetupText.parse(SetupText.format(setup), FileResolver.nothing()));
        return ((CompareSetup) setup).omittedParts();
    }
}
