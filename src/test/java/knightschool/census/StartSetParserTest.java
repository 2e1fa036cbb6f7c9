package knightschool.census;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.BitSet;
import knightschool.board.Board;
import knightschool.files.InputFault;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class StartSetParserTest {
    private static final Board BOARD = Board.full(8, 8);

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
                    0         | {0}
                    2-4,7     | {2, 3, 4, 7}
                    7, 2 - 4  | {2, 3, 4, 7}
                    a8,H1     | {0, 63}
                    a8-c8     | {0, 1, 2}
                    3,3-3,3   | {3}
                    """)
    void squaresAndRangesAreRead(String text, String starts) {
        assertEquals(starts, StartSetParser.parse(BOARD, text).toString());
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
                    ''     | is missing
                    0,,1   | is missing
                    0,     | is missing
                    -1     | neither
                    1-     | neither
                    1-2-3  | neither
                    4-2    | falls
                    64     | 0 to 63
                    0-64   | 0 to 63
                    z9     | 0 to 63
                    99999999999 | 0 to 63
                    """)
    void otherTextsAreRefused(String text, String what) {
        InputFault fault = assertThrows(InputFault.class, () -> StartSetParser.parse(BOARD, text));
        assertTrue(fault.getMessage().contains(what), fault.getMessage());
    }

    @Test
    void everyPlayableSquareIsAStart() {
        BitSet holes = new BitSet();
        holes.set(1);
        assertEquals(
                "{0, 2, 3}",
                StartSetParser.all(Board.of(2, 2, holes, Board.NONE, Board.NONE))
                        .toString());
    }
}
