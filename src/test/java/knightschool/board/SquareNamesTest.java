package knightschool.board;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.util.HashSet;
import java.util.Set;
import knightschool.files.InputFault;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.parallel.Execution;
import org.junit.jupiter.api.parallel.ExecutionMode;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

@Execution(ExecutionMode.CONCURRENT)
class SquareNamesTest {

    @Test
    void parseGivesBackWhatNameSaidOnEverySize() {
        for (int columns = 1; columns <= 60; columns++) {
            Board board = Board.full(columns, 61 - columns);
            Set<String> names = new HashSet<>();
            for (int square = 0; square < board.squares(); square++) {
                String name = SquareNames.name(board, square);
                names.add(name);
                assertEquals(square, SquareNames.parse(board, name), name);
                assertEquals(square, SquareNames.parse(board, Integer.toString(square)));
            }
            assertEquals(board.squares(), names.size());
        }
    }

    @ParameterizedTest
    @CsvSource({"0,a", "25,z", "26,aa", "51,az", "52,ba", "701,zz", "702,aaa", "4095,fan"})
    void fileGoesOnAfterZ(int column, String letters) {
        assertEquals(letters, SquareNames.file(column));
        Board widest = Board.full(Board.MAX_SIDE, 1);
        assertEquals(column, SquareNames.parse(widest, letters + "1"));
    }

    @ParameterizedTest
    @CsvSource({"a8,0", "h1,63", "' A1 ',56", "0,0", "63,63"})
    void parseTakesNamesAndIndices(String text, int square) {
        assertEquals(square, SquareNames.parse(Board.full(8, 8), text));
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "a", "i1", "a9", "a0", "a01", "64", "-1", "99999999999", "aaaa1", "1a", "a1b", "ä1"})
    void parseRefusesWhatIsNotOnTheBoard(String text) {
        assertThrows(InputFault.class, () -> SquareNames.parse(Board.full(8, 8), text));
    }

    @Test
    void parsePlayableRefusesAHole() {
        Board board = Board.full(8, 8).withHole(3, true);
        assertEquals(3, SquareNames.parse(board, "d8"));
        assertThrows(InputFault.class, () -> SquareNames.parsePlayable(board, "d8"));
        assertEquals(4, SquareNames.parsePlayable(board, "e8"));
    }
}
