package knightschool.ui;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;

import java.util.ArrayList;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import javafx.geometry.Bounds;
import javafx.scene.Node;
import javafx.scene.Parent;
import javafx.scene.text.Text;
import knightschool.lesson.LessonFile;
import knightschool.lesson.LessonFolder;
import knightschool.setup.LessonsSetup;
import knightschool.setup.SceneKind;
import knightschool.ui.render.Toolkit;
import knightschool.ui.robot.FrameLayout;
import knightschool.ui.shell.MainWindow;
import knightschool.ui.theme.Settings;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.parallel.Execution;
import org.junit.jupiter.api.parallel.ExecutionMode;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Words grow in every scene and in every window as often as a person asks, and all of them can be reached. */
@Execution(ExecutionMode.CONCURRENT)
class LargerWordsTest {
    private static final double ROUNDING = 0.01;
    private static final double USUAL_WIDTH = 1280;

    private final List<String> faults = new ArrayList<>();
    private MainWindow window;
    private double width;
    private double height;

    @BeforeEach
    void open() {
        window = Toolkit.call(() -> new MainWindow(Settings.forgotten(), SceneRegistry.all()));
    }

    @AfterEach
    void close() {
        Toolkit.run(window::close);
    }

    @ParameterizedTest
    @CsvSource({"1280,720", "1920,1080"})
    void everyWordOfEverySceneGrowsAndCanBeReached(double wide, double high) {
        width = wide;
        height = high;
        for (SceneKind kind : SceneKind.values()) {
            Toolkit.run(() -> window.show(kind));
            grow(kind.word());
        }
        assertEquals("", String.join("\n", faults));
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
            Toolkit.run(() -> window.open(slide));
            grow(slide.toString());
        }
        assertEquals("", String.join("\n", faults));
    }

    private void grow(String where) {
        Map<Node, Word> before = words();
        assertFalse(before.isEmpty());
        for (int times = 0; times < 2; times++) {
            Toolkit.run(() -> window.run("window.larger"));
        }
        Map<Node, Word> after = words();
        before.forEach((word, usual) -> {
            double now = after.containsKey(word) ? after.get(word).size() : Double.MAX_VALUE;
            if (now <= usual.size() + ROUNDING) {
                faults.add("%s: \"%s\" of %.1f pixels has %.1f".formatted(where, usual.text(), usual.size(), now));
            }
        });
        Toolkit.run(() -> Clipping.of(window.scene()).forEach(fault -> faults.add(where + ": " + fault)));
        Toolkit.run(() -> window.run("window.usual-size"));
        Map<Node, Word> again = words();
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

    private Map<Node, Word> words() {
        FrameLayout.untilSettled(window, width, height);
        return Toolkit.call(() -> {
            Map<Node, Word> sizes = new IdentityHashMap<>();
            measure(window.scene().getRoot(), sizes);
            return sizes;
        });
    }

    private static void measure(Node node, Map<Node, Word> sizes) {
        if (!node.isVisible()) {
            return;
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
}
