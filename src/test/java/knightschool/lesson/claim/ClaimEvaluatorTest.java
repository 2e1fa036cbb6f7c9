package knightschool.lesson.claim;

import static org.junit.jupiter.api.Assertions.assertDoesNotThrow;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import knightschool.files.InputFault;
import knightschool.setup.source.FileResolver;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.api.parallel.Execution;
import org.junit.jupiter.api.parallel.ExecutionMode;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

@Execution(ExecutionMode.CONCURRENT)
class ClaimEvaluatorTest {
    /** One for all: several ask about the same search, which may take seconds. */
    private static final ClaimEvaluator CLAIMS = new ClaimEvaluator();

    @ParameterizedTest
    @ValueSource(
            strings = {
                "vertices 8x8 = 64",
                "tour 4x4 = none",
                "tour --closed 7x7 = none",
                "tour 7x7 = exists",
                "blocks --closed 12x12 = 4",
                "joins --closed 12x12 = 3",
                "joins = 0",
                "edges 8x8 = 168",
                "edges = 168",
                "degree 5x5 c3 = 8",
                "degree a1 = 2",
                "components 3x3 = 2",
                "light 5x5 = 12",
                "dark 5x5 = 13",
                "largest-degree 3x3 = 2",
                "distance 8x8 a1 b2 = 4",
                "distance a1 a1 = 0",
                "shortest-circuit 8x8 = 4",
                "shortest-circuit 3x3 = 8",
                "shortest-circuit 2x3 = none",
                "odd-degrees 4x4 = 8",
                "euler-trail 3x3 = closed",
                "euler-trail 2x3 = none",
                "euler-trail 1x1 = none",
                "euler-trail 4x4 = none",
                "smallest-degree 3x3 = 0",
                "degree-sum 8x8 = 336",
                "with-degree 8x8 2 = 4",
                "neighbours 5x5 a1 = b3, c2",
                "bridges 3x3 = 0",
                "bridge-edges 4x2 = a1-c2, a2-c1, b1-d2, b2-d1",
                "articulation-points 3x4 = 0",
                "colour a1 = dark",
                "kind a1,b3,a1 = walk",
                "kind a1, b3, a1 = walk",
                "kind 5x5 a1,b3,d4,c2,a1 = circuit",
                "closed a1,b3,a1 = true",
                "hamiltonian a1,b3 = false",
                "length a1,b3,a1 = 2",
                "visited a1,b3,a1 = 2",
                "steps backtracking 8x8 a8 = 6484065",
                "steps backtracking a8 = 6,484,065",
                "steps forward-checking = 1731697",
                "steps warnsdorff 8x8 0 = 63",
                "placements warnsdorff = 63",
                "undos warnsdorff = 0",
                "pruned backtracking 5x5 = 0",
                "outcome backtracking 5x5 b5 = proven-absent",
                "outcome warnsdorff --no-backtracking e3 = stopped",
                "found-from warnsdorff --no-backtracking 8x8 = 63",
                "steps warnsdorff-article 3x3 = 2",
                "placements warnsdorff-article 3x3 = 2",
                "outcome warnsdorff-article 3x3 = stopped",
                "first-undo warnsdorff-article 3x3 = 1",
                "outcome hasty-forward-checking 5x5 = stopped",
                "steps kept-domains = 1731697",
                "found-from warnsdorff --no-backtracking --tie-break squirrel-cull 8x8 = 64",
                "first-undo backtracking = 42",
                "first-prune backtracking 5x5 = never",
                "depth warnsdorff 8x8 a8 39 = 40",
                "steps way-home --closed 5x6 = 90733",
                "steps way-home 5x6 = 24955",
                "steps --closed way-home 5x6 a6 = 90733",
                "outcome backtracking --closed 3x4 = proven-absent",
                "outcome backtracking 3x4 = found",
                "found-from backtracking --closed 3x4 = 0",
                "median-steps warnsdorff 5x6 = 29",
                "most-steps warnsdorff 5x6 = 673483",
                "mean-steps warnsdorff 5x6 = 81706",
                "median-steps warnsdorff-article 5x6 = 29",
                "depth way-home --closed 5x6 a6 1 = 2",
                "count 5x5 = 1728",
                "count 5x5 a1 = 304",
                "count --any-start 5x5 = 1,728",
                "count --closed 6x6 = 9862",
                "count --closed 5x5 = 0",
                "explain 4x4 = cut",
                "explain 5x5 = exists",
                "explain 5x5 a2 = colour-imbalance",
                "explain --any-start 3x3 = isolated",
                "explain --closed 3x4 = cut",
                "removed 3x6 = 6",
                "pieces 3x6 = 8",
            })
    void checkAcceptsWhatIsSo(String claim) {
        assertDoesNotThrow(() -> CLAIMS.check(claim, FileResolver.nothing()));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "edges 8x8 = 167",
                "edges 8x8 =",
                "edges 8x8",
                "edges 8x8 9 = 168",
                "edges 0x8 = 0",
                "edges none.board = 1",
                "= 3",
                "",
                "degree 5x5 = 8",
                "degree 5x5 z9 = 8",
                "with-degree 8x8 two = 4",
                "kind = walk",
                "kind a1,,b3 = walk",
                "steps = 4",
                "steps backtrack 8x8 = 4",
                "steps backtracking 5x5 a5 a5 = 56",
                "steps backtracking 4096x4096 = 1",
                "steps backtracking 8x8 b8 = 1",
                "depth warnsdorff 8x8 a8 64 = 64",
                "found-from warnsdorff 40x40 = 1",
                "most-steps warnsdorff-article 5x6 = 29",
                "mean-steps warnsdorff-article 5x6 = 29",
                "explain 4x4 = nonsense",
                "explain 4x4 = isolated",
                "explain 3x3 = impossible",
                "removed 3x3 = 1",
                "pieces 5x5 = 1",
                "explain 3x3 b2 b2 = isolated",
                "count 5x5 = 1727",
                "count --closed = 13267364410532",
                "count 5x5 a1 a1 = 304",
            })
    void checkRefusesWhatIsNotSoInWords(String claim) {
        InputFault fault = assertThrows(InputFault.class, () -> CLAIMS.check(claim, FileResolver.nothing()));
        assertTrue(!fault.description().isBlank() && !fault.remedy().isBlank(), fault.getMessage());
    }

    /** Else one line of a lesson is a search of a thousand million steps. */
    @Test
    void depthBeyondTheLimitOfASearchIsRefused() {
        InputFault fault = assertThrows(
                InputFault.class, () -> CLAIMS.ask("depth backtracking 8x8 b8 999999999", FileResolver.nothing()));
        assertEquals("step 999,999,999 is too far for a lesson", fault.description());
    }

    @Test
    void diameterOfALargeBoardIsRefusedAtOnce() {
        InputFault fault = assertThrows(InputFault.class, () -> CLAIMS.ask("diameter 101x100", FileResolver.nothing()));
        assertEquals("this board is too large to find its diameter in a lesson", fault.description());
        assertEquals(
                "67", CLAIMS.ask("diameter 100x100", FileResolver.nothing()).plain());
    }

    /** It has few states at a time, so that only all of them together are too many. */
    @Test
    void countOfALongBoardIsRefusedBeforeItTakesLong() {
        InputFault fault = assertThrows(InputFault.class, () -> CLAIMS.ask("count 5x255 a1", FileResolver.nothing()));
        assertEquals("this board is too large to count its tours in a lesson", fault.description());
    }

    /** A search that has not ended at the limit answers neither what comes never nor how much there is. */
    @Test
    void stepThatMayStillComeIsNotSaidNeverToCome() {
        InputFault fault = assertThrows(
                InputFault.class, () -> CLAIMS.ask("first-prune backtracking 8x8 b8", FileResolver.nothing()));
        assertTrue(fault.description().contains("has not ended"), fault.description());
    }

    @ParameterizedTest
    @CsvSource({
        "explain --start a1 5x5, --start",
        "explain 5x5 --start a1, --start",
        "tour --any-start 4x4, --any-start",
        "edges --closed 8x8, --closed",
        "edges 8x8 --closed, --closed",
        "steps backtracking --tie-break roth 8x8, --tie-break",
        "steps --fast backtracking 8x8, --fast",
        "degree 8x8 --closed, --closed",
    })
    void askNamesAnOptionThatTheClaimDoesNotKnow(String question, String option) {
        InputFault fault = assertThrows(InputFault.class, () -> CLAIMS.ask(question, FileResolver.nothing()));
        assertEquals("there is no option \"" + option + "\" here", fault.description());
    }

    @ParameterizedTest
    @ValueSource(strings = {"tour", "blocks", "joins"})
    void askRefusesABoardWithFixedEndsWhereOnlySizesCount(String word, @TempDir Path folder) throws IOException {
        Files.writeString(folder.resolve("begun.board"), ".....\nK....\n.....\n.....\n.....\n");
        Files.writeString(folder.resolve("ended.board"), ".....\n....E\n.....\n.....\n.....\n");
        for (String board : List.of("begun.board", "ended.board")) {
            InputFault fault =
                    assertThrows(InputFault.class, () -> CLAIMS.ask(word + " " + board, FileResolver.folder(folder)));
            assertTrue(fault.description().contains("a start (K) or an end (E)"), fault.getMessage());
        }
    }

    @Test
    void askEndsEverySentenceOnce() {
        InputFault fault = assertThrows(InputFault.class, () -> CLAIMS.ask("blocks 4x4", FileResolver.nothing()));
        assertEquals(
                "there is no such tour. 4 x 4 has no tour (Conrad, Hindrichs, Morsy and Wegener 1994). Take another size."
                        + " The form is: blocks [--closed] [SIZE].",
                fault.getMessage());
    }

    @Test
    void askReadsABoardBesideTheLesson(@TempDir Path folder) throws IOException {
        Files.writeString(folder.resolve("ring.board"), "...\n.#.\n...\n");
        Files.writeString(folder.resolve("three.dot"), "graph { A -- B -- C }");
        FileResolver beside = FileResolver.folder(folder);
        assertEquals("2", CLAIMS.ask("degree three.dot B", beside).plain());
        assertEquals("2", CLAIMS.ask("odd-degrees three.dot", beside).plain());
        assertEquals(
                "8",
                CLAIMS.ask("vertices ring.board", FileResolver.folder(folder)).plain());
        assertEquals(
                "2",
                CLAIMS.ask("degree ring.board a1", FileResolver.folder(folder)).plain());
    }

    @Test
    void askShowsLargeNumbersInGroups() {
        assertEquals(
                "6,484,065",
                CLAIMS.ask("steps backtracking 8x8 a8", FileResolver.nothing()).text());
    }

    @Test
    void askListsTheKnownWordsForAnUnknownOne() {
        InputFault fault = assertThrows(InputFault.class, () -> CLAIMS.ask("egdes 8x8", FileResolver.nothing()));
        assertTrue(fault.remedy().contains("vertices, edges"), fault.getMessage());
    }
}
