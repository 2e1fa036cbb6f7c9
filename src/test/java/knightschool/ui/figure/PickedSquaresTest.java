package knightschool.ui.figure;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import knightschool.board.Board;
import org.junit.jupiter.api.Test;

class PickedSquaresTest {
    private final PickedSquares picked = new PickedSquares();

    @Test
    void toggleTakesOutWhatIsPicked() {
        picked.toggle(3);
        picked.toggle(0);
        picked.toggle(1);
        picked.toggle(3);
        assertEquals(List.of(0, 1), picked.squares());
        assertEquals(List.of("a2", "b2"), picked.names(Board.full(2, 2)));
        picked.clear();
        assertEquals(List.of(), picked.squares());
    }

    @Test
    void behindKeepsTheMarksInFront() {
        picked.toggle(2);
        assertEquals(List.of(5, 2, 2), picked.behind(List.of(5, 2)));
    }
}
