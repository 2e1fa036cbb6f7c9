package knightschool.lesson.progress;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import knightschool.graph.CycleTerminology;
import knightschool.lesson.progress.QuizProgress.Outcome;
import org.junit.jupiter.api.Test;

class CourseProgressCsvTest {
    private static final String HEAD = "folder,lesson,slide,question,outcome,hints,answer\n";

    @Test
    void everyAnsweredQuestionIsARowWhoseWordsAreQuotedWhereTheyMustBe() {
        CourseProgress progress = CourseProgress.NONE
                .withResult(
                        new LessonKey("", "02-b.md"),
                        new QuizKey(3, "How many, \"really\"?"),
                        new QuizProgress(Outcome.RIGHT, List.of(), "-8", 1))
                .withResult(
                        new LessonKey("", "01-a.md"),
                        new QuizKey(2, "Which?"),
                        new QuizProgress(Outcome.REVEALED, List.of("dark", "light"), "", 0))
                .withSlideShown(new LessonKey("", "03-c.md"), 1);
        assertEquals(
                HEAD
                        + ",01-a.md,2,Which?,revealed,0,dark; light\n"
                        + ",02-b.md,3,\"How many, \"\"really\"\"?\",right,1,'-8\n",
                CourseProgressCsv.format(progress, CycleTerminology.ARTICLES));
    }

    @Test
    void wordsOfTheDictionaryAreWrittenAsTheyAreReadOnTheSlide() {
        CourseProgress progress = CourseProgress.NONE.withResult(
                new LessonKey("", "06-c.md"),
                new QuizKey(1, "Click a {{word circuit}} of exactly six steps."),
                new QuizProgress(Outcome.RIGHT, List.of("a {{ word  closed trail }}", "none"), "", 0));
        assertEquals(
                HEAD + ",06-c.md,1,Click a circuit of exactly six steps.,right,0,a closed trail; none\n",
                CourseProgressCsv.format(progress, CycleTerminology.ARTICLES));
        assertEquals(
                HEAD + ",06-c.md,1,Click a cycle of exactly six steps.,right,0,a circuit; none\n",
                CourseProgressCsv.format(progress, CycleTerminology.BOOKS));
    }

    @Test
    void betsOfAClassAreCounted() {
        CourseProgress progress = CourseProgress.NONE.withResult(
                new LessonKey("", "13-w.md"),
                new QuizKey(3, "Who finishes first?"),
                new QuizProgress(Outcome.BET, List.of("Warnsdorff", "Backtracking", "Warnsdorff"), "", 0));
        assertEquals(
                HEAD + ",13-w.md,3,Who finishes first?,bet,0,Warnsdorff (2); Backtracking\n",
                CourseProgressCsv.format(progress, CycleTerminology.ARTICLES));
    }

    @Test
    void nothingAnsweredIsAHeadAlone() {
        assertEquals(HEAD, CourseProgressCsv.format(CourseProgress.NONE, CycleTerminology.ARTICLES));
    }
}
