package knightschool.ui.editor;

import static knightschool.Eventually.onFx;
import static knightschool.Eventually.untilShown;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import javafx.scene.Node;
import javafx.scene.Parent;
import javafx.scene.layout.Region;
import javafx.scene.text.Text;
import knightschool.lesson.LessonFile;
import knightschool.lesson.LessonFolder;
import knightschool.lesson.Slide;
import knightschool.setup.Control;
import knightschool.setup.EditorSetup;
import knightschool.setup.LessonsSetup;
import knightschool.setup.SceneKind;
import knightschool.ui.SceneRegistry;
import knightschool.ui.board.BoardCanvas;
import knightschool.ui.graph.GraphPane;
import knightschool.ui.lesson.LessonScene;
import knightschool.ui.robot.FrameLayout;
import knightschool.ui.robot.OnScreen;
import knightschool.ui.shell.MainWindow;
import knightschool.ui.theme.Settings;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Every slide of the program's lessons that has an editor beside its text. */
@ExtendWith(OnScreen.class)
class EditorSlideTest {
    private static final double SMALLEST_TYPE = 14;
    private static final double ROUNDING = 1;

    /** By what each control is known on screen. */
    private static final Map<Control, String> CONTROLS = Map.of(
            Control.TOOLS, "#tool-start",
            Control.UNDO, "#undo",
            Control.SIZE, "#columns",
            Control.LAYOUT, "#layout",
            Control.FILES, "#save",
            Control.FACTS, "#degree",
            Control.BUTTONS, "#tours-closed");

    private final List<String> faults = new ArrayList<>();
    private MainWindow window;

    @AfterEach
    void close() {
        onFx(() -> {
            window.close();
            return null;
        });
    }

    private LessonScene open(int width, int height) {
        return onFx(() -> {
            Settings settings = Settings.forgotten();
            window = new MainWindow(settings, SceneRegistry.all());
            window.show(SceneKind.LESSONS);
            Region root = (Region) window.scene().getRoot();
            root.resize(width, height);
            return (LessonScene) window.current().orElseThrow();
        });
    }

    @ParameterizedTest
    @CsvSource({"1024,700", "1280,720", "1920,1080"})
    void textHasAThirdAndNothingToBeReadIsSmall(int width, int height) {
        LessonScene lessons = open(width, height);
        int seen = 0;
        for (LessonFile file : LessonFolder.own()) {
            List<Slide> slides = file.lesson().orElseThrow().slides();
            for (int slide = 0; slide < slides.size(); slide++) {
                if (slides.get(slide).scene().isPresent()
                        && slides.get(slide).scene().get().setup() instanceof EditorSetup setup) {
                    look(lessons, new LessonsSetup("", file.name(), slide + 1, Optional.empty()), setup, width, height);
                    seen++;
                }
            }
        }
        assertTrue(seen > 5);
        assertEquals("", String.join("\n", faults));
    }

    private void look(LessonScene lessons, LessonsSetup slide, EditorSetup setup, int width, int height) {
        onFx(() -> {
            lessons.open(slide);
            return null;
        });
        untilShown("the slide is settled", lessons::isSettled);
        onFx(() -> {
            layOut(width, height);
            String where = slide.lesson() + ", slide " + slide.slide() + ", " + width + " wide: ";
            Region text = (Region) lessons.node().lookup(".slide-column");
            if (text.getWidth() < width / 3.0) {
                faults.add(where + "the text is " + text.getWidth() + " wide");
            }
            small(lessons.node(), where);
            sides(lessons.node(), where);
            CONTROLS.forEach((control, id) -> shown(lessons.node(), control, id, setup, where));
            return null;
        });
    }

    private void layOut(int width, int height) {
        FrameLayout.of(window.scene(), width, height);
    }

    private void small(Node node, String where) {
        if (!node.isVisible()) {
            return;
        }
        if (node instanceof Text text
                && !text.getText().isBlank()
                && text.getFont().getSize() < SMALLEST_TYPE) {
            faults.add(where + "\"" + text.getText() + "\" is set in "
                    + text.getFont().getSize());
        }
        if (node instanceof Parent parent) {
            parent.getChildrenUnmodifiable().forEach(child -> small(child, where));
        }
    }

    /** Board and graph have equal sides, in the scene and not cut. */
    private void sides(Node slide, String where) {
        BoardCanvas board = (BoardCanvas) slide.lookup("#editor-board");
        GraphPane graph = (GraphPane) slide.lookup("#editor-graph");
        if (Math.abs(board.geometry().boardWidth() - graph.getWidth()) > ROUNDING
                || Math.abs(board.geometry().boardHeight() - graph.getHeight()) > ROUNDING) {
            faults.add(where + "board and graph have other sides");
        }
        Region all = (Region) graph.getParent();
        for (Region one : List.of(board, graph)) {
            if (one.getLayoutX() + one.getWidth() > all.getWidth() + ROUNDING
                    || one.getLayoutY() + one.getHeight() > all.getHeight() + ROUNDING) {
                faults.add(where + one.getId() + " is cut");
            }
        }
    }

    private void shown(Node slide, Control control, String id, EditorSetup setup, String where) {
        boolean wanted = setup.controls().shows(control, false);
        Node node = slide.lookup(id);
        boolean there = true;
        for (Node above = node; above != null; above = above.getParent()) {
            there &= above.isVisible();
        }
        if (there != wanted) {
            faults.add(where + control.word() + (wanted ? " is missing" : " is there"));
        }
    }
}
