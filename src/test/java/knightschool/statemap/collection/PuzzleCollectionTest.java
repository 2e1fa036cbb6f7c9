package knightschool.statemap.collection;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Stream;
import knightschool.files.InputFault;
import knightschool.statemap.SlidingPuzzleText;
import knightschool.statemap.StateMap;
import knightschool.statemap.StateMapBudget;
import knightschool.statemap.StateMapOutcome;
import knightschool.statemap.StateMapProgressListener;
import knightschool.statemap.StateMapSearch;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.parallel.Execution;
import org.junit.jupiter.api.parallel.ExecutionMode;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

@Execution(ExecutionMode.CONCURRENT)
class PuzzleCollectionTest {
    static Stream<BuiltInPuzzle> made() {
        return PuzzleCollection.all().stream().skip(1);
    }

    @Test
    void firstPuzzleIsLevelOneOfTheArticle() throws Exception {
        try (InputStream in = PuzzleCollectionTest.class.getResourceAsStream("/oracles/sliding-level-1.slide")) {
            String published = new String(in.readAllBytes(), StandardCharsets.UTF_8);
            assertEquals(
                    SlidingPuzzleText.parse(published),
                    PuzzleCollection.article().puzzle());
        }
        assertEquals(8, PuzzleCollection.article().shortest());
        assertEquals(1079, PuzzleCollection.article().positions());
    }

    @Test
    void atLeastTwentyMoreRiseByTheMovesTheyNeed() {
        List<Integer> shortest = made().map(BuiltInPuzzle::shortest).toList();
        assertTrue(shortest.size() >= 20, shortest::toString);
        assertEquals(shortest.stream().sorted().distinct().toList(), shortest);
    }

    /** A puzzle as it is kept. */
    private static String text(GeneratedPuzzle made) {
        return String.format(
                        Locale.ROOT,
                        "; %d blocks, seed %d, shortest %d, positions %d\n",
                        made.key().blocks(),
                        made.key().seed(),
                        made.shortest(),
                        made.positions())
                + SlidingPuzzleText.format(made.puzzle());
    }

    @ParameterizedTest
    @MethodSource("made")
    void storedFileIsWhatItsSeedGives(BuiltInPuzzle puzzle) {
        GeneratedPuzzle made = PuzzleGenerator.of(puzzle.key().orElseThrow(), StateMapProgressListener.NONE)
                .orElseThrow();
        assertEquals(PuzzleCollection.text(puzzle.number()).orElseThrow(), text(made));
    }

    @ParameterizedTest
    @MethodSource("made")
    void storedMeasuresAreThoseOfTheMap(BuiltInPuzzle puzzle) {
        StateMap map = assertInstanceOf(
                        StateMapOutcome.Mapped.class,
                        StateMapSearch.map(
                                puzzle.puzzle(), false, StateMapBudget.usual(), StateMapProgressListener.NONE))
                .map();
        assertEquals(puzzle.shortest(), map.shortest());
        assertEquals(puzzle.positions(), map.vertexCount());
        assertEquals(puzzle.shortest(), map.vertices().map(map::toGoal).max().orElseThrow());
        assertEquals(Optional.of(puzzle), PuzzleCollection.of(puzzle.puzzle()));
    }

    @Test
    void numberedRefusesWhatIsNoPuzzle() {
        assertEquals(2, PuzzleCollection.numbered(2).number());
        for (long number : new long[] {-1, 0, 1000, Long.MAX_VALUE}) {
            String message = assertThrows(InputFault.class, () -> PuzzleCollection.numbered(number))
                    .getMessage();
            assertTrue(message.startsWith("there is no puzzle " + number + ". Puzzles go from 1 to "), message);
        }
    }
}
