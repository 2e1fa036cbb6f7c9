package knightschool.ui.present;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;

class TalkScheduleTrackerTest {
    private static final double ACCURACY = 1e-9;

    private final TalkScheduleTracker clock = new TalkScheduleTracker(new int[3], new int[] {1, 1, 1}, 6, 0);

    @Test
    void minutesThatAreSaidAreReadAsTheyWereWritten() {
        TalkScheduleTracker clock =
                new TalkScheduleTracker(new int[] {0, 0, 5, 0, 0, 0, 0, 0}, new int[] {1, 1, 1, 1, 1, 1, 1, 1}, 20, 0);
        assertEquals("5:00", SpeakerWords.planned(clock.planned(2)));
        assertEquals("5:00", SpeakerWords.planned(299.999_999));
        assertEquals("", SpeakerWords.planned(0));
    }

    @Test
    void slidesShareTheMinutesEqually() {
        assertEquals(120, clock.planned(0), ACCURACY);
        assertEquals(240, clock.plannedEnd(1), ACCURACY);
        assertEquals(360, clock.end(), ACCURACY);
    }

    @Test
    void slidesWithMoreToDoTakeMoreOfTheMinutes() {
        TalkScheduleTracker uneven = new TalkScheduleTracker(new int[3], new int[] {1, 3, 2}, 6, 0);
        assertEquals(60, uneven.planned(0), ACCURACY);
        assertEquals(180, uneven.planned(1), ACCURACY);
        assertEquals(240, uneven.plannedEnd(1), ACCURACY);
        assertEquals(360, uneven.end(), ACCURACY);
        assertArrayEquals(new double[] {1 / 6.0, 4 / 6.0, 1}, uneven.ends(), ACCURACY);
        uneven.turnTo(1, 50);
        assertEquals(0, uneven.behind(50), ACCURACY, "the time of the first slide is not over");
        assertEquals(5, uneven.behind(245), ACCURACY);
    }

    @Test
    void slidesWithMinutesOfTheirOwnLeaveTheRestToTheOthers() {
        TalkScheduleTracker some = new TalkScheduleTracker(new int[] {0, 5, 0}, new int[] {1, 4, 2}, 8, 0);
        assertEquals(60, some.planned(0), ACCURACY);
        assertEquals(300, some.planned(1), ACCURACY);
        assertEquals(120, some.planned(2), ACCURACY);
        TalkScheduleTracker every = new TalkScheduleTracker(new int[] {1, 2, 3}, new int[] {1, 1, 1}, 6, 0);
        assertEquals(120, every.planned(1), ACCURACY);
        assertEquals(360, every.end(), ACCURACY);
    }

    @Test
    void slidesOutsideThePlanTakeNoneOfItsTimeAndCanJoinInTheMiddleOfATalk() {
        TalkScheduleTracker core = new TalkScheduleTracker(new int[] {2, 0, 4}, new int[] {1, 0, 1}, 6, 0);
        assertEquals(0, core.planned(1), ACCURACY);
        assertEquals(360, core.end(), ACCURACY);
        core.turnTo(2, 130);
        assertEquals(0, core.behind(130), ACCURACY);
        core.plan(new int[] {2, 3, 4}, new int[] {1, 1, 1}, 9);
        assertEquals(180, core.planned(1), ACCURACY);
        assertEquals(540, core.end(), ACCURACY);
        assertEquals(-170, core.behind(130), ACCURACY);
        assertEquals(130, core.shownDuration(0, 130), ACCURACY, "what slides took stays");
    }

    @Test
    void tookAddsUpWhatASlideWasOnScreenEachTime() {
        clock.turnTo(1, 30);
        clock.turnTo(0, 50);
        clock.turnTo(2, 60);
        assertEquals(40, clock.shownDuration(0, 70), ACCURACY);
        assertEquals(20, clock.shownDuration(1, 70), ACCURACY);
        assertEquals(10, clock.shownDuration(2, 70), ACCURACY);
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
    void talkThatBeginsInTheMiddleIsJudgedFromThereOnAndNotAtOnce() {
        TalkScheduleTracker middle = new TalkScheduleTracker(new int[4], new int[] {1, 1, 1, 1}, 8, 2);
        assertEquals(0, middle.behind(0), ACCURACY);
        assertEquals(0, middle.behind(119), ACCURACY);
        assertEquals(10, middle.behind(130), ACCURACY);
        middle.turnTo(3, 130);
        assertEquals(0, middle.behind(130), ACCURACY);
        assertEquals(5, middle.behind(245), ACCURACY);
        assertEquals(110, middle.shownDuration(3, 240), ACCURACY);
    }

    /** A lesson is presented from the slide on that is open, and a speaker may first go to another. */
    @Test
    void talkThatGoesElsewhereAtOnceBeginsThere() {
        TalkScheduleTracker back = new TalkScheduleTracker(new int[8], new int[] {1, 1, 1, 1, 1, 1, 1, 1}, 16, 5);
        back.turnTo(0, 10);
        assertEquals(0, back.inPlan(10), ACCURACY);
        assertEquals(0, back.behind(121), ACCURACY, "not ten minutes, once the time of slide 6 is over");
        assertEquals(3, back.behind(133), ACCURACY);
        TalkScheduleTracker on = new TalkScheduleTracker(new int[8], new int[] {1, 1, 1, 1, 1, 1, 1, 1}, 16, 0);
        on.turnTo(1, 3);
        on.turnTo(2, 4);
        on.turnTo(3, 5);
        on.turnTo(4, 6);
        assertEquals(0, on.behind(121), ACCURACY, "not six minutes ahead");
        assertEquals(4, on.behind(130), ACCURACY);
    }

    @Test
    void talkThatGoesOnFasterThanPlannedIsAhead() {
        TalkScheduleTracker clock = new TalkScheduleTracker(new int[8], new int[] {1, 1, 1, 1, 1, 1, 1, 1}, 16, 0);
        clock.turnTo(1, 50);
        clock.turnTo(2, 100);
        assertEquals(100, clock.inPlan(100), ACCURACY, "it began with the first slide");
        assertTrue(clock.behind(125) < 0);
    }

    @Test
    void nothingIsBehindWhereNothingIsPlanned() {
        TalkScheduleTracker free = new TalkScheduleTracker(new int[3], new int[] {1, 2, 1}, 0, 0);
        assertEquals(0, free.behind(1000), ACCURACY);
        assertEquals(0, free.end(), ACCURACY);
    }
}
