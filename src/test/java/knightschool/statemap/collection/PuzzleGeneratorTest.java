package knightschool.statemap.collection;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Optional;
import java.util.concurrent.CancellationException;
import knightschool.statemap.SlidingPuzzle;
import knightschool.statemap.SlidingPuzzleText;
import knightschool.statemap.StateMapProgressListener;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.parallel.Execution;
import org.junit.jupiter.api.parallel.ExecutionMode;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

@Execution(ExecutionMode.CONCURRENT)
class PuzzleGeneratorTest {
    private static GeneratedPuzzle made(PuzzleGeneratorParameters key) {
        return PuzzleGenerator.of(key, StateMapProgressListener.NONE).orElseThrow();
    }

    @ParameterizedTest
    @CsvSource({"3,3,0,2", "4,4,0,4", "4,4,2,5", "5,4,1,6", "4,6,0,6", "6,6,0,11", "6,6,4,9"})
    void puzzleIsAsItsKeySaysAndCanBeSolved(int columns, int rows, int walls, int blocks) {
        for (long seed = 0; seed < 5; seed++) {
            PuzzleGeneratorParameters key = new PuzzleGeneratorParameters(columns, rows, walls, blocks, seed);
            GeneratedPuzzle made = made(key);
            SlidingPuzzle puzzle = made.puzzle();
            assertEquals(key, made.key());
            assertEquals(columns, puzzle.columns());
            assertEquals(rows, puzzle.rows());
            assertEquals(walls, puzzle.walls().cardinality());
            assertEquals(blocks, puzzle.blocks().size());
            assertFalse(puzzle.isSolved());
            assertTrue(made.shortest() > 0);
            assertEquals(made, made(key));
        }
    }

    @Test
    void seedsGiveDifferentPuzzles() {
        PuzzleGeneratorParameters key = new PuzzleGeneratorParameters(5, 5, 0, 7, 1);
        assertNotEquals(
                made(key).puzzle(),
                made(new PuzzleGeneratorParameters(5, 5, 0, 7, 2)).puzzle());
    }

    @Test
    void anotherIsOfTheSameKindAndAboutAsHardButNotTheSame() {
        GeneratedPuzzle one = made(new PuzzleGeneratorParameters(5, 5, 1, 7, 3));
        GeneratedPuzzle other = PuzzleGenerator.anotherLike(
                        one.puzzle(), one.shortest(), 3, StateMapProgressListener.NONE)
                .orElseThrow();
        assertNotEquals(one.puzzle(), other.puzzle());
        assertEquals(new PuzzleGeneratorParameters(5, 5, 1, 7, other.key().seed()), other.key());
        assertTrue(Math.abs(one.shortest() - other.shortest()) <= 1);
    }

    @Test
    void nothingIsLikeWhatIsNotMade() {
        SlidingPuzzle single = SlidingPuzzleText.parse("AA...\n.....\n.....\n");
        assertEquals(Optional.empty(), PuzzleGenerator.anotherLike(single, 1, 1, StateMapProgressListener.NONE));
    }

    @Test
    void keysThatCannotBeAreRefused() {
        assertThrows(IllegalArgumentException.class, () -> new PuzzleGeneratorParameters(2, 5, 0, 2, 1));
        assertThrows(IllegalArgumentException.class, () -> new PuzzleGeneratorParameters(13, 5, 0, 2, 1));
        assertThrows(IllegalArgumentException.class, () -> new PuzzleGeneratorParameters(5, 5, 7, 2, 1));
        assertThrows(IllegalArgumentException.class, () -> new PuzzleGeneratorParameters(5, 5, 0, 1, 1));
        assertThrows(IllegalArgumentException.class, () -> new PuzzleGeneratorParameters(5, 5, 0, 10, 1));
    }

    @Test
    void progressMayEndTheWork() {
        assertThrows(
                CancellationException.class,
                () -> PuzzleGenerator.of(new PuzzleGeneratorParameters(6, 6, 0, 11, 1), (_, _) -> {
                    throw new CancellationException();
                }));
    }
}
