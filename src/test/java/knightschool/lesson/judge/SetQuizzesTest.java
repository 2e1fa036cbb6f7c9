package knightschool.lesson.judge;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.BitSet;
import java.util.List;
import java.util.Random;
import knightschool.board.RandomBoards;
import knightschool.board.SquareNames;
import knightschool.files.InputFault;
import knightschool.graph.KnightGraph;
import knightschool.lesson.LessonReadResult;
import knightschool.lesson.LessonReader;
import knightschool.lesson.Slide;
import knightschool.lesson.check.LessonChecker;
import knightschool.lesson.claim.ClaimEvaluator;
import knightschool.setup.source.FileResolver;
import org.junit.jupiter.api.Assertions;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.parallel.Execution;
import org.junit.jupiter.api.parallel.ExecutionMode;

/** Questions to which many sets of squares or edges are right. */
@Execution(ExecutionMode.CONCURRENT)
class SetQuizzesTest {
    private static final ClaimEvaluator CLAIMS = new ClaimEvaluator();

    @Test
    void anyIndependentSetThatIsLargeEnoughIsRight() {
        String quiz = "kind: squares\nright: [independent = true, squares >= 8]\n";
        assertEquals("", reply("4x4", quiz, "a1", "a3", "b2", "b4", "c1", "c3", "d2", "d4"));
        assertEquals("", reply("4x4", quiz, "a1", "b1", "c1", "d1", "a4", "b4", "c4", "d4"));
    }

    @Test
    void wrongSetIsToldWhatIsWrong() {
        String independent = "kind: squares\nright: [independent = true, squares >= 8]\n";
        assertEquals("a1 and b3 are a knight's move apart.", reply("4x4", independent, "a1", "b3"));
        assertEquals("You chose 1 square; at least 8 are asked for.", reply("4x4", independent, "a1"));
        String dominating = "kind: squares\nright: [dominating = true, squares <= 5]\n";
        assertEquals(
                "a5 is not guarded: none of your squares is a knight's move away.", reply("5x5", dominating, "c3"));
        String matching = "kind: edges\nright: [matching = true, edges = 8]\nsolution: " + PAIRS + "\n";
        assertEquals("a1–b3 and a1–c2 share a1.", reply("4x4", matching, "a1-b3", "a1-c2"));
        assertEquals("You chose 1 edge; 8 are asked for.", reply("4x4", matching, "a1-b3"));
    }

    private static final String PAIRS = "[a1-c2, b1-d2, c1-a2, d1-b2, a3-c4, b3-d4, c3-a4, d3-b4]";

    @Test
    void engineFindsASolutionWhereTheAuthorWroteNone() {
        assertEquals(List.of(), faults("8x8", "kind: squares\nright: [independent = true, squares >= 32]\n"));
        assertEquals(List.of(), faults("5x5", "kind: squares\nright: [dominating = true, squares <= 5]\n"));
    }

    @Test
    void checkerNamesATaskThatCannotBeDone() {
        assertEquals(
                List.of("the engine finds no such set of squares"),
                faults("5x5", "kind: squares\nright: [independent = true, squares >= 14]\n"));
        assertEquals(
                List.of("the engine finds no such set of squares"),
                faults("5x5", "kind: squares\nright: [dominating = true, squares <= 4]\n"));
        assertEquals(
                List.of("no square at all is right already"),
                faults("5x5", "kind: squares\nright: [independent = true]\n"));
        assertEquals(
                List.of("nothing says that such a set of edges exists"),
                faults("4x4", "kind: edges\nright: [matching = true, edges = 8]\n"));
        assertEquals(
                List.of("there is no condition \"peaceful\" for a set of squares"),
                faults("4x4", "kind: squares\nright: [peaceful = true]\n"));
        assertEquals(
                List.of("\"independent\" is either true or false"),
                faults("4x4", "kind: squares\nright: [squares >= 1, independent = 3]\n"));
        assertEquals(
                List.of("the solution is not right"),
                faults("4x4", "kind: squares\nright: [independent = true, squares >= 2]\nsolution: [a1, b3]\n"));
    }

    /** The same verdict as by looking at each pair of squares, on sets by chance. */
    @Test
    void verdictsAgreeWithTheDefinitions() {
        Random random = new Random(75);
        RandomBoards.stream(76, 300, 6).forEach(board -> {
            BitSet set = new BitSet();
            board.playable().filter(_ -> random.nextInt(3) > 0).forEach(set::set);
            KnightGraph graph = KnightGraph.of(board);
            boolean independent =
                    set.stream().noneMatch(square -> set.stream().anyMatch(other -> graph.hasEdge(square, other)));
            boolean dominating = board.playable()
                    .allMatch(
                            square -> set.get(square) || set.stream().anyMatch(other -> graph.hasEdge(square, other)));
            assertEquals(independent, isRight(graph, "independent = true", set));
            assertEquals(!independent, isRight(graph, "independent = false", set));
            assertEquals(dominating, isRight(graph, "dominating = true", set));
            assertTrue(isRight(graph, "squares = " + set.cardinality(), set));
        });
    }

    private static boolean isRight(KnightGraph graph, String condition, BitSet set) {
        List<String> names =
                SquareNames.names(graph.board(), set.stream().boxed().toList());
        return new SquareSetConditionJudge(List.of(condition), List.of(), graph)
                .judge(SubmittedAnswer.of(names))
                .isRight();
    }

    @Test
    void claimsOnSetsAreThoseOfSmallBoards() {
        assertEquals("32", claim("independence-number 8x8"));
        assertEquals("32", claim("matching-number 8x8"));
        assertEquals("13", claim("independence-number 5x5"));
        assertEquals("12", claim("matching-number 5x5"));
        assertEquals("8", claim("domination-number 6x6"));
        InputFault large = Assertions.assertThrows(InputFault.class, () -> claim("domination-number 9x9"));
        assertTrue(large.remedy().startsWith("Take one of at most 64 squares."), large.remedy());
    }

    private static String claim(String question) {
        return CLAIMS.ask(question, FileResolver.nothing()).plain();
    }

    private static String reply(String board, String quiz, String... words) {
        LessonReadResult file = read(board, quiz);
        Slide slide = file.lesson().orElseThrow().slides().getFirst();
        return QuizJudge.of(slide, CLAIMS, FileResolver.nothing())
                .judge(slide.quizzes().getFirst(), SubmittedAnswer.of(List.of(words)))
                .words();
    }

    private static List<String> faults(String board, String quiz) {
        return new LessonChecker(CLAIMS)
                .checkTruth(read(board, quiz)).stream()
                        .map(InputFault::description)
                        .toList();
    }

    private static LessonReadResult read(String board, String quiz) {
        String text = "---\ntitle: T\n---\n## S\n\n```setup\nscene: board\nboard: " + board
                + "\n```\n\n```quiz\nask: What?\n" + quiz + "```\n";
        LessonReadResult file = LessonReader.read("a.md", text, FileResolver.nothing());
        assertEquals(List.of(), file.faults());
        return file;
    }
}
