package knightschool.ui;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import javafx.geometry.Bounds;
import javafx.scene.Node;
import javafx.scene.Parent;
import javafx.scene.text.Text;
import knightschool.board.Board;
import knightschool.drawing.Shape;
import knightschool.drawing.Sketch;
import knightschool.lesson.LessonFile;
import knightschool.lesson.LessonFolder;
import knightschool.setup.LessonsSetup;
import knightschool.setup.SceneKind;
import knightschool.ui.board.BoardCanvas;
import knightschool.ui.board.SketchSource;
import knightschool.ui.render.ToolkitStarter;
import knightschool.ui.robot.FrameLayout;
import knightschool.ui.shell.MainWindow;
import knightschool.ui.theme.Settings;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.parallel.Execution;
import org.junit.jupiter.api.parallel.ExecutionMode;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/**
 * Words grow in every scene and in every window as often as a person asks, written ones and painted ones, and all of
 * them can be reached.
 */
@Execution(ExecutionMode.CONCURRENT)
class LargerWordsTest {
    private static final double ROUNDING = 0.01;
    private static final double USUAL_WIDTH = 1280;

    /** Painted words that fit into something, such as the letter of a block, need not grow above that, in pixels. */
    private static final double LARGE = 16.8;

    private final List<String> faults = new ArrayList<>();
    private MainWindow window;
    private double width;
    private double height;

    @BeforeEach
    void open() {
        window = ToolkitStarter.call(() -> new MainWindow(Settings.forgotten(), SceneRegistry.all()));
    }

    @AfterEach
    void close() {
        ToolkitStarter.run(window::close);
    }

    @ParameterizedTest
    @CsvSource({"1280,720", "1920,1080"})
    void everyWordOfEverySceneGrowsAndCanBeReached(double wide, double high) {
        width = wide;
        height = high;
        for (SceneKind kind : SceneKind.values()) {
            ToolkitStarter.run(() -> window.show(kind));
            if (wide > USUAL_WIDTH) {
                openLegend();
            }
            grow(kind.word());
        }
        assertEquals("", String.join("\n", faults));
        assertEquals(wide > USUAL_WIDTH, isLegendOpen());
    }

    private boolean isLegendOpen() {
        return ToolkitStarter.call(() -> window.scene().lookup("#legend") != null);
    }

    /** Where the scene has one; it stays open in those that follow. */
    private void openLegend() {
        if (!isLegendOpen()) {
            ToolkitStarter.run(() -> window.run("window.legend"));
        }
    }

    @ParameterizedTest
    @CsvSource({"1280,720", "1920,1080"})
    void wordsOfSlidesGrowAndCanBeReached(double wide, double high) {
        width = wide;
        height = high;
        List<LessonFile> lessons = LessonFolder.own();
        for (int i = wide > USUAL_WIDTH ? 1 : 0; i < lessons.size(); i += 2) {
            int slides = lessons.get(i).lesson().orElseThrow().slides().size();
            LessonsSetup slide = new LessonsSetup("", lessons.get(i).name(), 1 + i % slides, Optional.empty());
            ToolkitStarter.run(() -> window.open(slide));
            grow(slide.toString());
        }
        assertEquals("", String.join("\n", faults));
    }

    private void grow(String where) {
        Map<Object, Word> before = words();
        assertFalse(before.isEmpty());
        for (int times = 0; times < 2; times++) {
            ToolkitStarter.run(() -> window.run("window.larger"));
        }
        Map<Object, Word> after = words();
        before.forEach((word, usual) -> {
            double now = after.containsKey(word) ? after.get(word).size() : Double.MAX_VALUE;
            boolean large = word instanceof PaintedWords && now > LARGE - ROUNDING;
            if (now <= usual.size() + ROUNDING && !large) {
                faults.add("%s: \"%s\" of %.1f pixels has %.1f".formatted(where, usual.text(), usual.size(), now));
            }
        });
        ToolkitStarter.run(() -> Clipping.of(window.scene()).forEach(fault -> faults.add(where + ": " + fault)));
        ToolkitStarter.run(() -> window.run("window.usual-size"));
        Map<Object, Word> again = words();
        before.forEach((word, usual) -> {
            Word now = again.getOrDefault(word, usual);
            if (!usual.isLike(now)) {
                faults.add(where + ": " + usual + " does not come back, but is " + now);
            }
        });
    }

    /**
     * What is written on screen, how many pixels high it is, and in which row: the scale of a clock may move it
     * sideways.
     */
    private record Word(String text, double size, double y) {
        boolean isLike(Word other) {
            return Math.abs(size - other.size) < ROUNDING && Math.abs(y - other.y) < ROUNDING;
        }
    }

    /** All places of a picture that have the same words. */
    private record PaintedWords(Node picture, String text) {}

    /** By the node that shows them, or by {@link PaintedWords}. */
    private Map<Object, Word> words() {
        FrameLayout.untilSettled(window, width, height);
        return ToolkitStarter.call(() -> {
            Map<Object, Word> sizes = new HashMap<>();
            measure(window.scene().getRoot(), sizes);
            return sizes;
        });
    }

    private static void measure(Node node, Map<Object, Word> sizes) {
        if (!node.isVisible()) {
            return;
        }
        if (node instanceof SketchSource picture) {
            picture.sketched().ifPresent(sketch -> measure(sketch, node, sizes));
        }
        if (node instanceof Text text && !text.getText().isBlank()) {
            double size =
                    text.getFont().getSize() * text.getLocalToSceneTransform().getMxx();
            Bounds place = text.localToScene(text.getBoundsInLocal());
            sizes.put(text, new Word(text.getText(), size, place.getMinY()));
        } else if (node instanceof Parent parent) {
            parent.getChildrenUnmodifiable().forEach(child -> measure(child, sizes));
        }
    }

    /** The smallest of the same words. */
    private static void measure(Sketch sketch, Node picture, Map<Object, Word> sizes) {
        double factor = picture.getLocalToSceneTransform().getMxx();
        for (Shape shape : sketch.shapes()) {
            if (shape instanceof Shape.Label label && !label.text().isBlank() && !isInSquare(label, picture)) {
                Word word = new Word(label.text(), label.size() * factor, 0);
                sizes.merge(
                        new PaintedWords(picture, label.text()),
                        word,
                        (one, other) -> one.size() <= other.size() ? one : other);
            }
        }
    }

    /** Those are as large as the square lets them be. */
    private static boolean isInSquare(Shape.Label label, Node picture) {
        return picture instanceof BoardCanvas canvas && canvas.geometry().squareAt(label.x(), label.y()) != Board.NONE;
    }
}
