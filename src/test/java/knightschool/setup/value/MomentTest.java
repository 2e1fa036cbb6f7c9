package knightschool.setup.value;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.OptionalLong;
import knightschool.setup.SetupText;
import knightschool.setup.capability.SetupMomentFinder;
import knightschool.setup.scene.CompareSetup;
import knightschool.setup.source.FileResolver;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.parallel.Execution;
import org.junit.jupiter.api.parallel.ExecutionMode;

@Execution(ExecutionMode.CONCURRENT)
class MomentTest {
    @Test
    void ofReadsWhatWordWrites() {
        for (String word : List.of("step 120", "first undo", "first prune", "depth 40", "end", "step 0")) {
            assertEquals(
                    word,
                    Moment.of("  " + word.toUpperCase(java.util.Locale.ROOT) + " ")
                            .orElseThrow()
                            .word());
        }
    }

    @Test
    void ofRefusesWhatNamesNoMoment() {
        for (String text : List.of("", "step", "step -1", "depth 0", "depth 99999999999", "step 1.5", "undo", "last")) {
            assertTrue(Moment.of(text).isEmpty(), text);
        }
    }

    @Test
    void findCountsAsTheSearchDoes() {
        assertEquals(OptionalLong.of(42), find("first undo"));
        assertEquals(OptionalLong.of(44), find("first prune"));
        assertEquals(OptionalLong.of(39), find("depth 40"));
        assertEquals(OptionalLong.of(120), find("step 120"));
        assertEquals(OptionalLong.of(0), find("depth 1"));
        assertEquals(OptionalLong.of(6_484_065), find("end"));
    }

    @Test
    void findIsEmptyWhereTheMomentDoesNotCome() {
        assertTrue(find("depth 65").isEmpty());
        assertTrue(find("step 9000000").isEmpty());
        CompareSetup setup = (CompareSetup) SetupText.parse(
                "scene: compare\npanes: [warnsdorff]\nmoment: first undo\nstart: a8\n", FileResolver.nothing());
        assertTrue(SetupMomentFinder.find(setup, 1_000_000).isEmpty());
    }

    @Test
    void findSearchesForWhatIsShownWithWhatIsChosen() {
        assertEquals(OptionalLong.of(24_955), end("board: 5x6\npanes: way-home\n"));
        assertEquals(OptionalLong.of(90_733), end("board: 5x6\npanes: way-home\nshow: [closed]\n"));
        assertEquals(OptionalLong.of(63), end("panes: warnsdorff --no-backtracking --tie-break roth\n"));
        assertTrue(end("panes: warnsdorff --tie-break random --seed 2\n").getAsLong() >= 63);
    }

    private static OptionalLong end(String keys) {
        return SetupMomentFinder.find(
                (CompareSetup) SetupText.parse("scene: compare\nmoment: end\n" + keys, FileResolver.nothing()),
                10_000_000);
    }

    private static OptionalLong find(String moment) {
        CompareSetup setup = (CompareSetup)
                SetupText.parse("scene: compare\nstart: a8\nmoment: " + moment + "\n", FileResolver.nothing());
        return SetupMomentFinder.find(setup, 10_000_000);
    }
}
