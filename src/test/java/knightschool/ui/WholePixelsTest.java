package knightschool.ui;

import static knightschool.Eventually.onFx;
import static knightschool.Eventually.untilShown;
import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import java.util.Set;
import java.util.stream.Stream;
import javafx.geometry.Bounds;
import javafx.scene.Node;
import javafx.scene.layout.Region;
import knightschool.Eventually;
import knightschool.setup.SceneKind;
import knightschool.setup.scene.BuiltInSceneKinds;
import knightschool.ui.robot.WindowOnScreen;
import org.junit.jupiter.api.Test;

/**
 * What has an edge lies on whole pixels. An edge between two pixels is painted in both, and only where that part of the
 * window is painted anew, so that lines come and go as the mouse moves.
 */
class WholePixelsTest extends WindowOnScreen {
    private static final double NEAR = 0.02;

    private static final List<SceneKind> SCENES = List.of(
            BuiltInSceneKinds.LESSONS,
            BuiltInSceneKinds.PLAY,
            BuiltInSceneKinds.COMPARE,
            BuiltInSceneKinds.EDITOR,
            BuiltInSceneKinds.STATEMAP,
            BuiltInSceneKinds.TOURMAP,
            BuiltInSceneKinds.TOUR,
            BuiltInSceneKinds.CENSUS,
            BuiltInSceneKinds.EXPERIMENT);

    @Test
    void edgesLieOnWholePixels() {
        for (SceneKind kind : SCENES) {
            onFx(() -> {
                window.show(kind);
                return null;
            });
            assertEquals(List.of(), between(1280, 720), kind::word);
            assertEquals(List.of(), between(1920, 1080), kind::word);
        }
    }

    private List<String> between(double width, double height) {
        onFx(() -> {
            window.scene().getWindow().setWidth(width);
            window.scene().getWindow().setHeight(height);
            return null;
        });
        untilShown("the scene is on screen", window::isSettled);
        Eventually.afterFrames();
        return onFx(this::between);
    }

    private List<String> between() {
        Set<Node> all = window.scene().getRoot().lookupAll("*");
        return all.stream()
                .flatMap(node -> node instanceof Region region && isSeen(node) && !isThumb(node) && hasEdge(region)
                        ? Stream.of(region)
                        : Stream.empty())
                .filter(region -> {
                    Bounds at = region.localToScene(region.getLayoutBounds());
                    return isBetween(at.getMinX()) || isBetween(at.getMinY());
                })
                .map(region -> {
                    Bounds at = region.localToScene(region.getLayoutBounds());
                    return region.getClass().getSimpleName() + "#" + region.getId() + region.getStyleClass() + " at "
                            + at.getMinX() + ", " + at.getMinY();
                })
                .toList();
    }

    /** The thumb of a slider follows its value, and is round. */
    private static boolean isThumb(Node node) {
        return node.getStyleClass().contains("thumb");
    }

    private static boolean isSeen(Node node) {
        return node == null || node.isVisible() && isSeen(node.getParent());
    }

    private static boolean hasEdge(Region region) {
        boolean borders = region.getBorder() != null && !region.getBorder().isEmpty();
        boolean fills =
                region.getBackground() != null && !region.getBackground().isEmpty();
        return borders || fills;
    }

    private static boolean isBetween(double pixel) {
        return Math.abs(pixel - Math.rint(pixel)) > NEAR;
    }
}
