package knightschool.ui.tour;

import static knightschool.ui.shell.LoneRoom.until;

import de.sandec.jmemorybuddy.JMemoryBuddy;
import java.util.List;
import javafx.scene.Scene;
import javafx.scene.layout.StackPane;
import javafx.stage.Stage;
import knightschool.ui.render.Toolkit;
import knightschool.ui.shell.MainWindow;
import knightschool.ui.shell.RoomPlan;
import knightschool.ui.theme.Settings;
import org.junit.jupiter.api.Test;

/** What is closed is gone, in the midst of a pass over millions of squares too. */
class TourLeakTest {
    @Test
    void closedRoomEndsItsThreadsAndCanBeCollected() {
        Stage stage = Toolkit.call(Stage::new);
        JMemoryBuddy.memoryTest(checker -> {
            MainWindow window = Toolkit.call(() -> open(stage));
            TourRoom room = (TourRoom) window.room();
            Toolkit.run(() -> room.ask(2000, 2000, true));
            until("the rule has begun", () -> room.model().visited() > 0);
            Toolkit.run(() -> {
                window.close();
                stage.setScene(new Scene(new StackPane()));
            });
            until("the threads behind it have ended", room::isEnded);
            checker.assertCollectable(room);
            checker.assertCollectable(room.node());
            checker.assertCollectable(room.model());
        });
        Toolkit.run(stage::hide);
    }

    private static MainWindow open(Stage stage) {
        MainWindow window = new MainWindow(Settings.forgotten(), List.of(new RoomPlan("tour", "Tours", TourRoom::new)));
        stage.setScene(window.scene());
        stage.show();
        return window;
    }
}
