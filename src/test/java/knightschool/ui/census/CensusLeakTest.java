package knightschool.ui.census;

import static knightschool.ui.shell.LoneRoom.until;

import de.sandec.jmemorybuddy.JMemoryBuddy;
import knightschool.algorithm.Solver;
import knightschool.board.Board;
import knightschool.ui.render.Toolkit;
import knightschool.ui.shell.LoneRoom;
import knightschool.ui.shell.MainWindow;
import org.junit.jupiter.api.Test;

/** What is closed is gone, in the midst of counting too. */
class CensusLeakTest {
    @Test
    void closedRoomEndsItsThreadsAndCanBeCollected() {
        LoneRoom lone = new LoneRoom();
        JMemoryBuddy.memoryTest(checker -> {
            MainWindow window = lone.open(CensusRoom::new);
            CensusRoom room = (CensusRoom) window.room();
            Toolkit.run(() -> {
                room.model().limit(CensusViewModel.LIMITS.getLast());
                room.count(Board.full(8, 8), false, Solver.read("backtracking"));
            });
            until(
                    "a start is under way",
                    () -> !room.model().underwayProperty().get().isEmpty());
            lone.close(window);
            until("the threads behind it have ended", room::isEnded);
            checker.assertCollectable(room);
            checker.assertCollectable(room.node());
            checker.assertCollectable(room.model());
        });
        lone.hide();
    }
}
