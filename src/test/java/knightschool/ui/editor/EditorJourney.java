package knightschool.ui.editor;

import static knightschool.Eventually.onFx;

import javafx.geometry.Point2D;
import knightschool.board.Board;
import knightschool.board.SquareNames;
import knightschool.setup.scene.BuiltInSceneKinds;
import knightschool.setup.scene.CompareSetup;
import knightschool.setup.scene.EditorSetup;
import knightschool.ui.SceneRegistry;
import knightschool.ui.board.BoardCanvas;
import knightschool.ui.document.FixedAnswers;
import knightschool.ui.graph.InteractiveGraphPane;
import knightschool.ui.robot.ScreenRobot;
import knightschool.ui.scene.ScenePlacement;
import knightschool.ui.shell.MainWindow;
import knightschool.ui.shell.Neighbour;
import knightschool.ui.shell.SceneDescriptor;
import knightschool.ui.shell.SceneHost;
import knightschool.ui.shell.ShownWindow;
import knightschool.ui.theme.UserSettings;
import org.junit.jupiter.api.AfterEach;

/** The editor in a real window, for journeys as a person with a mouse and a keyboard makes them. */
abstract class EditorJourney {
    private static final CompareSetup FIRST = CompareSetup.of(Board.full(8, 8));

    final FixedAnswers answers = new FixedAnswers();
    final Neighbour<CompareSetup> compare = Neighbour.of(new SceneDescriptor<>(
            BuiltInSceneKinds.COMPARE, "Compare", CompareSetup.class, _ -> FIRST, (_, _) -> null));
    ShownWindow shown;
    MainWindow window;
    EditorScene scene;

    /** Shows the scene, on the JavaFX thread. */
    final void show() {
        window = new MainWindow(
                UserSettings.forgotten(),
                compare.in(SceneRegistry.all())
                        .with(new SceneDescriptor<>(
                                BuiltInSceneKinds.EDITOR,
                                "Editor",
                                EditorSetup.class,
                                EditorSetupMapping::first,
                                this::make)));
        window.show(BuiltInSceneKinds.EDITOR);
        shown = new ShownWindow(window);
    }

    private EditorScene make(SceneHost shell, ScenePlacement form) {
        scene = new EditorScene(shell, form, answers);
        return scene;
    }

    /** Hands a board over, as another scene does. */
    final void open(Board board) {
        onFx(() -> {
            window.open(EditorSetup.of(board));
            return null;
        });
    }

    @AfterEach
    final void close() {
        shown.close();
    }

    final BoardCanvas canvas(ScreenRobot robot) {
        return robot.find("#editor-board", BoardCanvas.class);
    }

    final InteractiveGraphPane graph(ScreenRobot robot) {
        return robot.find("#editor-graph", InteractiveGraphPane.class);
    }

    final Point2D at(ScreenRobot robot, String name) {
        return ShownWindow.at(canvas(robot), scene.model().board(), name);
    }

    final int square(String name) {
        return SquareNames.parse(scene.model().board(), name);
    }

    final boolean playable(String name) {
        return scene.model().board().isPlayable(square(name));
    }

    static String message(ScreenRobot robot) {
        return robot.text("#message");
    }
}
