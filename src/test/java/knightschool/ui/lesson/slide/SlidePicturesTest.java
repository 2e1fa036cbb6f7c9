package knightschool.ui.lesson.slide;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.ArrayList;
import java.util.List;
import javafx.scene.Node;
import javafx.scene.Parent;
import javafx.scene.Scene;
import javafx.scene.control.Button;
import javafx.scene.control.Spinner;
import javafx.scene.control.ToggleButton;
import knightschool.lesson.LessonFile;
import knightschool.lesson.LessonFolder;
import knightschool.lesson.check.ClaimAnswers;
import knightschool.lesson.claim.ClaimEvaluator;
import knightschool.ui.SceneRegistry;
import knightschool.ui.render.ToolkitStarter;
import knightschool.ui.robot.FrameLayout;
import knightschool.ui.theme.Fonts;
import knightschool.ui.theme.Theme;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.parallel.Execution;
import org.junit.jupiter.api.parallel.ExecutionMode;

@Execution(ExecutionMode.CONCURRENT)
class SlidePicturesTest {
    @Test
    void scenesOnPaperHaveNothingToPress() {
        LessonFile file = LessonFolder.own().get(3);
        List<String> found = new ArrayList<>();
        ToolkitStarter.run(() -> {
            Fonts.load();
            SlidePictures pictures =
                    SlidePictures.of(file, ClaimAnswers.NONE, new ClaimEvaluator(), SceneRegistry.all());
            for (int i = 0; i < pictures.count(); i++) {
                String where = "slide " + (i + 1) + ": ";
                pictures.scene(i, Theme.LIGHT, false).ifPresent(picture -> {
                    Scene scene = new Scene(picture.node());
                    Theme.LIGHT.dress(scene);
                    FrameLayout.of(scene, 1280, 720);
                    List<Node> pressed = new ArrayList<>();
                    collect(picture.node(), pressed);
                    pressed.forEach(node -> found.add(where + node));
                    picture.close();
                });
            }
        });
        assertEquals(List.of(), found);
    }

    /** A fact is read like words, though a click on it shows more. */
    private static void collect(Node node, List<Node> pressed) {
        boolean fact = node.getStyleClass().contains("fact-button")
                || node.getStyleClass().contains("slide-column");
        if (!node.isVisible() || node.getOpacity() == 0 || fact) {
            return;
        }
        if (node instanceof Button || node instanceof ToggleButton || node instanceof Spinner<?>) {
            pressed.add(node);
        } else if (node instanceof Parent parent) {
            parent.getChildrenUnmodifiable().forEach(child -> collect(child, pressed));
        }
    }
}
