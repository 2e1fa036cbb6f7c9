package knightschool.ui.lesson;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertSame;

import java.util.List;
import java.util.Map;
import java.util.concurrent.atomic.AtomicInteger;
import knightschool.files.InputFault;
import knightschool.lesson.LessonReader;
import knightschool.lesson.check.LessonTextEngineAnswers;
import knightschool.setup.source.FileResolver;
import knightschool.ui.lesson.library.ListedLesson;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

class LessonModelTest {
    private static final String TEXT = "---\ntitle: Two\n---\n## One\n\n{{edges 5x5}} edges.\n\n## Two\n\nText.\n";
    private static final LessonTextEngineAnswers SAID = new LessonTextEngineAnswers(Map.of("edges 5x5", "48"));

    private final LessonModel model = new LessonModel();
    private final AtomicInteger rebuilt = new AtomicInteger();
    private final ListedLesson card = card();

    @BeforeEach
    void openAtTheSecondSlide() {
        model.open(card, 0);
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
        model.refresh(card("other.md", TEXT).answered(SAID));
        assertSame(LessonTextEngineAnswers.NONE, model.answersProperty().get());
        assertSame(card, model.cardProperty().get());
    }

    @Test
    void refreshShowsWhatWasWrittenOnTheSlideOfTheSameTitle() {
        model.refresh(card("two.md", TEXT.replace("## One", "## Zero\n\nText.\n\n## One")));
        assertEquals(2, model.slideProperty().get());
        assertEquals("Two", model.current().title());
        model.refresh(card("two.md", TEXT.replace("## Two", "## Three")));
        assertEquals(1, model.slideProperty().get());
        model.refresh(card("two.md", TEXT.substring(0, TEXT.indexOf("## Two"))));
        assertEquals("One", model.current().title());
    }

    @Test
    void refreshKeepsTheLastGoodLessonBesideTheFaultsOfANewerOne() {
        model.refresh(card("two.md", "no head"));
        assertSame(card, model.cardProperty().get());
        assertEquals(1, model.faultsProperty().get().size());
        assertEquals(0, rebuilt.get());
        ListedLesson mended = card("two.md", TEXT);
        model.refresh(mended);
        assertSame(mended, model.cardProperty().get());
        assertEquals(List.of(), model.faultsProperty().get());
        model.refresh(mended.checked(List.of(new InputFault("edges 5x5 is 48", "Correct it."))));
        assertSame(mended, model.cardProperty().get());
        assertEquals(1, model.faultsProperty().get().size());
        model.close();
        assertEquals(List.of(), model.faultsProperty().get());
    }

    @Test
    void openBringsTheAnswersThatAreThere() {
        model.refresh(card.answered(SAID));
        model.open(card(), 0);
        assertSame(LessonTextEngineAnswers.NONE, model.answersProperty().get());
    }

    private static ListedLesson card() {
        return card("two.md", TEXT);
    }

    private static ListedLesson card(String name, String text) {
        return ListedLesson.read(LessonReader.read(name, text, FileResolver.nothing()), 1);
    }
}
