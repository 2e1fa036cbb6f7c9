package knightschool.ui;

import static org.junit.jupiter.api.Assertions.assertAll;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import javafx.scene.Node;
import javafx.scene.control.Labeled;
import javafx.scene.layout.Pane;
import javafx.scene.layout.Region;
import javafx.scene.text.Text;
import knightschool.Eventually;
import knightschool.lesson.LessonFolderReader;
import knightschool.lesson.LessonReadResult;
import knightschool.lesson.Slide;
import knightschool.setup.SceneKind;
import knightschool.setup.scene.BuiltInSceneKinds;
import knightschool.setup.scene.LessonsSetup;
import knightschool.setup.scene.StateMapSetup;
import knightschool.ui.render.ToolkitThread;
import knightschool.ui.robot.FrameLayout;
import knightschool.ui.scene.LegendScene;
import knightschool.ui.shell.MainWindow;
import knightschool.ui.theme.UserSettings;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Named;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.parallel.Execution;
import org.junit.jupiter.api.parallel.ExecutionMode;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * Every slide of the program's lessons in the smallest window and in the usual one, every third on a large screen and
 * every third before a class, where words are as large, and each beside its legend. Each lesson is gone through once
 * for all that is asked of it: a slide costs more to open than to be laid out anew.
 */
@Execution(ExecutionMode.CONCURRENT)
class SlidesOnScreenTest {
    /** Their boards may show nothing but squares. */
    private static final List<SceneKind> BARE = List.of(BuiltInSceneKinds.PLAY);

    private static final int THIRD = 3;
    private static final double LARGE_TEXT = 18;
    private static final double MOST = 0.75;
    private static final double HALF = 0.5;

    /** In this order: help is then looked at in the smallest, and a window of another size styles its scene anew. */
    private static final List<WindowSize> SIZES = WindowSize.ALL.reversed();

    private static final List<WindowSize> WITHOUT_LARGE = SIZES.subList(1, SIZES.size());

    private static UserSettings settings;
    private static MainWindow window;
    private static int slidesSeen;
    private static int slidesBeforeAClass;
    private static int slidesInLargeLetters;

    private final List<String> clipped = new ArrayList<>();
    private final List<String> unexplained = new ArrayList<>();
    private final List<String> undrawn = new ArrayList<>();
    private final List<String> moved = new ArrayList<>();
    private final List<String> telling = new ArrayList<>();
    private final SlideCheck type = new SlideTypeCheck();
    private final SlideCheck editor = new EditorSlideCheck();

    @BeforeAll
    static void openWindow() {
        settings = ToolkitThread.call(UserSettings::forgotten);
        window = ToolkitThread.call(() -> new MainWindow(settings, SceneRegistry.all()));
    }

    static Stream<Named<LessonReadResult>> lessons() {
        return LessonFolderReader.own().stream().map(lesson -> Named.of(lesson.name(), lesson));
    }

    @ParameterizedTest
    @MethodSource("lessons")
    @Execution(ExecutionMode.SAME_THREAD)
    void everySlideOfALessonIsAsItShouldBe(LessonReadResult lesson) {
        List<Slide> slides = lesson.lesson().orElseThrow().slides();
        for (int i = 0; i < slides.size(); i++) {
            open(new LessonsSetup("", lesson.name(), i + 1, Optional.empty()));
            look(slides.get(i), lesson.name() + ", slide " + (i + 1));
            slidesSeen++;
        }
        assertAll(
                () -> assertNone(clipped, "all words and replies are shown without scrolling"),
                () -> assertNone(unexplained, "every board has a legend of what it shows"),
                () -> assertNone(undrawn, "every row of a legend explains a sign that the slide shows"),
                () -> assertNone(moved, "nothing moves where a hint or a solution is shown"),
                () -> assertNone(telling, "the room below a statement does not tell whether it is true"),
                () -> assertNone(
                        type.faults(), "text has a third, nothing is small or broken, only named controls are shown"),
                () -> assertNone(
                        editor.faults(), "the board and the graph of an editor are whole, only named controls shown"));
    }

    private static void assertNone(List<String> faults, String rule) {
        assertEquals("", String.join("\n", faults), rule);
    }

    @Test
    @Execution(ExecutionMode.SAME_THREAD)
    void listOfTheLessonsShowsAllItsWords() {
        open(LessonsSetup.LIST);
        untilSettled(SIZES.getFirst());
        SIZES.forEach(size -> unclipped(size, "the list of lessons"));
        assertNone(clipped, "all words are shown without scrolling");
    }

    /** Asked of the course as a whole, as far as it was seen. */
    @AfterAll
    static void mostSlidesAreInLargeLettersBeforeAClass() {
        ToolkitThread.run(window::close);
        assertTrue(slidesSeen == 0 || slidesBeforeAClass > 0, "slides were seen before a class");
        assertTrue(
                slidesInLargeLetters >= MOST * slidesBeforeAClass,
                slidesInLargeLetters + " of " + slidesBeforeAClass + " slides are in large letters");
    }

    private static void open(LessonsSetup setup) {
        ToolkitThread.run(() -> window.open(setup));
    }

    /** Each size in its turn, with all that is asked in it: a window of another size styles its scene anew. */
    private void look(Slide slide, String name) {
        Map<WindowSize, String> places = new HashMap<>();
        boolean onLargeScreen = slidesSeen % THIRD == 0;
        List<WindowSize> sizes = onLargeScreen ? SIZES : WITHOUT_LARGE;
        untilSettled(sizes.getFirst());
        slide.scene().ifPresent(scene -> signs(scene, name));
        boolean hasLegend =
                slide.scene().filter(scene -> !scene.hides(StateMapSetup.MAP)).isPresent();
        for (WindowSize size : sizes) {
            if (size.equals(WindowSize.SMALLEST) && slidesSeen % THIRD == 1) {
                beforeAClass(name);
                untilSettled(size);
            }
            unclipped(size, name);
            ToolkitThread.run(() -> {
                editor.look(window, slide, size, name);
                if (size.equals(WindowSize.PROJECTOR)) {
                    type.look(window, slide, size, name);
                }
                places.put(size, places());
                statements(name + ", " + size);
            });
            if (size.equals(WindowSize.LARGE) && hasLegend) {
                besideItsLegendAndAloneAgain(name);
            }
        }
        if (hasLegend && !onLargeScreen) {
            besideItsLegend(name);
        }
        help(slide, name, sizes.getFirst(), places);
    }

    /** A statement with more room than another one would tell that it is true, as only true ones have a proof. */
    private void statements(String where) {
        for (Node is : all("#is-true")) {
            Region answering = (Region) is.getParent().getParent();
            Region phases = (Region) answering.getParent();
            double usual = all(".proof-room").stream()
                    .filter(room -> room.getParent() == phases)
                    .mapToDouble(room -> room.prefHeight(phases.getWidth()))
                    .sum();
            if (phases.getHeight() > usual + HALF) {
                telling.add("%s: %.0f, not %.0f".formatted(where, phases.getHeight(), usual));
            }
        }
    }

    /** A map that a slide still hides is not explained: the legend told what the answer would show. */
    private void signs(Slide.Scene scene, String name) {
        boolean bare = scene.hides(StateMapSetup.MAP);
        boolean mayBeEmpty = BARE.contains(scene.setup().scene());
        boolean fits = ToolkitThread.call(() -> {
            LegendScene legend =
                    window.current().orElseThrow().offer(LegendScene.class).orElseThrow();
            return legend.hasSigns().get() != bare
                    && (mayBeEmpty || legend.signs().isEmpty() == bare);
        });
        if (!fits) {
            unexplained.add(name + " " + scene.setup().scene());
        }
        ToolkitThread.call(() -> LegendSignCheck.undrawn(window)).forEach(row -> undrawn.add(name + ": " + row));
    }

    /** The sizes of type at which most of what is taught is read from the back row of a room. */
    private void beforeAClass(String name) {
        ToolkitThread.run(() -> window.present(Optional.of(new Pane())));
        untilSettled(WindowSize.PROJECTOR);
        unclipped(WindowSize.PROJECTOR, "before a class: " + name);
        slidesBeforeAClass++;
        slidesInLargeLetters += ToolkitThread.call(SlidesOnScreenTest::smallestText) >= LARGE_TEXT ? 1 : 0;
        ToolkitThread.run(() -> window.present(Optional.empty()));
    }

    /** Of what is taught and asked beside the scene, in pixels. */
    private static double smallestText() {
        return Stream.of(".body .prose", ".subhead .prose", ".ask", ".ask-flow .prose")
                .flatMap(style -> all(".slide-column " + style).stream())
                .mapToDouble(node -> node instanceof Text text
                        ? text.getFont().getSize()
                        : ((Labeled) node).getFont().getSize())
                .min()
                .orElse(LARGE_TEXT);
    }

    /** The slide follows the legend with the next frame, also when that is closed. */
    private static void besideItsLegendAndAloneAgain(String name) {
        Set<String> page = ToolkitThread.call(() -> LegendOnceTest.onPage(window));
        besideItsLegend(name);
        Eventually.until(
                name + " explains its signs again",
                () -> ToolkitThread.call(() -> {
                    arrange(WindowSize.LARGE);
                    return LegendOnceTest.onPage(window).equals(page);
                }));
    }

    /** A sign that the legend explains is not explained on the slide as well, which follows it with the next frame. */
    private static void besideItsLegend(String name) {
        ToolkitThread.run(() -> settings.legendProperty().set(true));
        untilSettled(WindowSize.LARGE);
        Eventually.until(
                name + " explains no sign twice",
                () -> ToolkitThread.call(() -> {
                    arrange(WindowSize.LARGE);
                    return LegendOnceTest.twice(window).isEmpty();
                }));
        ToolkitThread.run(() -> settings.legendProperty().set(false));
    }

    /**
     * Has every hint and then the solution of every quiz of the slide shown: each in the smallest window, where words
     * are cut first, the solution also in the largest in which the slide was seen.
     */
    private void help(Slide slide, String name, WindowSize largest, Map<WindowSize, String> places) {
        int most = slide.quizzes().stream()
                .mapToInt(quiz -> quiz.help().hints().size())
                .max()
                .orElse(-1);
        for (int i = 0; i <= most; i++) {
            ToolkitThread.run(() -> SlideHelpButtons.press(window.scene().getRoot()));
            Eventually.until(
                    "a reply is shown on " + name,
                    () -> ToolkitThread.call(() -> all(".reply").stream().anyMatch(Node::isVisible)));
            untilSettled(WindowSize.SMALLEST);
            String helped = name + ", helped " + (i + 1) + " times";
            for (WindowSize size : i < most ? List.of(WindowSize.SMALLEST) : List.of(WindowSize.SMALLEST, largest)) {
                unclipped(size, helped);
                String before = places.put(size, ToolkitThread.call(SlidesOnScreenTest::places));
                if (!places.get(size).equals(before)) {
                    moved.add(helped + ", " + size + ": from " + before + " to " + places.get(size));
                }
            }
        }
    }

    /** Where the questions of a slide and their answers are. */
    private static String places() {
        return Stream.of(".title", ".ask", ".ask-flow", ".answer", "#quiz-help", ".check")
                .flatMap(style -> all(style).stream())
                .map(node -> node.localToScene(node.getBoundsInLocal()))
                .map(at -> "%.0f,%.0f".formatted(at.getMinX(), at.getMinY()))
                .collect(Collectors.joining(" "));
    }

    private static List<Node> all(String style) {
        return List.copyOf(window.scene().getRoot().lookupAll(style));
    }

    /** Until all is on screen in the size it has: graphs may still move to their places in the others. */
    private static void untilSettled(WindowSize size) {
        FrameLayout.untilSettled(window, size.width(), size.height());
    }

    private void unclipped(WindowSize size, String where) {
        ToolkitThread.run(() -> {
            arrange(size);
            Clipping.of(window.scene()).forEach(fault -> clipped.add(where + ", " + size + ": " + fault));
        });
    }

    private static void arrange(WindowSize size) {
        FrameLayout.of(window.scene(), size.width(), size.height());
    }
}
