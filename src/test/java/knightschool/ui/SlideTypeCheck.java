package knightschool.ui;

import java.util.List;
import java.util.Map;
import javafx.scene.Node;
import javafx.scene.Parent;
import javafx.scene.control.Labeled;
import javafx.scene.layout.Region;
import javafx.scene.text.Text;
import knightschool.board.Board;
import knightschool.drawing.SketchShape;
import knightschool.lesson.Slide;
import knightschool.setup.SlideEmbeddableSetup;
import knightschool.setup.VisibleSceneControls;
import knightschool.setup.scene.CompareSetup;
import knightschool.setup.scene.PlaySetup;
import knightschool.setup.scene.TourConstructionSetup;
import knightschool.setup.scene.WalkSetup;
import knightschool.setup.value.SceneControl;
import knightschool.setup.value.WinnabilityFeedbackTiming;
import knightschool.ui.board.BoardCanvas;
import knightschool.ui.board.SketchView;
import knightschool.ui.robot.ScreenRobot;
import org.kordamp.ikonli.javafx.FontIcon;

/** Text has a third of the room, nothing is small or broken, and only the controls that a slide names are shown. */
final class SlideTypeCheck extends SlideCheck {
    private static final double SMALLEST_TYPE = 14;

    /** Two lines have at least that height, as a multiple of the type's size. */
    private static final double TWO_LINES = 2;

    /** By what the controls of a scene are known on screen. */
    private static final Map<Class<? extends SlideEmbeddableSetup>, Map<SceneControl, String>> CONTROLS = Map.of(
            CompareSetup.class,
            Map.of(
                    SceneControl.PLAYER,
                    ".transport-buttons",
                    SceneControl.SPEED,
                    ".speed",
                    SceneControl.BUTTONS,
                    "#until"),
            TourConstructionSetup.class,
            Map.of(SceneControl.PLAYER, "#tour-slider"),
            WalkSetup.class,
            Map.of(SceneControl.BUTTONS, "#take-back"),
            PlaySetup.class,
            Map.of(
                    SceneControl.PLAYER,
                    "#game-strip",
                    SceneControl.FACTS,
                    "#play-visited",
                    SceneControl.BUTTONS,
                    "#start-again"));

    @Override
    void look(Node shown, Slide slide, WindowSize size) {
        slide.scene().ifPresent(scene -> {
            double text = ((Region) shown.lookup(".slide-column")).getWidth();
            if (text < size.width() / 3.0) {
                fault("the text is " + text + " wide");
            }
            controls(shown, scene.setup());
        });
        small(shown);
        endings(shown);
    }

    /**
     * A search that has ended says so by its mark in the header, and in one line below its board unless the slide shows
     * its path alone.
     */
    private void endings(Node shown) {
        List<Labeled> endings = shown.lookupAll(".ending").stream()
                .filter(ScreenRobot::isSeen)
                .map(Labeled.class::cast)
                .toList();
        endings.stream()
                .filter(ending ->
                        ending.getHeight() > TWO_LINES * ending.getFont().getSize())
                .forEach(ending -> fault("\"" + ending.getText() + "\" breaks"));
        long marks = shown.lookupAll(".ended-icon").stream()
                .filter(ScreenRobot::isSeen)
                .count();
        if (!endings.isEmpty() && marks != endings.size()) {
            fault(marks + " marks of " + endings.size() + " ends");
        }
    }

    private void small(Node node) {
        if (!node.isVisible()) {
            return;
        }
        switch (node) {
            case FontIcon _ -> {} // A sign, not a word.
            case Text text -> small(text.getText(), text.getFont().getSize());
            case Labeled labeled -> small(labeled.getText(), labeled.getFont().getSize());
            case SketchView canvas ->
                canvas.sketch().shapes().stream()
                        .filter(SketchShape.Label.class::isInstance)
                        .map(SketchShape.Label.class::cast)
                        .filter(label -> !isInSquare(canvas, label))
                        .forEach(label -> small(label.text(), label.size()));
            default -> {}
        }
        if (node instanceof Parent parent) {
            parent.getChildrenUnmodifiable().forEach(child -> small(child));
        }
    }

    private static boolean isInSquare(SketchView canvas, SketchShape.Label label) {
        return canvas instanceof BoardCanvas board && board.geometry().squareAt(label.x(), label.y()) != Board.NONE;
    }

    private void small(String text, double size) {
        if (text != null && !text.isBlank() && size < SMALLEST_TYPE) {
            fault("\"" + text + "\" is set in " + size);
        }
    }

    /** Where nothing is told of a game, how far it is and its moves stand in the space of that. */
    private static boolean isUsual(SlideEmbeddableSetup setup, SceneControl control) {
        return setup instanceof PlaySetup play
                && play.answer() == WinnabilityFeedbackTiming.NEVER
                && (control.equals(SceneControl.FACTS) || control.equals(SceneControl.PLAYER));
    }

    private void controls(Node shown, SlideEmbeddableSetup setup) {
        VisibleSceneControls named = switch (setup) {
            case CompareSetup compare -> compare.controls();
            case TourConstructionSetup tour -> tour.controls();
            case WalkSetup walk -> walk.controls();
            case PlaySetup play -> play.controls();
            default -> VisibleSceneControls.NONE;
        };
        CONTROLS.getOrDefault(setup.getClass(), Map.of()).forEach((control, id) -> {
            if (ScreenRobot.isSeen(shown.lookup(id)) != named.shows(control, isUsual(setup, control))) {
                fault(control.word() + (ScreenRobot.isSeen(shown.lookup(id)) ? " is there" : " is missing"));
            }
        });
    }
}
