package knightschool.setup.value;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import knightschool.board.Board;
import knightschool.board.MoveOrder;
import knightschool.files.InputFault;
import knightschool.search.Problem;
import knightschool.setup.SetupText;
import knightschool.setup.scene.CompareSetup;
import knightschool.setup.source.FileResolver;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class StepBookmarkTest {
    private static CompareSetup read(String bookmarks) {
        return (CompareSetup)
                SetupText.parse("scene: compare\nboard: 5x5\nbookmarks: " + bookmarks + "\n", FileResolver.nothing());
    }

    @Test
    void bookmarksAreReadInAnyOrderAndWrittenByStep() {
        List<StepBookmark> both = List.of(new StepBookmark(44, "first prune"), new StepBookmark(19_792, "tour"));
        CompareSetup setup = read("[19792 tour, 44  first   prune]");
        assertEquals(both, setup.bookmarks());
        assertTrue(SetupText.format(setup).contains("bookmarks: [44 first prune, 19792 tour]"));
        assertEquals(List.of(both.getFirst()), read("44 first prune").bookmarks());
    }

    /** A pasted name may hold a line end beyond ASCII; what is saved can be read again. */
    @ParameterizedTest
    @ValueSource(strings = {"a\u2028b", "a\u0085b", "a\u2029 b", "a\u00a0b", "a\tb"})
    void nameIsPutInOneLineAndReadAgain(String pasted) {
        StepBookmark bookmark = new StepBookmark(44, StepBookmark.inOneLine(pasted));
        assertEquals("a b", bookmark.name());
        assertEquals(bookmark, StepBookmark.read(bookmark.word()));
        assertThrows(IllegalArgumentException.class, () -> new StepBookmark(44, pasted));
    }

    @Test
    void faultyOnesAreRefusedInWords() {
        for (String faulty : List.of(
                "[tour]", "[44]", "[-1 before]", "[44 a, 44 b]", "[1 " + "x".repeat(StepBookmark.LONGEST + 1) + "]")) {
            InputFault fault = assertThrows(InputFault.class, () -> read(faulty), faulty);
            assertTrue(fault.displayMessage().contains("bookmark"), fault::displayMessage);
        }
    }

    @Test
    void theyBelongToOneProblemWhicheverSolversSearchIt() {
        CompareSetup setup = read("[44 first prune]");
        assertEquals(
                setup.bookmarks(),
                setup.withSolvers(List.of(setup.solvers().getFirst())).bookmarks());
        assertEquals(List.of(), setup.withStart(2).bookmarks());
        assertEquals(List.of(), setup.on(Board.full(6, 5)).bookmarks());
        Problem closed =
                new Problem(setup.board(), MoveOrder.CLOCKWISE, setup.problem().start(), true);
        assertEquals(List.of(), setup.searching(closed, setup.solvers()).bookmarks());
    }
}
