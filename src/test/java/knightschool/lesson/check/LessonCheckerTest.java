package knightschool.lesson.check;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;

import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.List;
import java.util.Random;
import knightschool.files.InputFault;
import knightschool.files.TextFiles;
import knightschool.lesson.AllFaults;
import knightschool.lesson.LessonFolderReader;
import knightschool.lesson.LessonReadResult;
import knightschool.lesson.LessonReader;
import knightschool.lesson.claim.ClaimEvaluator;
import knightschool.setup.source.FileResolver;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.parallel.Execution;
import org.junit.jupiter.api.parallel.ExecutionMode;

@Execution(ExecutionMode.CONCURRENT)
class LessonCheckerTest {
    private static final String HEAD = "---\ntitle: A title\n---\n";
    private static final ClaimEvaluator CLAIMS = new ClaimEvaluator();

    @Test
    void checkRunsClaimsBracesQuizzesAndMoments() {
        assertEquals(List.of(5, 8, 11, 13, 19), lines(HEAD + """
                        ## One
                        There are {{edgs 8x8}} of them.

                        ```expect
                        edges 8x8 = 1
                        ```

                        - a list with {{degree z9}}

                        Note: a note with {{steps nobody 8x8}}

                        ```quiz
                        ask: How many?
                        kind: choice
                        answers: [one, two]
                        right: three
                        ```
                        """));
        assertEquals(
                List.of(5),
                lines(HEAD + "## One\n```setup\nscene: compare\npanes: [warnsdorff]\nmoment: first undo\n```\n"));
    }

    @Test
    void checkHoldsABracketToTheStepsOfItsSearch() {
        String scene = HEAD + "## One\n```setup\nscene: compare\nboard: 3x3\npanes: [backtracking]\nbracket: 7 to ";
        assertEquals(List.of(), lines(scene + "28\n```\n"));
        assertEquals(List.of(5), lines(scene + "29\n```\n"));
        assertEquals(List.of(9), lines(scene + "7\n```\n"));
    }

    @Test
    void checkLooksForAMomentUpToTheLimitOfItsSearches() {
        String scene = HEAD + "## One\n```setup\nscene: compare\nstart: b8\npanes: [backtracking]\n"
                + "controls: {limit: 10000100}\nmoment: step ";
        assertEquals(List.of(), lines(scene + "10000100\n```\n"));
        assertEquals(List.of(5), lines(scene + "10000101\n```\n"));
    }

    @Test
    void checkHoldsAMomentOfATourToItsSteps() {
        String scene = HEAD + "## One\n```setup\nscene: tour\nboard: 12x12\nshow: [closed]\nmoment: ";
        assertEquals(List.of(), lines(scene + "step 6\n```\n"));
        assertEquals(List.of(), lines(scene + "end\n```\n"));
        assertEquals(List.of(9), lines(scene + "step 7\n```\n"));
        assertEquals(List.of(9), lines(scene + "first undo\n```\n"));
    }

    @Test
    void checkHoldsEveryKindOfQuizToItsAnswers() {
        assertEquals(List.of(), quiz("kind: number\nright: edges 8x8\n"));
        assertEquals(List.of(), quiz("kind: number\nright: 6,484,065\n"));
        assertEquals(List.of(), quiz("kind: squares\nright: [a1, h8]\n"));
        assertEquals(List.of(), quiz("kind: squares\nright: neighbours a1\n"));
        assertEquals(List.of(), quiz("kind: next-move\nright: c7\n"));
        assertEquals(List.of(), quiz("kind: walk\nright: [circuit = true, length = 6]\n"));
        assertEquals(List.of(), quiz("kind: choices\nanswers: [a, b, c]\nright: [a, c]\n"));
        assertEquals(List.of(), quiz("kind: choice\nanswers: [\"167\", \"168\"]\nright: edges 8x8\n"));
        assertEquals(1, quiz("kind: number\nright: many\n").size());
        assertEquals(1, quiz("kind: squares\nright: [z9]\n").size());
        assertEquals(1, quiz("kind: walk\nright: colour = dark\n").size());
        assertEquals(1, quiz("kind: walk\nright: circuit\n").size());
        assertEquals(1, quiz("kind: choice\nanswers: [a, b]\nright: [a, b]\n").size());
        assertEquals(1, quiz("kind: choice\nanswers: [a]\nright: a\n").size());
        assertEquals(1, quiz("kind: number\n").size());
    }

    /** Names of vertices stand next to each other by chance as well. */
    @Test
    void checkFindsTheVerdictOnAWalkWhereTheQuestionNamesIt() {
        String slide = HEAD + "## One\n```setup\nscene: graphwalk\nwalk: [A, B]\n```\n```quiz\nkind: choice\n"
                + "answers: [a path, a circuit]\nright: a path\nask: ";
        assertEquals(1, lines(slide + "What is the walk A, B?\n```\n").size());
        assertEquals(List.of(), lines(slide + "Which of the vertices A, B, C has most edges?\n```\n"));
        assertEquals(List.of(), lines(slide + "Have A, B and C as many edges?\n```\n"));
        assertEquals(List.of(), lines(slide + "Which has more edges, A, B or C?\n```\n"));
        assertEquals(1, lines(slide + "In this graph, A, B is what?\n```\n").size());
        assertEquals(
                1,
                lines(slide + "\"What is the walk A, B, and is it closed?\"\n```\n")
                        .size());
        assertEquals(1, lines(slide + "Look at A, B and say what it is.\n```\n").size());
    }

    @Test
    void checkRefusesATaskThatCannotBeDone() {
        assertEquals(List.of(), task("walk: [a1]", "[finished = true, from-here = true]"));
        assertEquals(List.of(), task("walk: [a1]", "[keep-open = 1, moves >= 3]"));
        assertEquals(List.of(), task("walk: [a2]\nanswer: never", "finished = true"));
        assertEquals(
                List.of(
                        "x.md:14: this task cannot be done, as the game is lost where it begins. A knight changes colour"
                                + " with every move, and there is 1 more dark square: a tour begins on a dark one, but a2 is"
                                + " light. Begin with a game that can be won."),
                task("walk: [a2]", "[finished = true, from-here = true]"));
        assertEquals(
                List.of("x.md:14: there is no claim \"won\" about a game. Known: finished, lost, from-here, keep-open,"
                        + " moves, visited."),
                task("walk: [a1]", "won = true"));
        assertEquals(
                List.of("x.md:14: the slide's game does this already. Ask for more, or let the game begin earlier."),
                task("walk: [a1]", "visited >= 1"));
        assertEquals(
                List.of("x.md:9: no game stands beside this quiz of the kind play. Give the slide a setup with"
                        + " \"scene: play\"."),
                quiz("kind: play\nright: finished = true\n").stream()
                        .map(InputFault::getMessage)
                        .toList());
    }

    @Test
    void checkHoldsAGameToItsBoardItsWalkAndItsWords() {
        assertEquals(
                List.of("x.md:8: there is no answer \"no\". Known: asked, always, end, never."),
                task("answer: no", "finished = true"));
        assertEquals(
                List.of(
                        "x.md:8: no knight's move leads from a1 (20) to a2 (15). Name the squares in order, each a knight's move"
                                + " from the one before and none twice."),
                task("walk: [a1, a2]", "finished = true"));
        assertEquals(
                List.of("x.md:8: the play scene has no control \"slider\". Known there: player, buttons, undo, files,"
                        + " facts."),
                task("controls: [slider]", "finished = true"));
        assertEquals(
                List.of("x.md:8: here is a list. Write a single value."), task("task: [one, two]", "finished = true"));
    }

    /** A slide with a game on 5 × 5 and a quiz about it, and what is wrong with them. */
    private static List<String> task(String keys, String right) {
        String text = HEAD + "## One\n\n```setup\nscene: play\n" + keys + "\n"
                + "board: 5x5\n```\n```quiz\nask: What?\nkind: play\nright: " + right + "\n```\n";
        return AllFaults.of(LessonReader.read("x.md", text, FileResolver.nothing()), CLAIMS).stream()
                .map(InputFault::getMessage)
                .toList();
    }

    @Test
    void checkCollectsFaultsWhateverBecomesOfAGoodLesson() {
        Random random = new Random(1759);
        List<String> texts = LessonFolderReader.own().stream()
                .map(file -> TextFiles.read(Path.of("lessons", file.name()), LessonReader.MAX_BYTES))
                .map(text -> text.replaceAll("8x8|5x5", "3x4"))
                .toList();
        ClaimEvaluator claims = new ClaimEvaluator();
        for (int i = 0; i < 300; i++) {
            String text = mutated(texts.get(i % texts.size()), random);
            LessonReadResult file = LessonReader.read("m.md", text, FileResolver.nothing());
            assertEquals(file.lesson().isEmpty(), !file.faults().isEmpty());
            for (InputFault fault : AllFaults.of(file, claims)) {
                assertFalse(fault.description().isBlank());
                assertEquals("m.md", fault.place());
            }
        }
    }

    private static String mutated(String text, Random random) {
        StringBuilder changed = new StringBuilder(text);
        for (int i = 1 + random.nextInt(12); i > 0; i--) {
            int at = random.nextInt(changed.length());
            int end = Math.min(changed.length(), at + 1 + random.nextInt(40));
            switch (random.nextInt(4)) {
                case 0 -> changed.delete(at, end);
                case 1 -> changed.insert(at, changed.substring(at, end).repeat(random.nextInt(4)));
                case 2 -> changed.insert(at, "`#-:{}[]&*!|>'\"%@\n\t\u0000\u00e9{{}}```".charAt(random.nextInt(26)));
                default -> changed.setCharAt(at, (char) (32 + random.nextInt(95)));
            }
        }
        byte[] bytes = changed.toString().getBytes(StandardCharsets.UTF_8);
        return new String(bytes, StandardCharsets.UTF_8);
    }

    private static List<InputFault> quiz(String keys) {
        String text = HEAD + "## One\n\n```quiz\nask: What?\n" + keys + "```\n";
        return AllFaults.of(LessonReader.read("x.md", text, FileResolver.nothing()), CLAIMS);
    }

    private static List<Integer> lines(String text) {
        LessonReadResult file = LessonReader.read("x.md", text, FileResolver.nothing());
        return AllFaults.of(file, CLAIMS).stream().map(InputFault::line).toList();
    }
}
