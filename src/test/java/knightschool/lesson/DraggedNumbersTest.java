package knightschool.lesson;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import knightschool.board.Board;
import knightschool.files.InputFault;
import knightschool.graph.CycleTerminology;
import knightschool.lesson.check.LessonTextEngineAnswers;
import knightschool.lesson.claim.ClaimEvaluator;
import knightschool.lesson.judge.QuizJudge;
import knightschool.lesson.judge.SubmittedAnswer;
import knightschool.setup.BindableSceneNumber;
import knightschool.setup.SlideEmbeddableSetup;
import knightschool.setup.capability.SetupOnBoard;
import knightschool.setup.source.FileResolver;
import org.junit.jupiter.api.Test;

/** Numbers of a text that are those of the scene beside it. */
class DraggedNumbersTest {
    private static final ClaimEvaluator CLAIMS = new ClaimEvaluator();
    private static final String HEAD = "---\ntitle: X\n---\n## One\n\n";
    private static final String GRAPH = "\n\n```setup\nscene: graph\nboard: 5x5\n```\n";

    private static LessonReadResult file(String slide) {
        return LessonReader.read("a.md", HEAD + slide, FileResolver.nothing());
    }

    private static List<String> faults(String slide) {
        return AllFaults.of(file(slide), CLAIMS).stream()
                .map(InputFault::getMessage)
                .toList();
    }

    @Test
    void soundNumbersHaveNoFault() {
        assertEquals(List.of(), faults("{{drag columns}} by {{drag rows 4 to 6}}: {{edges board}}" + GRAPH));
    }

    @Test
    void everyFaultNamesItsLineAndARemedy() {
        assertEquals(
                List.of("a.md:6: there is no number \"width\" to be dragged. Known: columns, rows, holes, step, slider;"
                        + " then, if you like, a range, as in {{drag columns 3 to 8}}."),
                faults("{{drag width}}" + GRAPH));
        assertEquals(
                List.of("a.md:7: \"columns up to 8\" says no range. Write it as in {{drag columns}} or"
                        + " {{drag columns 3 to 8}}."),
                faults("Text\n{{drag columns up to 8}}" + GRAPH));
        assertEquals(
                List.of("a.md:6: no number is from 8 to 3. Write the smaller one first."),
                faults("{{drag columns 8 to 3}}" + GRAPH));
        assertEquals(
                List.of("a.md:6: there is no scene whose columns could be dragged. Add a setup block, or write the"
                        + " number itself."),
                faults("{{drag columns}}\n"));
        assertEquals(
                List.of("a.md:6: the scene graph has no step to be dragged. Choose another scene, or write the number"
                        + " itself."),
                faults("{{drag step}}" + GRAPH));
        assertEquals(
                List.of(
                        "a.md:6: the scene begins with columns 5, which is not from 6 to 8. Write a range that it is in,"
                                + " as in {{drag columns 0 to 100}}."),
                faults("{{drag columns 6 to 8}}" + GRAPH));
        assertEquals(
                List.of("a.md:6: the scene cannot show columns 2 to 99. Write a smaller range."),
                faults("{{drag columns 2 to 99}}" + GRAPH));
        assertEquals(
                List.of("a.md:6: the scene cannot show holes 0 to 25. Write a smaller range."),
                faults("{{drag holes 0 to 25}}" + GRAPH));
        assertEquals(
                List.of("a.md:6: the scene cannot show slider 0 to 101. Write a smaller range."),
                faults("{{drag slider 0 to 101}}" + GRAPH));
        assertEquals(List.of(), faults("{{drag step 0 to 900}}\n\n```setup\nscene: walk\nboard: 5x5\n```\n"));
        assertEquals(
                List.of("a.md:6: the setup does not say at which step the scene begins. Write a moment such as"
                        + " \"moment: step 4\" in it."),
                faults("{{drag step}}\n\n```setup\nscene: compare\nboard: 5x5\nmoment: first undo\n```\n"));
        assertEquals(
                List.of("a.md:8: a note is no part of the slide. Drag a number in the slide's text."),
                faults("Text.\n\nNote: {{drag columns}}" + GRAPH));
        assertEquals(1, faults("{{edges board}}\n").size());
        assertTrue(faults("{{edges board}}\n").getFirst().contains("no board stands beside this text"));
    }

    @Test
    void answerThatStandsInTheTextByTheWordBoardIsFound() {
        String quiz = "\n```quiz\nask: How many?\nkind: number\nright: edges 5x5\n```\n";
        assertTrue(faults("{{edges board}}" + GRAPH + quiz).stream()
                .anyMatch(fault -> fault.contains("stands in the text")));
    }

    @Test
    void wordsAreThoseOfTheSlideUntilTheSceneIsAnotherOne() {
        LessonReadResult file = file("{{drag columns}} {{edges board}}" + GRAPH);
        Slide slide = file.lesson().orElseThrow().slides().getFirst();
        LessonTextEngineAnswers answers = LessonTextEngineAnswers.of(file, CLAIMS);
        assertEquals("5 48", words(slide, answers, SlideTextValues.of(slide)));
        SlideEmbeddableSetup setup = slide.scene().orElseThrow().setup();
        SlideEmbeddableSetup now = BindableSceneNumber.COLUMNS.change(setup, setup, 6);
        assertEquals(
                Board.full(6, 5), now.offer(SetupOnBoard.class).orElseThrow().board());
        assertEquals(
                "6 62",
                words(slide, answers, new SlideTextValues(Optional.of(now), Map.of("edges board", "62"), false)));
    }

    private static String words(Slide slide, LessonTextEngineAnswers answers, SlideTextValues reading) {
        StringBuilder words = new StringBuilder();
        slide.blocks().stream()
                .flatMap(SlideBlock::allSpans)
                .forEach(span -> words.append(answers.words(span, CycleTerminology.ARTICLES, reading)));
        return words.toString();
    }

    @Test
    void quizIsAboutTheBoardThatTheSlideSays() {
        Slide slide = file("Text." + GRAPH + "\n```quiz\nask: How many?\nkind: number\nright: edges board\n```\n")
                .lesson()
                .orElseThrow()
                .slides()
                .getFirst();
        QuizJudge judge = QuizJudge.of(slide, CLAIMS, FileResolver.nothing());
        assertTrue(judge.judge(slide.quizzes().getFirst(), SubmittedAnswer.of(List.of("48")))
                .isRight());
    }
}
