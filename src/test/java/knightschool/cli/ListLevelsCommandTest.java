package knightschool.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import knightschool.board.BoardText;
import knightschool.play.level.Level;
import knightschool.play.level.LevelCollection;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class ListLevelsCommandTest {
    @Test
    void levelsPrintsARowWithTheMeasuresOfEachLevel() {
        List<String> rows = CommandLineRun.outputOf("levels").lines().toList();
        assertEquals("number,set,squares,seed,moves,fails,forced,difficulty", rows.getFirst());
        assertEquals(LevelCollection.all().size() + 1, rows.size());
        assertTrue(rows.get(1).startsWith("1,First steps,"), rows.get(1));
        for (Level level : LevelCollection.all()) {
            List<String> cells = List.of(rows.get(level.number()).split(","));
            assertEquals(8, cells.size());
            assertEquals(level.number(), Integer.parseInt(cells.get(0)));
            assertEquals(level.squares(), Integer.parseInt(cells.get(2)));
            assertEquals(level.seed(), Long.parseLong(cells.get(3)));
            assertEquals(level.squares() - 1, Integer.parseInt(cells.get(4)));
            assertEquals(level.difficulty().fails(), Double.parseDouble(cells.get(5)));
            assertEquals(level.difficulty().forced(), Double.parseDouble(cells.get(6)));
            assertEquals(level.difficulty().value(), Double.parseDouble(cells.get(7)));
        }
    }

    @Test
    void levelsWithANumberPrintsItsBoardAsText() {
        String text = CommandLineRun.outputOf("levels", "--board", "15");
        assertEquals(LevelCollection.numbered(15).board(), BoardText.parse(text));
        assertEquals(1, text.chars().filter(symbol -> symbol == 'K').count());
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
                    0        | --board: 0 is too small. Write the number of a level from 1 to
                    -3       | --board: -3 is too small
                    1000     | --board: 1000 is too large. Write the number of a level from 1 to
                    one      | --board: "one" is not a whole number
                    """)
    void numberOfNoLevelIsRefused(String number, String message) {
        String refusal = CommandLineRun.refusalOf("levels", "--board", number);
        assertTrue(refusal.contains(message), refusal);
    }
}
