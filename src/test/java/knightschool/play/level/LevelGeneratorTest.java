package knightschool.play.level;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.time.LocalDate;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.IntStream;
import knightschool.board.Board;
import knightschool.board.BoardText;
import knightschool.tour.TourFaults;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.parallel.Execution;
import org.junit.jupiter.api.parallel.ExecutionMode;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

@Execution(ExecutionMode.CONCURRENT)
class LevelGeneratorTest {
    @Test
    void levelOfASeedIsTheSameOnEveryMachine() {
        assertEquals("""
                        K.#...
                        ##...#
                        ......
                        ......
                        ##...#
                        ..#...
                        """, BoardText.format(LevelGenerator.board(new LevelParameters(28, 4711))));
        assertEquals("""
                        K..###...
                        .........
                        ....#....
                        .........
                        .........
                        ....#....
                        .........
                        ...###...
                        """, BoardText.format(LevelGenerator.board(new LevelParameters(64, -3))));
    }

    @Test
    void everySeedGivesAPathThroughAllSquares() {
        Set<Board> boards = new HashSet<>();
        for (int seed = 1; seed <= 200; seed++) {
            int squares = LevelParameters.LEAST_SQUARES
                    + seed * 7 % (LevelParameters.MOST_SQUARES - LevelParameters.LEAST_SQUARES + 1);
            Board board = LevelGenerator.board(new LevelParameters(squares, seed));
            assertEquals(squares, board.playableCount());
            int[] path = LevelSolver.demonstration(board).getLast().path().squares();
            assertEquals(Optional.empty(), TourFaults.first(board, path, false), "seed " + seed);
            boards.add(board);
        }
        assertTrue(boards.size() > 180, boards.size() + " different boards");
    }

    @Test
    void anotherLikeHasAsManySquaresIsAboutAsHardAndIsMadeFromTheSeedItShows() {
        for (Level level :
                List.of(LevelCollection.numbered(20), LevelCollection.numbered(40), LevelCollection.numbered(60))) {
            Level other = LevelGenerator.anotherLike(level, 1_000);
            assertNotEquals(level.board(), other.board());
            assertEquals(level.squares(), other.squares());
            assertEquals(
                    level.difficulty().value(),
                    other.difficulty().value(),
                    0.15 * level.difficulty().value() + 1);
            assertEquals(other, LevelGenerator.of(other.key()));
            assertEquals(Level.UNNUMBERED, other.number());
            assertTrue(other.seed() >= 1_000 && other.seed() < 1_040);
        }
    }

    @Test
    void anotherLikeOfASmallLevelIsAnotherBoard() {
        Level smallest = LevelCollection.numbered(1);
        assertNotEquals(
                smallest.board(), LevelGenerator.anotherLike(smallest, 5).board());
    }

    @Test
    void levelOfTheDayIsMadeFromTheDateAndGrowsThroughTheWeek() {
        LocalDate monday = LocalDate.of(2026, 1, 26);
        List<Level> week = IntStream.range(0, 7)
                .mapToObj(day -> LevelGenerator.ofTheDay(monday.plusDays(day)))
                .toList();
        assertEquals(
                List.of(16, 22, 28, 34, 40, 46, 52),
                week.stream().map(Level::squares).toList());
        assertEquals(20260131, week.get(5).seed());
        assertEquals(week.get(5), LevelGenerator.of(new LevelParameters(46, 20260131)));
    }

    @ParameterizedTest
    @ValueSource(ints = {-1, 0, 5, 65})
    void keyRefusesSquaresThatNoLevelHas(int squares) {
        assertThrows(IllegalArgumentException.class, () -> new LevelParameters(squares, 1));
    }
}
