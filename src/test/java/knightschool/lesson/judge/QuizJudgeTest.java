package knightschool.lesson.judge;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Arrays;
import java.util.List;
import java.util.stream.Collectors;
import knightschool.board.Board;
import knightschool.board.BoardText;
import knightschool.board.SquareNames;
import knightschool.drawing.answer.QuizAnswerMarks;
import knightschool.files.InputFault;
import knightschool.lesson.LessonReadResult;
import knightschool.lesson.LessonReader;
import knightschool.lesson.Quiz;
import knightschool.lesson.Slide;
import knightschool.lesson.check.LessonChecker;
import knightschool.lesson.claim.ClaimEvaluator;
import knightschool.lesson.progress.LessonExtent;
import knightschool.setup.SetupText;
import knightschool.setup.SlideEmbeddableSetup;
import knightschool.setup.source.FileResolver;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.parallel.Execution;
import org.junit.jupiter.api.parallel.ExecutionMode;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Every kind of quiz: a right answer, other right ones, and what is said to wrong ones. */
@Execution(ExecutionMode.CONCURRENT)
class QuizJudgeTest {
    private static final ClaimEvaluator CLAIMS = new ClaimEvaluator();
    private static final String WALK = "scene: walk\nboard: 5x5\n";
    private static final String EDITOR = "scene: editor\nboard: 4x4\n";
    /** At a step beyond the limit that is usual. */
    private static final String FAR = "scene: compare\nboard: 8x8\nstart: b8\npanes: [backtracking]\n"
            + "moment: step 10000001\ncontrols: {limit: 10000100}\n";

    private static final String SEARCHES = "scene: compare\nboard: 6x6\nstart: a6\nmoment: step 10\n";

    @Test
    void choiceSaysWhatItsAuthorSaysToAWrongAnswer() {
        Example quiz =
                example("", "kind: choice\nanswers: [one, two, three]\nright: two\nwrong: {one: One is too few.}\n");
        assertEquals("", quiz.reply("two"));
        assertEquals("One is too few.", quiz.reply("one"));
        assertEquals("\"three\" is not right.", quiz.reply("three"));
        assertEquals("two", quiz.solution().words());
    }

    @Test
    void choicesCountWhatIsFound() {
        Example quiz = example("", "kind: choices\nanswers: [a, b, c, d]\nright: [a, c]\n");
        assertEquals("", quiz.reply("c", "a"));
        assertEquals("1 of the 2 answers is found, and 1 does not belong there.", quiz.reply("a", "b"));
        assertEquals("All of the right ones are found, and 1 does not belong there.", quiz.reply("a", "b", "c"));
        assertEquals("a and c", quiz.solution().words());
    }

    @ParameterizedTest
    @CsvSource({
        "20, 20 is too small.",
        "96, 96 is too large.",
        "46, 46 is too small.",
        "50, 50 is too large.",
        "47, 47 is 1 too small or 1 too large. Count again.",
        "49, 49 is 1 too small or 1 too large. Count again.",
        "48, ''"
    })
    void numberGivesADirectionOnlyWhereThatIsNotTheAnswer(String number, String reply) {
        assertEquals(reply, example("", "kind: number\nright: edges 5x5\n").reply(number));
    }

    @Test
    void blankTakesEveryWordThatIsRightInAnySpelling() {
        Example quiz =
                example("", "Every graph with one piece is ___ .", "kind: blank\nright: [connected, in one piece]\n");
        assertEquals("", quiz.reply("Connected"));
        assertEquals("", quiz.reply("in", "one", "piece"));
        assertEquals("\"bipartite\" does not fit here.", quiz.reply("bipartite"));
        assertEquals(
                "Every graph with one piece is connected .", quiz.solution().words());
        assertEquals(
                "",
                example("", "There are ___ of them.", "kind: blank\nright: steps backtracking 8x8 a8\n")
                        .reply("6,484,065"));
    }

    @Test
    void whatIsSaidToAWrongWordIsSaidInEveryDictionary() {
        Example quiz = example(
                "",
                "It is a ___ .",
                "kind: blank\nright: triangle\nwrong: {\"{{word circuit}}\": It ends elsewhere.,"
                        + " \"a {{word closed trail}}\": No edge is there twice., a long walk: How long?}\n");
        assertEquals("It ends elsewhere.", quiz.reply("cycle"));
        assertEquals("It ends elsewhere.", quiz.reply("circuit"));
        assertEquals("No edge is there twice.", quiz.reply("a", "closed", "trail"));
        assertEquals("No edge is there twice.", quiz.reply("a", "circuit"));
        assertEquals("How long?", quiz.reply("a", "long", "walk"));
        assertEquals("\"closed trail\" does not fit here.", quiz.reply("closed", "trail"));
    }

    @Test
    void blanksTakeARightWordEachInTheirOrder() {
        Example quiz = example(
                "", "After ___ moves it is home, after ___ moves never.", "kind: blank\nright: [even|two, odd]\n");
        assertEquals("", quiz.reply("Even", "odd"));
        assertEquals("", quiz.reply("two", "odd"));
        assertEquals("\"odd\" does not fit here.", quiz.reply("odd", "even"));
        assertEquals("\"white\" does not fit here.", quiz.reply("even", "white"));
        assertEquals(
                "After even moves it is home, after odd moves never.",
                quiz.solution().words());
        assertThrows(InputFault.class, () -> quiz.reply("even"));
    }

    @Test
    void squaresSayWhyASquareDoesNotBelongThere() {
        Example corners = example(WALK, "kind: squares\nright: vertices-of-degree 5x5 2\n");
        assertEquals("", corners.reply("a1", "e5", "a5", "e1"));
        assertEquals("2 of the 4 squares are found.", corners.reply("a1", "e5"));
        assertEquals(
                "b1 has 3 moves, not 2. 1 of the 4 squares is found, and 1 does not belong there.",
                corners.reply("a1", "b1"));
        assertEquals(List.of("b1"), names(corners.judge("a1", "b1").marks().crossed()));
        assertEquals(
                "c3 is not a knight's move away from a1. 1 of the 2 squares is found, and 1 does not belong there.",
                example(WALK, "kind: squares\nright: neighbours 5x5 a1\n").reply("b3", "c3"));
        assertEquals(
                "c3 does not belong there.",
                example("scene: compare\nboard: 5x5\n", "kind: squares\nright: a1\n")
                        .reply("c3"),
                "how many moves it has is another question");
        assertEquals(4, corners.solution().marks().squares().size());
    }

    @Test
    void squaresOfASearchSayHowManyMovesAreOpenWhereThatIsAsked() {
        Example deadEnds = example(
                "scene: compare\nboard: 6x6\nstart: a6\npanes: [forward-checking, dead-ends]\nmoment: step 17\n",
                "kind: squares\nright: [a1, f2]\n");
        assertEquals("", deadEnds.reply("f2", "a1"));
        assertEquals(
                "b2 has 3 open moves. 1 of the 2 squares is found, and 1 does not belong there.",
                deadEnds.reply("a1", "b2"));
        assertTrue(deadEnds.reply("c5").startsWith("c5 is visited already."));
        assertTrue(deadEnds.reply("f6").startsWith("The knight stands on f6."));
    }

    @Test
    void squaresOfASearchAreSpokenOfAsTheyAreAtTheMomentThatIsSeen() {
        String setup = "scene: compare\nboard: 6x6\nstart: a6\npanes: [forward-checking]\nmoment: step ";
        Example slide = example(setup + "17\n", "kind: squares\nright: [a1, f2]\n");
        SlideEmbeddableSetup later = (SlideEmbeddableSetup) SetupText.parse(setup + "0\n", FileResolver.nothing());
        Example stepped = new Example(slide.quiz(), slide.judge().beside(later));
        assertTrue(slide.reply("c5").startsWith("c5 is visited already."));
        assertTrue(stepped.reply("c5").startsWith("c5 does not belong there."));
        assertEquals("", stepped.reply("a1", "f2"));
    }

    @Test
    void authorSpeaksOfOneSquareOrEdgeOfAnAnswer() {
        Example squares = example(WALK, "kind: squares\nright: [a1, e5]\nwrong: {c3: That is the middle.}\n");
        assertEquals("That is the middle.", squares.reply("a1", "c3"));
        assertEquals("1 of the 2 squares is found.", squares.reply("a1"));
        Example edges = example(WALK, "kind: edges\nright: edges-at 5x5 a1\nwrong: {c2-e1: That one ends at e1.}\n");
        assertEquals("That one ends at e1.", edges.reply("a1-b3", "e1-c2"));
        assertEquals("That one ends at e1.", edges.reply("c2-e1"));
    }

    /** In this graph b3–c1 is the only bridge, and both of its ends are articulation points. */
    @Test
    void whatDoesNotPartTheGraphIsToldSo() {
        String setup = "scene: walk\nboard: |\n  .##.\n  #...\n  ...#\n  .#..\n";
        Example bridges = example(setup, "kind: edges\nright: bridge-edges board\n");
        assertEquals("", bridges.reply("b3-c1"));
        assertEquals("c1–b3", bridges.solution().words());
        assertEquals("a1–b3 is no bridge: another way joins its ends.", bridges.reply("a1-b3"));
        Example points = example(setup, "kind: squares\nright: articulation-squares board\n");
        assertEquals("", points.reply("c1", "b3"));
        assertEquals(
                "Without a1 there are no more components than before. 1 of the 2 squares is found, and 1 does not belong there.",
                points.reply("a1", "b3"));
    }

    @Test
    void edgesAreTheSameFromBothEnds() {
        Example quiz = example(WALK, "kind: edges\nright: edges-at 5x5 a1\n");
        assertEquals("", quiz.reply("b3-a1", "a1-c2"));
        assertEquals("1 of the 2 edges is found.", quiz.reply("a1-b3"));
        assertEquals(
                "e1–c2 does not end at a1. None of the 2 edges is found yet, and 1 does not belong there.",
                quiz.reply("e1-c2"));
        QuizAnswerMarks half = quiz.judge("a1-b3", "e1-c2").marks();
        assertEquals(
                List.of(1, 1), List.of(half.edges().size(), half.crossedEdges().size()));
        assertTrue(assertThrows(InputFault.class, () -> quiz.reply("a1-a2"))
                .description()
                .contains("no edge joins"));
        assertEquals(
                "a1–b3 and a1–c2",
                example(WALK, "kind: edges\nright: [c2-a1, a1-b3]\n")
                        .solution()
                        .words()
                        .replace("b3–a1", "a1–b3")
                        .replace("c2–a1", "a1–c2"));
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "path = true, length = 5 | a1,b3,d4 | This walk has 2 steps; 5 are asked for.",
                "path = true             | a1,b3,d4,b5,a3,c2,a1,b3 | a1 is visited twice, so this is not a path.",
                "path = true  | a1,b3,a1,b3,a1 | a1 is visited 3 times, so this is not a path.",
                "circuit = true | a1,b3,d4,b3,d2,b3,a1 | 'b3 is visited 3 times on the way, so this is not a {{word circuit}}.'",
                "circuit = true | a1,b3,a1,c2,a1 | 'a1 is visited twice on the way, so this is not a {{word circuit}}.'",
                "trail = true | a1,b3,a1 | 'Step 1 and step 2 use the same edge, b3–a1, so this is not a trail.'",
                "closed = true | a1,b3 | 'This walk began on a1 and ends on b3, so it is not closed.'",
                "circuit = true | a1,b3,a1 | It goes out and straight back. A {{word circuit}} has at least three squares.",
                "hamiltonian = true | a1,b3 | 2 of the 25 squares are visited.",
                "path = true | a1,a2 | 'Step 1, a1 to a2, is not a knight''s move, so this is not a walk.'",
                "path = false | a1,b3 | 'No square is visited twice, so this is a path. One that is not is asked for.'",
                "length >= 3 | a1,b3 | This walk has 1 step; at least 3 are asked for.",
                "length <= 3 | a1,b3 | ''",
                "start = a1, end = d4 | a1,b3,d4 | ''",
                "start = a1, end = b3 | a1,b3,d4 | This walk ends on d4; b3 is asked for.",
                "start = a1, end = d4 | b3,d4 | This walk starts on b3; a1 is asked for."
            })
    void walkSaysWhatIsWrongWithIt(String right, String walk, String reply) {
        assertEquals(
                reply, example(WALK, "kind: walk\nright: [" + right + "]\n").reply(walk.split(",")));
    }

    @Test
    void walkOfTheSolutionIsRight() {
        for (String right : List.of(
                "path = true, length = 5",
                "circuit = true, length = 6",
                "trail = true, path = false, closed = false",
                "start = c3, end = c4",
                "hamiltonian = true")) {
            Example quiz = example(WALK, "kind: walk\nright: [" + right + "]\n");
            List<String> walk = names(quiz.solution().marks().walk());
            assertEquals("", quiz.reply(walk.toArray(String[]::new)), right);
        }
        Example closed = example(
                WALK.replace("5x5", "|\n  ...\n  .#.\n  ..."),
                "kind: walk\nright: [closed = true, hamiltonian = true]\n");
        assertEquals(9, closed.solution().marks().walk().size(), "8 squares and home again");
    }

    @Test
    void boardTakesEveryBoardOfWhichAllClaimsHold() {
        Example quiz = example(EDITOR, "kind: board\nright: [components = 2]\nsolution: 3x3\n");
        assertEquals("", quiz.reply(Board.full(3, 3)));
        assertEquals("", quiz.reply(BoardText.parse("....\n..#.\n.#..\n...#\n")));
        assertEquals("This board has 1 component; 2 are asked for.", quiz.reply(Board.full(4, 4)));
        assertEquals(Board.full(3, 3), quiz.solution().built().orElseThrow());
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "odd-degrees = 4         | 4x4 | 3x4 | 5x5 | Squares with an odd degree: 8; 4 are asked for.",
                "shortest-circuit = 8    | 4x4 | 3x3 | 5x5 | The shortest {{word circuit}} here has 4 steps; 8 are asked for.",
                "shortest-circuit = 8    | 4x4 | 3x3 | 3x2 | There is no {{word circuit}} here.",
                "shortest-circuit = none | 4x4 | 3x2 | 5x5 | This board has a {{word circuit}} of 4 steps. One without any is asked for.",
                "euler-trail = closed    | 4x4 | 3x3 | 4x4 | No walk uses every edge of this board once.",
                "euler-trail = none      | 3x3 | 4x4 | 3x3 | A closed walk uses every edge of this board once. One without is asked for."
            })
    void boardIsAskedForItsMeasures(String right, String slide, String solution, String board, String reply) {
        Example quiz = example(
                EDITOR.replace("4x4", slide), "kind: board\nright: [" + right + "]\nsolution: " + solution + "\n");
        assertEquals(reply, quiz.reply(BoardText.ofSize(board)));
        assertEquals("", quiz.reply(BoardText.ofSize(solution)));
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "path = true, visited >= 5 | a1,b3,a1 | a1 is visited twice, so this is not a path.",
                "trail = true | a1,b3,a1 | 'Step 1 and step 2 use the same edge, b3–a1, so this is not a trail.'",
                "start = a1, length = 1 | b3,d4 | This walk starts on b3; a1 is asked for.",
                "length = 1 | a1,b3,a1 | This walk has 2 steps; 1 is asked for.",
                "visited <= 2 | a1,b3,c5 | This walk visits 3 squares; at most 2 are asked for.",
                "hamiltonian = true | a1,a2 | 'Step 1, a1 to a2, is not a knight''s move, so this is not a walk.'",
                "closed = true | a1,b3 | ''",
                "length >= 3 | a1,b3 | ''",
                "path = false | a1,b3 | ''"
            })
    void walkIsLostOnceNoFurtherStepCanMendIt(String right, String squares, String reply) {
        Example quiz = example(WALK, "kind: walk\nright: [" + right + "]\n");
        assertEquals(reply, quiz.lost(squares.split(",")));
    }

    @Test
    void boardIsAskedForItsTourAndItsColours() {
        Example quiz = example(
                EDITOR.replace("4x4", "5x5"),
                "kind: board\nright: [has-tour = false, colour-difference = 0]\nsolution: 4x4\n");
        assertEquals("", quiz.reply(Board.full(4, 4)));
        assertEquals("This board has a tour. One without is asked for.", quiz.reply(Board.full(5, 6)));
        assertEquals("One colour has 1 more. As many of both are asked for.", quiz.reply(Board.full(3, 3)));
        Board corner = Board.full(5, 5).withStart(0);
        assertEquals("This board has a tour from a5. One without is asked for.", quiz.reply(corner));
    }

    @Test
    void boardIsAskedForWhatASearchComesTo() {
        Example quiz = example(
                EDITOR.replace("4x4", "6x6"),
                "kind: board\nright: outcome warnsdorff --no-backtracking = stopped\nsolution: 4x4\n");
        assertEquals("", quiz.reply(BoardText.parse("......\n......\n...K..\n......\n......\n......\n")));
        assertEquals("Warnsdorff finds a tour here. It should stop without one.", quiz.reply(Board.full(6, 6)));
        Example reasons = example(EDITOR.replace("4x4", "5x5"), "kind: board\nright: explain = cut\nsolution: 4x4\n");
        assertEquals(
                "There is no tour here, but for another reason: a square has no moves.",
                reasons.reply(Board.full(3, 3)));
        Example degrees =
                example(EDITOR.replace("4x4", "2x2"), "kind: board\nright: with-degree 2 >= 4\nsolution: 4x4\n");
        assertEquals("Squares with degree 2: 0; at least 4 are asked for.", degrees.reply(Board.full(2, 2)));
        Example steps = example(
                EDITOR,
                "kind: board\nright: steps backtracking >= 5000\nsolution: |\n  .....\n  .....\n  .....\n  .....\n  K....\n");
        assertEquals("Backtracking takes 28 steps here; at least 5,000 are asked for.", steps.reply(Board.full(3, 3)));
    }

    /** The question names the start, so what is built is judged from there. */
    @Test
    void boardWhoseStartIsGivenIsJudgedFromThere() {
        String rows = ".....\n.....\n..K..\n.....\n.....\n";
        Example quiz = example(
                "scene: editor\nboard: |\n  " + rows.strip().replace("\n", "\n  ") + "\n",
                "kind: board\nright: [steps forward-checking c3 = 0, holes = 2, has-tour = false]\nsolution: |\n"
                        + "  .....\n  .....\n  .#K..\n  ..#..\n  .....\n");
        String right = ".....\n.....\n.#K..\n..#..\n.....\n";
        assertEquals("", quiz.reply(BoardText.parse(right)));
        assertEquals("", quiz.reply(BoardText.parse(right.replace('K', '.'))));
        assertEquals(
                "The knight begins on c3. That square is a hole here.",
                quiz.reply(BoardText.parse(right.replace('K', '#').replace(".#", ".."))));
    }

    @Test
    void nextMoveIsWhatTheSearchDoes() {
        Example quiz = example(SEARCHES + "panes: [warnsdorff]\n", "kind: next-move\n");
        String next = quiz.solution().words();
        assertEquals("", quiz.reply(next));
        assertTrue(quiz.reply("a6").startsWith("a6 is not "), quiz.reply("a6"));
        Example second = example(
                "scene: compare\nboard: 5x5\nstart: a5\nmoment: step 1\npanes: [backtracking]\n", "kind: next-move\n");
        assertEquals("a5 is not free.", second.reply("a5"));
        assertEquals("c3 is not a knight's move away from c4.", second.reply("c3"));
        Example other =
                example(SEARCHES + "panes: [backtracking, warnsdorff]\n", "kind: next-move\nright: warnsdorff\n");
        assertEquals(next, other.solution().words());
        assertEquals("", example(WALK, "kind: next-move\nright: [b3, c2]\n").reply("c2"));
    }

    @Test
    void nextMoveAtAMomentThatNeverComesIsAFaultAndNotTheFirstMove() {
        Example quiz = example(read(
                "scene: compare\nboard: 3x3\nstart: a3\nmoment: step 1000\npanes: [backtracking]\n",
                "What?",
                "kind: next-move\n"));
        InputFault fault = assertThrows(InputFault.class, quiz::solution);
        assertEquals(
                "the searches of this slide do not come to its moment within 10,000,000 steps", fault.description());
    }

    @Test
    void momentOfSearchesWithAHigherLimitIsLookedForUpToThere() {
        assertEquals("c3", example(FAR, "kind: next-move\n").solution().words());
        String reply = example(FAR, "kind: squares\nright: [a1, h1]\n").reply("h8");
        assertTrue(reply.startsWith("h8 is visited already."), reply);
    }

    @Test
    void momentBeyondAHigherLimitIsAFaultThatNamesIt() {
        Example quiz = example(read(FAR.replace("step 10000001", "step 10000101"), "What?", "kind: next-move\n"));
        InputFault fault = assertThrows(InputFault.class, quiz::solution);
        assertEquals(
                "the searches of this slide do not come to its moment within 10,000,100 steps", fault.description());
    }

    @Test
    void whoFirstIsCountedInSteps() {
        Example quiz = example(SEARCHES + "panes: [forward-checking, warnsdorff]\n", "kind: who-first\n");
        assertEquals(List.of("Forward checking", "Warnsdorff"), quiz.choices());
        assertEquals("", quiz.reply("Warnsdorff"));
        assertEquals("Forward checking takes 5,223 steps. Another takes fewer.", quiz.reply("Forward checking"));
    }

    @Test
    void searchesThatEndTogetherAreAllNamedAsFirst() {
        Example quiz = example(
                "scene: compare\nboard: 5x5\nstart: a1\npanes: [backtracking, warnsdorff, warnsdorff-article]\n",
                "kind: who-first\n");
        String both = quiz.choices().get(1) + " and " + quiz.choices().get(2);
        assertEquals(both + ", after 24 steps", quiz.solution().words());
        assertEquals("", quiz.reply(quiz.choices().get(2)));
    }

    @Test
    void arrangeSortsByWhatTheEngineSaysAndTakesEqualsInAnyOrder() {
        Example quiz = example(
                "", "kind: arrange\nanswers: [eight, five, also five]\nright: [edges 8x8, edges 5x5, edges 5x5]\n");
        assertEquals("", quiz.reply("five", "also five", "eight"));
        assertEquals("", quiz.reply("also five", "five", "eight"));
        assertEquals(
                "\"eight\" stands before \"five\", but belongs after it.", quiz.reply("also five", "eight", "five"));
        assertThrows(InputFault.class, () -> quiz.reply("five"));
        assertEquals("five (48), also five (48), eight (168)", quiz.solution().words());
        Example order = example("", "kind: arrange\nanswers: [walk, path, trail]\nright: [path, trail, walk]\n");
        assertEquals("", order.reply("path", "trail", "walk"));
        assertEquals("The order is not right yet: look at \"walk\".", order.reply("path", "walk", "trail"));
        Example lines = example("", "kind: arrange\nanswers: [So., It is., As.]\nright: [As., It is., So.]\n");
        assertEquals("The order is not right yet: look at \"So\".", lines.reply("As.", "So.", "It is."));
    }

    @Test
    void proofTakesEveryValidOrderAndTellsALineWhatItRestsOn() {
        Example proof = example(
                "",
                "kind: arrange\nanswers: [d, b, a, c]\nright: [a, b, c, d]\nrests-on: {2: 1, 4: 2 3}\n"
                        + "wrong: {d: Not all is known for d.}\n");
        assertEquals("", proof.reply("a", "b", "c", "d"));
        assertEquals("", proof.reply("a", "c", "b", "d"));
        assertEquals("", proof.reply("c", "a", "b", "d"));
        assertEquals("\"b\" stands too early. It rests on \"a\".", proof.reply("c", "b", "a", "d"));
        assertEquals("Not all is known for d.", proof.reply("a", "b", "d", "c"));
        assertThrows(InputFault.class, () -> proof.reply("a", "b"));
        assertEquals("a, b, c, d", proof.solution().words());
        Example sentences =
                example("", "kind: arrange\nanswers: [B is., A is.]\nright: [A is., B is.]\nrests-on: {2: 1}\n");
        assertEquals("\"B is\" stands too early. It rests on \"A is\".", sentences.reply("B is.", "A is."));
    }

    @Test
    void refuteTakesEveryCounterexample() {
        Example quiz = example(WALK, "kind: refute\nright: [trail = true, path = false, closed = false]\n");
        assertEquals("It is not true. Look for a counterexample.", quiz.reply("true"));
        assertEquals("", quiz.reply("a4", "c3", "d5", "e3", "d1", "c3", "a2"));
        assertEquals(
                "No square is visited twice, so this is a path. One that is not is asked for."
                        + " This is no counterexample.",
                quiz.reply("a1", "b3"));
        Example held = example(WALK, "kind: refute\nright: [true, path = true, trail = false]\n");
        assertEquals("", held.reply("true"));
        assertTrue(held.reply("a1", "b3").endsWith("This is no counterexample."));
        Example sound = example(WALK, "kind: refute\nright: \"true\"\n");
        assertEquals("", sound.reply("true"));
        assertEquals("This is no counterexample.", sound.reply("a1", "b3"));
    }

    @Test
    void trueStatementIsFollowedByTheChoiceOfItsProof() {
        LessonReadResult file = read(
                WALK,
                "True?",
                "kind: refute\nright: \"true\"\nproofs: [seen, proved]\nproves: proved\nwrong: {seen: Once is not always.}\n"
                        + "hints: [Think.]\nbecause: It is so.\n");
        assertEquals(List.of(), new LessonChecker(CLAIMS).checkTruth(file));
        Slide slide = file.lesson().orElseThrow().slides().getFirst();
        List<Quiz> quizzes = slide.quizzes();
        assertEquals(
                List.of(Quiz.Purpose.QUESTION, Quiz.Purpose.PROOF),
                quizzes.stream().map(Quiz::purpose).toList());
        assertEquals("", quizzes.getFirst().explanation(), "the reason is not told before the proof is found");
        Example proof = new Example(quizzes.getLast(), QuizJudge.of(slide, CLAIMS, FileResolver.nothing()));
        assertEquals("Once is not always.", proof.reply("seen"));
        assertEquals("", proof.reply("proved"));
        assertEquals("It is so.", quizzes.getLast().explanation());
        assertEquals(List.of(), quizzes.getLast().help().hints());
        assertEquals(
                1,
                LessonExtent.of(file.lesson().orElseThrow()).questions().size(),
                "the number would tell that it is true");
    }

    @Test
    void falseLineOfAProofIsChosenAndEachTrueOneMayHaveItsReply() {
        Example proof = example(
                WALK,
                "kind: false-line\nanswers: [one, two, three]\nright: two\nwrong: {three: It follows from two.}\n");
        assertEquals("", proof.reply("two"));
        assertEquals("It follows from two.", proof.reply("three"));
        assertEquals("\"one\" is not right.", proof.reply("one"));
    }

    @Test
    void betIsNoPartOfTheScore() {
        String text = "---\ntitle: T\n---\n## S\n\nText.\n\n```bet\nask: How many?\nkind: number\nright: 4\n```\n";
        LessonReadResult file = LessonReader.read("x.md", text, FileResolver.nothing());
        assertEquals(List.of(), file.faults());
        assertEquals(List.of(), LessonExtent.of(file.lesson().orElseThrow()).questions());
    }

    private static List<String> names(List<Integer> squares) {
        return squares.stream()
                .map(square -> SquareNames.name(Board.full(5, 5), square))
                .toList();
    }

    private static Example example(String setup, String quiz) {
        return example(setup, "What?", quiz);
    }

    private static Example example(String setup, String ask, String quiz) {
        LessonReadResult file = read(setup, ask, quiz);
        assertEquals(List.of(), new LessonChecker(CLAIMS).checkTruth(file));
        return example(file);
    }

    private static Example example(LessonReadResult file) {
        Slide slide = file.lesson().orElseThrow().slides().getFirst();
        return new Example(slide.quizzes().getFirst(), QuizJudge.of(slide, CLAIMS, FileResolver.nothing()));
    }

    private static LessonReadResult read(String setup, String ask, String quiz) {
        String fence = "```";
        String scene = setup.isEmpty() ? "" : fence + "setup\n" + setup + fence + "\n";
        LessonReadResult file = LessonReader.read(
                "a.md",
                "---\ntitle: T\n---\n## S\n\n" + scene + "\n" + fence + "quiz\nask: \"" + ask + "\"\n" + quiz + fence
                        + "\n",
                FileResolver.nothing());
        assertEquals(List.of(), file.faults());
        return file;
    }

    private record Example(Quiz quiz, QuizJudge judge) {
        AnswerVerdict judge(String... words) {
            return judge.judge(quiz, SubmittedAnswer.of(Arrays.stream(words).collect(Collectors.toList())));
        }

        /** What is said; empty where it is right. */
        String reply(String... words) {
            AnswerVerdict judged = judge(words);
            assertEquals(judged.isRight(), judged.words().isEmpty());
            return judged.words();
        }

        String reply(Board board) {
            return judge.judge(quiz, SubmittedAnswer.of(board)).words();
        }

        /** What is said where nothing more can make it right; empty where something can. */
        String lost(String... words) {
            return judge.judgePartial(quiz, SubmittedAnswer.of(List.of(words)))
                    .map(AnswerVerdict::words)
                    .orElse("");
        }

        List<String> choices() {
            return judge.choices(quiz);
        }

        QuizSolution solution() {
            return judge.solution(quiz).orElseThrow();
        }
    }
}
