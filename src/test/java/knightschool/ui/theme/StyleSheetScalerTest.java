package knightschool.ui.theme;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertSame;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Base64;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

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
    void sheetsAreJoinedInTheirOrder(@TempDir Path folder) throws IOException {
        List<String> sheets = List.of(
                sheet(folder.resolve("b.css"), ".b { -fx-padding: 2px; }"),
                sheet(folder.resolve("a.css"), ".a { -fx-padding: 4px; }"));
        assertEquals(".b { -fx-padding: 2px; }\n.a { -fx-padding: 4px; }", css(StyleSheetScaler.joined(sheets, 1)));
        assertEquals(
                ".b { -fx-padding: 3.0px; }\n.a { -fx-padding: 6.0px; }", css(StyleSheetScaler.joined(sheets, 1.5)));
    }

    private static String sheet(Path file, String css) throws IOException {
        return Files.writeString(file, css).toUri().toString();
    }

    private static String css(String data) {
        byte[] css = Base64.getDecoder().decode(data.substring(data.indexOf(',') + 1));
        return new String(css, StandardCharsets.UTF_8);
    }

    /** Each more is one more to go through for every node that is styled. */
    @Test
    void windowHasTheSheetOfItsThemeAndOneMore() {
        for (Theme theme : Theme.values()) {
            assertEquals(2, theme.sheets(TextSize.USUAL.factor()).size());
            assertEquals(2, theme.sheets(TextSize.LARGEST.factor()).size());
        }
    }

    @Test
    void sizesEndAtTheLargestAndTheSmallest() {
        assertEquals(TextSize.LARGEST, TextSize.LARGEST.larger());
        assertEquals(TextSize.SMALLER, TextSize.SMALLER.smaller());
        assertEquals(TextSize.LARGER, TextSize.USUAL.larger());
    }
}
