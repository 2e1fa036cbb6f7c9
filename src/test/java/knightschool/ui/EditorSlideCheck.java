package knightschool.ui;

import java.util.List;
import java.util.Map;
import javafx.scene.Node;
import javafx.scene.layout.Region;
import knightschool.lesson.Slide;
import knightschool.setup.scene.EditorSetup;
import knightschool.setup.value.SceneControl;
import knightschool.ui.board.BoardCanvas;
import knightschool.ui.graph.InteractiveGraphPane;
import knightschool.ui.robot.ScreenRobot;

/** Of a slide with an editor: board and graph are equally large and whole, and the controls are those that it names. */
final class EditorSlideCheck extends SlideCheck {
    private static final double ROUNDING = 1;

    /** By what each control is known on screen. */
    private static final Map<SceneControl, String> CONTROLS = Map.of(
            EditorSetup.TOOLS, "#tool-start",
            SceneControl.UNDO, "#undo",
            EditorSetup.SIZE, "#columns",
            EditorSetup.LAYOUT, "#layout",
            SceneControl.FILES, "#save",
            SceneControl.FACTS, "#degree",
            SceneControl.BUTTONS, "#tours-closed");

    @Override
    void look(Node shown, Slide slide, WindowSize size) {
        slide.scene()
                .map(scene -> scene.setup())
                .filter(EditorSetup.class::isInstance)
                .map(EditorSetup.class::cast)
                .ifPresent(setup -> {
                    sides(shown);
                    CONTROLS.forEach((control, id) -> control(control, ScreenRobot.isSeen(shown.lookup(id)), setup));
                });
    }

    /** Board and graph have equal sides, in the scene and not cut. */
    private void sides(Node slide) {
        BoardCanvas board = (BoardCanvas) slide.lookup("#editor-board");
        InteractiveGraphPane graph = (InteractiveGraphPane) slide.lookup("#editor-graph");
        if (Math.abs(board.geometry().boardWidth() - graph.getWidth()) > ROUNDING
                || Math.abs(board.geometry().boardHeight() - graph.getHeight()) > ROUNDING) {
            fault("board and graph have other sides");
        }
        Region all = (Region) graph.getParent();
        for (Region one : List.of(board, graph)) {
            if (one.getLayoutX() + one.getWidth() > all.getWidth() + ROUNDING
                    || one.getLayoutY() + one.getHeight() > all.getHeight() + ROUNDING) {
                fault(one.getId() + " is cut");
            }
        }
    }

    private void control(SceneControl control, boolean there, EditorSetup setup) {
        boolean wanted = setup.controls().shows(control, false);
        if (there != wanted) {
            fault(control.word() + (wanted ? " is missing" : " is there"));
        }
    }
}
