package knightschool.ui.lesson.home;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import org.junit.jupiter.api.Test;

class HomeLessonCardsTest {
    @Test
    void noCardStandsAloneBelowAFullRowOfAnyPart() {
        assertEquals(5, HomeLessonCards.columns(List.of(5, 4, 3)));
        assertEquals(6, HomeLessonCards.columns(List.of(6, 3, 5, 5)));
        assertEquals(5, HomeLessonCards.columns(List.of(7, 3, 5, 5)));
        assertEquals(4, HomeLessonCards.columns(List.of(11, 7)));
        assertEquals(5, HomeLessonCards.columns(List.of(1)), "one of one is not alone");
        assertEquals(5, HomeLessonCards.columns(List.of()));
    }
}
