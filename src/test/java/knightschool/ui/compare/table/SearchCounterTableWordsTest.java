package knightschool.ui.compare.table;

import static org.junit.jupiter.api.Assertions.assertEquals;

import knightschool.compare.StepRatio;
import knightschool.compare.StepsToAnswer;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class SearchCounterTableWordsTest {
    @ParameterizedTest
    @CsvSource({
        "10, EXACT, 10, EXACT, as many",
        "10, EXACT, 25, EXACT, 2.5 × as many",
        "10, EXACT, 12000, EXACT, '1,200 × as many'",
        "20, EXACT, 10, EXACT, 2 × fewer",
        "6484065, EXACT, 63, EXACT, '102,922 × fewer'",
        "1000, EXACT, 999, EXACT, about as many",
        "1000, EXACT, 1001, EXACT, about as many",
        "100, EXACT, 100, MORE_THAN, at least as many",
        "100, MORE_THAN, 100, EXACT, at most as many",
        "10000000, MORE_THAN, 63, EXACT, '> 158,730 × fewer'",
        "63, EXACT, 10000000, MORE_THAN, '> 158,730 × as many'",
        "10000000, MORE_THAN, 10000000, MORE_THAN, –",
        "100, MORE_THAN, 2394, EXACT, –",
        "2394, EXACT, 100, MORE_THAN, –",
        "0, EXACT, 5, EXACT, –",
        "10, EXACT, 5, NEVER, –"
    })
    void ratioSaysNoMoreThanIsKnown(
            long first, StepsToAnswer.Kind firstKind, long other, StepsToAnswer.Kind otherKind, String words) {
        StepRatio ratio = StepRatio.of(new StepsToAnswer(firstKind, first), new StepsToAnswer(otherKind, other));
        assertEquals(words, SearchCounterTableWords.ratio(ratio));
    }
}
