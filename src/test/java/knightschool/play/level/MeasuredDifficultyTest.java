package knightschool.play.level;

import static org.junit.jupiter.api.Assertions.assertEquals;

import knightschool.board.Board;
import knightschool.board.BoardText;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class MeasuredDifficultyTest {
    @Test
    void measuredOfASinglePathIsForcedThroughout() {
        Board line = BoardText.parse("K###\n##.#\n####\n#.##\n###.\n");
        assertEquals(new MeasuredDifficulty(0, 1, 0), MeasuredDifficulty.measured(line));
    }

    @Test
    void measuredOfAForkFailsAlways() {
        Board fork = BoardText.parse("K###\n##.#\n####\n#.#.\n");
        assertEquals(new MeasuredDifficulty(1, 0.5, 6), MeasuredDifficulty.measured(fork));
    }

    @Test
    void measuredOfARingHasOneMoveThatIsNotForced() {
        Board ring = BoardText.parse("K..\n.#.\n...\n");
        assertEquals(new MeasuredDifficulty(0, 0.857, 1.0), MeasuredDifficulty.measured(ring));
    }

    @ParameterizedTest
    @CsvSource({
        "0, 1, 63, 0, 1, 0",
        "0, 0, 63, 0, 0, 63",
        "1, 0.5, 10, 1, 0.5, 20",
        "0.5, 0.25, 8, 0.5, 0.25, 15",
        "0.37, 0.33333, 26, 0.37, 0.333, 36.6"
    })
    void valueIsTheMovesThatAreNotForcedWeighedByFailing(
            double fails, double forced, int moves, double keptFails, double keptForced, double value) {
        assertEquals(new MeasuredDifficulty(keptFails, keptForced, value), MeasuredDifficulty.of(fails, forced, moves));
    }
}
