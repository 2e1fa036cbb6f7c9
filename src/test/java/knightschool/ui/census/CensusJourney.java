package knightschool.ui.census;

import static knightschool.Eventually.onFx;
import static knightschool.Eventually.untilShown;

import java.nio.file.Path;
import java.util.Optional;
import javafx.geometry.Point2D;
import javafx.scene.control.ChoiceBox;
import javafx.stage.Stage;
import knightschool.board.Board;
import knightschool.setup.scene.BuiltInSceneKinds;
import knightschool.setup.scene.CensusSetup;
import knightschool.setup.scene.CompareSetup;
import knightschool.ui.SceneRegistry;
import knightschool.ui.board.BoardCanvas;
import knightschool.ui.document.FileDialogRequest;
import knightschool.ui.document.FixedAnswers;
import knightschool.ui.document.SaveDestination;
import knightschool.ui.robot.ScreenRobot;
import knightschool.ui.robot.Start;
import knightschool.ui.robot.TestWindows;
import knightschool.ui.shell.MainWindow;
import knightschool.ui.shell.SceneDescriptor;
import knightschool.ui.shell.ShownWindow;
import knightschool.ui.theme.UserSettings;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.junit.jupiter.api.io.TempDir;

/** The census in the window, for journeys as a person with a mouse and a keyboard makes them. */
abstract class CensusJourney {
    @RegisterExtension
    final TestWindows windows = new TestWindows();

    @TempDir
    Path folder;

    final UserSettings settings = UserSettings.forgotten();
    Path file;
    ShownWindow shown;
    MainWindow window;
    CensusScene census;

    /** Answers with the file, or with what is proposed where that is the folder. */
    final class Answers extends FixedAnswers {
        @Override
        public Optional<Path> fileToOpen(FileDialogRequest request) {
            return Optional.ofNullable(file);
        }

        @Override
        public Optional<SaveDestination> fileToSave(FileDialogRequest request) {
            return Optional.ofNullable(file)
                    .map(named -> file.equals(folder) ? folder.resolve(request.name()) : named)
                    .map(SaveDestination::of);
        }
    }

    @Start
    void open(Stage shared) {
        SceneDescriptor<CensusSetup> type = new SceneDescriptor<>(
                BuiltInSceneKinds.CENSUS,
                "Census",
                CensusSetup.class,
                CensusScene::first,
                (shell, _) -> new CensusScene(shell, new Answers()));
        window = new MainWindow(settings, SceneRegistry.all().with(type));
        window.show(BuiltInSceneKinds.CENSUS);
        census = (CensusScene) window.current().orElseThrow();
        shown = new ShownWindow(window);
    }

    @AfterEach
    void close() {
        shown.close();
    }

    final Point2D at(ScreenRobot robot, String name) {
        BoardCanvas canvas = robot.find("#census-board", BoardCanvas.class);
        return ShownWindow.at(canvas, census.model().question().board(), name);
    }

    final void takeFiveByFive() {
        open(CensusSetup.of(Board.full(5, 5)));
    }

    final void open(CensusSetup setup) {
        onFx(() -> {
            window.open(setup);
            return null;
        });
    }

    /** What the comparison shows that the census handed on. */
    final CompareSetup handed() {
        return (CompareSetup) onFx(() -> window.now().orElseThrow());
    }

    /** Not by its button, since a message may lie over the buttons. */
    final void command(String id) {
        onFx(() -> {
            window.run(id);
            return null;
        });
    }

    final void run() throws Exception {
        command(CensusCommands.RUN);
        untilShown("every start is counted", () -> census.model().isComplete() && census.isSettled());
    }

    @SuppressWarnings("unchecked") // Both boxes are made for what is put into them.
    static ChoiceBox<Object> choice(ScreenRobot robot, String id) {
        return robot.find(id, ChoiceBox.class);
    }
}
