package knightschool.ui.play;

import static knightschool.Eventually.onFx;

import java.util.ArrayList;
import java.util.List;
import java.util.function.BooleanSupplier;
import javafx.geometry.Point2D;
import javafx.stage.Stage;
import knightschool.Eventually;
import knightschool.board.Board;
import knightschool.board.SquareNames;
import knightschool.play.Game;
import knightschool.play.Goal;
import knightschool.play.Winnability.CanBeWon;
import knightschool.play.WinnabilityDecider;
import knightschool.setup.scene.BuiltInSceneKinds;
import knightschool.ui.SceneRegistry;
import knightschool.ui.board.BoardCanvas;
import knightschool.ui.robot.OnScreen;
import knightschool.ui.robot.ScreenRobot;
import knightschool.ui.robot.Start;
import knightschool.ui.shell.MainWindow;
import knightschool.ui.shell.ShownWindow;
import knightschool.ui.theme.UserSettings;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.extension.ExtendWith;

/** A game on screen, and what a person does in it; what its tests have in common. */
@ExtendWith(OnScreen.class)
abstract class PlayOnScreen {
    static final Board SMALL = Board.full(3, 4);

    MainWindow window;
    private ShownWindow shown;

    PlayScene scene;

    @Start
    void open(Stage shared) {
        window = new MainWindow(UserSettings.forgotten(), SceneRegistry.all());
        window.show(BuiltInSceneKinds.PLAY);
        scene = (PlayScene) window.current().orElseThrow();
        shown = new ShownWindow(window);
    }

    @AfterEach
    void close() {
        shown.close();
    }

    final void begin(Board board) {
        onFx(() -> {
            scene.model().begin(board);
            return null;
        });
    }

    final Game game() {
        return onFx(() -> scene.model().game());
    }

    final void until(String what, BooleanSupplier holds) {
        Eventually.until(what, () -> onFx(holds::getAsBoolean));
    }

    final Point2D at(ScreenRobot robot, int square) {
        BoardCanvas canvas = robot.find("#play-board", BoardCanvas.class);
        return ShownWindow.at(canvas, game().board(), SquareNames.name(game().board(), square));
    }

    static List<Integer> tour(Game game) {
        List<Integer> squares = new ArrayList<>(game.path());
        squares.addAll(((CanBeWon) WinnabilityDecider.decide(game, () -> {})).completion());
        return squares;
    }

    static Game begun(Board board) {
        return Game.begin(board, Goal.OPEN_TOUR).moved(0);
    }

    /** Plays along a tour, by clicks, until a move loses; its number. */
    final int lose(ScreenRobot robot) {
        List<Integer> tour = tour(begun(Board.full(4, 5)));
        robot.clickOn(at(robot, tour.getFirst()));
        for (int number = 2; ; number++) {
            Game now = game();
            for (var candidate : now.candidates()) {
                if (WinnabilityDecider.decide(now.moved(candidate.square()), () -> {})
                        .cannotBeWon()) {
                    robot.clickOn(at(robot, candidate.square()));
                    return number;
                }
            }
            robot.clickOn(at(robot, tour.get(number - 1)));
        }
    }
}
