package knightschool.ui.compare.player;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.BitSet;
import knightschool.board.Board;
import knightschool.drawing.chart.StepAxisScale;
import knightschool.files.InputFault;
import knightschool.search.Outcome;
import knightschool.text.NumberFormatter;
import knightschool.trace.StepBins;
import knightschool.ui.choice.ChosenProblem;
import knightschool.ui.compare.CompareScene;
import knightschool.ui.compare.pane.OutcomeWords;
import knightschool.ui.playback.SpeedClock;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The numbers of the compare scene: the axis, the speeds, the counts and the choice of a board. */
class ScalesTest {
    private static final StepAxisScale AXIS = new StepAxisScale(StepAxisScale.Kind.LOGARITHMIC, 10_000_000, 600);

    @ParameterizedTest
    @CsvSource({"0", "1", "2", "63", "44", "999", "12345", "6484065", "10000000"})
    void stepIsFoundAgainWhereItLies(long step) {
        assertEquals(step, AXIS.step(AXIS.x(step)));
    }

    @Test
    void axisRisesAndEndsWhereItIsTold() {
        assertEquals(0, AXIS.x(0));
        assertEquals(600, AXIS.x(10_000_000));
        for (long step = 1; step < 1000; step++) {
            assertTrue(AXIS.x(step) > AXIS.x(step - 1));
        }
        assertEquals(0, AXIS.step(-5));
        assertEquals(10_000_000, AXIS.step(1e9));
    }

    @Test
    void stepsOfALinearAxisAreEquallyFarApart() {
        StepAxisScale axis = new StepAxisScale(StepAxisScale.Kind.LINEAR, 1000, 500);
        assertEquals(250, axis.x(500));
        assertEquals(500, axis.step(250));
        assertEquals(50, axis.nextTick(0, 25));
        assertEquals(200, axis.nextTick(100, 44));
        assertEquals(1, new StepAxisScale(StepAxisScale.Kind.LINEAR, 5, 500).nextTick(0, 44));
        assertEquals(10, AXIS.nextTick(1, 44));
    }

    /** Every step is in one column, and no column is wider than the next on an axis of powers of ten. */
    @ParameterizedTest
    @CsvSource({"1,600", "24,600", "700,600", "6484065,470", "10000000000,1000", "5,3", "7,1"})
    void columnsOfAnAxisHoldAllItsSteps(long last, double width) {
        for (StepAxisScale.Kind kind : StepAxisScale.Kind.values()) {
            StepBins columns = new StepAxisScale(kind, last, width).columns();
            assertEquals(0, columns.start(0));
            assertEquals(last, columns.start(columns.count()));
            assertTrue(columns.count() <= Math.max(1, width));
            assertEquals(Math.min(last, (long) width), columns.count(), kind == StepAxisScale.Kind.LINEAR ? 0 : last);
        }
    }

    @Test
    void numbersOfOneAxisHaveOneForm() {
        assertEquals("1,000 × 8", NumberFormatter.size(1000, 8));
        assertEquals("1,000", NumberFormatter.besideLargest(1000, 9_999));
        assertEquals("1 k", NumberFormatter.besideLargest(1000, 10_000));
        assertEquals("2.2 k", NumberFormatter.besideLargest(2200, 6_484_065));
        assertEquals("100", NumberFormatter.besideLargest(100, 10_000));
        assertEquals("1 M", NumberFormatter.besideLargest(1_000_000, 1_000_000));
    }

    @ParameterizedTest
    @CsvSource({
        "0,0",
        "63,63",
        "999,999",
        "1000,'1,000'",
        "5220,'5,220'",
        "9999,'9,999'",
        "3658840,3.66 M",
        "999499,999 k",
        "999500,1 M",
        "1004999,1 M",
        "10000,10 k",
        "1731697,1.73 M",
        "10000000,10 M"
    })
    void compactRoundsToThreeDigitsWhatHasMoreThanFour(long number, String text) {
        assertEquals(text, NumberFormatter.compact(number));
    }

    @Test
    void speedsGoUpAndDownByOneTwoFive() {
        double speed = SpeedClock.SLOWEST;
        for (double expected : new double[] {2, 5, 10, 20, 50, 100, 200}) {
            speed = SpeedClock.faster(speed);
            assertEquals(expected, speed);
        }
        for (double expected : new double[] {100, 50, 20, 10, 5, 2, 1, 1}) {
            speed = SpeedClock.slower(speed);
            assertEquals(expected, speed);
        }
        assertEquals(SpeedClock.FASTEST, SpeedClock.faster(SpeedClock.FASTEST));
        assertEquals(5, SpeedClock.faster(4));
        assertEquals(2, SpeedClock.slower(4));
    }

    @Test
    void roundedSpeedHasOneDigit() {
        assertEquals(4, SpeedClock.rounded(Math.log10(4)));
        assertEquals(70, SpeedClock.rounded(Math.log10(68)));
        assertEquals(10_000_000, SpeedClock.rounded(7));
        assertEquals(SpeedClock.FASTEST, SpeedClock.rounded(20));
    }

    @Test
    void endingsAreDifferentWords() {
        assertEquals(
                "Tour found after 63 steps", OutcomeWords.of(Outcome.FOUND, 63).sentence());
        assertEquals(
                "No tour: proven after 1 step",
                OutcomeWords.of(Outcome.PROVEN_ABSENT, 1).sentence());
        assertTrue(OutcomeWords.of(Outcome.STOPPED, 12).sentence().startsWith("Stopped after 12 steps"));
    }

    @Test
    void changedChoiceKeepsHolesAsLongAsTheSizeStays() {
        BitSet holes = new BitSet();
        holes.set(5);
        ChosenProblem choice = ChosenProblem.of(CompareScene.BOARD, Board.of(4, 4, holes, Board.NONE, Board.NONE));
        assertEquals("4 × 4 · 1 hole · from a4", choice.title());
        assertEquals(15, choice.changed(4, 4, "a1", false).board().playableCount());
        assertEquals(Board.full(5, 4), choice.changed(5, 4, "a1", false).board());
        assertThrows(InputFault.class, () -> choice.changed(4, 4, "b3", false));
        assertThrows(InputFault.class, () -> ChosenProblem.of(CompareScene.BOARD, Board.full(25, 3)));
    }

    @Test
    void closedToursAreRefusedOnABoardWithAnEnd() {
        ChosenProblem choice = ChosenProblem.of(CompareScene.BOARD, Board.of(4, 4, new BitSet(), 0, 3));
        assertThrows(InputFault.class, () -> choice.changed(4, 4, "a4", true));
    }
}
