package knightschool.ui;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import javafx.scene.Node;
import javafx.scene.Parent;
import javafx.scene.control.Labeled;
import javafx.scene.layout.Region;
import javafx.scene.text.Text;
import knightschool.Eventually;
import knightschool.board.Board;
import knightschool.drawing.Shape;
import knightschool.lesson.LessonFile;
import knightschool.lesson.LessonFolder;
import knightschool.lesson.Slide;
import knightschool.setup.AnswerPolicy;
import knightschool.setup.CompareSetup;
import knightschool.setup.Control;
import knightschool.setup.Controls;
import knightschool.setup.LessonsSetup;
import knightschool.setup.PlaySetup;
import knightschool.setup.SlideSetup;
import knightschool.setup.TourSetup;
import knightschool.setup.WalkSetup;
import knightschool.ui.board.BoardCanvas;
import knightschool.ui.board.SketchCanvas;
import knightschool.ui.render.Toolkit;
import knightschool.ui.robot.FrameLayout;
import knightschool.ui.shell.MainWindow;
import knightschool.ui.theme.Settings;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.kordamp.ikonli.javafx.FontIcon;

/** Every slide of the program's lessons as a projector of the usual size shows it. */
class SlidesReadableTest {
    private static final double WIDTH = 1280;
    private static final double HEIGHT = 720;
    private static final double SMALLEST_TYPE = 14;

    /** Two lines have at least that height, as a multiple of the type's size. */
    private static final double TWO_LINES = 2;

    /** By what the controls of a scene are known on screen. */
    private static final Map<Class<? extends SlideSetup>, Map<Control, String>> CONTROLS = Map.of(
            CompareSetup.class,
            Map.of(Control.PLAYER, ".transport-buttons", Control.SPEED, ".speed", Control.BUTTONS, "#until"),
            TourSetup.class,
            Map.of(Control.PLAYER, "#tour-slider"),
            WalkSetup.class,
            Map.of(Control.BUTTONS, "#take-back"),
            PlaySetup.class,
            Map.of(Control.PLAYER, "#game-strip", Control.FACTS, "#play-visited", Control.BUTTONS, "#play-new"));

    private final List<String> faults = new ArrayList<>();
    private MainWindow window;

    @BeforeEach
    void open() {
        window = Toolkit.call(() -> new MainWindow(Settings.forgotten(), SceneRegistry.all()));
    }

    @AfterEach
    void close() {
        Toolkit.run(window::close);
    }

    @Test
    void textHasAThirdNothingIsSmallOrBrokenAndOnlyNamedControlsAreShown() {
        int seen = 0;
        for (LessonFile file : LessonFolder.own()) {
            List<Slide> slides = file.lesson().orElseThrow().slides();
            for (int i = 0; i < slides.size(); i++) {
                look(new LessonsSetup("", file.name(), i + 1, Optional.empty()), slides.get(i));
                seen++;
            }
        }
        assertTrue(seen > 40);
        assertEquals("", String.join("\n", faults));
    }

    private void look(LessonsSetup at, Slide slide) {
        Toolkit.run(() -> window.open(at));
        Eventually.until(
                "all is on screen",
                () -> Toolkit.call(() -> {
                    arrange();
                    return window.isSettled();
                }));
        Toolkit.run(() -> {
            arrange();
            String where = at.lesson() + ", slide " + at.slide() + ": ";
            Node shown = window.scene().getRoot().lookup(".slide");
            slide.scene().ifPresent(said -> {
                double text = ((Region) shown.lookup(".slide-column")).getWidth();
                if (text < WIDTH / 3) {
                    faults.add(where + "the text is " + text + " wide");
                }
                controls(shown, said.setup(), where);
            });
            small(shown, where);
            endings(shown, where);
        });
    }

    /**
     * A search that has ended says so by its mark in the header, and in one line below its board unless the slide shows
     * its path alone.
     */
    private void endings(Node shown, String where) {
        List<Labeled> said = shown.lookupAll(".ending").stream()
                .filter(SlidesReadableTest::isShown)
                .map(Labeled.class::cast)
                .toList();
        said.stream()
                .filter(ending ->
                        ending.getHeight() > TWO_LINES * ending.getFont().getSize())
                .forEach(ending -> faults.add(where + "\"" + ending.getText() + "\" breaks"));
        long marks = shown.lookupAll(".ended-icon").stream()
                .filter(SlidesReadableTest::isShown)
                .count();
        if (!said.isEmpty() && marks != said.size()) {
            faults.add(where + marks + " marks of " + said.size() + " ends");
        }
    }

    private void arrange() {
        FrameLayout.of(window.scene(), WIDTH, HEIGHT);
    }

    private void small(Node node, String where) {
        if (!node.isVisible()) {
            return;
        }
        switch (node) {
            case FontIcon _ -> {} // A sign, not a word.
            case Text text -> small(text.getText(), text.getFont().getSize(), where);
            case Labeled labeled -> small(labeled.getText(), labeled.getFont().getSize(), where);
            case SketchCanvas canvas ->
                canvas.sketch().shapes().stream()
                        .filter(Shape.Label.class::isInstance)
                        .map(Shape.Label.class::cast)
                        .filter(label -> !isInSquare(canvas, label))
                        .forEach(label -> small(label.text(), label.size(), where));
            default -> {}
        }
        if (node instanceof Parent parent) {
            parent.getChildrenUnmodifiable().forEach(child -> small(child, where));
        }
    }

    private static boolean isInSquare(SketchCanvas canvas, Shape.Label label) {
        return canvas instanceof BoardCanvas board && board.geometry().squareAt(label.x(), label.y()) != Board.NONE;
    }

    private void small(String text, double size, String where) {
        if (text != null && !text.isBlank() && size < SMALLEST_TYPE) {
            faults.add(where + "\"" + text + "\" is set in " + size);
        }
    }

    /** Where nothing is told of a game, how far it is and its moves stand in the space of that. */
    private static boolean isUsual(SlideSetup setup, Control control) {
        return setup instanceof PlaySetup play
                && play.answer() == AnswerPolicy.NEVER
                && (control == Control.FACTS || control == Control.PLAYER);
    }

    private void controls(Node shown, SlideSetup setup, String where) {
        Controls named = switch (setup) {
            case CompareSetup compare -> compare.controls();
            case TourSetup tour -> tour.controls();
            case WalkSetup walk -> walk.controls();
            case PlaySetup play -> play.controls();
            default -> Controls.NONE;
        };
        CONTROLS.getOrDefault(setup.getClass(), Map.of()).forEach((control, id) -> {
            if (isShown(shown.lookup(id)) != named.shows(control, isUsual(setup, control))) {
                faults.add(where + control.word() + (isShown(shown.lookup(id)) ? " is there" : " is missing"));
            }
        });
    }

    private static boolean isShown(Node node) {
        boolean shown = true;
        for (Node above = node; above != null; above = above.getParent()) {
            shown &= above.isVisible();
        }
        return shown;
    }
}
