package knightschool.ui;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import javafx.geometry.Bounds;
import javafx.scene.control.ScrollPane;
import knightschool.graph.CycleTerminology;
import knightschool.lesson.LessonFolderReader;
import knightschool.lesson.LessonReadResult;
import knightschool.lesson.glossary.Glossary;
import knightschool.lesson.glossary.GlossaryTerm;
import knightschool.setup.SceneKind;
import knightschool.setup.Setup;
import knightschool.setup.scene.GlossarySetup;
import knightschool.setup.scene.LessonsSetup;
import knightschool.ui.render.ToolkitThread;
import knightschool.ui.robot.FrameLayout;
import knightschool.ui.robot.UnshownWindow;
import knightschool.ui.theme.TextSize;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.parallel.Execution;
import org.junit.jupiter.api.parallel.ExecutionMode;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** In a window of the usual size every scene is whole in words of any size: nothing is cut, and no scene scrolls. */
@Execution(ExecutionMode.CONCURRENT)
class ScenesInEnlargedWordsTest extends UnshownWindow {
    private static final WindowSize SIZE = WindowSize.PROJECTOR;
    private static final double ROUNDING = 1;

    private final List<String> faults = new ArrayList<>();

    static List<SceneKind> kinds() {
        return SceneKind.values();
    }

    @ParameterizedTest
    @MethodSource("kinds")
    void sceneIsWholeInWordsOfAnySize(SceneKind kind) {
        ToolkitThread.run(() -> window.show(kind));
        for (TextSize size : TextSize.values()) {
            ToolkitThread.run(() -> settings.textSizeProperty().set(size));
            look(kind + " in " + size, true);
        }
        assertEquals("", String.join("\n", faults));
    }

    @Test
    void glossaryIsWholeInTheLargestWords() {
        ToolkitThread.run(() -> settings.textSizeProperty().set(TextSize.LARGEST));
        List<GlossaryTerm> terms = Glossary.of(LessonFolderReader.glossary()).search("", CycleTerminology.ARTICLES);
        for (GlossaryTerm term : terms) {
            String word = term.word();
            open(GlossarySetup.of(word));
            look(word, true);
        }
        assertTrue(terms.size() > 1);
        assertEquals("", String.join("\n", faults));
    }

    /** A long text scrolls beside its board; the slide itself does not. */
    @Test
    void slidesDoNotScrollInTheLargestWords() {
        ToolkitThread.run(() -> settings.textSizeProperty().set(TextSize.LARGEST));
        for (LessonReadResult lesson : LessonFolderReader.own()) {
            int slides = lesson.lesson().orElseThrow().slides().size();
            for (int slide : List.of(1, slides / 2, slides)) {
                open(new LessonsSetup("", lesson.name(), slide, Optional.empty()));
                look(lesson.name() + ", slide " + slide, false);
            }
        }
        assertEquals("", String.join("\n", faults));
    }

    private void open(Setup setup) {
        ToolkitThread.run(() -> window.open(setup));
    }

    /** @param words whether all of the scene's words are to be read without scrolling a part of it */
    private void look(String where, boolean words) {
        FrameLayout.untilSettled(window, SIZE.width(), SIZE.height());
        ToolkitThread.run(() -> {
            ScrollPane place = (ScrollPane) window.scene().getRoot().lookup(".scene-place");
            Bounds content = place.getContent().getLayoutBounds();
            Bounds seen = place.getViewportBounds();
            if (content.getWidth() > seen.getWidth() + ROUNDING || content.getHeight() > seen.getHeight() + ROUNDING) {
                faults.add(where + " is " + content.getWidth() + " x " + content.getHeight() + " in a place of "
                        + seen.getWidth() + " x " + seen.getHeight());
            }
            if (words) {
                Clipping.of(window.scene()).forEach(fault -> faults.add(where + ": " + fault));
            }
        });
    }
}
