package knightschool.lesson.progress;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import knightschool.files.InputFault;
import knightschool.files.PartialReadResult;
import knightschool.lesson.progress.QuizProgress.Outcome;
import knightschool.setup.SetupText;
import knightschool.setup.SlideEmbeddableSetup;
import knightschool.setup.source.FileResolver;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.parallel.Execution;
import org.junit.jupiter.api.parallel.ExecutionMode;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

@Execution(ExecutionMode.CONCURRENT)
class CourseProgressTest {
    private static final LessonKey ONE = new LessonKey("", "01-one.md");
    private static final LessonKey TWO = new LessonKey("", "02-two.md");
    private static final LessonKey THREE = new LessonKey("", "03-three.md");
    private static final List<Map.Entry<LessonKey, LessonExtent>> COURSE =
            List.of(Map.entry(ONE, slides(2)), Map.entry(TWO, slides(3)), Map.entry(THREE, slides(1)));

    private static LessonExtent slides(int slides, QuizKey... questions) {
        return new LessonExtent(slides, List.of(questions));
    }

    private static CourseProgress shown(LessonKey lesson, int... slides) {
        return shown(CourseProgress.NONE, lesson, slides);
    }

    private static CourseProgress shown(CourseProgress before, LessonKey lesson, int... slides) {
        CourseProgress progress = before;
        for (int slide : slides) {
            progress = progress.withSlideShown(lesson, slide);
        }
        return progress;
    }

    private static QuizProgress result(Outcome outcome) {
        return new QuizProgress(outcome, List.of(), "8", 1);
    }

    @Test
    void lessonWithoutQuestionsIsDoneOnceEverySlideWasSeen() {
        assertFalse(CourseProgress.NONE.of(TWO).isBegun());
        CourseProgress some = shown(TWO, 1, 3);
        assertTrue(some.of(TWO).isBegun());
        assertFalse(some.of(TWO).isDone(slides(3)));
        assertTrue(shown(some, TWO, 2).of(TWO).isDone(slides(3)));
        assertEquals(2, shown(some, TWO, 2).of(TWO).resumeSlide(slides(3)));
        assertEquals(1, shown(some, TWO, 2).of(TWO).resumeSlide(slides(1)), "a lesson may have become shorter");
    }

    @Test
    void lessonIsDoneOnceItsQuestionsAreAnsweredOrRevealed() {
        QuizKey first = new QuizKey(1, "How many?");
        QuizKey second = new QuizKey(2, "How many?");
        LessonExtent lesson = slides(3, first, second);
        CourseProgress read = shown(TWO, 1, 2, 3).withResult(TWO, second, result(Outcome.OPEN));
        assertTrue(read.of(TWO).isRead(lesson));
        assertEquals(0, read.of(TWO).withResult(lesson), "a wrong answer is none");
        assertFalse(read.of(TWO).isDone(lesson));
        CourseProgress some = read.withResult(TWO, first, result(Outcome.REVEALED));
        assertEquals(1, some.of(TWO).withResult(lesson));
        assertFalse(some.of(TWO).isDone(lesson));
        assertTrue(some.withResult(TWO, second, result(Outcome.RIGHT)).of(TWO).isDone(lesson));
        assertFalse(CourseProgress.NONE
                .withResult(TWO, first, result(Outcome.RIGHT))
                .withResult(TWO, second, result(Outcome.RIGHT))
                .of(TWO)
                .isDone(lesson));
    }

    @Test
    void readLessonGoesOnAtTheFirstOpenQuestionOnceOneHasComeToItsEnd() {
        QuizKey first = new QuizKey(1, "How many?");
        QuizKey second = new QuizKey(2, "How many?");
        LessonExtent lesson = slides(3, first, second);
        CourseProgress half = shown(TWO, 1, 2, 3).withResult(TWO, first, result(Outcome.RIGHT));
        assertEquals(2, half.of(TWO).resumeSlide(lesson));
        assertEquals(1, shown(half, TWO, 1).of(TWO).resumeSlide(lesson), "somebody went back to read it again");
        assertEquals(3, shown(TWO, 3).of(TWO).resumeSlide(lesson), "not every slide was seen");
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
        CourseProgress wrong = CourseProgress.NONE.withResult(ONE, quiz, result(Outcome.OPEN));
        CourseProgress right = wrong.withResult(ONE, quiz, result(Outcome.RIGHT));
        assertEquals(Outcome.RIGHT, right.of(ONE).results().get(quiz).outcome());
        assertEquals(right, right.withResult(ONE, quiz, result(Outcome.OPEN)));
        CourseProgress revealed = wrong.withResult(ONE, quiz, result(Outcome.REVEALED));
        assertEquals(revealed, revealed.withResult(ONE, quiz, result(Outcome.RIGHT)));
    }

    /** A bet stays one; a question that has taken its place has a result of its own. */
    @Test
    void betGivesWayToTheResultOfTheQuestionThatTookItsPlace() {
        QuizKey quiz = new QuizKey(1, "How many?");
        CourseProgress bet = CourseProgress.NONE.withResult(ONE, quiz, result(Outcome.BET));
        assertEquals(0, bet.of(ONE).withResult(slides(1, quiz)), "the question that took its place is open");
        for (Outcome later : List.of(Outcome.OPEN, Outcome.REVEALED, Outcome.RIGHT)) {
            CourseProgress now = CourseProgress.NONE.withResult(ONE, quiz, result(later));
            assertEquals(now, bet.withResult(ONE, quiz, result(later)));
        }
    }

    private static CourseProgress merge(CourseProgress earlier, CourseProgress later) {
        return CourseProgress.merge(CourseProgress.NONE, later, earlier);
    }

    @Test
    void mergeKnowsWhatBothKnow() {
        CourseProgress both = merge(shown(ONE, 1), shown(shown(TWO, 2), ONE, 2));
        assertEquals(shown(shown(TWO, 2), ONE, 1, 2), both);
        assertEquals(shown(ONE, 1), merge(shown(ONE, 1), CourseProgress.NONE));
    }

    @Test
    void linesOfOneLessonCountTogetherAsIfEachHadBeenMergedIntoThoseBefore() {
        Random random = new Random(14);
        for (int run = 0; run < 200; run++) {
            CourseProgress merged = CourseProgress.NONE;
            StringBuilder text = new StringBuilder();
            for (int i = 1 + random.nextInt(5); i > 0; i--) {
                CourseProgress line = shown(CourseProgress.NONE, ONE, 1 + random.nextInt(9));
                for (int answers = random.nextInt(4); answers > 0; answers--) {
                    line = line.withResult(
                            ONE,
                            new QuizKey(1 + random.nextInt(3), "How many?"),
                            result(Outcome.values()[random.nextInt(3)]));
                }
                text.append(CourseProgressText.format(line));
                merged = merge(merged, line);
            }
            assertEquals(merged, CourseProgressText.parse(text.toString()).value());
        }
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
                        ? progress.withSlideShown(key, 1 + random.nextInt(20))
                        : progress.withResult(
                                key,
                                new QuizKey(1 + random.nextInt(9), random.nextBoolean() ? "How many?" : "a/b, c"),
                                result(random));
            }
            assertEquals(
                    progress,
                    CourseProgressText.parse(CourseProgressText.format(progress))
                            .value());
        }
    }

    private static QuizProgress result(Random random) {
        Outcome outcome = Outcome.values()[random.nextInt(3)];
        boolean isLater = outcome != Outcome.OPEN && random.nextBoolean();
        return new QuizProgress(
                outcome,
                chosen(random),
                written(random),
                random.nextInt(4),
                feedback(random),
                isLater
                        ? Optional.of(
                                new QuizProgress.LaterAnswer(chosen(random), written(random), random.nextBoolean()))
                        : Optional.empty());
    }

    private static List<String> chosen(Random random) {
        return List.of(List.<String>of(), List.of("x, y", "-"), List.of("ä/")).get(random.nextInt(3));
    }

    private static String written(Random random) {
        return random.nextBoolean() ? "" : "a1 b/3";
    }

    private static SavedQuizFeedback feedback(Random random) {
        return new SavedQuizFeedback(
                SavedQuizFeedback.Judged.values()[random.nextInt(3)],
                random.nextBoolean(),
                List.of(List.<String>of(), List.of("b, c", "-"), List.of("ö/")).get(random.nextInt(3)));
    }

    @Test
    void textGivesBackWhatWasMadeBesideSlides() {
        Random random = new Random(12);
        SlideEmbeddableSetup given = walk(List.of("a1"));
        for (int run = 0; run < 50; run++) {
            CourseProgress progress = CourseProgress.NONE;
            for (int i = random.nextInt(5); i > 0; i--) {
                List<String> walk = random.ints(random.nextInt(6), 0, 25)
                        .mapToObj(square -> "abcde".charAt(square % 5) + String.valueOf(square / 5 + 1))
                        .toList();
                progress = progress.withSavedScene(
                        random.nextBoolean() ? ONE : TWO,
                        new QuizKey(1 + random.nextInt(3), "Walk / \"there\", and back?"),
                        SavedSceneState.of(given, walk(walk)));
            }
            assertEquals(
                    progress,
                    CourseProgressText.parse(CourseProgressText.format(progress))
                            .value());
        }
    }

    @Test
    void whatWasMadeLastIsKnownAndOnlyAsLongAsTheSlideGivesTheSame() {
        QuizKey quiz = new QuizKey(1, "Walk?");
        SavedSceneState first = SavedSceneState.of(walk(List.of("a1")), walk(List.of("a1", "b3")));
        SavedSceneState later = SavedSceneState.of(walk(List.of("a1")), walk(List.of("a1", "c2")));
        CourseProgress both = merge(
                CourseProgress.NONE.withSavedScene(ONE, quiz, first),
                CourseProgress.NONE.withSavedScene(ONE, quiz, later));
        assertEquals(later, both.of(ONE).savedScenes().get(quiz));
        assertTrue(later.isOf(walk(List.of("a1"))));
        assertFalse(later.isOf(walk(List.of("b1"))));
    }

    @Test
    void sceneThatCannotBeReadAnyMoreOrIsTooLargeIsLeftOut() {
        QuizKey quiz = new QuizKey(2, "Build");
        CourseProgress read = CourseProgressText.parse("01-one.md - 2 1,2 2/Build/made/0af/scene%3A+nonsense\n")
                .value();
        assertEquals(Map.of(), read.of(ONE).savedScenes());
        assertEquals(List.of(1, 2), List.copyOf(read.of(ONE).seenSlides()));
        StringBuilder rows = new StringBuilder("scene: editor\nboard: |\n");
        Random random = new Random(13);
        for (int row = 0; row < 100; row++) {
            rows.append("  ");
            for (int column = 0; column < 200; column++) {
                rows.append(random.nextBoolean() ? '.' : '#');
            }
            rows.append('\n');
        }
        SlideEmbeddableSetup large = (SlideEmbeddableSetup) SetupText.parse(rows.toString(), FileResolver.nothing());
        CourseProgress made = shown(ONE, 2).withSavedScene(ONE, quiz, SavedSceneState.of(large, large));
        assertEquals(
                shown(ONE, 2),
                CourseProgressText.parse(CourseProgressText.format(made)).value());
    }

    @Test
    void whatWasMadeNeverMakesTheTextTooLongToBeReadAgain() {
        SlideEmbeddableSetup board = (SlideEmbeddableSetup) SetupText.parse(
                "scene: editor\nboard: |\n" + ("  " + "#.".repeat(40) + "\n").repeat(60), FileResolver.nothing());
        CourseProgress progress = shown(TWO, 1, 2);
        for (int i = 1; i <= 400; i++) {
            progress = progress.withSavedScene(TWO, new QuizKey(i, "Build"), SavedSceneState.of(board, board));
        }
        String text = CourseProgressText.format(progress);
        assertTrue(text.length() < 1 << 21, text.length() + " characters");
        CourseProgress read = CourseProgressText.parse(text).value();
        assertEquals(progress.of(TWO).seenSlides(), read.of(TWO).seenSlides());
        assertFalse(read.of(TWO).savedScenes().isEmpty());
    }

    private static SlideEmbeddableSetup walk(List<String> squares) {
        return (SlideEmbeddableSetup) SetupText.parse(
                "scene: walk\nboard: 5x5\nwalk: [" + String.join(", ", squares) + "]\n", FileResolver.nothing());
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "nonsense",
                "01-one.md - 1 1 1/How/made/xyz/scene",
                "01-one.md - 0 -",
                "01-one.md - 1 1,0",
                "01-one.md - 1 1 1/How/perhaps/0//",
                "01-one.md - 1 1 1/How/open/0///perhaps/-/",
                "01-one.md - 1 1 0/How/right/0//",
                "%zz - 1 1",
            })
    void spoiltLineIsNamed(String line) {
        PartialReadResult<CourseProgress> read = CourseProgressText.parse("; head\n" + line + "\n02-two.md - 3 3\n");
        InputFault fault = read.faults().getFirst();
        assertEquals(1, read.faults().size());
        assertEquals(shown(TWO, 3).lessons(), read.value().lessons());
        assertTrue(fault.getMessage().contains("this is no progress in a lesson"), fault::getMessage);
        assertEquals(2, fault.line());
    }

    /** As many as a person never has: reading must neither nest as deep nor begin anew for each. */
    @Test
    void longTextIsReadInOnePass() {
        StringBuilder text = new StringBuilder();
        String seen = IntStream.rangeClosed(1, 20_000).mapToObj(String::valueOf).collect(Collectors.joining(","));
        String results = IntStream.rangeClosed(1, 20_000)
                .mapToObj(slide -> " " + slide + "/How+many%3F/right/0/8/")
                .collect(Collectors.joining());
        text.append("* 01-one.md - 4 ").append(seen).append(results).append('\n');
        for (int i = 0; i < 20_000; i++) {
            text.append("lesson-").append(i).append(".md - 1 1\n");
        }
        PartialReadResult<CourseProgress> read = CourseProgressText.parse(text.toString());
        assertEquals(List.of(), read.faults());
        assertEquals(20_001, read.value().lessons().size());
        assertEquals(20_000, read.value().of(ONE).seenSlides().size());
        assertEquals(20_000, read.value().of(ONE).results().size());
        assertEquals(Optional.of(ONE), read.value().last());
    }

    @Test
    void moreScenesThanAreKeptAreToldOnceAndCostNothingElse() {
        String made = IntStream.rangeClosed(1, CourseProgressText.MOST_SCENES + 100)
                .mapToObj(slide -> " " + slide + "/Build/made/1a/scene%3A+board%0Aboard%3A+5x5%0A")
                .collect(Collectors.joining());
        PartialReadResult<CourseProgress> read =
                CourseProgressText.parse("* 01-one.md - 4 1,4" + made + "\n02-two.md - 3 3" + made + "\n");
        assertEquals(List.of(1), read.faults().stream().map(InputFault::line).toList());
        assertEquals(
                "more than 4,000 scenes that were made are not kept",
                read.faults().getFirst().description());
        assertEquals(
                CourseProgressText.MOST_SCENES,
                read.value().of(ONE).savedScenes().size());
        assertEquals(Optional.of(ONE), read.value().last());
        assertEquals(List.of(3), List.copyOf(read.value().of(TWO).seenSlides()));
        CourseProgress known = read.value()
                .withSavedScene(
                        TWO,
                        new QuizKey(1, "Build"),
                        read.value().of(ONE).savedScenes().get(new QuizKey(1, "Build")));
        assertEquals(
                List.of(),
                CourseProgressText.parse(CourseProgressText.format(known)).faults());
    }
}
