package knightschool.ui.present;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.Test;

class TalkClockTest {
    private static final double ACCURACY = 1e-9;

    private final TalkClock clock = new TalkClock(3, 6);

    @Test
    void slidesShareTheMinutesEqually() {
        assertEquals(120, clock.planned(), ACCURACY);
        assertEquals(240, clock.plannedEnd(1), ACCURACY);
        assertEquals(360, clock.end(), ACCURACY);
    }

    @Test
    void tookAddsUpWhatASlideWasOnScreenEachTime() {
        clock.turnTo(1, 30);
        clock.turnTo(0, 50);
        clock.turnTo(2, 60);
        assertEquals(40, clock.took(0, 70), ACCURACY);
        assertEquals(20, clock.took(1, 70), ACCURACY);
        assertEquals(10, clock.took(2, 70), ACCURACY);
    }

    @Test
    void behindIsTheTimeToTheSlidesOwnPartOfThePlan() {
        assertEquals(0, clock.behind(100), ACCURACY);
        assertEquals(15, clock.behind(135), ACCURACY);
        clock.turnTo(2, 140);
        assertEquals(-100, clock.behind(140), ACCURACY);
        assertEquals(0, clock.behind(250), ACCURACY);
        assertEquals(5, clock.behind(365), ACCURACY);
    }

    @Test
    void nothingIsBehindWhereNothingIsPlanned() {
        TalkClock free = new TalkClock(3, 0);
        assertEquals(0, free.behind(1000), ACCURACY);
        assertEquals(0, free.end(), ACCURACY);
    }
}
