package knightschool.lesson.task;

import static org.junit.jupiter.api.Assertions.assertDoesNotThrow;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Arrays;
import java.util.List;
import knightschool.board.Board;
import knightschool.board.SquareNames;
import knightschool.files.InputFault;
import knightschool.play.Winnability;
import knightschool.setup.scene.PlaySetup;
import knightschool.setup.source.WrittenBoard;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.parallel.Execution;
import org.junit.jupiter.api.parallel.ExecutionMode;

@Execution(ExecutionMode.CONCURRENT)
class GameTaskSolvabilityCheckTest {
    private static final Board FIVE = Board.full(5, 5);

    private static GameTask task(Board board, String squares, String... claims) {
        List<Integer> path = squares.isEmpty()
                ? List.of()
                : Arrays.stream(squares.split(","))
                        .map(name -> SquareNames.parse(board, name))
                        .toList();
        return GameTask.of(
                PlaySetup.of(WrittenBoard.of(board)).withPath(path, path.size()).game(), List.of(claims));
    }

    private static void possible(GameTask task) {
        assertDoesNotThrow(() -> GameTaskSolvabilityCheck.check(task, () -> {}));
    }

    private static void refused(String what, GameTask task) {
        InputFault fault = assertThrows(InputFault.class, () -> GameTaskSolvabilityCheck.check(task, () -> {}));
        assertTrue(fault.description().contains(what), fault::description);
    }

    @Test
    void tasksThatSomeGameDoesAreTaken() {
        possible(task(FIVE, "a1", "finished = true", "from-here = true"));
        possible(task(FIVE, "a1", "keep-open = 1", "moves >= 3"));
        possible(task(FIVE, "", "lost = true", "visited >= 6"));
        possible(task(Board.full(6, 6), "a1", "keep-open >= 3"));
        possible(task(FIVE, "a1,b3,c5", "finished = true", "from-here = false"));
    }

    @Test
    void lostStartIsRefusedWithItsWitness() {
        InputFault fault = assertThrows(
                InputFault.class,
                () -> GameTaskSolvabilityCheck.check(
                        task(FIVE, "a2", "finished = true", "from-here = true"), () -> {}));
        assertTrue(fault.description().contains("cannot be done"));
        assertTrue(fault.remedy().contains("a2 is light"), fault::remedy);
        refused("cannot be done", task(Board.full(4, 4), "", "finished = true"));
    }

    @Test
    void lostGameMayBeTakenBackWhereTheTaskDoesNotGoOnFromIt() {
        possible(task(FIVE, "a2", "finished = true"));
    }

    @Test
    void taskThatNoGameDoesIsRefused() {
        refused("no game does all of it", task(Board.full(3, 3), "a1", "visited >= 9"));
    }

    @Test
    void taskThatIsDoneAlreadyIsRefused() {
        refused("does this already", task(FIVE, "a1", "visited = 1"));
    }

    @Test
    void taskOfWhichNothingIsFoundIsSaidToBeNotKnown() {
        refused("not known", task(Board.full(6, 6), "a1", "keep-open = 8", "from-here = true"));
    }

    /** All games from a1 on 3 × 3 are looked at, but whether one of them is lost is known of none. */
    @Test
    void taskIsSaidToBeNotKnownWherePositionsAreUndecided() {
        GameTask task = task(Board.full(3, 3), "a1", "lost = true", "from-here = true");
        InputFault fault = assertThrows(
                InputFault.class,
                () -> GameTaskSolvabilityCheck.check(task, (_, _) -> new Winnability.NotKnown(List.of()), () -> {}));
        assertTrue(fault.description().startsWith("it is not known whether this task can be done"), fault::description);
    }

    @Test
    void undecidedPositionThatFailsAnywayIsNoReasonToDoubt() {
        GameTask task = task(Board.full(3, 3), "a1", "lost = true", "visited >= 9");
        InputFault fault = assertThrows(
                InputFault.class,
                () -> GameTaskSolvabilityCheck.check(task, (_, _) -> new Winnability.NotKnown(List.of()), () -> {}));
        assertTrue(fault.description().contains("no game does all of it"), fault::description);
    }
}
