package knightschool.ui.level;

import static knightschool.Eventually.onFx;

import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.function.BooleanSupplier;
import javafx.geometry.Point2D;
import javafx.stage.Stage;
import knightschool.Eventually;
import knightschool.board.SquareNames;
import knightschool.play.level.AllLevelResults;
import knightschool.play.level.Level;
import knightschool.play.level.PlayedLevelWalk;
import knightschool.session.MergingFileStore;
import knightschool.setup.Setup;
import knightschool.setup.scene.BuiltInSceneKinds;
import knightschool.ui.SceneRegistry;
import knightschool.ui.board.BoardCanvas;
import knightschool.ui.robot.OnScreen;
import knightschool.ui.robot.ScreenRobot;
import knightschool.ui.robot.Start;
import knightschool.ui.shell.MainWindow;
import knightschool.ui.shell.ShownWindow;
import knightschool.ui.theme.UserSettings;
import knightschool.ui.work.WorkThreadFactory;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.api.io.TempDir;

/** A level on screen, and what a person does there; what its tests have in common. */
@ExtendWith(OnScreen.class)
abstract class LevelOnScreen {
    @TempDir
    Path folder;

    MergingFileStore<AllLevelResults> store;
    MainWindow window;
    LevelScene scene;
    private ShownWindow shown;

    @Start
    void open(Stage shared) {
        store = MergingFileStore.ofLevels(folder);
        window = new MainWindow(UserSettings.forgotten(), SceneRegistry.keeping(folder));
        window.show(BuiltInSceneKinds.LEVEL);
        scene = (LevelScene) window.current().orElseThrow();
        shown = new ShownWindow(window);
    }

    @AfterEach
    void close() {
        shown.close();
        until("all progress is kept, before its folder goes", () -> WorkThreadFactory.awaitFinished(Duration.ZERO));
    }

    final void open(Setup setup) {
        onFx(() -> {
            window.open(setup);
            return null;
        });
    }

    final PlayedLevelWalk walk() {
        return onFx(() -> scene.model().walk());
    }

    final Setup now() {
        return onFx(() -> window.now().orElseThrow());
    }

    final void until(String what, BooleanSupplier holds) {
        Eventually.until(what, () -> onFx(holds::getAsBoolean));
    }

    final Point2D at(ScreenRobot robot, int square) {
        BoardCanvas canvas = robot.find("#level-board", BoardCanvas.class);
        Level level = walk().level();
        return ShownWindow.at(canvas, level.board(), SquareNames.name(level.board(), square));
    }

    final List<Integer> rest() {
        List<Integer> path = LevelModelTest.path(walk().level());
        return path.subList(walk().squares().size(), path.size());
    }
}
