package knightschool.play.level;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import knightschool.board.Board;
import knightschool.files.InputFault;
import knightschool.tour.TourFaults;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.parallel.Execution;
import org.junit.jupiter.api.parallel.ExecutionMode;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

@Execution(ExecutionMode.CONCURRENT)
class LevelCollectionTest {
    static List<Level> levels() {
        return LevelCollection.all();
    }

    @Test
    void setsAreSixWithSixtyLevelsOrMoreFromSixToSixtyFourSquares() {
        assertEquals(6, LevelCollection.sets().size());
        assertTrue(LevelCollection.all().size() >= 60);
        int[] squares =
                LevelCollection.all().stream().mapToInt(Level::squares).sorted().toArray();
        assertEquals(6, squares[0]);
        assertEquals(64, squares[squares.length - 1]);
        assertEquals(
                LevelCollection.all().size(),
                LevelCollection.all().stream().map(Level::board).distinct().count());
        assertArrayEquals(
                IntStream.rangeClosed(1, LevelCollection.all().size()).toArray(),
                LevelCollection.all().stream().mapToInt(Level::number).toArray());
    }

    @Test
    void levelsRiseByDifficulty() {
        double[] values = LevelCollection.all().stream()
                .mapToDouble(level -> level.difficulty().value())
                .toArray();
        assertArrayEquals(
                IntStream.range(0, values.length)
                        .mapToDouble(i -> values[i])
                        .sorted()
                        .toArray(),
                values);
        assertTrue(
                values[0] == 0 && values[values.length - 1] > 150,
                List.of(values[0], values[values.length - 1])::toString);
    }

    @ParameterizedTest
    @MethodSource("levels")
    void levelHasAHamiltonianPathFromItsStart(Level level) {
        int[] path = LevelSolver.demonstration(level).getLast().path().squares();
        assertEquals(Optional.empty(), TourFaults.first(level.board(), path, false));
        assertEquals(level.board().start(), path[0]);
        assertEquals(level.shortest(), path.length - 1);
    }

    @ParameterizedTest
    @MethodSource("levels")
    void levelAndItsMeasuresAreThoseOfItsSeed(Level level) {
        Level made = LevelGenerator.of(level.key());
        assertEquals(made.board(), level.board());
        assertEquals(made.difficulty(), level.difficulty());
    }

    @ParameterizedTest
    @MethodSource("levels")
    void knightStandsAtTheTopLeftCornerOrAsNearAsTheShapeAllows(Level level) {
        Board board = level.board();
        int nearest = board.playable()
                .map(square -> board.column(square) + board.row(square))
                .min()
                .orElseThrow();
        assertEquals(nearest, board.column(board.start()) + board.row(board.start()));
        assertTrue(board.columns() <= 10 && board.rows() <= 10);
    }

    @Test
    void timeLimitsFallFromThreeMinutesToOneAndAHalf() {
        long[] seconds = LevelCollection.all().stream()
                .mapToLong(level -> LevelCollection.timeLimit(level).toSeconds())
                .toArray();
        assertEquals(180, seconds[0]);
        assertEquals(90, seconds[seconds.length - 1]);
        assertTrue(IntStream.range(1, seconds.length).allMatch(i -> seconds[i] < seconds[i - 1]));
    }

    @Test
    void timeLimitOfALevelWithoutNumberIsThatOfOneAsHard() {
        Level hardest = LevelCollection.all().getLast();
        Level same = new Level(Level.UNNUMBERED, hardest.board(), hardest.seed(), hardest.difficulty());
        assertEquals(LevelCollection.timeLimit(hardest), LevelCollection.timeLimit(same));
        Level easiest = new Level(Level.UNNUMBERED, hardest.board(), 1, new MeasuredDifficulty(0, 1, 0));
        assertTrue(LevelCollection.timeLimit(easiest).compareTo(Duration.ofSeconds(178)) >= 0);
    }

    @Test
    void storedTextIsWhatItsSetsAreWrittenAs() throws IOException {
        try (InputStream in = LevelCollection.class.getResourceAsStream("levels.txt")) {
            String text = new String(in.readAllBytes(), StandardCharsets.UTF_8);
            assertEquals(text, LevelSetsText.of(LevelCollection.sets()));
        }
    }

    @ParameterizedTest
    @ValueSource(longs = {-1, 0, 1000, Long.MAX_VALUE})
    void numberedRefusesWhatIsNoLevel(long number) {
        String message = assertThrows(InputFault.class, () -> LevelCollection.numbered(number))
                .getMessage();
        assertEquals(
                "there is no level " + number + ". Levels go from 1 to "
                        + LevelCollection.all().size() + ".",
                message);
    }
}
