package knightschool.ui;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import javafx.geometry.Bounds;
import javafx.scene.Node;
import javafx.scene.control.Labeled;
import javafx.scene.control.ScrollPane;
import javafx.scene.layout.Pane;
import knightschool.board.Board;
import knightschool.setup.SceneKind;
import knightschool.setup.Setup;
import knightschool.setup.scene.BuiltInSceneKinds;
import knightschool.setup.scene.CompareDisplayOptions;
import knightschool.setup.scene.CompareSetup;
import knightschool.setup.value.Moment;
import knightschool.ui.lesson.OwnLessons;
import knightschool.ui.render.ToolkitThread;
import knightschool.ui.robot.FrameLayout;
import knightschool.ui.robot.ScreenRobot;
import knightschool.ui.robot.UnshownWindow;
import knightschool.ui.theme.TextSize;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.parallel.Execution;
import org.junit.jupiter.api.parallel.ExecutionMode;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;

/** Where words are larger the boards give way: what turns slides and what plays stay in the window. */
@Execution(ExecutionMode.CONCURRENT)
class LargerWordsTest extends UnshownWindow {
    private static final Setup COMPARISON = CompareSetup.of(Board.full(8, 8)).at(Optional.of(new Moment.Step(44)));
    private static final double ROUNDING = 1;

    /** The width of a window in which panes have code in words of every size, in pixels. */
    private static final int WIDE = 1920;

    /** The width of a window in which panes have code in words of the usual size, in pixels. */
    private static final int PROJECTOR = 1280;

    @ParameterizedTest
    @CsvSource({"1024, 700", "1280, 720", "1920, 1080"})
    void playerStaysInTheWindow(int width, int height) {
        List<Double> words = new ArrayList<>();
        for (TextSize size : TextSize.values()) {
            show(COMPARISON, size, width, height);
            assertSeen(".transport", size, width, height);
            words.add(ToolkitThread.call(this::name));
            assertTrue(ToolkitThread.call(() -> seen(".counters").count() == 3), "counters are there in " + size);
            // In smaller windows, and for larger words, the squares of the boards have the room of the code.
            boolean needsCode = width >= WIDE || width >= PROJECTOR && size == TextSize.USUAL;
            assertTrue(
                    !needsCode || ToolkitThread.call(() -> seen(".code-view").count() == 3),
                    "code is there in " + size);
        }
        double usual = words.get(TextSize.USUAL.ordinal());
        assertTrue(
                words.stream().skip(TextSize.LARGER.ordinal()).allMatch(larger -> larger > usual),
                () -> "no smaller words instead: " + words);
    }

    /** The letters of the name of a pane as they are on screen. */
    private double name() {
        return seen(".pane-title")
                .map(node -> letters((Labeled) node))
                .findFirst()
                .orElseThrow();
    }

    private static double letters(Labeled words) {
        return words.getFont().getSize()
                * words.localToSceneTransformProperty().get().getMxx();
    }

    /** The window's buttons, the verdict of Play and the legend with the rest: none of their words stays as it was. */
    @ParameterizedTest
    @MethodSource("scenes")
    void everyWordGrows(SceneKind kind) {
        ToolkitThread.run(() -> window.show(kind));
        show(TextSize.USUAL);
        ToolkitThread.run(() -> window.run("window.legend"));
        show(TextSize.USUAL);
        Map<Labeled, Double> before = ToolkitThread.call(this::letters);
        show(TextSize.LARGER);
        List<String> same = ToolkitThread.call(() -> letters().entrySet().stream()
                .filter(now -> now.getValue() <= before.getOrDefault(now.getKey(), 0.0))
                .map(now -> now.getKey().getText() + " " + now.getValue())
                .toList());
        assertEquals(List.of(), same);
        assertTrue(before.size() > 15, () -> before.size() + " words were looked at");
    }

    static List<SceneKind> scenes() {
        return List.of(
                BuiltInSceneKinds.PLAY,
                BuiltInSceneKinds.COMPARE,
                BuiltInSceneKinds.EDITOR,
                BuiltInSceneKinds.TOUR,
                BuiltInSceneKinds.CENSUS);
    }

    private void show(TextSize size) {
        ToolkitThread.run(() -> settings.textSizeProperty().set(size));
        FrameLayout.untilSettled(window, 1920, 1080);
    }

    private Map<Labeled, Double> letters() {
        return seen("*")
                .filter(Labeled.class::isInstance)
                .map(Labeled.class::cast)
                .filter(words -> words.getText() != null && !words.getText().isBlank())
                .collect(Collectors.toMap(Function.identity(), LargerWordsTest::letters));
    }

    @ParameterizedTest
    @CsvSource({"false, 1280, 720", "true, 1280, 720", "false, 1920, 1080"})
    void footOfASlideAndItsPlayerStayInTheWindow(boolean presented, int width, int height) {
        for (TextSize size : TextSize.values()) {
            show(OwnLessons.slide("looking-one-move-ahead", 4), size, width, height);
            if (presented) {
                ToolkitThread.run(() -> window.present(Optional.of(new Pane())));
                FrameLayout.untilSettled(window, width, height);
            }
            assertSeen(".slide-foot", size, width, height);
            assertSeen(".transport", size, width, height);
        }
    }

    /** In the smallest window the right end of a player is scrolled to, but no slide has to be to turn it. */
    @ParameterizedTest
    @CsvSource({"looking-one-move-ahead, 4", "all-solvers, 4", "why-there-is-no-tour, 5", "how-hard, 3"})
    void footOfASlideStaysInTheSmallestWindow(String lesson, int slide) {
        for (TextSize size : TextSize.values()) {
            show(OwnLessons.slide(lesson, slide), size, 1024, 700);
            assertSeen(".slide-foot", size, 1024, 700);
        }
    }

    /** What is left out for good leaves its place to the boards. */
    @Test
    void boardsHaveThePlaceOfWhatASlideLeavesOut() {
        show(OwnLessons.slide("what-the-rules-do-not-say", 1), TextSize.LARGEST, 1280, 720);
        List<Bounds> boards = ToolkitThread.call(
                () -> seen(".pane > .board-canvas").map(LargerWordsTest::bounds).toList());
        assertTrue(boards.size() == 2 && boards.stream().allMatch(board -> board.getHeight() > 300), boards::toString);
    }

    /** Before anything is scrolled panes leave out their code, as smaller ones do. */
    @ParameterizedTest
    @CsvSource({"3, true, LARGER", "3, true, LARGEST", "6, false, LARGER", "6, false, LARGEST", "6, true, LARGER"})
    void playerOfManyPanesAndBelowATableStaysInTheWindow(int panes, boolean counts, TextSize size) {
        show(CompareSetup.of(Board.full(8, 8)).showing(CompareDisplayOptions.COUNTS, counts), size, 1280, 720);
        addPanes(panes, 1280, 720);
        assertSeen(".transport", size, 1280, 720);
        List<Bounds> boards = ToolkitThread.call(
                () -> seen(".pane > .board-canvas").map(LargerWordsTest::bounds).toList());
        assertTrue(
                boards.size() == panes && boards.stream().allMatch(board -> board.getHeight() >= 150),
                boards::toString);
    }

    /** Many squares are small anyhow: they give way further. */
    @ParameterizedTest
    @CsvSource({
        "24, 3, true, LARGER",
        "24, 3, true, LARGEST",
        "20, 3, true, LARGEST",
        "16, 3, true, LARGEST",
        "20, 6, false, LARGEST"
    })
    void playerBelowBoardsOfManySquaresStaysInTheWindow(int lines, int panes, boolean counts, TextSize size) {
        show(CompareSetup.of(Board.full(lines, lines)).showing(CompareDisplayOptions.COUNTS, counts), size, 1280, 720);
        addPanes(panes, 1280, 720);
        assertSeen(".transport", size, 1280, 720);
        assertEquals(
                panes, ToolkitThread.call(() -> seen(".pane > .board-canvas").count()));
    }

    /** Six panes under a table of counts have less than they need: then it is scrolled. */
    @Test
    void whatHasNoRoomEvenSoIsScrolled() {
        show(
                CompareSetup.of(Board.full(8, 8)).showing(CompareDisplayOptions.COUNTS, true),
                TextSize.LARGEST,
                1024,
                700);
        addPanes(6, 1024, 700);
        ToolkitThread.run(() -> {
            ScrollPane place = (ScrollPane) seen(".scene-place").findFirst().orElseThrow();
            assertTrue(place.getContent().getLayoutBounds().getHeight()
                    > place.getViewportBounds().getHeight());
        });
    }

    private void show(Setup setup, TextSize size, int width, int height) {
        ToolkitThread.run(() -> {
            window.open(setup);
            settings.textSizeProperty().set(size);
        });
        FrameLayout.untilSettled(window, width, height);
    }

    /** To the three that a comparison begins with, until there are so many. */
    private void addPanes(int panes, int width, int height) {
        for (int shown = 3; shown < panes; shown++) {
            ToolkitThread.run(() -> window.run("compare.add"));
            FrameLayout.untilSettled(window, width, height);
        }
    }

    private void assertSeen(String style, TextSize size, int width, int height) {
        Bounds at = ToolkitThread.call(() -> bounds(seen(style).findFirst().orElseThrow()));
        assertTrue(
                at.getMaxX() <= width + ROUNDING && at.getMaxY() <= height + ROUNDING,
                () -> style + " in " + size + " words is at " + at);
    }

    private static Bounds bounds(Node node) {
        return node.localToScene(node.getLayoutBounds());
    }

    private Stream<Node> seen(String style) {
        return window.scene().getRoot().lookupAll(style).stream().filter(ScreenRobot::isSeen);
    }
}
