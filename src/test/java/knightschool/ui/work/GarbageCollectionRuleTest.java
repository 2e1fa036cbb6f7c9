package knightschool.ui.work;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import knightschool.ui.work.UnusedHeapReleaser.GarbageCollectionRule;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

class GarbageCollectionRuleTest {
    private static final long MEBIBYTE = 1 << 20;
    private static final int PLENTY = 100;

    /** So many looks are made in an hour. */
    private static final int HOUR = 1800;

    private final GarbageCollectionRule rule = new GarbageCollectionRule();

    @BeforeEach
    void fiftyMebibytesAreAlive() {
        rule.collected(50 * MEBIBYTE, 60 * MEBIBYTE);
    }

    private boolean isDue(long used, long taken) {
        return rule.isDue(used * MEBIBYTE, taken * MEBIBYTE, false);
    }

    private long collectionsAtRest(long used, long taken) {
        return IntStream.range(0, PLENTY).filter(_ -> isDue(used, taken)).count();
    }

    @Test
    void isDueAsSoonAsFarMoreIsTakenThanIsAlive() {
        assertFalse(isDue(120, 135));
        assertTrue(isDue(180, 200));
    }

    @Test
    void isDueOnceInAPauseThatHasSomethingToGain() {
        assertEquals(1, collectionsAtRest(70, 80));
    }

    @Test
    void isNotDueInAPauseWithNothingToGain() {
        assertEquals(0, collectionsAtRest(51, 62));
    }

    /** A large tour that was left is garbage, which shows in no number before it is collected. */
    @Test
    void isDueOnceInThePauseAfterSomeWorkWhereMuchWasAlive() {
        rule.collected(200 * MEBIBYTE, 240 * MEBIBYTE);
        assertEquals(0, collectionsAtRest(200, 240));
        assertEquals(1, collectionsAtRest(204, 240));
    }

    @Test
    void isDueAgainInThePauseAfterMoreWork() {
        assertEquals(1, collectionsAtRest(70, 80));
        rule.collected(50 * MEBIBYTE, 60 * MEBIBYTE);
        assertEquals(0, collectionsAtRest(50, 60));
        assertEquals(1, collectionsAtRest(75, 90));
    }

    /** Garbage that the program makes and cleans up in part while it works, and what of it is left when it rests. */
    @Test
    void isDueOnceTheProgramRestsAfterItMadeGarbageAndNoMoreWhenThatIsGone() {
        for (int look = 0; look < PLENTY; look++) {
            assertFalse(isDue(55 + 10 * (look % 3), 85), "it works");
        }
        assertFalse(isDue(76, 85), "the last of the work");
        assertEquals(
                List.of(false, false, false, true),
                Stream.generate(() -> isDue(76, 85)).limit(4).toList());
        rule.collected(52 * MEBIBYTE, 62 * MEBIBYTE);
        assertEquals(0, collectionsAtRest(52, 62));
    }

    @Test
    void isNotDueWhileLittleIsTakenAndTheProgramWorks() {
        assertFalse(IntStream.range(0, PLENTY).anyMatch(look -> isDue(60 + look % 2 * 10, 80)));
    }

    @Test
    void isNotDueAgainWhereACollectionGainedNothing() {
        assertTrue(isDue(300, 400));
        rule.collected(50 * MEBIBYTE, 400 * MEBIBYTE);
        assertFalse(isDue(60, 400));
        assertTrue(isDue(100, 440));
    }

    @Test
    void isDueInAPauseAsSoonAsEnoughWasMade() {
        rule.isDue(50 * MEBIBYTE, 93 * MEBIBYTE, false);
        rule.collected(50 * MEBIBYTE, 93 * MEBIBYTE);
        long used = 50 * MEBIBYTE;
        int due = 0;
        for (int look = 0; look < PLENTY; look++) {
            used += MEBIBYTE / 4;
            due += rule.isDue(used, 93 * MEBIBYTE, false) ? 1 : 0;
        }
        assertEquals(1, due, "it waits for what is worth it, and then does not ask again");
    }

    /** A clock on screen makes some garbage a second, and a pause between any two of them. */
    @Test
    void isDueEverMoreSeldomWhereItGainsNothingForLong() {
        int collections = 0;
        long used = 51 * MEBIBYTE;
        for (int look = 0; look < HOUR; look++) {
            used += look % 6 == 0 ? MEBIBYTE : MEBIBYTE / 4;
            if (rule.isDue(used, 93 * MEBIBYTE, false)) {
                collections++;
                used = 50 * MEBIBYTE;
                rule.collected(used, 93 * MEBIBYTE);
            }
        }
        assertTrue(collections < 15, collections + " collections in an hour");
        assertFalse(IntStream.range(0, PLENTY).anyMatch(look -> isDue(60 + look % 2 * 10, 120)), "a person works");
        assertEquals(1, collectionsAtRest(72, 120));
    }
}
