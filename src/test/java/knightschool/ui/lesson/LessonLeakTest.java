package knightschool.ui.lesson;

import static org.junit.jupiter.api.Assertions.assertTrue;

import de.sandec.jmemorybuddy.JMemoryBuddy;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.function.BooleanSupplier;
import javafx.scene.Node;
import javafx.scene.Scene;
import javafx.scene.layout.BorderPane;
import javafx.scene.layout.StackPane;
import javafx.stage.Stage;
import knightschool.ui.render.Toolkit;
import knightschool.ui.shell.MainWindow;
import knightschool.ui.shell.RoomPlan;
import knightschool.ui.theme.Settings;
import org.junit.jupiter.api.Test;

/** What is closed is gone. Nothing of a test robot here: it would hold on to what it has touched. */
class LessonLeakTest {
    private static final Duration PATIENCE = Duration.ofSeconds(60);

    @Test
    void closedRoomAndTheSlidesThatWereTurnedCanBeCollected() {
        Stage stage = Toolkit.call(Stage::new);
        JMemoryBuddy.memoryTest(checker -> {
            MainWindow window = Toolkit.call(() -> open(stage));
            LessonRoom room = (LessonRoom) window.room();
            until(room::ready);
            for (int lesson = 0; lesson < 3; lesson++) {
                int opened = lesson;
                Toolkit.run(() -> room.openAt(opened, 1));
                until(room::isSettled);
                checker.assertCollectable(Toolkit.call(() -> slide(room)));
            }
            Toolkit.run(() -> {
                window.close();
                stage.setScene(new Scene(new StackPane()));
            });
            checker.assertCollectable(room);
        });
        Toolkit.run(stage::hide);
    }

    private static Node slide(LessonRoom room) {
        return ((BorderPane) room.node()).getCenter();
    }

    private static MainWindow open(Stage stage) {
        MainWindow window =
                new MainWindow(Settings.forgotten(), List.of(new RoomPlan("lessons", "Lessons", LessonRoom::new)));
        stage.setScene(window.scene());
        stage.show();
        return window;
    }

    private static void until(BooleanSupplier holds) {
        Instant end = Instant.now().plus(PATIENCE);
        while (!Toolkit.call(holds::getAsBoolean)) {
            assertTrue(Instant.now().isBefore(end), "it did not come true");
        }
    }
}
