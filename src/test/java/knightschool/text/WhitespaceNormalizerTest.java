package knightschool.text;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import knightschool.Growth;
import org.junit.jupiter.api.Test;

class WhitespaceNormalizerTest {
    @Test
    void wordsPartsAndTightKeepWhatIsNoWhiteSpace() {
        assertEquals(List.of("a", "b"), WhitespaceNormalizer.words(" a \n\t b "));
        assertEquals(List.of(), WhitespaceNormalizer.words(" \n"));
        assertEquals("a b", WhitespaceNormalizer.single(" a \n\t b "));
        assertEquals(List.of("", "a b", ""), WhitespaceNormalizer.parts(" , a b ,", ','));
        assertEquals("a,b c,d", WhitespaceNormalizer.tight("a , b c\t,d", ','));
    }

    @Test
    void runsOfSpacesTakeTimeInProportion() {
        Growth.assertLinear("spaces", 10_000, n -> WhitespaceNormalizer.tight("a" + " ".repeat(n) + "b", ','));
    }

    @Test
    void sizesTogetherLeavesNoLineToEndInASize() {
        assertEquals(
                "On 4\u00A0×\u00A04 and 10\u00A0×\u00A03.", WhitespaceNormalizer.sizesTogether("On 4 × 4 and 10 × 3."));
        assertEquals("\u00A0×\u00A0", WhitespaceNormalizer.sizesTogether(" × "));
        assertEquals("a × b, 2 + 3", WhitespaceNormalizer.sizesTogether("a × b, 2 + 3"));
    }
}
