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
class SeedRangeTest {
    @ParameterizedTest
    @ValueSource(strings = {"", " ", "-1", "+7", "7.0", "seven", "1000000000000000000", "9223372036854775807"})
    void textThatIsNoSeedGivesNone(String text) {
        assertEquals(Optional.empty(), SeedRange.parse(text));
    }

    @Test
    void bothEndsAreSeeds() {
        assertEquals(Optional.of(SeedRange.LEAST), SeedRange.parse("0"));
        assertEquals(Optional.of(SeedRange.MOST), SeedRange.parse(" 999999999999999999 "));
    }

    @Test
    void fieldMayBeEmptyWhileItIsWrittenIn() {
        assertTrue(SeedRange.mayBecome(""));
        assertFalse(SeedRange.mayBecome("-"));
        assertFalse(SeedRange.mayBecome("1000000000000000000"));
    }
}
