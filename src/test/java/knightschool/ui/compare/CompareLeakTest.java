package knightschool.ui.compare;

import static knightschool.ui.shell.LoneRoom.until;

import de.sandec.jmemorybuddy.JMemoryBuddy;
import knightschool.ui.shell.LoneRoom;
import knightschool.ui.shell.MainWindow;
import org.junit.jupiter.api.Test;

/** What is closed is gone. */
class CompareLeakTest {
    @Test
    void closedRoomEndsItsThreadAndCanBeCollected() {
        LoneRoom lone = new LoneRoom();
        JMemoryBuddy.memoryTest(checker -> {
            MainWindow window = lone.open(CompareRoom::new);
            CompareRoom room = (CompareRoom) window.room();
            CompareModel model = room.model();
            until("a step is explored", () -> model.exploredProperty().get() > 0);
            lone.close(window);
            until("the threads behind it have ended", model::isEnded);
            checker.assertCollectable(room);
            checker.assertCollectable(room.view());
            checker.assertCollectable(model);
        });
        lone.hide();
    }
}
