package knightschool.text;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.Test;

class NumbersTest {
    @Test
    void ratioHasThreeDigits() {
        assertEquals("0.00121", Numbers.rounded(24.0 / 19_792));
        assertEquals("1", Numbers.rounded(1));
        assertEquals("118", Numbers.rounded(117.5));
        assertEquals("0", Numbers.rounded(0));
        assertEquals("6,484", Numbers.rounded(6_484.065));
    }
}
