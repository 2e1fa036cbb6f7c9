package knightschool.lesson.progress;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Map;
import java.util.Random;
import knightschool.files.InputFault;
import knightschool.lesson.progress.QuizResult.Outcome;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class CourseProgressTest {
    private static final LessonKey ONE = new LessonKey("", "01-one.md");
    private static final LessonKey TWO = new LessonKey("", "02-two.md");
    private static final LessonKey THREE = new LessonKey("", "03-three.md");
    private static final List<Map.Entry<LessonKey, Integer>> COURSE =
            List.of(Map.entry(ONE, 2), Map.entry(TWO, 3), Map.entry(THREE, 1));

    private static CourseProgress shown(LessonKey lesson, int... slides) {
        return shown(CourseProgress.NONE, lesson, slides);
    }

    private static CourseProgress shown(CourseProgress before, LessonKey lesson, int... slides) {
        CourseProgress progress = before;
        for (int slide : slides) {
            progress = progress.shown(lesson, slide);
        }
        return progress;
    }

    private static QuizResult result(Outcome outcome) {
        return new QuizResult(outcome, List.of(), "8", 1);
    }

    @Test
    void lessonIsDoneOnceEverySlideWasSeen() {
        assertFalse(CourseProgress.NONE.of(TWO).isBegun());
        CourseProgress some = shown(TWO, 1, 3);
        assertTrue(some.of(TWO).isBegun());
        assertFalse(some.of(TWO).isDone(3));
        assertTrue(shown(some, TWO, 2).of(TWO).isDone(3));
        assertEquals(2, shown(some, TWO, 2).of(TWO).goOnAt(3));
        assertEquals(1, shown(some, TWO, 2).of(TWO).goOnAt(1), "a lesson may have become shorter");
    }

    @Test
    void nextIsWhereOneLeftOffThenWhatIsNotDone() {
        assertEquals(ONE, CourseProgress.NONE.next(COURSE));
        assertEquals(TWO, shown(TWO, 2).next(COURSE));
        CourseProgress twoDone = shown(TWO, 1, 2, 3);
        assertEquals(THREE, twoDone.next(COURSE));
        assertEquals(ONE, shown(twoDone, THREE, 1).next(COURSE));
        assertEquals(THREE, shown(shown(twoDone, THREE, 1), ONE, 1, 2).next(COURSE));
    }

    @Test
    void rightAnswerStaysAndRevealedOneIsNotMadeRight() {
        QuizKey quiz = new QuizKey(1, "How many?");
        CourseProgress wrong = CourseProgress.NONE.answered(ONE, quiz, result(Outcome.OPEN));
        CourseProgress right = wrong.answered(ONE, quiz, result(Outcome.RIGHT));
        assertEquals(Outcome.RIGHT, right.of(ONE).results().get(quiz).outcome());
        assertEquals(right, right.answered(ONE, quiz, result(Outcome.OPEN)));
        CourseProgress revealed = wrong.answered(ONE, quiz, result(Outcome.REVEALED));
        assertEquals(revealed, revealed.answered(ONE, quiz, result(Outcome.RIGHT)));
    }

    @Test
    void andKnowsWhatBothKnow() {
        CourseProgress both = shown(ONE, 1).and(shown(shown(TWO, 2), ONE, 2));
        assertEquals(shown(shown(TWO, 2), ONE, 1, 2), both);
        assertEquals(shown(ONE, 1), shown(ONE, 1).and(CourseProgress.NONE));
    }

    @Test
    void textGivesBackWhatItWasMadeOf() {
        Random random = new Random(11);
        for (int run = 0; run < 200; run++) {
            CourseProgress progress = CourseProgress.NONE;
            for (int i = random.nextInt(12); i > 0; i--) {
                LessonKey key = new LessonKey(
                        List.of("", "/my lessons/ä;*", "-").get(random.nextInt(3)),
                        List.of("01-one.md", "* 2.md", "-").get(random.nextInt(3)));
                progress = random.nextBoolean()
                        ? progress.shown(key, 1 + random.nextInt(20))
                        : progress.answered(
                                key,
                                new QuizKey(1 + random.nextInt(9), random.nextBoolean() ? "How many?" : "a/b, c"),
                                new QuizResult(
                                        Outcome.values()[random.nextInt(3)],
                                        List.of(List.<String>of(), List.of("x, y", "-"), List.of("ä/"))
                                                .get(random.nextInt(3)),
                                        random.nextBoolean() ? "" : "a1 b/3",
                                        random.nextInt(4)));
            }
            assertEquals(progress, CourseProgressText.parse(CourseProgressText.format(progress)));
        }
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "nonsense",
                "01-one.md - 0 -",
                "01-one.md - 1 1,0",
                "01-one.md - 1 1 1/How/perhaps/0//",
                "01-one.md - 1 1 0/How/right/0//",
                "%zz - 1 1",
            })
    void spoiltLineIsNamed(String line) {
        InputFault fault = assertThrows(InputFault.class, () -> CourseProgressText.parse("; head\n" + line + "\n"));
        assertTrue(fault.getMessage().contains("this is no progress in a lesson"), fault::getMessage);
        assertEquals(2, fault.line());
    }
}
