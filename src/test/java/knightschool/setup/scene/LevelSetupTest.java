package knightschool.setup.scene;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Set;
import knightschool.files.InputFault;
import knightschool.graph.WalkHistory;
import knightschool.play.level.LevelCollection;
import knightschool.play.level.LevelGenerator;
import knightschool.play.level.LevelParameters;
import knightschool.setup.SetupText;
import knightschool.setup.source.FileResolver;
import knightschool.setup.value.DisplayOption;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** What a set-up of a level may say. */
class LevelSetupTest {
    private static LevelSetup parse(String text) {
        return (LevelSetup) SetupText.parse("scene: level\n" + text, FileResolver.nothing());
    }

    @Test
    void parseReadsALevelByItsNumberWithTheWalkAndItsClock() {
        String keys = "level: 32\nwalk: [a6, b4, a6, c5]\nmoment: step 2\ntime: 102\nshow: [hints]\n";
        LevelSetup setup = parse(keys);
        assertEquals(LevelCollection.numbered(32), setup.level());
        assertEquals(2, setup.walk().moves());
        assertEquals(List.of(2), setup.walk().returns());
        assertEquals(3, setup.walk().walk().steps().size() - 1);
        assertEquals(102, setup.seconds());
        assertEquals(Set.of(DisplayOption.HINTS), setup.show());
        assertEquals("scene: level\n" + keys, SetupText.format(setup));
    }

    @Test
    void parseMakesALevelFromSquaresAndSeed() {
        LevelSetup setup = parse("squares: 20\nseed: 20261122\n");
        assertEquals(LevelGenerator.of(new LevelParameters(20, 20261122)), setup.level());
        assertEquals("scene: level\nsquares: 20\nseed: 20261122\n", SetupText.format(setup));
    }

    @Test
    void parseBeginsWithTheFirstLevelWhereNoneIsNamed() {
        assertEquals(LevelSetup.of(LevelCollection.numbered(1)), parse(""));
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "level: 0 | 2 | from 1 to 72",
                "level: 73 | 2 | from 1 to 72",
                "level: one | 2 | from 1 to 72",
                "squares: 20 | 2 | Write both",
                "seed: 4711 | 2 | Write both",
                "squares: 65, seed: 1 | 2 | from 6 to 64",
                "seed: 1, squares: 20, level: 3 | 4 | Leave those out",
                "level: 32, walk: '[a6, a5]' | 3 | from the start of the level",
                "level: 32, walk: '[b4]' | 3 | from the start of the level",
                "level: 32, walk: '[a6, b4]', moment: step 2 | 4 | from 0 to 1",
                "time: -1 | 2 | from 0 to 359999",
                "show: [closed] | 2 | hints"
            })
    void parseNamesTheLineAndTheRemedyOfAFault(String keys, int line, String remedy) {
        String text = "scene: level\n"
                + keys.replace("', ", "\n").replaceAll(", (?=[a-z]+:)", "\n").replace("'", "");
        InputFault fault = assertThrows(InputFault.class, () -> SetupText.parse(text, FileResolver.nothing()), text);
        assertEquals(line, fault.line(), fault::getMessage);
        assertTrue(fault.remedy().contains(remedy), fault::remedy);
    }

    @Test
    void withersReturnTheSameWhereNothingChanges() {
        LevelSetup setup = LevelSetup.of(LevelCollection.numbered(5));
        assertSame(setup, setup.with(WalkHistory.of(setup.squares())));
        assertSame(setup, setup.at(0));
        assertSame(setup, setup.showing(DisplayOption.HINTS, true));
    }
}
