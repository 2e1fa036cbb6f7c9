package knightschool.setup;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Map;
import knightschool.algorithm.Algorithm;
import knightschool.algorithm.AlgorithmOption;
import knightschool.algorithm.AlgorithmOptionValues;
import knightschool.algorithm.Algorithms;
import knightschool.files.InputFault;
import knightschool.search.policy.TieBreak;
import knightschool.setup.scene.LevelSetup;
import knightschool.setup.source.FileResolver;
import knightschool.text.SeedText;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.parallel.Execution;
import org.junit.jupiter.api.parallel.ExecutionMode;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Every number of a set-up that cannot be used is refused with its key and what can be used. */
@Execution(ExecutionMode.CONCURRENT)
class SetupNumbersTest {
    /** The keys, each with the rest of a set-up in which it can stand. */
    private static final Map<String, String> KEYS = Map.of(
            "level", "scene: level\n",
            "squares", "scene: level\nseed: 3\n",
            "time", "scene: level\nlevel: 1\n",
            "seed", "scene: level\nsquares: 20\n",
            "enlarged", "scene: compare\nboard: 5x5\n",
            "slide", "scene: lessons\nlesson: 02-vertices-and-edges\n");

    private static String refusal(String key, String number) {
        String text = KEYS.get(key) + key + ": " + number + "\n";
        return assertThrows(InputFault.class, () -> SetupText.parse(text, FileResolver.nothing()), text)
                .getMessage();
    }

    @ParameterizedTest
    @ValueSource(strings = {"many", "1e9", "9223372036854775808", "-9223372036854775809"})
    void numberThatCannotBeUsedIsRefusedWithItsKeyAndItsRange(String number) {
        KEYS.keySet().forEach(key -> {
            String said = refusal(key, number);
            assertTrue(said.contains("\"" + key + "\" cannot be \"" + number + "\""), said);
            assertTrue(said.matches("(?s).* from -?\\d+ to \\d+\\..*"), said);
        });
    }

    /** A seed is one everywhere: what a set-up takes can be written on the command line, and the other way round. */
    @ParameterizedTest
    @ValueSource(strings = {"-1", "1000000000000000000", "9223372036854775807"})
    void seedIsRefusedAsOnTheCommandLine(String number) {
        String range = SeedText.LEAST + " to " + SeedText.MOST;
        assertTrue(refusal("seed", number).contains(range), refusal("seed", number));
        Algorithm drawing = Algorithms.all().stream()
                .filter(algorithm -> algorithm.options().contains(AlgorithmOption.SEED))
                .findFirst()
                .orElseThrow();
        InputFault fault = assertThrows(
                InputFault.class,
                () -> AlgorithmOptionValues.read(
                        drawing,
                        Map.of(AlgorithmOption.TIE_BREAK, TieBreak.RANDOM.word(), AlgorithmOption.SEED, number)));
        assertEquals("--seed", fault.place());
        assertTrue(fault.remedy().contains(range), fault::remedy);
    }

    /** The range that is said is the one that can be used. */
    @Test
    void everySeedOfTheRangeCanBeUsed() {
        for (long seed : new long[] {SeedText.LEAST, SeedText.MOST}) {
            Setup setup = SetupText.parse("scene: level\nsquares: 20\nseed: " + seed + "\n", FileResolver.nothing());
            assertEquals(seed, ((LevelSetup) setup).level().seed());
        }
    }
}
