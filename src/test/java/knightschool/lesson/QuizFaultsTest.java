package knightschool.lesson;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import knightschool.files.InputFault;
import knightschool.lesson.check.LessonChecker;
import knightschool.lesson.claim.ClaimEvaluator;
import knightschool.setup.source.FileResolver;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** What is wrong with a quiz is named with file, line and remedy. */
class QuizFaultsTest {
    private static final ClaimEvaluator CLAIMS = new ClaimEvaluator();
    private static final String FENCE = "```";

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "kind: blank~right: x | 13: the sentence of this quiz has no blank. Write three underscores (___) in"
                        + " \"ask\" where the word is missing.",
                "kind: squares~right: vertices-of-degree 5x5 7 | 13: no square is right. Ask for squares that there are.",
                "kind: edges~right: [a1-a2] | 13: no edge joins a1 and a2. Name two squares that are a knight's move apart.",
                "kind: edges~right: [a1] | 13: \"a1\" names no edge. Write its two ends, as in: a1-b3.",
                "kind: walk~right: [circuit = true, length = 5] | 13: the engine finds no such walk. Ask for less, or write"
                        + " one as \"solution\": [a1, b3, ...].",
                "kind: walk~right: path = true~solution: [a1, b3, a1] | 13: the solution is not right. a1 is visited twice,"
                        + " so this is not a path. Correct \"solution\".",
                "kind: board~right: components = 2 | 13: no board to be built stands beside this quiz. Give the slide a"
                        + " setup with \"scene: editor\".",
                "kind: who-first | 11: no searches stand beside this quiz. Give the slide a setup with \"scene: compare\".",
                "kind: next-move | 11: no search stands beside this quiz. Give the slide a setup with \"scene: compare\", or"
                        + " write the square as \"right\".",
                "kind: refute~right: [true, path = true] | 13: the statement is called true, and there is a counterexample."
                        + " Take \"true\" out of \"right\".",
                "kind: number~right: 4~hint: no | 14: a quiz has no key \"hint\". Keys: ask, kind, answers, right,"
                        + " rests-on, proofs, proves, wrong, hints, solution, because.",
                "kind: number~right: 4~proofs: [a, b]~proves: a | 14: only a true statement can be proved. Leave \"proofs\" out,"
                        + " or write \"kind: refute\" and \"true\" among what is right.",
                "kind: refute~right: path = true~proofs: [a, b]~proves: a | 14: only a true statement can be proved. Leave"
                        + " \"proofs\" out, or write \"kind: refute\" and \"true\" among what is right.",
                "kind: refute~right: \"true\"~proofs: [a, b]~proves: c~wrong: {a: No., b: No.} | 15: what proves it is not among"
                        + " the proofs. Copy a sentence of \"proofs\".",
                "kind: refute~right: \"true\"~proofs: [a, b]~wrong: {a: No., b: No.} | 11: \"proves\" is missing. Copy the sentence"
                        + " of \"proofs\" that proves it.",
                "kind: refute~right: \"true\"~proves: a | 14: \"proves\" stands without \"proofs\". Write the sentences to"
                        + " choose from as \"proofs\", or leave \"proves\" out.",
                "kind: refute~right: \"true\"~proofs: [a]~proves: a | 14: a choice of proofs has two to four sentences. Write so"
                        + " many of them, of which one proves the statement.",
                "kind: refute~right: \"true\"~proofs: [a, b]~proves: a | 14: nothing says why \"b\" is no proof. Write it and the"
                        + " reason under \"wrong\".",
                "kind: refute~right: \"true\"~proofs: [a, b]~proves: a~wrong: {a: No., b: No.} | 16: \"wrong\" speaks of the"
                        + " proof. Say that in \"because\".",
                "kind: false-line~answers: [a, b]~right: a | 13: a proof in which a line is looked for has at least three. Write"
                        + " each step of the proof on a line of its own.",
                "kind: number~right: 4~rests-on: {2: 1} | 14: only lines that are put in order can rest on each other. Leave"
                        + " \"rests-on\" out, or write \"kind: arrange\".",
                "kind: arrange~answers: [b, a]~right: [a, b]~rests-on: {2: 3} | 15: \"rests-on\" names the line \"3\", and the proof"
                        + " has 2 lines. Write numbers of lines, as in \"rests-on: {2: 1, 4: 2 3}\": line 4 of \"right\" rests on"
                        + " 2 and 3.",
                "kind: arrange~answers: [b, a]~right: [a, b]~rests-on: {1: 2} | 15: line 1 rests on line 2, which does not"
                        + " stand before it. Write \"right\" in an order that is valid, and let each line rest on earlier ones.",
                "kind: arrange~answers: [b, a]~right: [a, b]~rests-on: {2: \",\"} | 15: \"rests-on\" names the line \",\", and the"
                        + " proof has 2 lines. Write numbers of lines, as in \"rests-on: {2: 1, 4: 2 3}\": line 4 of"
                        + " \"right\" rests on 2 and 3.",
                "kind: next-move~right: [\",\"] | 13: \"right\" names no square. Write one, such as \"right: c3\".",
                "kind: arrange~answers: [b, a]~right: [2, 1]~rests-on: {2: 1} | 14: \"rests-on\" speaks of lines, and \"right\""
                        + " does not have the lines. Write the lines of \"answers\" under \"right\", in an order that is valid.",
                "kind: arrange~answers: [c, a, b]~right: [a, b, c]~rests-on: {2: 1} | 14: the answers stand in a right order"
                        + " already. Write them in another one.",
                "kind: number~right: 4~wrong: no | 14: \"wrong\" is a single value. Write keys and values: an answer, a"
                        + " colon, and a sentence about it.",
                "kind: number~right: 4~wrong: {8: Too many, by far.} | 14: \"wrong\" says nothing to \"by far.\". Write a"
                        + " sentence behind the colon; put text with a comma in quotation marks.",
                "kind: number~right: 4~hints: [Out, and back.] | 14: a hint is cut in two: \"Out\" and \"and back.\"."
                        + " Put text with a comma in quotation marks, or begin each hint with a capital."
            })
    void checkNamesWhatIsWrongWithAQuizBesideAWalk(String quiz, String fault) {
        assertEquals(List.of("x.md:" + fault), quiz("scene: walk\nboard: 5x5\n", quiz.replace('~', '\n')));
    }

    @ParameterizedTest
    @ValueSource(strings = {"[\"|\", x]", "[x, \"y | | z\"]", "[\"\", x]"})
    void rightWordThatIsEmptyIsRefused(String right) {
        assertEquals(
                List.of(
                        "x.md:13: a right word of this quiz is empty. Write a word for each blank in \"right\", and another"
                                + " one behind each bar (|)."),
                quiz("Text.", "scene: board\nboard: 5x5\n", "a ___ b ___", "kind: blank\nright: " + right));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "hints: [Look at the rim, Count the corners]",
                "hints:~  - b2 has no move.~  - a1 has two.",
                "hints: [\"Out, and back\"]"
            })
    void hintsNeedNoFullStop(String hints) {
        assertEquals(
                List.of(), quiz("scene: walk\nboard: 5x5\n", "kind: number\nright: 4\n" + hints.replace('~', '\n')));
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "components = 1~solution: 3x3 | 13: the slide's board does this already. Ask for more, or begin with"
                        + " another board.",
                "components = 2 | 13: nothing says that such a board exists. Write one as \"solution\": a size, a file or"
                        + " its rows.",
                "components = 2~solution: 5x5 | 13: the solution is not right. This board has 1 component; 2 are asked for."
                        + " Correct \"solution\".",
                "components > 2~solution: 3x3 | 13: \"components > 2\" is no claim about a board. Write it as in:"
                        + " components = 2."
            })
    void checkNamesWhatIsWrongWithABoardToBeBuilt(String right, String fault) {
        assertEquals(
                List.of("x.md:" + fault),
                quiz("scene: editor\nboard: 4x4\n", "kind: board\nright: " + right.replace('~', '\n')));
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "kind: number~right: 4~because: It has {{edges 5x5 edges. | 10: these double braces are not closed. Write }}"
                        + " after the question, without a change of style inside.",
                "kind: number~right: 4~because: It has {{drag columns}} columns. | 10: a number in a question cannot be"
                        + " dragged: \"It has {{drag columns}} columns.\". Drag it in the text of the slide, and ask the"
                        + " engine here, as in {{edges 4x4}}."
            })
    void bracesInAQuestionThatCannotBeReadAreNamed(String quiz, String fault) {
        assertEquals(List.of("x.md:" + fault), quiz("scene: board\nboard: 5x5\n", quiz.replace('~', '\n')));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "hints: [\"It has {{egdes 5x5}} edges.\"]",
                "because: It has {{egdes 5x5}} edges.",
                "wrong: {\"{{egdes 5x5}}\": No.}",
                "wrong: {\"5\": \"{{egdes 5x5}}.\"}"
            })
    void checkAsksTheEngineWhatStandsInAQuestion(String key) {
        List<String> faults = quiz("scene: board\nboard: 5x5\n", "kind: number\nright: 4\n" + key);
        assertEquals(1, faults.size(), faults::toString);
        assertTrue(faults.getFirst().startsWith("x.md:10: "), faults::toString);
        assertTrue(faults.getFirst().contains("egdes"), faults::toString);
    }

    @Test
    void checkFindsAQuestionThatHoldsItsOwnAnswerAndLeavesWhatIsSaidAfterwards() {
        String hold = "scene: board\nboard: 5x5\n";
        String after = "kind: number\nright: edges 5x5\nbecause: There are {{edges 5x5}}.";
        assertEquals(List.of(), quiz(hold, after));
        List<String> faults = quiz("Text.", hold, "Are there {{edges 5x5}} edges?", after);
        assertEquals(1, faults.size(), faults::toString);
        assertTrue(faults.getFirst().contains("stands in the text: {{edges 5x5}}"), faults::toString);
    }

    @Test
    void checkFindsAnswersWithoutTheirOrder() {
        assertEquals(
                List.of("x.md:14: the answers stand in their order already. Write them in another one."),
                quiz("scene: board\nboard: 5x5\n", "kind: arrange\nanswers: [a, b]\nright: [1, 2]"));
        assertEquals(
                List.of(
                        "x.md:14: what is right has 1 items, and there are 2 answers. Write the answers in their order, or"
                                + " for each of them a claim or a number that says its size."),
                quiz("scene: board\nboard: 5x5\n", "kind: arrange\nanswers: [a, b]\nright: [1]"));
    }

    @Test
    void checkFindsAnswersThatStandOnTheirOwnSlide() {
        String graph = "scene: graph\nboard: 4x4\n";
        String edges = "kind: number\nright: edges 4x4";
        assertEquals(
                List.of(
                        "x.md:13: the answer to this quiz, 24, stands beside the graph. Write \"hide: facts\" in the setup,"
                                + " or ask for something else."),
                quiz(graph, edges));
        assertEquals(List.of(), quiz(graph.replace("4x4\n", "4x4\nhide: facts\n"), edges));
        assertEquals(List.of(), quiz(graph.replace("4x4\n", "4x4\nleave-out: facts\n"), edges));
        assertEquals(
                List.of(
                        "x.md:13: the answer to this quiz, 48, stands in the text: {{edges 5x5}}. Take it out of the text,"
                                + " or ask for something else."),
                quiz("There are {{edges 5x5}}.", "scene: board\nboard: 5x5\n", "kind: number\nright: 48"));
        String walk = "scene: walk\nboard: 5x5\nwalk: [a1, b3, a1]\n";
        String kind = "kind: choice\nanswers: [a path, a walk]\nright: a walk";
        assertEquals(1, quiz("Text.", walk, "What is a1, b3, a1?", kind).size());
        assertEquals(0, quiz("Text.", walk, "What is a1, b3, d4?", kind).size());
        String search = "scene: compare\nboard: 6x6\nstart: a6\npanes: [warnsdorff]\nmoment: step 10\n";
        assertEquals(
                List.of(
                        "x.md:14: the scene beside this quiz shows the square that comes next. Write \"hide: next\" in the"
                                + " setup, or ask for something else."),
                quiz(search, "kind: next-move"));
        assertEquals(1, quiz(search + "show: [path]\n", "kind: next-move").size(), "a step would show it");
        assertEquals(List.of(), quiz(search + "hide: next\n", "kind: next-move"));
        String tree = "scene: compare\nboard: 5x5\npanes: [warnsdorff, backtracking]\nshow: [tree, nodes]\n";
        assertEquals(List.of(), quiz(tree, "kind: who-first"));
        assertEquals(
                List.of("x.md:14: the scene beside this quiz shows when the searches end. Write \"hide: tree\" in the"
                        + " setup, or ask for something else."),
                quiz(tree + "tree-pane: all\n", "kind: who-first"));
        String editor = "scene: editor\nboard: 4x4\n";
        assertEquals(1, quiz(editor, "kind: number\nright: pieces 4x4").size());
        assertEquals(
                0,
                quiz(editor + "hide: answer\n", "kind: number\nright: pieces 4x4")
                        .size());
    }

    @Test
    void checkTruthLetsALessonBeTaughtThatGivesAnAnswerAway() {
        String text = slide("Text.", "scene: graph\nboard: 4x4\n", "How many?", "kind: number\nright: edges 4x4");
        LessonReadResult file = LessonReader.read("x.md", text, FileResolver.nothing());
        assertEquals(List.of(), new LessonChecker(CLAIMS).checkTruth(file));
    }

    @Test
    void leaveOutNeedsNoQuestion() {
        String slide = "---\ntitle: T\n---\n## S\nText.\n" + FENCE + "setup\nscene: walk\n";
        assertEquals(List.of(), check(slide + "leave-out: verdict\n" + FENCE + "\n"));
        assertEquals(
                List.of("x.md:8: the walk scene cannot hide \"facts\". Known there: verdict."),
                check(slide + "leave-out: facts\n" + FENCE + "\n"));
    }

    @Test
    void hideRefusesWhatTheSceneDoesNotHave() {
        assertEquals(
                List.of("x.md:9: the walk scene cannot hide \"facts\". Known there: verdict."),
                quiz("scene: walk\nboard: 5x5\nhide: facts\n", "kind: walk\nright: path = true"));
        assertEquals(
                List.of("x.md:9: there is no part to hide \"all\". Known: verdict."),
                quiz("scene: walk\nboard: 5x5\nhide: [all]\n", "kind: walk\nright: path = true"));
        assertEquals(
                List.of(
                        "x.md:6: something is hidden, and no question of the slide ever shows it. Add a quiz, or a call-out"
                                + " \"> **Question**\" with a paragraph \"> Answer: ...\"."),
                check("---\ntitle: T\n---\n## S\nText.\n" + FENCE + "setup\nscene: walk\nhide: verdict\n" + FENCE
                        + "\n"));
        assertEquals(
                List.of(),
                check("---\ntitle: T\n---\n## S\n> **Question** Why?\n>\n> Answer: So.\n\n" + FENCE
                        + "setup\nscene: walk\nhide: verdict\n" + FENCE + "\n"));
    }

    @Test
    void betIsOnWhatComesOutAndHasNothingWrong() {
        String begin = "---\ntitle: T\n---\n## S\n\nText.\n\n" + FENCE + "bet\nask: How many?\n";
        String end = "right: 4\n" + FENCE + "\n";
        assertEquals(List.of(), check(begin + "kind: number\n" + end));
        assertEquals(
                List.of("x.md:10: nobody can bet on a question of the kind \"walk\". Known: choice, number, who-first,"
                        + " arrange."),
                check(begin + "kind: walk\n" + end));
        assertEquals(
                List.of("x.md:11: a bet has no key \"wrong\". Keys: ask, kind, answers, right, hints, because."),
                check(begin + "kind: number\nwrong: {3: No.}\n" + end));
    }

    @Test
    void tryTakesWhatCanBeNoticed() {
        String begin = "---\ntitle: T\n---\n## S\n" + FENCE + "setup\nscene: walk\nboard: 5x5\n" + FENCE + "\n" + FENCE;
        assertEquals(List.of(), check(begin + "try\nask: Walk.\nkind: walk\nright: length = 3\n" + FENCE + "\n"));
        assertEquals(
                List.of("x.md:11: nobody can notice when something to try of the kind \"number\" is done. Known: walk,"
                        + " board."),
                check(begin + "try\nask: Count.\nkind: number\nright: 3\n" + FENCE + "\n"));
    }

    private static List<String> quiz(String setup, String quiz) {
        return quiz("Text.", setup, quiz);
    }

    private static List<String> quiz(String text, String setup, String quiz) {
        return quiz(text, setup, "What?", quiz);
    }

    private static List<String> quiz(String text, String setup, String ask, String quiz) {
        return check(slide(text, setup, ask, quiz));
    }

    private static String slide(String text, String setup, String ask, String quiz) {
        return "---\ntitle: T\n---\n## S\n" + text + "\n" + FENCE + "setup\n" + setup + FENCE + "\n" + FENCE
                + "quiz\nask: \"" + ask + "\"\n" + quiz + "\n" + FENCE + "\n";
    }

    private static List<String> check(String text) {
        return AllFaults.of(LessonReader.read("x.md", text, FileResolver.nothing()), CLAIMS).stream()
                .map(InputFault::getMessage)
                .toList();
    }
}
