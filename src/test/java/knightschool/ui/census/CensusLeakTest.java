package knightschool.ui.census;

import static org.junit.jupiter.api.Assertions.assertTrue;

import de.sandec.jmemorybuddy.JMemoryBuddy;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.function.BooleanSupplier;
import javafx.scene.Scene;
import javafx.scene.layout.StackPane;
import javafx.stage.Stage;
import knightschool.algorithm.Algorithms;
import knightschool.board.Board;
import knightschool.ui.render.Toolkit;
import knightschool.ui.shell.MainWindow;
import knightschool.ui.shell.RoomPlan;
import knightschool.ui.theme.Settings;
import org.junit.jupiter.api.Test;

/** What is closed is gone, in the midst of counting too. */
class CensusLeakTest {
    private static final Duration PATIENCE = Duration.ofSeconds(60);

    @Test
    void closedRoomEndsItsThreadsAndCanBeCollected() {
        Stage stage = Toolkit.call(Stage::new);
        JMemoryBuddy.memoryTest(checker -> {
            MainWindow window = Toolkit.call(() -> open(stage));
            CensusRoom room = (CensusRoom) window.room();
            Toolkit.run(() -> {
                room.model().limit(CensusViewModel.LIMITS.getLast());
                room.count(Board.full(8, 8), Algorithms.named("backtracking"));
            });
            until(() -> !room.model().underwayProperty().get().isEmpty());
            Toolkit.run(() -> {
                window.close();
                stage.setScene(new Scene(new StackPane()));
            });
            until(room::isEnded);
            checker.assertCollectable(room);
            checker.assertCollectable(room.node());
            checker.assertCollectable(room.model());
        });
        Toolkit.run(stage::hide);
    }

    private static MainWindow open(Stage stage) {
        MainWindow window =
                new MainWindow(Settings.forgotten(), List.of(new RoomPlan("census", "Census", CensusRoom::new)));
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
