package knightschool.drawing;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import knightschool.drawing.chart.HeatScale;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class ColourPaletteTest {
    private static final List<ColourRole> GROUNDS = List.of(
            ColourRole.PAGE,
            ColourRole.SURFACE,
            ColourRole.SQUARE_LIGHT,
            ColourRole.SQUARE_DARK,
            ColourRole.CONTROL,
            ColourRole.SELECTED);

    private static double contrast(int one, int other) {
        return ColourContrast.between(one, other);
    }

    @ParameterizedTest
    @ValueSource(strings = {ColourPalette.LIGHT, ColourPalette.DARK})
    void inkIsReadableOnEverySurface(String name) {
        ColourPalette palette = ColourPalette.named(name);
        for (ColourRole ground : GROUNDS) {
            double reached = contrast(palette.argb(ColourRole.INK), palette.argb(ground));
            assertTrue(reached >= 7, name + " ink on " + ground + ": " + reached);
        }
        for (ColourRole ground : List.of(ColourRole.PAGE, ColourRole.SURFACE, ColourRole.CONTROL)) {
            double reached = contrast(palette.argb(ColourRole.MUTED), palette.argb(ground));
            assertTrue(reached >= 4.5, name + " muted on " + ground + ": " + reached);
        }
        assertTrue(contrast(palette.argb(ColourRole.ON_ACCENT), palette.argb(ColourRole.ACCENT)) >= 7);
        assertTrue(contrast(palette.argb(ColourRole.INK), palette.argb(ColourRole.ACCENT_WASH)) >= 7);
    }

    @ParameterizedTest
    @ValueSource(strings = {ColourPalette.LIGHT, ColourPalette.DARK})
    void numbersAreReadableOnEveryChip(String name) {
        ColourPalette palette = ColourPalette.named(name);
        for (int place = 0; place < ColourRole.SERIES_COUNT; place++) {
            for (ColourRole square : List.of(ColourRole.SQUARE_LIGHT, ColourRole.SQUARE_DARK)) {
                for (double age : new double[] {0, 1}) {
                    int chip = palette.argb(new ColourExpression.Aged(ColourRole.series(place), square, age));
                    double reached = contrast(palette.argb(ColourRole.ON_CHIP), chip);
                    assertTrue(reached >= 3.6, name + " number on chip " + place + ": " + reached);
                }
            }
        }
    }

    /** The chips of a person grow stronger, and ink stays readable on each. */
    @ParameterizedTest
    @ValueSource(strings = {ColourPalette.LIGHT, ColourPalette.DARK})
    void numbersAreReadableOnEveryChipOfAPerson(String name) {
        ColourPalette palette = ColourPalette.named(name);
        for (ColourRole square : List.of(ColourRole.SQUARE_LIGHT, ColourRole.SQUARE_DARK)) {
            double before = 1;
            for (double age : new double[] {0, 0.5, 1}) {
                int chip = palette.argb(PlayerPathStyle.INK.chip(square, age));
                double reached = contrast(palette.argb(PlayerPathStyle.INK.onChip()), chip);
                assertTrue(reached >= 3.5, name + " number on " + square + ", " + age + ": " + reached);
                double stands = contrast(palette.argb(square), chip);
                assertTrue(stands > before, name + " chip on " + square + ", " + age + ": " + stands);
                before = stands;
            }
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {ColourPalette.LIGHT, ColourPalette.DARK})
    void countsAreReadableOnAllOfTheHeatScaleWhichOnlyGoesOneWay(String name) {
        ColourPalette palette = ColourPalette.named(name);
        for (int place = 0; place < ColourRole.SERIES_COUNT; place++) {
            double before = -1;
            for (int tenth = 0; tenth <= 10; tenth++) {
                int heat = palette.argb(new HeatScale(1, 2, ColourRole.series(place)).tone(tenth / 10.0));
                double reached = contrast(palette.argb(ColourRole.INK), heat);
                assertTrue(reached >= 4.5, name + " count on heat " + place + ", " + tenth + ": " + reached);
                double fromPaper = contrast(palette.argb(ColourRole.SURFACE), heat);
                assertTrue(fromPaper > before, name + " heat " + place + " falls at " + tenth);
                before = fromPaper;
            }
            assertTrue(before >= 1.8, name + " most of heat " + place + " stands out by " + before);
        }
    }

    /** A pale projector shows little more than half of a contrast. */
    @ParameterizedTest
    @ValueSource(strings = {ColourPalette.LIGHT, ColourPalette.DARK})
    void frameOfTheBoardStandsOutFromWhatLiesBesideIt(String name) {
        ColourPalette palette = ColourPalette.named(name);
        int edge = palette.argb(ColourRole.BOARD_EDGE);
        for (ColourRole ground : List.of(ColourRole.PAGE, ColourRole.SURFACE, ColourRole.SQUARE_LIGHT)) {
            double reached = contrast(edge, palette.argb(ground));
            assertTrue(reached >= 3, name + " frame on " + ground + ": " + reached);
        }
        assertTrue(contrast(edge, palette.argb(ColourRole.SQUARE_DARK)) >= 2.5);
    }

    /** Black itself reaches 1.3 to the page of the dark theme: there a hole is told by its edge. */
    @Test
    void holesAreDarkerThanThePageAndEverySquareAndStandOut() {
        ColourPalette light = ColourPalette.named(ColourPalette.LIGHT);
        ColourPalette dark = ColourPalette.named(ColourPalette.DARK);
        for (ColourRole ground : List.of(ColourRole.PAGE, ColourRole.SQUARE_LIGHT, ColourRole.SQUARE_DARK)) {
            double reached = contrast(light.argb(ColourRole.HOLE), light.argb(ground));
            assertTrue(reached >= (ground == ColourRole.SQUARE_DARK ? 1.7 : 1.9), "hole on " + ground + ": " + reached);
            for (ColourPalette palette : List.of(light, dark)) {
                assertTrue(ColourContrast.luminance(palette.argb(ColourRole.HOLE))
                        < ColourContrast.luminance(palette.argb(ground)));
            }
        }
        assertTrue(contrast(dark.argb(ColourRole.HOLE), dark.argb(ColourRole.BOARD_EDGE)) >= 4.5);
        for (ColourPalette palette : List.of(light, dark)) {
            assertTrue(contrast(palette.argb(ColourRole.HOLE), palette.argb(ColourRole.MUTED)) >= 2.3);
        }
    }

    /** Small holes have no room for a sign and an edge: their colour alone tells them from both kinds of squares. */
    @Test
    void smallHolesStandOutFromTheSquaresAroundThem() {
        ColourPalette light = ColourPalette.named(ColourPalette.LIGHT);
        for (ColourRole ground : List.of(ColourRole.SQUARE_LIGHT, ColourRole.SQUARE_DARK)) {
            double inside = contrast(light.argb(ColourRole.HOLE_SMALL), light.argb(ground));
            assertTrue(inside >= 3, ground + ": " + inside);
            for (ColourPalette palette : List.of(light, ColourPalette.named(ColourPalette.DARK))) {
                double edge = contrast(palette.argb(ColourRole.BOARD_EDGE), palette.argb(ground));
                assertTrue(edge >= 2.5, ground + ": " + edge);
            }
        }
    }

    /**
     * The published palette reaches 2.3 for Warnsdorff's green on a dark square of the light theme: so shapes differ
     * too.
     */
    @ParameterizedTest
    @ValueSource(strings = {ColourPalette.LIGHT, ColourPalette.DARK})
    void markersStandOutFromBothSquares(String name) {
        ColourPalette palette = ColourPalette.named(name);
        for (int place = 0; place < ColourRole.SERIES_COUNT; place++) {
            for (ColourRole square : List.of(ColourRole.SQUARE_LIGHT, ColourRole.SQUARE_DARK)) {
                double reached = contrast(palette.argb(ColourRole.series(place)), palette.argb(square));
                assertTrue(
                        reached >= (place < 3 ? 2.3 : 3), name + " marker " + place + " on " + square + ": " + reached);
            }
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {ColourPalette.LIGHT, ColourPalette.DARK})
    void toursThatAreJoinedHaveAPairOfTheirOwnThatStandsOut(String name) {
        ColourPalette palette = ColourPalette.named(name);
        AlgorithmStyle joined = AlgorithmStyle.CONSTRUCTION;
        for (ColourRole ground : GROUNDS) {
            double reached = contrast(palette.argb(joined.colour()), palette.argb(ground));
            assertTrue(reached >= 3, name + " construction on " + ground + ": " + reached);
        }
        assertTrue(contrast(palette.argb(joined.colour()), palette.argb(ColourRole.ON_MARKER)) >= 4.5);
        for (int place = 0; place < 2 * ColourRole.SERIES_COUNT; place++) {
            AlgorithmStyle other = AlgorithmStyle.at(place);
            assertTrue(joined.colour() != other.colour() && joined.marker() != other.marker(), "as at " + place);
            double apart = distance(palette.argb(joined.colour()), palette.argb(other.colour()));
            assertTrue(apart >= 0.1, name + " as at " + place + ": " + apart);
        }
    }

    /** How different two colours look, 0 to about 1: the distance in Oklab (B. Ottosson, 2020). */
    private static double distance(int one, int other) {
        double[] a = oklab(one);
        double[] b = oklab(other);
        return Math.sqrt(Math.pow(a[0] - b[0], 2) + Math.pow(a[1] - b[1], 2) + Math.pow(a[2] - b[2], 2));
    }

    private static double[] oklab(int argb) {
        double red = ColourContrast.linear(argb >> 16 & 0xFF);
        double green = ColourContrast.linear(argb >> 8 & 0xFF);
        double blue = ColourContrast.linear(argb & 0xFF);
        double l = Math.cbrt(0.4122214708 * red + 0.5363325363 * green + 0.0514459929 * blue);
        double m = Math.cbrt(0.2119034982 * red + 0.6806995451 * green + 0.1073969566 * blue);
        double s = Math.cbrt(0.0883024619 * red + 0.2817188376 * green + 0.6299787005 * blue);
        return new double[] {
            0.2104542553 * l + 0.7936177850 * m - 0.0040720468 * s,
            1.9779984951 * l - 2.4285922050 * m + 0.4505937099 * s,
            0.0259040371 * l + 0.7827717662 * m - 0.8086757660 * s
        };
    }

    @Test
    void argbOfMixedToneLiesBetween() {
        ColourPalette palette = ColourPalette.named(ColourPalette.LIGHT);
        assertEquals(0xFF23262B, palette.argb(ColourRole.INK));
        assertEquals(palette.argb(ColourRole.PAGE), palette.argb(ColourRole.INK.into(ColourRole.PAGE, 0)));
        assertEquals(0x80, palette.argb(ColourRole.INK.sheer(0.5)) >>> 24);
        ColourExpression young = new ColourExpression.Aged(ColourRole.SERIES_1, ColourRole.SQUARE_LIGHT, 0);
        assertEquals(0xFFEBC8A8, palette.argb(young));
    }

    @Test
    void parseNamesTheMissingColour() {
        IllegalArgumentException fault = assertThrows(
                IllegalArgumentException.class, () -> ColourPalette.parse("pale", ".root { -ks-ink: #000000; }"));
        assertTrue(fault.getMessage().contains("-ks-"));
    }
}
