package knightschool.ui.compare.animation;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.stream.LongStream;
import knightschool.files.InputFault;
import org.junit.jupiter.api.Test;

class AnimatedPicturePlanTest {
    private static AnimatedPicturePlan of(String first, String last, String every, String perSecond) {
        return AnimatedPicturePlan.of(new AnimatedPicturePlan.Texts(first, last, every, perSecond), 1, 10_000_000);
    }

    @Test
    void usualPlanLiesAroundTheStepAndInTheSearch() {
        assertEquals(24, AnimatedPicturePlan.around(44, 6_000).first());
        assertEquals(64, AnimatedPicturePlan.around(44, 6_000).last());
        assertEquals(0, AnimatedPicturePlan.around(3, 6_000).first());
        assertEquals(50, AnimatedPicturePlan.around(44, 50).last());
        assertEquals(1, AnimatedPicturePlan.around(0, 0).pictures());
    }

    @Test
    void lastStepIsShownWhereverTheRegularOnesLead() {
        AnimatedPicturePlan plan = of("10", "20", "4", "2");
        assertEquals(List.of(10L, 14L, 18L, 20L), plan.steps());
        assertEquals(4, plan.pictures());
        assertEquals(50, plan.hundredths());
        assertEquals(2.0, plan.seconds());
        assertEquals(
                LongStream.rangeClosed(0, 299).boxed().toList(),
                of("0", "299", "1", "20").steps());
    }

    @Test
    void numbersMayBeTypedInGroups() {
        assertEquals(6_484_065, of("6,484,000", "6 484 065", "1", "5").last());
    }

    @Test
    void tooManyPicturesAreRefusedWithADistanceThatFits() {
        InputFault fault = assertThrows(InputFault.class, () -> of("0", "1,000,000", "1", "5"));
        assertTrue(fault.displayMessage().contains("1,000,001 pictures"), fault::displayMessage);
        assertTrue(fault.displayMessage().contains("every 3,345 steps"), fault::displayMessage);
        assertEquals(
                AnimatedPicturePlan.MOST_PICTURES,
                of("0", "1000000", "3345", "5").pictures());
    }

    @Test
    void unusableNumbersAreNamed() {
        String[][] faulty = {
            {"", "5", "1", "2"},
            {"x", "5", "1", "2"},
            {"6", "5", "1", "2"},
            {"0", "10000001", "1", "2"},
            {"0", "5", "0", "2"},
            {"0", "5", "1", "21"},
            {"0", "5", "1", "-1"}
        };
        for (String[] texts : faulty) {
            InputFault fault =
                    assertThrows(InputFault.class, () -> of(texts[0], texts[1], texts[2], texts[3]), () -> texts[1]);
            assertTrue(fault.displayMessage().endsWith("."), fault::displayMessage);
        }
    }
}
