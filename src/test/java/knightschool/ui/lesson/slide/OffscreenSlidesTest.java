package knightschool.ui.lesson.slide;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.BiConsumer;
import java.util.function.BiFunction;
import javafx.geometry.Bounds;
import javafx.scene.Node;
import javafx.scene.Parent;
import javafx.scene.Scene;
import javafx.scene.control.Button;
import javafx.scene.control.Spinner;
import javafx.scene.control.ToggleButton;
import javafx.scene.layout.Region;
import javafx.scene.layout.StackPane;
import knightschool.lesson.LessonFolderReader;
import knightschool.lesson.LessonReadResult;
import knightschool.lesson.check.LessonTextEngineAnswers;
import knightschool.lesson.claim.ClaimEvaluator;
import knightschool.ui.SceneRegistry;
import knightschool.ui.render.ToolkitThread;
import knightschool.ui.robot.FrameLayout;
import knightschool.ui.snapshot.OffscreenSnapshotSubject;
import knightschool.ui.theme.Fonts;
import knightschool.ui.theme.Theme;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.parallel.Execution;
import org.junit.jupiter.api.parallel.ExecutionMode;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

@Execution(ExecutionMode.CONCURRENT)
class OffscreenSlidesTest {
    private static final List<String> READ = List.of("fact-button", "answer", "bracket-end");

    /** The number of the slide "A long detour" in its lesson. */
    private static final int DETOUR = 5;

    @Test
    void scenesOnPaperHaveNothingToPress() {
        assertEquals(
                List.of(),
                pressed(
                        4,
                        (pictures, slide) ->
                                pictures.scene(slide, Theme.LIGHT, false).orElse(null)));
    }

    /** A question is asked with the answers that it offers; nothing else is there to be pressed. */
    @ParameterizedTest
    @ValueSource(ints = {4, 5, 8, 9, 11, 12})
    void wholeSlidesHaveNothingToPressButTheAnswersOffered(int lesson) {
        assertEquals(List.of(), pressed(lesson, (pictures, slide) -> pictures.whole(slide, Theme.LIGHT)));
    }

    /** Nobody scrolls a picture. */
    @Test
    void walkThatIsLongerThanItsRowTakesMoreRows() {
        eachSlide(5, (pictures, slide) -> pictures.whole(slide, Theme.LIGHT), (slide, node) -> {
            List<Bounds> chips = node.lookupAll(".walk-chip").stream()
                    .map(chip -> chip.localToScene(chip.getLayoutBounds()))
                    .toList();
            double end = Optional.ofNullable(node.lookup(".walk-rows"))
                    .map(rows -> rows.localToScene(rows.getLayoutBounds()).getMaxX())
                    .orElse(0.0);
            long rows = chips.stream().map(Bounds::getMinY).distinct().count();
            assertTrue(chips.stream().allMatch(chip -> chip.getMaxX() <= end), () -> "slide " + slide);
            assertTrue(slide != 5 || rows == 2, () -> rows + " rows");
        });
    }

    /** The text says "The bracket holds the steps in between" of the slide "A long detour". */
    @ParameterizedTest
    @ValueSource(booleans = {false, true})
    void stepTimelineAndBracketOfThePlayerAreSeen(boolean onPaper) {
        eachSlide(
                12,
                (pictures, slide) -> onPaper
                        ? pictures.scene(slide, Theme.LIGHT, false).orElse(null)
                        : pictures.whole(slide, Theme.LIGHT),
                (slide, node) -> {
                    if (slide == DETOUR) {
                        for (String part : List.of(".timeline", ".bracket", ".bracket-end", "#step")) {
                            assertTrue(isSeen(node.lookup(part)), part);
                        }
                    }
                });
    }

    private static boolean isSeen(Node node) {
        boolean alone = node.isVisible() && node.getOpacity() > 0;
        return alone && (node.getParent() == null || isSeen(node.getParent()));
    }

    /** @param pictured what is pictured of a slide, from 0; null for nothing */
    private static void eachSlide(
            int lesson,
            BiFunction<OffscreenSlides, Integer, OffscreenSnapshotSubject> pictured,
            BiConsumer<Integer, Region> look) {
        LessonReadResult file = LessonFolderReader.own().stream()
                .filter(each -> each.name().startsWith("%02d-".formatted(lesson)))
                .findFirst()
                .orElseThrow();
        ToolkitThread.run(() -> {
            Fonts.load();
            OffscreenSlides pictures =
                    OffscreenSlides.of(file, LessonTextEngineAnswers.NONE, new ClaimEvaluator(), SceneRegistry.all());
            // One scene for all: JavaFX keeps with the root what it has found out about the style sheets.
            StackPane place = new StackPane();
            Scene scene = new Scene(place);
            Theme.LIGHT.applyTo(scene);
            for (int i = 0; i < pictures.count(); i++) {
                OffscreenSnapshotSubject picture = pictured.apply(pictures, i);
                if (picture != null) {
                    place.getChildren().setAll(picture.node());
                    FrameLayout.of(scene, 1280, 720);
                    look.accept(i + 1, picture.node());
                    picture.close();
                }
            }
        });
    }

    private static List<String> pressed(
            int lesson, BiFunction<OffscreenSlides, Integer, OffscreenSnapshotSubject> pictured) {
        List<String> found = new ArrayList<>();
        eachSlide(lesson, pictured, (slide, node) -> {
            List<Node> pressed = new ArrayList<>();
            collect(node, pressed);
            pressed.forEach(each -> found.add("slide " + slide + ": " + each));
        });
        return found;
    }

    /** A fact and an end of a bracket are read like words, though a click on them shows more. */
    private static void collect(Node node, List<Node> pressed) {
        List<String> styles = node.getStyleClass();
        boolean read = READ.stream().anyMatch(styles::contains);
        if (!node.isVisible() || node.getOpacity() == 0 || read) {
            return;
        }
        if (node instanceof Button || node instanceof ToggleButton || node instanceof Spinner<?>) {
            pressed.add(node);
        } else if (node instanceof Parent parent) {
            parent.getChildrenUnmodifiable().forEach(child -> collect(child, pressed));
        }
    }
}
