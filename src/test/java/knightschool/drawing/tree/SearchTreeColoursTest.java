package knightschool.drawing.tree;

import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import knightschool.drawing.AreaStyle;
import knightschool.drawing.ColourContrast;
import knightschool.drawing.ColourExpression;
import knightschool.drawing.ColourPalette;
import knightschool.drawing.ColourRole;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class SearchTreeColoursTest {
    /**
     * What comes later is seen on the page of each palette, and is told from what was searched, and that from the tour.
     */
    @ParameterizedTest
    @ValueSource(strings = {ColourPalette.LIGHT, ColourPalette.DARK})
    void shadesAreSeenAndToldApart(String name) {
        ColourContrast contrast = new ColourContrast(ColourPalette.named(name));
        for (int place = 0; place < ColourRole.SERIES_COUNT; place++) {
            SearchTreeColours look = new SearchTreeColours(ColourRole.series(place));
            String which = name + " series " + place + " ";
            for (ColourExpression shade : List.of(look.later(), look.narrowLater())) {
                differ(1.5, contrast, shade, ColourRole.PAGE, which + "later on the page");
            }
            differ(1.35, contrast, look.vain(), look.later(), which + "searched beside later");
            differ(1.25, contrast, look.narrowVain(), look.narrowLater(), which + "narrow, searched beside later");
            for (ColourExpression shade : List.of(look.later(), look.narrowLater())) {
                differ(1.2, contrast, shade, look.again(), which + "later beside visited again");
            }
            differ(1.15, contrast, look.again(), ColourRole.PAGE, which + "visited again on the page");
            differ(1.4, contrast, look.tour(), look.vain(), which + "the tour beside what was searched");
            differ(3.6, contrast, ColourRole.INK, look.vain(), which + "the name of a node");
            AreaStyle now = SearchTreeColours.NOW;
            ColourExpression frame = now.border().orElseThrow().tone();
            differ(4.5, contrast, now.fill().orElseThrow(), frame, which + "the node of the step shown, and its frame");
            for (ColourExpression shade : List.of(look.tour(), look.vain())) {
                differ(2.4, contrast, shade, frame, which + "the frame of the step shown beside other nodes");
            }
        }
    }

    private static void differ(
            double least, ColourContrast contrast, ColourExpression one, ColourExpression other, String what) {
        double reached = contrast.between(one, other);
        assertTrue(reached >= least, what + ": " + reached);
    }
}
