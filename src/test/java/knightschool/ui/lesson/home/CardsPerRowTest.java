package knightschool.ui.lesson.home;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import org.junit.jupiter.api.Test;

class CardsPerRowTest {
    @Test
    void noCardStandsAloneBelowAFullRowOfAnyPart() {
        assertEquals(5, CardsPerRow.of(List.of(5, 4, 3)));
        assertEquals(6, CardsPerRow.of(List.of(6, 3, 5, 5)));
        assertEquals(5, CardsPerRow.of(List.of(7, 3, 5, 5)));
        assertEquals(4, CardsPerRow.of(List.of(11, 7)));
        assertEquals(5, CardsPerRow.of(List.of(1)), "one of one is not alone");
        assertEquals(5, CardsPerRow.of(List.of()));
    }
}
