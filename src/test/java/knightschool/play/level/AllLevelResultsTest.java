package knightschool.play.level;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.time.Duration;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import knightschool.files.InputFault;
import knightschool.files.PartialReadResult;
import knightschool.search.KnightPath;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class AllLevelResultsTest {
    private static final Level FIRST = LevelCollection.numbered(1);
    private static final Level SECOND = LevelCollection.numbered(2);
    private static final Level THIRD = LevelCollection.numbered(3);

    private static AllLevelResults finished(AllLevelResults before, Level level, int extra, int seconds) {
        return before.with(level.key(), new BestLevelResult(level.shortest() + extra, Duration.ofSeconds(seconds)));
    }

    @Test
    void finishedWalkIsKeptWithItsMovesAndTime() {
        KnightPath path = LevelSolver.demonstration(SECOND).getLast().path();
        PlayedLevelWalk walk =
                PlayedLevelWalk.of(SECOND, Arrays.stream(path.squares()).boxed().toList());
        AllLevelResults progress = AllLevelResults.NONE.with(walk, Duration.ofMillis(12_345));
        assertEquals(
                Optional.of(new BestLevelResult(SECOND.shortest(), Duration.ofMillis(12_345))),
                progress.result(SECOND));
        assertEquals(3, progress.stars(SECOND));
        assertThrows(
                IllegalArgumentException.class,
                () -> AllLevelResults.NONE.with(walk.at(walk.walk().at(1)), Duration.ofSeconds(1)));
    }

    @Test
    void bestMovesAndBestTimeAreKeptEachForItself() {
        AllLevelResults progress = finished(finished(AllLevelResults.NONE, FIRST, 4, 20), FIRST, 0, 50);
        assertEquals(
                Optional.of(new BestLevelResult(FIRST.shortest(), Duration.ofSeconds(20))), progress.result(FIRST));
        assertEquals(progress, finished(progress, FIRST, 9, 99));
    }

    @Test
    void starsAreSummed() {
        AllLevelResults progress = finished(finished(AllLevelResults.NONE, FIRST, 0, 9), SECOND, 1, 9);
        assertEquals(5, progress.stars(LevelCollection.all()));
        assertEquals(0, AllLevelResults.NONE.stars(LevelCollection.all()));
    }

    @Test
    void levelsOpenOneByOneInEverySet() {
        Level ofAnotherSet = LevelCollection.sets().getLast().levels().getFirst();
        Level made = LevelGenerator.of(new LevelParameters(9, 1));
        for (Level open : List.of(FIRST, ofAnotherSet, made)) {
            assertTrue(AllLevelResults.NONE.isOpen(open), open::toString);
        }
        assertFalse(AllLevelResults.NONE.isOpen(SECOND));
        AllLevelResults one = finished(AllLevelResults.NONE, FIRST, 7, 9);
        assertTrue(one.isOpen(FIRST) && one.isOpen(SECOND));
        assertFalse(one.isOpen(THIRD));
    }

    @Test
    void nextIsTheFirstOpenLevelThatIsNotFinished() {
        assertEquals(FIRST, AllLevelResults.NONE.next());
        assertEquals(SECOND, finished(AllLevelResults.NONE, FIRST, 0, 9).next());
        AllLevelResults all = AllLevelResults.NONE;
        for (Level level : LevelCollection.all()) {
            all = finished(all, level, 0, 9);
        }
        assertEquals(FIRST, all.next());
    }

    @Test
    void writtenProgressIsReadAgain() {
        AllLevelResults progress = AllLevelResults.NONE;
        for (Level level : LevelCollection.all()) {
            progress = finished(progress, level, level.number() % 5, level.number());
        }
        progress = progress.with(new LevelParameters(28, -4711), new BestLevelResult(27, Duration.ofMillis(61_300)));
        String text = AllLevelResultsText.format(progress);
        assertTrue(text.contains("\n28 -4711 27 61300\n"), text);
        assertEquals(progress, AllLevelResultsText.parse(text).value());
        assertEquals(
                AllLevelResults.NONE,
                AllLevelResultsText.parse(AllLevelResultsText.format(AllLevelResults.NONE))
                        .value());
    }

    @Test
    void betterOfTwoLinesCounts() {
        AllLevelResults progress = AllLevelResultsText.parse("28 1 30 500\r\n\n; twice\n 28 1 27 900\n")
                .value();
        assertEquals(
                new BestLevelResult(27, Duration.ofMillis(500)),
                progress.results().get(new LevelParameters(28, 1)));
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
                    28 1 27                     | this is no result of a level. Write squares, seed
                    28 1 27 5 6                 | this is no result
                    28 1 27 -5                  | this is no result
                    28 1 27 1e3                 | this is no result
                    5 1 27 9                    | no level has 5 squares
                    65 1 80 9                   | no level has 65 squares
                    28 1 26 9                   | 26 moves do not visit 28 squares
                    28 99999999999999999999 27 9 | this is no result
                    """)
    void faultyLineIsToldWithItsNumber(String line, String what) {
        String text = "6 1 5 9\n\n" + line + "\n";
        PartialReadResult<AllLevelResults> read = AllLevelResultsText.parse(text);
        InputFault fault = read.faults().getFirst();
        assertTrue(fault.getMessage().contains(what), fault::getMessage);
        assertEquals(3, fault.line());
        assertEquals(AllLevelResultsText.parse("6 1 5 9\n").value(), read.value());
    }
}
