package knightschool.ui.lesson;

import static knightschool.Eventually.until;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Map;
import knightschool.lesson.LessonReader;
import knightschool.lesson.Slide;
import knightschool.lesson.claim.ClaimEvaluator;
import knightschool.setup.SetupText;
import knightschool.setup.SlideEmbeddableSetup;
import knightschool.setup.source.FileResolver;
import knightschool.ui.work.UncaughtFailures;
import org.junit.jupiter.api.Test;

class SlideTextValuesModelTest {
    private static final Slide SLIDE = slide("{{edges board}} edges.");

    private static Slide slide(String text) {
        return LessonReader.read(
                        "a.md",
                        "---\ntitle: X\n---\n## One\n\n" + text + "\n\n```setup\nscene: graph\nboard: 5x5\n```\n",
                        FileResolver.nothing())
                .lesson()
                .orElseThrow()
                .slides()
                .getFirst();
    }

    private static SlideEmbeddableSetup on(int side) {
        return (SlideEmbeddableSetup)
                SetupText.parse("scene: graph\nboard: " + side + "x" + side + "\n", FileResolver.nothing());
    }

    /** A number that the engine has failed to find is none of the text: those before stay, and are not passed off. */
    @Test
    void valuesBeforeStayStaleWhereTheEngineFails() {
        try (UncaughtFailures failures = new UncaughtFailures();
                SlideTextValuesModel model =
                        new SlideTextValuesModel(SLIDE, FileResolver.nothing(), null, Runnable::run)) {
            model.look(on(4));
            until("the failure is told", () -> !failures.messages().isEmpty() && model.isSettled());
            assertEquals(Map.of(), model.readingProperty().get().answers());
            assertTrue(model.readingProperty().get().isStale());
        }
    }

    /** The user may edit the board so that it has no such square. */
    @Test
    void questionWithoutAnswerOnThePresentBoardLeavesTheOthersCurrent() {
        Slide slide = slide("{{edges board}} edges, {{degree board e5}} of them at e5.");
        try (UncaughtFailures failures = new UncaughtFailures();
                SlideTextValuesModel model =
                        new SlideTextValuesModel(slide, FileResolver.nothing(), new ClaimEvaluator(), Runnable::run)) {
            model.look(on(4));
            until("the engine has answered", model::isSettled);
            assertFalse(model.readingProperty().get().isStale());
            assertEquals(
                    Map.of("edges board", "24", "degree board e5", "–"),
                    model.readingProperty().get().answers());
            assertEquals(List.of(), failures.messages());
        }
    }

    @Test
    void answersOnAnotherBoardAreNotStale() {
        try (SlideTextValuesModel model =
                new SlideTextValuesModel(SLIDE, FileResolver.nothing(), new ClaimEvaluator(), Runnable::run)) {
            model.look(on(4));
            until(
                    "the engine has answered",
                    () -> !model.readingProperty().get().isStale());
            assertEquals(
                    Map.of("edges board", "24"), model.readingProperty().get().answers());
        }
    }
}
