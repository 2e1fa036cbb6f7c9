package knightschool.text;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.Test;

class NumberFormatterTest {
    @Test
    void ratioHasThreeDigits() {
        assertEquals("0.00121", NumberFormatter.rounded(24.0 / 19_792));
        assertEquals("1", NumberFormatter.rounded(1));
        assertEquals("118", NumberFormatter.rounded(117.5));
        assertEquals("0", NumberFormatter.rounded(0));
        assertEquals("6,484", NumberFormatter.rounded(6_484.065));
    }
}
