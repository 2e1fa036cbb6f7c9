package knightschool.ui.theme;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertSame;

import org.junit.jupiter.api.Test;

class StyleSheetScalerTest {
    @Test
    void everyLengthAboveAHairlineIsScaledAndNothingElse() {
        assertEquals(
                ".a { -fx-font-size: 21.0px; -fx-padding: 0px 1px 3.0px 15.0px; -fx-fill: #10px; -fx-opacity: 0.5; }",
                StyleSheetScaler.scaled(
                        ".a { -fx-font-size: 14px; -fx-padding: 0px 1px 2px 10px; -fx-fill: #10px; -fx-opacity: 0.5; }",
                        1.5));
    }

    @Test
    void sheetOfTheUsualSizeIsTheSheetItself() {
        String sheet = "file:/nowhere.css";
        assertSame(sheet, StyleSheetScaler.of(sheet, TextSize.USUAL.factor()));
    }

    @Test
    void sizesEndAtTheLargestAndTheSmallest() {
        assertEquals(TextSize.LARGEST, TextSize.LARGEST.larger());
        assertEquals(TextSize.SMALLER, TextSize.SMALLER.smaller());
        assertEquals(TextSize.LARGER, TextSize.USUAL.larger());
    }
}
