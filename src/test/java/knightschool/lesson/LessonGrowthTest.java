package knightschool.lesson;

import static knightschool.Growth.assertLinear;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.IntFunction;
import knightschool.files.InputFault;
import knightschool.lesson.check.LessonCheckResult;
import knightschool.lesson.check.LessonChecker;
import knightschool.lesson.claim.ClaimEvaluator;
import knightschool.lesson.glossary.Glossary;
import knightschool.setup.source.FileResolver;
import org.junit.jupiter.api.Test;

/** Whatever a lesson has too much of, reading and checking it takes time in proportion, and no stack. */
class LessonGrowthTest {
    private static final String HEAD = "---\ntitle: Long\n---\n## One\n\n";

    private static List<InputFault> check(String slide) {
        return check(slide, FileResolver.nothing());
    }

    private static List<InputFault> check(String slide, FileResolver beside) {
        LessonReadResult file = LessonReader.read("x.md", HEAD + slide, beside);
        return LessonCheckResult.of(file, new LessonChecker(new ClaimEvaluator()), Glossary.NONE)
                .all();
    }

    private static String expect(String claim) {
        return "```expect\n" + claim + "\n```\n";
    }

    private static void grows(String what, int size, IntFunction<String> slide) {
        assertLinear(what, size, n -> check(slide.apply(n)));
    }

    @Test
    void claimsAreReadInLinearTime() {
        grows("spaces in a claim", 8_000, n -> expect("edges" + " ".repeat(n) + "8x8 = 168"));
        grows("spaces in a value", 8_000, n -> expect("edges 8x8 = 1" + " ".repeat(n) + "68"));
        grows("squares of a claim", 2_000, n -> expect("kind a1" + ",b3,a1".repeat(n) + " = walk"));
    }

    @Test
    void claimOfManySquaresIsAnswered() {
        assertEquals(List.of(), check(expect("kind a1" + ",b3,a1".repeat(5_000) + " = walk")));
    }

    @Test
    void bracesThatStayOpenAreReadInLinearTime() {
        grows("braces", 5_000, n -> ("{{".repeat(1000) + "\n\n").repeat(n / 1000));
        String quiz = "kind: number\nright: 3\n```\n";
        grows("braces of a quiz", 2_000, n -> "```quiz\nask: \"" + "{{word ".repeat(n) + "\"\n" + quiz);
        grows("spaces of a quiz", 500, n -> "```quiz\nask: \"{{word " + " ".repeat(n) + "\"\n" + quiz);
    }

    @Test
    void paragraphWithoutAnEndIsRefusedInsteadOfRead() {
        String open = "![[]()".repeat(150_000);
        List<InputFault> faults = check("Text.\n\n" + open + "\n");
        assertEquals(1, faults.size());
        assertEquals(
                "x.md:8: this text has 900,000 characters; 10,000 are the most in one piece. Part it with empty lines.",
                faults.getFirst().getMessage());
        grows("brackets", 4, n -> ("![[]()".repeat(1_600) + "\n\n").repeat(n));
    }

    /** Nobody steps through so many, and all of them would be listed. */
    @Test
    void moreSlidesThanALessonHasAreToldOnceAndNotRead() {
        assertEquals(List.of(), check("Text.\n\n" + "## More\n\nText.\n\n".repeat(999)));
        List<InputFault> faults = check("Text.\n\n" + "## More\n".repeat(100_000));
        assertEquals(
                List.of("x.md:1007: a lesson has at most 1,000 slides. Make several lessons of it."),
                faults.stream().map(InputFault::getMessage).toList());
        assertTrue(check("Text.\n\n" + "#\n".repeat(100_000)).size() <= 2_000);
    }

    @Test
    void moreThanASlideHasIsToldOnceAndNotRead() {
        assertEquals(List.of(), check("Text.\n\n".repeat(500) + "## Two\n\n" + "Text.\n\n".repeat(500)));
        for (String part : List.of("Text.\n\n", "- item\n", "> - said\n>\n", "Note: this\n\n", "```text\na\n```\n")) {
            List<InputFault> faults = check(part.repeat(50_000));
            assertEquals(1, faults.size(), part);
            assertEquals(
                    "a slide has at most 500 paragraphs, items and blocks in all",
                    faults.getFirst().description());
        }
    }

    @Test
    void questionsOfASlideAreCheckedInLinearTime() {
        String ask = "\"" + "{{edges 8x8}} ".repeat(20) + "\"";
        String quiz = "```quiz\nask: " + ask + "\nkind: number\nright: 3\n```\n\n";
        grows("questions", 100, quiz::repeat);
    }

    @Test
    void whatIsQuotedInAFaultIsShortened() {
        InputFault fault =
                check(expect("edges " + "x".repeat(100_000) + ".board = 1")).getFirst();
        assertTrue(fault.getMessage().length() < 1500, fault.getMessage());
        assertTrue(fault.description().contains("…"), fault.description());
    }

    @Test
    void slideAtWhichTheProgramBreaksDownHidesNoOther() {
        FileResolver broken = name -> {
            if (name.startsWith("deep")) {
                throw new StackOverflowError();
            }
            throw new IllegalStateException("broken");
        };
        List<InputFault> faults = check(
                expect("edges deep.board = 1") + "## Two\n\n" + expect("edges other.board = 1") + "## Three\n\n"
                        + expect("edges 8x8 = 1"),
                broken);
        assertEquals(List.of(4, 9, 17), faults.stream().map(InputFault::line).toList());
        assertTrue(faults.getFirst().description().contains("went wrong inside the program"), faults.toString());
        assertEquals("edges 8x8 is 168, not 1", faults.getLast().description());
    }

    /** A small lesson that names one large file on each slide would take minutes otherwise. */
    @Test
    void filesNamedOverAndOverAreReadUpToALimit() {
        AtomicInteger reads = new AtomicInteger();
        String large = ";" + "x".repeat(4 << 20) + "\n..\n";
        List<InputFault> faults = check("```setup\nscene: board\nboard: a.board\n```\n\n## More\n\n".repeat(400), _ -> {
            reads.incrementAndGet();
            return large;
        });
        assertEquals(16, reads.get());
        assertTrue(faults.stream().anyMatch(fault -> fault.description().contains("67,108,864 characters")));
    }

    @Test
    void solutionThatIsNoGameIsAFault() {
        String play =
                "```setup\nscene: play\nboard: 5x5\n```\n\n```quiz\nask: Can you?\nkind: play\nright: [visited >= 3]\n";
        List<InputFault> faults = check(play + "solution: [a1, b3, b4]\n```\n");
        assertEquals(1, faults.size(), faults.toString());
        assertTrue(faults.getFirst().description().startsWith("this is no game: "), faults.toString());
    }

    @Test
    void lessonAtWhichTheReaderBreaksDownIsAFaultyOne() {
        LessonReadResult file =
                LessonReader.read("x.md", HEAD + "```setup\nscene: board\nboard: a.board\n```\n", name -> {
                    throw new IllegalStateException(name);
                });
        assertEquals(Optional.empty(), file.lesson());
        assertFalse(file.faults().isEmpty());
    }
}
