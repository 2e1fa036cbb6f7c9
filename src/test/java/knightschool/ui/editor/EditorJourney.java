package knightschool.ui.editor;

import java.util.List;
import javafx.geometry.Point2D;
import javafx.scene.control.Label;
import knightschool.board.SquareNames;
import knightschool.ui.board.BoardCanvas;
import knightschool.ui.graph.GraphPane;
import knightschool.ui.shell.MainWindow;
import knightschool.ui.shell.Neighbour;
import knightschool.ui.shell.RoomPlan;
import knightschool.ui.shell.ShownWindow;
import knightschool.ui.theme.Settings;
import org.junit.jupiter.api.AfterEach;
import org.testfx.api.FxRobot;

/** The editor in a real window, for journeys as a person with a mouse and a keyboard makes them. */
abstract class EditorJourney {
    final FixedAnswers answers = new FixedAnswers();
    final Neighbour compare = new Neighbour();
    ShownWindow shown;
    MainWindow window;
    EditorRoom room;

    /** Shows the scene, on the JavaFX thread. */
    final void show() {
        window = new MainWindow(
                Settings.forgotten(),
                List.of(
                        new RoomPlan("editor", "Editor", shell -> room = new EditorRoom(shell, _ -> answers)),
                        new RoomPlan("compare", "Compare", _ -> compare)));
        shown = new ShownWindow(window);
    }

    @AfterEach
    final void close() {
        shown.close();
    }

    final BoardCanvas canvas(FxRobot robot) {
        return robot.lookup("#editor-board").queryAs(BoardCanvas.class);
    }

    final GraphPane graph(FxRobot robot) {
        return robot.lookup("#editor-graph").queryAs(GraphPane.class);
    }

    final Point2D at(FxRobot robot, String name) {
        return ShownWindow.at(canvas(robot), room.model().board(), name);
    }

    final int square(String name) {
        return SquareNames.parse(room.model().board(), name);
    }

    final boolean playable(String name) {
        return room.model().board().isPlayable(square(name));
    }

    static String text(FxRobot robot, String id) {
        return robot.lookup(id).queryAs(Label.class).getText();
    }

    static String message(FxRobot robot) {
        return text(robot, "#message");
    }
}
