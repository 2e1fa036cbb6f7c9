package knightschool.ui.lesson;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertSame;

import java.util.List;
import java.util.Map;
import java.util.concurrent.atomic.AtomicInteger;
import knightschool.files.InputFault;
import knightschool.lesson.ClaimAnswers;
import knightschool.lesson.LessonFile;
import knightschool.lesson.LessonReader;
import knightschool.setup.FileResolver;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

class LessonModelTest {
    private static final ClaimAnswers SAID = new ClaimAnswers(Map.of("edges 5x5", "48"));

    private final LessonModel model = new LessonModel();
    private final AtomicInteger rebuilt = new AtomicInteger();
    private final ListedLesson card = card();

    @BeforeEach
    void openAtTheSecondSlide() {
        model.open(card);
        model.show(1);
        model.cardProperty().addListener(_ -> rebuilt.incrementAndGet());
        model.slideProperty().addListener(_ -> rebuilt.incrementAndGet());
    }

    @Test
    void refreshTellsNewAnswersAndLeavesTheSlideAsItIs() {
        model.refresh(card.answered(SAID));
        assertSame(SAID, model.answersProperty().get());
        assertEquals(0, rebuilt.get());
        assertEquals(1, model.slideProperty().get());
    }

    @Test
    void refreshTakesTheSlideAwayForAFault() {
        model.refresh(card.answered(SAID).checked(List.of(new InputFault("edges 5x5 is 48", "Correct it."))));
        assertEquals(1, rebuilt.get());
        assertNull(model.lesson());
    }

    @Test
    void refreshLeavesAnotherLessonAlone() {
        model.refresh(card().answered(SAID));
        assertSame(ClaimAnswers.NONE, model.answersProperty().get());
        assertSame(card, model.cardProperty().get());
    }

    @Test
    void openBringsTheAnswersThatAreThere() {
        model.refresh(card.answered(SAID));
        model.open(card());
        assertSame(ClaimAnswers.NONE, model.answersProperty().get());
    }

    private static ListedLesson card() {
        String text = "---\ntitle: Two\n---\n## One\n\n{{edges 5x5}} edges.\n\n## Two\n\nText.\n";
        LessonFile file = LessonReader.read("two.md", text, FileResolver.nothing());
        return ListedLesson.read(file, 1);
    }
}
