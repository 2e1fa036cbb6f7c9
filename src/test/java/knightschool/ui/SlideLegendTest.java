package knightschool.ui;

import static knightschool.Eventually.untilShown;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import knightschool.picture.file.NamedPicture;
import knightschool.picture.synthetic.PlainPicture;
import knightschool.setup.SceneKind;
import knightschool.setup.SetupText;
import knightschool.setup.scene.BuiltInSceneKinds;
import knightschool.setup.source.FileResolver;
import knightschool.ui.legend.LegendEntry;
import knightschool.ui.render.ToolkitThread;
import knightschool.ui.robot.FrameLayout;
import knightschool.ui.robot.UnshownWindow;
import knightschool.ui.scene.LegendScene;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.parallel.Execution;
import org.junit.jupiter.api.parallel.ExecutionMode;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

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

    private void assertRowsAndSignsMatch() {
        assertEquals(List.of(), ToolkitThread.call(() -> LegendSignCheck.undrawn(window)), "rows without a sign");
        assertEquals(List.of(), ToolkitThread.call(() -> LegendSignCheck.unexplained(window)), "signs without a row");
    }

    @ParameterizedTest
    @MethodSource("kinds")
    void everySceneWithABoardHasALegend(SceneKind kind) {
        ToolkitThread.run(() -> window.show(kind));
        settle();
        assertTrue(ToolkitThread.call(() -> legend().hasSigns().get()));
        assertRowsAndSignsMatch();
    }

    /** Set-ups with signs that hide others, or that look different from board to board. */
    @ParameterizedTest
    @ValueSource(
            strings = {
                "scene: editor\nboard: 4x4\n",
                "scene: editor\nboard: 5x5\nfact: girth\n",
                "scene: tour\nboard: 12x12\nmoment: step 3\n",
                "scene: compare\npanes: [warnsdorff]\nmoment: step 12\n",
                "scene: compare\npanes: [backtracking, backtracking]\nboard: 6x6\nmoment: first undo\nshow: [differences, reasons]\n",
                "scene: compare\nboard: 6x6\nmoment: step 44\nshow: [domains, reasons, differences, by-visited, depths]\n",
                "scene: compare\nboard: 6x6\npanes: [backtracking, forward-checking, warnsdorff, dead-ends, unreachable, warnsdorff]\nmoment: step 44\nshow: [reasons, differences, tree, depths]\n",
                "scene: compare\nboard: 20x20\nmoment: step 20\n",
                "scene: tourmap\nboard: 3x4\nwalk: [a1, c2, a3]\n",
                "scene: compare\nboard: 5x5\npanes: [backtracking, forward-checking]\nmoment: step 40\n"
                        + "show: [timeline, tree]\n",
                "scene: compare\nboard: 4x4\npanes: [backtracking, forward-checking]\nmoment: step 40\n"
                        + "show: [timeline, tree, nodes]\n",
                "scene: lessons\nlesson: 02-vertices-and-edges.md\nslide: 1\n",
                "scene: lessons\nlesson: 06-circuits-and-cycles.md\nslide: 4\n",
                "scene: lessons\nlesson: 20-positions-as-vertices.md\nslide: 3\n",
                "scene: lessons\nlesson: 18-all-solvers-in-one-table.md\nslide: 6\n"
            })
    void everyRowExplainsASignThatIsDrawnAndEverySignHasARow(String setup) {
        ToolkitThread.run(() -> window.open(SetupText.parse(setup, FileResolver.nothing())));
        settle();
        assertRowsAndSignsMatch();
    }

    @Test
    void blockThatMovedAndThePlaceThatItLeftAreExplained() {
        ToolkitThread.run(() -> window.show(BuiltInSceneKinds.STATEMAP));
        settle();
        ToolkitThread.run(() -> window.run("statemap.solution"));
        ToolkitThread.run(() -> window.run("statemap.step-forward"));
        settle();
        List<String> names = names();
        assertTrue(names.containsAll(List.of("Moved last", "Where it was")), names::toString);
        assertRowsAndSignsMatch();
    }

    /** The block at the cursor is chosen by itself; without a block there the cursor is a frame. */
    @Test
    void marksOfThePuzzleThatIsEditedAreExplained() {
        ToolkitThread.run(() -> window.show(BuiltInSceneKinds.STATEMAP));
        settle();
        ToolkitThread.run(() -> window.run("statemap.edit"));
        settle();
        assertRowsAndSignsMatch();
        assertTrue(names().contains("Chosen block"), () -> names().toString());
    }

    /** The rings of a fact say what the fact is, also where no list of facts does. */
    @Test
    void ringsOfAFactBearTheNameOfTheFact() {
        ToolkitThread.run(() -> window.open(SetupText.parse(
                "scene: lessons\nlesson: 03-degrees-and-handshakes.md\nslide: 6\n", FileResolver.nothing())));
        settle();
        assertTrue(names().contains("Square of odd degree"), () -> names().toString());
    }

    /** Around a circle along a tour the edges of the tour are as thick as those of a fact. */
    @Test
    void thickEdgesOfATourAreNotTakenForThoseOfTheFact() {
        ToolkitThread.run(() -> window.open(SetupText.parse(
                "scene: editor\nboard: 6x6\nfact: girth\nlayout: circle-tour\n", FileResolver.nothing())));
        settle();
        untilShown(
                "the tour is around the circle",
                () -> names().stream()
                        .anyMatch(name ->
                                name.startsWith("Move of the shortest") && name.endsWith(", or edge of the tour")));
    }

    @Test
    void verticesAndEdgesOfTheEditorsGraphAreExplained() {
        ToolkitThread.run(() -> window.show(BuiltInSceneKinds.EDITOR));
        settle();
        assertTrue(names().containsAll(List.of("Light vertex", "Dark vertex", "Edge")), () -> names().toString());
    }

    @ParameterizedTest
    @MethodSource("withPictures")
    void boardReadFromAPictureHasALegend(SceneKind kind) {
        ToolkitThread.run(() -> window.show(kind));
        settle();
        ToolkitThread.run(
                () -> window.openPicture(new NamedPicture("board.png", PlainPicture.of("K...\n....\n...#\n"))));
        settle();
        List<String> names = names();
        assertTrue(names.containsAll(List.of("The knight", "Hole")), names::toString);
        assertFalse(names.contains("On the tour or walk"));
        ToolkitThread.run(() -> window.run("picture.solution"));
        settle();
        assertTrue(names().contains("On the tour or walk"), () -> names().toString());
    }

    static List<SceneKind> withPictures() {
        return List.of(BuiltInSceneKinds.PLAY, BuiltInSceneKinds.EDITOR);
    }

    private List<String> names() {
        return ToolkitThread.call(() -> signs().stream().map(LegendEntry::name).toList());
    }
}
