package knightschool.ui;

import static knightschool.Eventually.untilShown;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.time.LocalDate;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import javafx.css.PseudoClass;
import javafx.geometry.Bounds;
import javafx.scene.Node;
import javafx.scene.control.Labeled;
import knightschool.algorithm.ConfiguredAlgorithm;
import knightschool.board.Board;
import knightschool.board.SquareNames;
import knightschool.play.level.LevelGenerator;
import knightschool.setup.SceneKind;
import knightschool.setup.Setup;
import knightschool.setup.SetupText;
import knightschool.setup.scene.BuiltInSceneKinds;
import knightschool.setup.scene.CompareSetup;
import knightschool.setup.scene.ExperimentSetup;
import knightschool.setup.scene.LessonsSetup;
import knightschool.setup.scene.LevelSetup;
import knightschool.setup.scene.SetupSamples;
import knightschool.setup.scene.StateMapSetup;
import knightschool.setup.scene.TourStateMapSetup;
import knightschool.setup.source.WrittenPuzzle;
import knightschool.setup.value.Moment;
import knightschool.statemap.SlidingPuzzle;
import knightschool.statemap.SlidingPuzzleText;
import knightschool.ui.board.BoardCanvas;
import knightschool.ui.board.OccupiedBoundsNode;
import knightschool.ui.command.Command;
import knightschool.ui.command.KeyStroke;
import knightschool.ui.legend.LegendEntry;
import knightschool.ui.legend.LegendPane;
import knightschool.ui.render.ToolkitThread;
import knightschool.ui.robot.FrameLayout;
import knightschool.ui.robot.ScreenRobot;
import knightschool.ui.scene.LegendScene;
import knightschool.ui.shell.MainWindow;
import knightschool.ui.shell.ShownWindow;
import knightschool.ui.theme.TextSize;
import knightschool.ui.theme.Theme;
import knightschool.ui.theme.UserSettings;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.parallel.Execution;
import org.junit.jupiter.api.parallel.ExecutionMode;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;

/** One legend, by one key and one button, in every scene with a board. */
@Execution(ExecutionMode.CONCURRENT)
class LegendTest {
    /** Texts with boards in them: the legend explains their boards, and lies over them. */
    private static final List<SceneKind> TEXTS = List.of(BuiltInSceneKinds.LESSONS, BuiltInSceneKinds.GLOSSARY);

    /** Those with a board. */
    static final List<SceneKind> SCENES =
            SceneKind.values().stream().filter(kind -> !TEXTS.contains(kind)).toList();

    private static final Board BOARD = Board.full(5, 5);
    private static final int SAMPLES = 3;
    /** The letters below a board are part of its place. */
    private static final double MOST_COVERED = 0.02;

    private static final int WITHOUT_ROOM_BESIDE_A_SLIDE = 1240;
    private static final String LEGEND = "window.legend";

    private final MainWindow window =
            ToolkitThread.call(() -> new MainWindow(UserSettings.forgotten(), SceneRegistry.all()));

    @AfterEach
    void close() {
        ToolkitThread.run(window::close);
    }

    private static CompareSetup compared(long step) {
        Board board = BOARD;
        return CompareSetup.of(board)
                .withStart(SquareNames.parse(board, "c3"))
                .withSolvers(
                        List.of(ConfiguredAlgorithm.read("backtracking"), ConfiguredAlgorithm.read("forward-checking")))
                .at(Optional.of(new Moment.Step(step)));
    }

    private List<LegendEntry> signs() {
        return ToolkitThread.call(() -> window.current()
                .orElseThrow()
                .offer(LegendScene.class)
                .orElseThrow()
                .signs());
    }

    private static String where(List<LegendEntry> signs, String name) {
        return signs.stream()
                .filter(sign -> sign.name().equals(name))
                .map(LegendEntry::where)
                .findFirst()
                .orElse("not there");
    }

    private void settle(double width, double height) {
        FrameLayout.untilSettled(window, width, height);
    }

    @Test
    void comparisonSaysOfEachSignOnWhichBoardItIs() {
        ToolkitThread.run(() -> window.open(compared(19)));
        settle(1280, 720);
        List<LegendEntry> signs = signs();
        assertEquals("left: e4; right: b3", where(signs, "The knight"));
        assertEquals("c3, on each board", where(signs, "Where the path begins"));
        assertEquals("left: a4", where(signs, "Closed by this step"));
        assertEquals("right: c5", where(signs, "Taken back"));
        assertEquals("to a free square or the knight", where(signs, "Open move"));
        assertEquals("by 2: move 2 left it", where(signs, "Tried, or closed"));
        assertEquals("not there", where(signs, "Pointed at"));
        ToolkitThread.run(() -> window.open(compared(0)));
        settle(1280, 720);
        assertEquals(
                List.of("The knight", "Order of trying", "Open move", "Open from the knight"),
                signs().stream()
                        .map(LegendEntry::name)
                        .filter(name -> !name.equals("The search ends here"))
                        .toList(),
                "besides the ends of lanes, which are there once they are computed");
    }

    @Test
    void legendStandsBesideTheSceneWhereThatHasRoomAndFollowsIt() {
        ToolkitThread.run(() -> window.open(compared(19)));
        settle(1280, 720);
        ToolkitThread.run(() -> window.run(LEGEND));
        settle(1280, 720);
        assertTrue(isSeen("legend"));
        assertTrue(ToolkitThread.call(() -> window.settings().legendProperty().get()));
        LegendPane pane = ToolkitThread.call(this::pane);
        untilShown(
                "the signs are shown",
                () -> ToolkitThread.call(pane::visibleEntries).equals(signs()));
        List<LegendEntry> before = ToolkitThread.call(pane::visibleEntries);
        ToolkitThread.run(() -> window.run("compare.step-forward"));
        settle(1280, 720);
        untilShown(
                "the signs of the next step are shown",
                () -> ToolkitThread.call(pane::visibleEntries).equals(signs()));
        assertNotEquals(before, ToolkitThread.call(pane::visibleEntries));
        settle(1024, 700);
        assertFalse(isSeen("legend"), "nothing is left of the scene");
        assertTrue(ToolkitThread.call(() -> window.settings().legendProperty().get()));
        settle(1280, 720);
        assertTrue(isSeen("legend"));
        ToolkitThread.run(() -> window.run(LEGEND));
        settle(1280, 720);
        assertFalse(isSeen("legend"));
    }

    /** Another theme styles every word anew, and measures nothing before that is done. */
    @Test
    void manySignsStaySmallInAnotherTheme() {
        ToolkitThread.run(() -> {
            window.settings().legendProperty().set(true);
            window.open(CompareSetup.of(Board.full(8, 8)).at(Optional.of(new Moment.Step(44))));
        });
        settle(1280, 720);
        LegendPane pane = ToolkitThread.call(this::pane);
        PseudoClass small = PseudoClass.getPseudoClass("small");
        untilShown("the signs are small", () -> pane.getPseudoClassStates().contains(small));
        for (Theme theme : List.of(Theme.DARK, Theme.LIGHT)) {
            ToolkitThread.run(() -> window.settings().themeProperty().set(theme));
            settle(1280, 720);
            assertTrue(ToolkitThread.call(() -> pane.getPseudoClassStates().contains(small)), theme.word());
        }
    }

    @Test
    void legendThatLosesItsRoomGoesOnOverTheScene() {
        ToolkitThread.run(() -> window.open(compared(19)));
        settle(1280, 720);
        ToolkitThread.run(() -> window.run(LEGEND));
        settle(1280, 720);
        assertTrue(isSeen("legend"));
        ToolkitThread.run(() -> window.settings().textSizeProperty().set(TextSize.LARGER));
        settle(1280, 720);
        assertFalse(isSeen("legend"), "nothing is left of the scene");
        assertTrue(isSeen("legend-card"));
        ToolkitThread.run(() -> window.show(BuiltInSceneKinds.TOUR));
        settle(1280, 720);
        assertFalse(isSeen("legend-card"));
        assertTrue(ToolkitThread.call(() -> ((Labeled) window.scene().lookup(".message .label"))
                .getText()
                .startsWith("The legend has no room here")));
        ToolkitThread.run(() -> window.run(LEGEND));
        settle(1280, 720);
        assertTrue(isSeen("legend-card"));
        assertEquals("", message(), "what it says is done");
        ToolkitThread.run(() -> {
            window.settings().textSizeProperty().set(TextSize.USUAL);
            window.show(BuiltInSceneKinds.EDITOR);
        });
        settle(1280, 720);
        assertTrue(isSeen("legend"));
        ToolkitThread.run(() -> {
            window.settings().textSizeProperty().set(TextSize.LARGER);
            window.show(BuiltInSceneKinds.TOUR);
        });
        settle(1280, 720);
        assertFalse(isSeen("legend"));
        assertEquals("", message(), "it is said once, and not on each way back");
    }

    private String message() {
        return ToolkitThread.call(() -> ShownWindow.message(window).get());
    }

    /** Before its first layout a window has no width, and so no room for a legend. */
    @Test
    void startWithTheLegendBesideSaysNothingOfRoom() {
        ToolkitThread.run(() -> {
            window.settings().legendProperty().set(true);
            window.show(BuiltInSceneKinds.TOUR);
        });
        settle(1280, 720);
        assertTrue(isSeen("legend"));
        assertEquals("", message());
    }

    /** Of a board nothing but the letters below it is covered where there is room beside it. */
    @ParameterizedTest
    @CsvSource({"04-two-colours.md, 1", "10-why-there-is-no-tour.md, 1", "01-the-knights-move.md, 1"})
    void cardStandsBesideTheBoardThatItExplains(String lesson, int slide) {
        ToolkitThread.run(() -> window.open(new LessonsSetup("", lesson, slide, Optional.empty())));
        settle(WITHOUT_ROOM_BESIDE_A_SLIDE, 720);
        ToolkitThread.run(() -> window.run(LEGEND));
        settle(WITHOUT_ROOM_BESIDE_A_SLIDE, 720);
        ToolkitThread.run(() -> {
            Bounds card = edge("legend-card");
            List<Bounds> boards = window.scene().getRoot().lookupAll(".board-canvas").stream()
                    .filter(ScreenRobot::isSeen)
                    .map(board -> board.localToScene(board.getLayoutBounds()))
                    .toList();
            assertFalse(boards.isEmpty());
            double covered = boards.stream()
                    .filter(board -> !card.contains(board))
                    .mapToDouble(board -> share(card, board))
                    .max()
                    .orElse(0);
            assertTrue(covered < MOST_COVERED, () -> card + " and " + boards);
        });
    }

    /** Where there is room below or beside: at most the edge of a vertex is covered. */
    @ParameterizedTest
    @CsvSource({"03-degrees-and-handshakes.md, 6", "10-why-there-is-no-tour.md, 3", "06-circuits-and-cycles.md, 4"})
    void cardCoversNoVertexAndNoBoard(String lesson, int slide) {
        ToolkitThread.run(() -> window.open(new LessonsSetup("", lesson, slide, Optional.empty())));
        settle(WITHOUT_ROOM_BESIDE_A_SLIDE, 720);
        ToolkitThread.run(() -> window.run(LEGEND));
        settle(WITHOUT_ROOM_BESIDE_A_SLIDE, 720);
        ToolkitThread.run(() -> {
            Bounds card = edge("legend-card");
            List<Node> seen = window.scene().getRoot().lookupAll("*").stream()
                    .filter(ScreenRobot::isSeen)
                    .toList();
            List<Bounds> vertices = seen.stream()
                    .filter(OccupiedBoundsNode.class::isInstance)
                    .flatMap(graph ->
                            ((OccupiedBoundsNode) graph).contentBounds().map(graph::localToScene))
                    .filter(vertex -> card.contains(vertex.getCenterX(), vertex.getCenterY()))
                    .toList();
            assertEquals(List.of(), vertices, card::toString);
            List<Bounds> boards = seen.stream()
                    .filter(BoardCanvas.class::isInstance)
                    .map(board -> board.localToScene(board.getLayoutBounds()))
                    .filter(board -> share(card, board) > MOST_COVERED)
                    .toList();
            assertEquals(List.of(), boards, card::toString);
        });
    }

    @Test
    void longNameOfALevelStaysBesideItsFiguresWhereTheLegendTakesRoom() {
        ToolkitThread.run(() -> {
            window.settings().legendProperty().set(true);
            window.open(LevelSetup.of(LevelGenerator.ofTheDay(LocalDate.of(2026, 11, 28))));
        });
        settle(1280, 720);
        assertTrue(isSeen("legend"));
        double squares = ToolkitThread.call(() -> edge("level-squares").getMaxX());
        double moves = ToolkitThread.call(() -> edge("level-moves").getMinX());
        assertTrue(squares < moves, squares + " and " + moves);
    }

    /** The part of the second place that the first covers. */
    private static double share(Bounds one, Bounds other) {
        double width = Math.min(one.getMaxX(), other.getMaxX()) - Math.max(one.getMinX(), other.getMinX());
        double height = Math.min(one.getMaxY(), other.getMaxY()) - Math.max(one.getMinY(), other.getMinY());
        return Math.max(0, width) * Math.max(0, height) / (other.getWidth() * other.getHeight());
    }

    private Bounds edge(String id) {
        Node node = window.scene().lookup("#" + id);
        return node.localToScene(node.getLayoutBounds());
    }

    private LegendPane pane() {
        return (LegendPane) window.scene().lookup("#legend");
    }

    private boolean isSeen(String id) {
        return ToolkitThread.call(() -> ScreenRobot.isSeen(window.scene().lookup("#" + id)));
    }

    static List<SceneKind> scenes() {
        return SCENES;
    }

    @ParameterizedTest
    @MethodSource("scenes")
    void everyWordOfSceneAndLegendIsReadWhereBothStandBesideEachOther(SceneKind kind) {
        List<String> faults = new ArrayList<>();
        ToolkitThread.run(() -> window.settings().legendProperty().set(true));
        for (Setup setup : setups(kind)) {
            ToolkitThread.run(() -> window.open(setup));
            for (WindowSize size : List.of(WindowSize.PROJECTOR, new WindowSize(1278, 700), WindowSize.LARGE)) {
                settle(size.width(), size.height());
                assertTrue(isSeen("legend"), size::toString);
                untilShown(
                        "the signs are shown",
                        () -> ToolkitThread.call(this::pane).visibleEntries().equals(signs()));
                settle(size.width(), size.height());
                ToolkitThread.run(() -> Clipping.of(window.scene())
                        .forEach(fault -> faults.add(size + ", " + SetupText.format(setup) + ": " + fault)));
            }
        }
        assertEquals("", String.join("\n", faults));
    }

    @Test
    void countsOfALargeMapLeaveItsShapesTheirRoom() {
        SlidingPuzzle large = SlidingPuzzleText.parse("""
                ..dd..
                c..g..
                ceeg..
                AAhf..
                ..hf..
                ..hbb.
                """);
        ToolkitThread.run(() -> {
            window.settings().legendProperty().set(true);
            window.open(StateMapSetup.of(WrittenPuzzle.of(large)));
        });
        settle(1280, 720);
        untilShown("the map is there", () -> ToolkitThread.call(() -> isSeen("map-goals")));
        ToolkitThread.run(() -> window.run("statemap.hint"));
        ToolkitThread.run(() -> window.run("statemap.hint"));
        settle(1280, 720);
        assertTrue(isSeen("legend"));
        untilShown(
                "the signs are shown",
                () -> ToolkitThread.call(this::pane).visibleEntries().equals(signs()));
        settle(1280, 720);
        assertEquals(List.of(), ToolkitThread.call(() -> Clipping.of(window.scene())));
    }

    static List<? extends Setup> setups(SceneKind kind) {
        if (kind == BuiltInSceneKinds.TOURMAP) {
            // The bar has no room for a seed of 18 digits beside the button of the legend.
            return List.of(TourStateMapSetup.of(Board.full(3, 4)), TourStateMapSetup.of(Board.full(3, 3)));
        }
        if (kind == BuiltInSceneKinds.EXPERIMENT) {
            // A plan of many boards and solvers with all their options is scrolled.
            return List.of(ExperimentSetup.USUAL);
        }
        SetupSamples samples = new SetupSamples(5, 8);
        return kind == BuiltInSceneKinds.COMPARE
                ? List.of(compared(19), CompareSetup.of(Board.full(8, 8)).at(Optional.of(new Moment.Step(44))))
                : Stream.generate(() -> samples.of(kind)).limit(SAMPLES).toList();
    }

    /** A letter has one meaning in a scene: where the legend has it nothing else does. */
    @ParameterizedTest
    @MethodSource("knightschool.setup.SceneKind#values")
    void keyOfTheLegendMeansNothingElse(SceneKind kind) {
        ToolkitThread.run(() -> window.show(kind));
        List<KeyStroke> own = ToolkitThread.call(
                        () -> window.current().orElseThrow().commands())
                .stream()
                .flatMap(command -> command.keys().stream())
                .toList();
        assertFalse(own.contains(KeyStroke.of("L")), own::toString);
    }

    /** To look further is one act, whatever is looked for. */
    @Test
    void oneKeyRaisesTheLimitOfASearch() {
        ToolkitThread.run(() -> window.show(BuiltInSceneKinds.COMPARE));
        List<KeyStroke> compare = keys("compare.go-on");
        ToolkitThread.run(() -> window.show(BuiltInSceneKinds.EDITOR));
        assertEquals(compare, keys("editor.go-on"));
    }

    private List<KeyStroke> keys(String command) {
        return ToolkitThread.call(
                () -> Command.named(window.current().orElseThrow().commands(), command)
                        .keys());
    }
}
