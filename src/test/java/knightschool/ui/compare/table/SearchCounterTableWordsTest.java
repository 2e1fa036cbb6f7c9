package knightschool.ui.compare.table;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.OptionalDouble;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class SearchCounterTableWordsTest {
    @ParameterizedTest
    @CsvSource({"1, as many", "2.5, 2.5 × as many", "1200, '1,200 × as many'", "0.5, 2 × fewer"})
    void timesSaysMoreOrFewerWithANumberAboveOne(double ratio, String words) {
        assertEquals(words, SearchCounterTableWords.times(OptionalDouble.of(ratio)));
    }

    @Test
    void timesOfTheLongestSearchIsNoNumberOfNoughts() {
        assertEquals("102,922 × fewer", SearchCounterTableWords.times(OptionalDouble.of(63 / 6_484_065.0)));
        assertEquals("as many", SearchCounterTableWords.times(OptionalDouble.of(1)));
        assertEquals("about as many", SearchCounterTableWords.times(OptionalDouble.of(0.999)));
        assertEquals("about as many", SearchCounterTableWords.times(OptionalDouble.of(1.001)));
        assertEquals("–", SearchCounterTableWords.times(OptionalDouble.empty()));
        assertEquals("–", SearchCounterTableWords.times(OptionalDouble.of(0)), "a search of one square takes no step");
    }
}
