package knightschool.ui;

import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import knightschool.picture.file.NamedPicture;
import knightschool.picture.synthetic.PlainPicture;
import knightschool.setup.SceneKind;
import knightschool.setup.scene.BuiltInSceneKinds;
import knightschool.ui.legend.LegendEntry;
import knightschool.ui.render.ToolkitStarter;
import knightschool.ui.robot.FrameLayout;
import knightschool.ui.robot.UnshownWindow;
import knightschool.ui.scene.LegendScene;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.parallel.Execution;
import org.junit.jupiter.api.parallel.ExecutionMode;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * Wherever a board or a graph shows signs the legend explains them: in each scene and on a picture, and on each slide,
 * at which {@link SlidesOnScreenTest} looks.
 */
@Execution(ExecutionMode.CONCURRENT)
class SlideLegendTest extends UnshownWindow {
    static List<SceneKind> kinds() {
        return SceneKind.values().stream()
                .filter(kind -> kind != BuiltInSceneKinds.LESSONS)
                .toList();
    }

    private List<LegendEntry> signs() {
        return legend().signs();
    }

    private LegendScene legend() {
        return window.current().orElseThrow().offer(LegendScene.class).orElseThrow();
    }

    private void settle() {
        FrameLayout.untilSettled(window, WindowSize.PROJECTOR.width(), WindowSize.PROJECTOR.height());
    }

    @ParameterizedTest
    @MethodSource("kinds")
    void everySceneWithABoardHasALegend(SceneKind kind) {
        ToolkitStarter.run(() -> window.show(kind));
        settle();
        assertTrue(ToolkitStarter.call(() -> legend().hasSigns().get()));
    }

    @Test
    void verticesAndEdgesOfTheEditorsGraphAreExplained() {
        ToolkitStarter.run(() -> window.show(BuiltInSceneKinds.EDITOR));
        settle();
        assertTrue(names().containsAll(List.of("Light vertex", "Dark vertex", "Edge")), () -> names().toString());
    }

    @ParameterizedTest
    @MethodSource("withPictures")
    void boardReadFromAPictureHasALegend(SceneKind kind) {
        ToolkitStarter.run(() -> window.show(kind));
        settle();
        ToolkitStarter.run(
                () -> window.openPicture(new NamedPicture("board.png", PlainPicture.of("K...\n....\n...#\n"))));
        settle();
        List<String> names = names();
        assertTrue(names.containsAll(List.of("The knight", "Hole")), names::toString);
        assertFalse(names.contains("On the tour or walk"));
        ToolkitStarter.run(() -> window.run("picture.solution"));
        settle();
        assertTrue(names().contains("On the tour or walk"), () -> names().toString());
    }

    static List<SceneKind> withPictures() {
        return List.of(BuiltInSceneKinds.PLAY, BuiltInSceneKinds.EDITOR);
    }

    private List<String> names() {
        return ToolkitStarter.call(() -> signs().stream().map(LegendEntry::name).toList());
    }
}
