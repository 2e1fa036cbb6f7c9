package knightschool.ui;

import static knightschool.Eventually.untilShown;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import javafx.scene.Node;
import javafx.scene.Parent;
import javafx.scene.control.Labeled;
import knightschool.drawing.Sketch;
import knightschool.drawing.SketchShape;
import knightschool.setup.SceneKind;
import knightschool.setup.scene.BuiltInSceneKinds;
import knightschool.ui.board.SketchView;
import knightschool.ui.legend.LegendEntry;
import knightschool.ui.legend.LegendPane;
import knightschool.ui.render.ToolkitThread;
import knightschool.ui.robot.FrameLayout;
import knightschool.ui.robot.ScreenRobot;
import knightschool.ui.robot.UnshownWindow;
import knightschool.ui.scene.LegendScene;
import knightschool.ui.shell.MainWindow;
import org.junit.jupiter.api.parallel.Execution;
import org.junit.jupiter.api.parallel.ExecutionMode;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * One legend: a sign that the legend of the window explains is not explained on the page of the scene as well. Slides
 * are looked at by {@link SlidesOnScreenTest}.
 */
@Execution(ExecutionMode.CONCURRENT)
class LegendOnceTest extends UnshownWindow {
    /** The signs of a puzzle beside its map: only the legend explains them. */
    private static final Set<String> ON_THE_PUZZLE = Set.of("block to free", "exit", "block", "wall");

    static List<SceneKind> scenes() {
        return LegendTest.SCENES;
    }

    private void settle() {
        FrameLayout.untilSettled(window, WindowSize.LARGE.width(), WindowSize.LARGE.height());
    }

    @ParameterizedTest
    @MethodSource("scenes")
    void signOfTheLegendIsNotExplainedOnThePageToo(SceneKind kind) {
        ToolkitThread.run(() -> {
            settings.legendProperty().set(true);
            window.show(kind);
        });
        settle();
        untilOnce();
    }

    @ParameterizedTest
    @MethodSource("maps")
    void signsOfAMapAreExplainedOnItsPageAsLongAsTheLegendIsClosed(SceneKind kind) {
        ToolkitThread.run(() -> window.show(kind));
        settle();
        Set<String> names = ToolkitThread.call(() -> names(signs().stream().map(LegendEntry::name)));
        Set<String> page = ToolkitThread.call(() -> onPage(window));
        names.removeAll(ON_THE_PUZZLE);
        assertFalse(names.isEmpty());
        assertTrue(page.containsAll(names), () -> names + " on " + page);
        ToolkitThread.run(() -> settings.legendProperty().set(true));
        settle();
        untilOnce();
        ToolkitThread.run(() -> settings.legendProperty().set(false));
        untilShown("the signs are on the page again", () -> onPage(window).equals(page));
    }

    static List<SceneKind> maps() {
        return List.of(BuiltInSceneKinds.STATEMAP, BuiltInSceneKinds.TOURMAP);
    }

    /** The page follows the legend with the next frame. */
    private void untilOnce() {
        untilShown("no sign is explained twice", () -> twice(window).isEmpty());
    }

    private List<LegendEntry> signs() {
        return window.current()
                .orElseThrow()
                .offer(LegendScene.class)
                .orElseThrow()
                .signs();
    }

    /** The names of signs that are explained by the legend beside the scene and on its page. On the JavaFX thread. */
    static Set<String> twice(MainWindow window) {
        LegendPane legend = (LegendPane) window.scene().lookup("#legend");
        assertTrue(ScreenRobot.isSeen(legend), "the legend is beside the scene");
        Set<String> names = names(legend.visibleEntries().stream().map(LegendEntry::name));
        names.retainAll(onPage(window));
        return names;
    }

    /** The names of signs that are explained on the page of the scene itself. On the JavaFX thread. */
    static Set<String> onPage(MainWindow window) {
        return names(explained(window.scene().getRoot()));
    }

    /** Names without their article and in small letters, as they stand in a row of signs. */
    private static Set<String> names(Stream<String> names) {
        return names.map(name -> name.toLowerCase(Locale.ROOT).replaceFirst("^(the|an?) ", ""))
                .collect(Collectors.toCollection(TreeSet::new));
    }

    /** The words beside the drawn signs of a page: on labels with a sign, and in drawings that are no board. */
    private static Stream<String> explained(Node node) {
        // The cells of a square say what has become of each move, such as "knight": they explain no sign.
        boolean isCells = node.getStyleClass().contains("domain-row");
        if (!node.isVisible() || node instanceof LegendPane || isCells) {
            return Stream.empty();
        }
        if (node instanceof Labeled label && isSign(label.getGraphic())) {
            return Stream.of(label.getText());
        }
        if (node.getClass() == SketchView.class) {
            return words(((SketchView) node).sketch());
        }
        return node instanceof Parent parent
                ? parent.getChildrenUnmodifiable().stream().flatMap(LegendOnceTest::explained)
                : Stream.empty();
    }

    /** Whether a node is one drawing, or several beside one another. */
    private static boolean isSign(Node node) {
        return node instanceof SketchView
                || node instanceof Parent several
                        && !several.getChildrenUnmodifiable().isEmpty()
                        && several.getChildrenUnmodifiable().stream().allMatch(LegendOnceTest::isSign);
    }

    private static Stream<String> words(Sketch sketch) {
        return sketch.shapes().stream()
                .filter(SketchShape.Label.class::isInstance)
                .map(shape -> ((SketchShape.Label) shape).text());
    }
}
