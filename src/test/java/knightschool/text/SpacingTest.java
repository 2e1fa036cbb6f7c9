package knightschool.text;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import knightschool.Growth;
import org.junit.jupiter.api.Test;

class SpacingTest {
    @Test
    void wordsPartsAndTightKeepWhatIsNoWhiteSpace() {
        assertEquals(List.of("a", "b"), Spacing.words(" a \n\t b "));
        assertEquals(List.of(), Spacing.words(" \n"));
        assertEquals("a b", Spacing.single(" a \n\t b "));
        assertEquals(List.of("", "a b", ""), Spacing.parts(" , a b ,", ','));
        assertEquals("a,b c,d", Spacing.tight("a , b c\t,d", ','));
    }

    @Test
    void runsOfSpacesTakeTimeInProportion() {
        Growth.assertLinear("spaces", 10_000, n -> Spacing.tight("a" + " ".repeat(n) + "b", ','));
    }

    @Test
    void sizesTogetherLeavesNoLineToEndInASize() {
        assertEquals("On 4\u00A0×\u00A04 and 10\u00A0×\u00A03.", Spacing.sizesTogether("On 4 × 4 and 10 × 3."));
        assertEquals("\u00A0×\u00A0", Spacing.sizesTogether(" × "));
        assertEquals("a × b, 2 + 3", Spacing.sizesTogether("a × b, 2 + 3"));
    }
}
