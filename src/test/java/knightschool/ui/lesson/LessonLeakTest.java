package knightschool.ui.lesson;

import static knightschool.ui.shell.LoneRoom.until;

import de.sandec.jmemorybuddy.JMemoryBuddy;
import javafx.scene.Node;
import javafx.scene.layout.BorderPane;
import knightschool.ui.render.Toolkit;
import knightschool.ui.shell.LoneRoom;
import knightschool.ui.shell.MainWindow;
import org.junit.jupiter.api.Test;

/** What is closed is gone. */
class LessonLeakTest {
    @Test
    void closedRoomAndTheSlidesThatWereTurnedCanBeCollected() {
        LoneRoom lone = new LoneRoom();
        JMemoryBuddy.memoryTest(checker -> {
            MainWindow window = lone.open(LessonRoom::new);
            LessonRoom room = (LessonRoom) window.room();
            until("the lessons are checked", room::ready);
            for (int lesson = 0; lesson < 3; lesson++) {
                int opened = lesson;
                Toolkit.run(() -> room.openAt(opened, 1));
                until("the slide is shown", room::isSettled);
                checker.assertCollectable(Toolkit.call(() -> slide(room)));
            }
            lone.close(window);
            checker.assertCollectable(room);
        });
        lone.hide();
    }

    private static Node slide(LessonRoom room) {
        return ((BorderPane) room.node()).getCenter();
    }
}
