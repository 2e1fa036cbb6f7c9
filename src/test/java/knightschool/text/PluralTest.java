package knightschool.text;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.parallel.Execution;
import org.junit.jupiter.api.parallel.ExecutionMode;

@Execution(ExecutionMode.CONCURRENT)
class PluralTest {
    @Test
    void oneIsCountedInTheSingularAndAllElseInThePlural() {
        assertEquals("0 squares", Plural.counted(0, "square"));
        assertEquals("1 square", Plural.counted(1, "square"));
        assertEquals("2 squares", Plural.counted(2, "square"));
        assertEquals("6,484,065 steps", Plural.counted(6_484_065, "step"));
    }
}
