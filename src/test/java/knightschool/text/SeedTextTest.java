package knightschool.text;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.parallel.Execution;
import org.junit.jupiter.api.parallel.ExecutionMode;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

@Execution(ExecutionMode.CONCURRENT)
class SeedTextTest {
    @ParameterizedTest
    @ValueSource(strings = {"", " ", "-1", "+7", "7.0", "seven", "1000000000000000000", "9223372036854775807"})
    void textThatIsNoSeedGivesNone(String text) {
        assertEquals(Optional.empty(), SeedText.parse(text));
    }

    @Test
    void bothEndsAreSeeds() {
        assertEquals(Optional.of(SeedText.LEAST), SeedText.parse("0"));
        assertEquals(Optional.of(SeedText.MOST), SeedText.parse(" 999999999999999999 "));
    }

    @Test
    void fieldMayBeEmptyWhileItIsWrittenIn() {
        assertTrue(SeedText.mayBecome(""));
        assertFalse(SeedText.mayBecome("-"));
        assertFalse(SeedText.mayBecome("1000000000000000000"));
    }
}
