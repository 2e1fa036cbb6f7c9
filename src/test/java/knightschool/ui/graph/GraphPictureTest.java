package knightschool.ui.graph;

import static knightschool.Eventually.untilShown;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.awt.image.BufferedImage;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Executors;
import javafx.scene.Scene;
import javafx.scene.control.Label;
import javafx.scene.layout.Pane;
import javafx.stage.Stage;
import javax.imageio.ImageIO;
import knightschool.Eventually;
import knightschool.board.Board;
import knightschool.drawing.SketchShape;
import knightschool.drawing.graph.EdgeBatch;
import knightschool.drawing.graph.GraphFigure;
import knightschool.drawing.graph.GraphHighlight;
import knightschool.drawing.graph.VertexMeasure;
import knightschool.graph.KnightGraph;
import knightschool.setup.value.GraphLayoutKind;
import knightschool.ui.SceneRegistry;
import knightschool.ui.document.FixedAnswers;
import knightschool.ui.legend.LegendEntry;
import knightschool.ui.robot.OnScreen;
import knightschool.ui.robot.Start;
import knightschool.ui.shell.MainWindow;
import knightschool.ui.theme.UserSettings;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.api.io.TempDir;

/** The picture of a graph in a file, saved from its menu. */
@ExtendWith(OnScreen.class)
class GraphPictureTest {
    private static final Board BOARD = Board.full(6, 5);

    @TempDir
    Path folder;

    private final FixedAnswers answers = new FixedAnswers();
    private Stage stage;
    private MainWindow shell;
    private InteractiveGraphPane pane;
    private KnightGraphView content;
    private GraphWithControls panel;

    @Start
    void open(Stage shared) {
        shell = new MainWindow(UserSettings.forgotten(), SceneRegistry.all());
        pane = new InteractiveGraphPane();
        content = new KnightGraphView(pane);
        pane.setAnimated(false);
        panel = new GraphWithControls(shell, content, answers);
        stage = new Stage();
        stage.setScene(new Scene(panel, 600, 500));
        stage.show();
        content.show(KnightGraph.of(BOARD));
    }

    @AfterEach
    void close() {
        Eventually.onFx(Executors.callable(() -> {
            panel.close();
            pane.close();
            shell.close();
            stage.close();
        }));
    }

    private Path saved(String file) {
        answers.save = Optional.of(folder.resolve(file));
        Eventually.onFx(Executors.callable(panel::save));
        untilShown("the picture is saved", panel::isSettled);
        return folder.resolve(file);
    }

    @Test
    void svgHasACircleForEveryVertex() throws IOException {
        String svg = Files.readString(saved("graph.svg"));
        assertTrue(count(svg, "<circle") >= BOARD.playableCount(), svg);
        assertEquals(1, count(svg, "<svg"));
    }

    /** Shaded, with a fact that stands out, a vertex pointed at, names and captions; then half way. */
    @Test
    void svgHasTheMarksAndWordsThatTheScreenHas() throws IOException {
        onFx(() -> {
            content.namedProperty().set(true);
            content.measureProperty().set(VertexMeasure.DEGREE);
            pane.pointedProperty().set(12);
            content.emphasise(GraphHighlight.path(new int[] {0, 8, 12}));
            pane.graphLayoutProperty().set(GraphLayoutKind.DEGREE);
        });
        untilShown("rings", pane::isSettled);
        assertEquals(List.of("Edges at the vertex"), names(content.shadeSigns()));
        assertEquals(1, ((Pane) panel.lookup("#graph-legend")).getChildren().size(), "the scale below the graph");
        String rings = Files.readString(saved("rings.svg"));
        assertSameMarks(rings);
        assertTrue(rings.contains("3 neighbours") && rings.contains(">c3<"), rings);
        onFx(() -> pane.graphLayoutProperty().set(GraphLayoutKind.COLUMNS));
        untilShown("columns", pane::isSettled);
        onFx(() -> pane.hold(0.5));
        String halfWay = Files.readString(saved("half.svg"));
        assertSameMarks(halfWay);
        assertFalse(halfWay.contains("neighbours"));
        assertNotEquals(rings, halfWay);
    }

    private static List<String> names(List<LegendEntry> entries) {
        return entries.stream().map(LegendEntry::name).toList();
    }

    private static void onFx(Runnable action) {
        Eventually.onFx(Executors.callable(action));
    }

    /** What is painted in pixels and what is written on it, each as often as in the file. */
    private void assertSameMarks(String svg) {
        GraphFigure shown = Eventually.onFx(pane::figureNow);
        long discs = shown.vertices().stream()
                        .mapToInt(pass -> pass.vertices().length)
                        .sum()
                + shown.marks().shapes().stream()
                        .filter(SketchShape.Disc.class::isInstance)
                        .count();
        long words = shown.marks().shapes().stream()
                .filter(SketchShape.Label.class::isInstance)
                .count();
        long edges = shown.edges().stream().mapToInt(EdgeBatch::count).sum();
        assertEquals(discs, count(svg, "<circle"));
        assertEquals(words, count(svg, "<text"));
        assertTrue(edges > content.graph().edgeCount() && words > 20, edges + " edges, " + words + " words");
    }

    /** Of ten vertices the names are as large as the words of a slide. */
    @Test
    void namesOfTenVerticesAreLarge() throws IOException {
        onFx(() -> {
            content.show(KnightGraph.of(Board.full(3, 4).withHole(0, true).withHole(11, true)));
            content.namedProperty().set(true);
            pane.graphLayoutProperty().set(GraphLayoutKind.CIRCLE);
        });
        untilShown("the circle", pane::isSettled);
        String svg = Files.readString(saved("ten.svg"));
        assertEquals(10, count(svg, "<text"));
        assertTrue(Eventually.onFx(() -> pane.sketch().shapes().stream()
                .filter(SketchShape.Label.class::isInstance)
                .allMatch(label -> ((SketchShape.Label) label).size() >= 19.5)));
    }

    private static int count(String text, String part) {
        return (text.length() - text.replace(part, "").length()) / part.length();
    }

    @Test
    void pngIsTwiceAsLargeAsOnTheScreen() throws IOException {
        BufferedImage image = ImageIO.read(saved("graph.png").toFile());
        assertEquals(2 * pane.getWidth(), image.getWidth(), 2);
        assertEquals(2 * pane.getHeight(), image.getHeight(), 2);
    }

    @Test
    void nameWithoutAFormatGetsTheUsualOneAndReplacesNoFileUnasked() throws IOException {
        Path there = Files.writeString(folder.resolve("graph.doc.svg"), "mine");
        saved("graph.doc");
        assertEquals(1, answers.askedToReplace);
        assertEquals("mine", Files.readString(there));
        answers.replace = true;
        saved("graph.doc");
        assertTrue(Files.readString(there).startsWith("<svg"));
    }

    @Test
    void panelSaysWhereAGraphIsTooLargeForSprings() {
        onFx(() -> {
            pane.graphLayoutProperty().set(GraphLayoutKind.SPRINGS);
            content.show(KnightGraph.of(Board.full(101, 100)));
        });
        untilShown(
                "why there are no springs",
                () -> ((Label) panel.lookup("#graph-meaning"))
                        .getText()
                        .startsWith("Springs are only for graphs of at most 10,000 vertices"));
        onFx(() -> content.show(KnightGraph.of(BOARD)));
        untilShown(
                "springs",
                () -> !((Label) panel.lookup("#graph-meaning")).getText().startsWith("Springs are only"));
    }
}
