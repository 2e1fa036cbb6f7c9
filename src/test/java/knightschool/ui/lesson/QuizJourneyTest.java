package knightschool.ui.lesson;

import static knightschool.Eventually.onFx;
import static knightschool.Eventually.untilShown;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.util.List;
import javafx.geometry.Bounds;
import javafx.scene.Node;
import javafx.scene.control.Labeled;
import javafx.scene.input.KeyCode;
import knightschool.graph.CycleTerminology;
import knightschool.ui.robot.ScreenRobot;
import org.junit.jupiter.api.Test;

/** Every kind of quiz that is answered beside the text: wrong, hinted, right, and shown. */
class QuizJourneyTest extends WrittenQuizJourney {
    @Test
    void choiceIsAnsweredByAClick(ScreenRobot robot) throws IOException {
        example("## Colours");
        choose(robot, "dark");
        assertReply("Not yet", "After two moves it is back on a dark square. And after seven?");
        assertEquals(1, crosses(robot));
        help(robot, "Hint", "What does one move do to the colour?");
        assertEquals(1, crosses(robot), "a hint takes nothing away");
        choose(robot, "light");
        assertReply("Right!", "Each move changes the colour. An odd number of changes ends on the other one.");
        assertEquals(0, crosses(robot));
        assertFalse(onFx(() -> node("#quiz-help").isVisible()), "there is nothing left to show");
    }

    private static long crosses(ScreenRobot robot) {
        return onFx(() -> robot.findAll(".answer-cross", Node.class).stream()
                .filter(Node::isVisible)
                .count());
    }

    @Test
    void engineSaysWhatStandsInBracesOfAQuestion(ScreenRobot robot) throws IOException {
        example("## Asked of the engine");
        untilShown(
                "the question is read",
                () -> text(".ask").equals("The 5 × 5 board has 25 squares. How many edges does its graph have?"));
        assertEquals(
                List.of("24", "48", "96"),
                onFx(() -> robot.findAll(".answer", Labeled.class).stream()
                        .map(Labeled::getText)
                        .toList()));
        choose(robot, "96");
        assertReply("Not yet", "That is the sum of all degrees. Each edge was counted twice.");
        help(robot, "Hint", "The graph of 4 × 4 has 24 edges.");
        choose(robot, "48");
        assertReply("Right!", "The degrees add up to 96, and half of that is 48.");
        showAgain();
        assertReply("Right!", "The degrees add up to 96, and half of that is 48.");
    }

    @Test
    void wrongNumberMayBeNamedByWhatTheEngineSays(ScreenRobot robot) throws IOException {
        slide(
                "## One number",
                "scene: board\nboard: 5x5\n",
                "ask: How many edges?\nkind: number\nright: edges 5x5\n"
                        + "wrong: {\"{{degree-sum 5x5}}\": \"{{degree-sum 5x5}} ends are no edges.\"}\n");
        robot.clickOn(".text-field").write("96\n");
        assertReply("Not yet", "96 ends are no edges.");
    }

    @Test
    void wordsOfTheDictionaryInAQuestionFollowTheClass(ScreenRobot robot) throws IOException {
        slide(
                "## A ring",
                "scene: board\nboard: 5x5\n",
                "ask: Every {{word circuit}} is even. It never has ___ steps.\nkind: blank\nanswers: [five, six]\n"
                        + "right: five\nhints: [\"A {{word circuit}} comes home.\"]\n");
        help(robot, "Hint", "A circuit comes home.");
        robot.interact(() -> window.settings().dictionaryProperty().set(CycleTerminology.BOOKS));
        assertReply("Hint", "A cycle comes home.");
    }

    @Test
    void pageKeyTurnsTheSlideFromWhereAnAnswerWasWritten(ScreenRobot robot) throws IOException {
        slide("## First", "scene: board\nboard: 3x3\n", "ask: How many?\nkind: number\nright: 2\n");
        robot.clickOn(".text-field").write("2\n");
        assertReply("Right!", "");
        robot.type(KeyCode.PAGE_DOWN);
        untilShown("the second slide", () -> text("#slide-title").equals("Another"));
    }

    @Test
    void choicesAreChecked(ScreenRobot robot) throws IOException {
        example("## Odd boards");
        choose(robot, "5 × 7");
        checkIsNotYet(robot, "1 of the 2 answers is found.");
        choose(robot, "7 × 7");
        checkIsRight(robot, "Odd times odd is odd, so one colour has a square more than the other.");
    }

    @Test
    void numberIsWrittenAndTheFactsAreShownOnlyAfterwards(ScreenRobot robot) throws IOException {
        example("## Half of them");
        assertFalse(onFx(() -> node(".facts").isVisible()), "24 edges stand beside the graph");
        double before = top("#quiz-help");
        double room = width("#quiz-help");
        robot.clickOn(".text-field").write("48\n");
        assertReply("Not yet", "Each edge was counted at both of its ends.");
        help(robot, "Hint 1 of 2", "How many ends does an edge have?");
        help(robot, "Hint 2 of 2", "The sum counts every edge twice.");
        assertEquals(room, width("#quiz-help"), "the way to the solution takes no more room than the way to a hint");
        assertFalse(onFx(() -> node(".facts").isVisible()), "a hint is no answer");
        robot.clickOn(".text-field")
                .push(KeyCode.END)
                .type(KeyCode.BACK_SPACE, 2)
                .write("24\n");
        assertReply("Right!", "Each edge is counted twice, so the sum is halved.");
        assertTrue(onFx(() -> node(".facts").isVisible()));
        assertEquals(before, top("#quiz-help"), "nothing has moved");
    }

    @Test
    void hintsThatWereGivenAreReadAgain(ScreenRobot robot) throws IOException {
        example("## Half of them");
        help(robot, "Hint 1 of 2", "How many ends does an edge have?");
        help(robot, "Hint 2 of 2", "The sum counts every edge twice.");
        double before = top("#quiz-help");
        robot.clickOn(".text-field").write("48\n");
        assertReply("Not yet", "Each edge was counted at both of its ends.");
        robot.clickOn(".hint-link");
        assertReply("Hint 1 of 2", "How many ends does an edge have?");
        robot.clickOn(".hint-link");
        assertReply("Hint 2 of 2", "The sum counts every edge twice.");
        assertEquals(before, top("#quiz-help"), "nothing has moved");
        assertEquals("Solution", text("#quiz-help"), "no hint is counted twice");
    }

    @Test
    void factsAreShownWithTheSolutionToo(ScreenRobot robot) throws IOException {
        example("## Half of them");
        help(robot, "Hint 1 of 2", "How many ends does an edge have?");
        help(robot, "Hint 2 of 2", "The sum counts every edge twice.");
        help(robot, "The solution", "24. Each edge is counted twice, so the sum is halved.");
        assertTrue(onFx(() -> node(".facts").isVisible()));
    }

    @Test
    void blankIsTyped(ScreenRobot robot) throws IOException {
        example("## A word\n");
        robot.clickOn("#blank").write("large\n");
        assertReply("Not yet", "\"large\" does not fit here.");
        help(robot, "Hint", "It begins with c.");
        robot.clickOn("#blank").push(KeyCode.END).type(KeyCode.BACK_SPACE, 5).write("connected\n");
        assertReply("Right!", "");
    }

    @Test
    void blankIsPicked(ScreenRobot robot) throws IOException {
        example("## A word to pick");
        choose(robot, "path");
        assertReply("Not yet", "A path visits no vertex twice. That is more.");
        help(robot, "The solution", "A walk that uses no edge twice is a trail.");
        choose(robot, "trail");
        assertEquals("trail", text("#blank"));
        assertReply("Right!", "");
    }

    @Test
    void arrangedAnswersCarryTheirPlace(ScreenRobot robot) throws IOException {
        example("## Sort");
        Bounds before = place(robot, "8 × 8");
        choose(robot, "5 × 5");
        Bounds first = place(robot, "4 × 4");
        assertEquals(before, place(robot, "8 × 8"), "no answer has moved");
        check(robot);
        assertReply("One thing first", "Not all of them have a place yet. Choose all 3, one after the other.");
        choose(robot, "4 × 4");
        assertEquals(first, place(robot, "4 × 4"), "what is chosen is as wide as before");
        choose(robot, "8 × 8");
        checkIsNotYet(robot, "\"5 × 5\" stands before \"4 × 4\", but belongs after it.");
        for (String answer : List.of("5 × 5", "8 × 8", "5 × 5", "8 × 8")) {
            choose(robot, answer);
        }
        checkIsRight(robot, "More squares, and fewer of them at the rim.");
    }

    @Test
    void answerOfAQuestionStandsBehindAButton(ScreenRobot robot) throws IOException {
        example("## Two boxes");
        double before = top("#where");
        assertFalse(onFx(() -> node(".revealed").isVisible()));
        robot.clickOn(".show-answer");
        assertTrue(onFx(() -> node(".revealed").isVisible()));
        assertEquals(before, top("#where"));
    }

    private double width(String query) {
        return onFx(() -> node(query).getLayoutBounds().getWidth());
    }
}
