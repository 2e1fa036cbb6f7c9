package knightschool.ui;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;

import java.util.ArrayList;
import java.util.List;
import knightschool.graph.CycleTerminology;
import knightschool.lesson.LessonFolderReader;
import knightschool.lesson.glossary.Glossary;
import knightschool.lesson.glossary.GlossaryTerm;
import knightschool.setup.scene.CompareSetup;
import knightschool.setup.scene.GlossarySetup;
import knightschool.ui.render.ToolkitThread;
import knightschool.ui.robot.FrameLayout;
import knightschool.ui.robot.UnshownWindow;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.parallel.Execution;
import org.junit.jupiter.api.parallel.ExecutionMode;

/** An example below the meaning of a word has less height than a slide, and shows all its words all the same. */
@Execution(ExecutionMode.CONCURRENT)
class GlossaryArticlesTest extends UnshownWindow {
    private static final int STEPS = 4;

    /**
     * Begun where the look before ended: a window of another size styles its scene anew. The bar of a window takes some
     * of a screen of 720 pixels.
     */
    private List<WindowSize> sizes = List.of(WindowSize.SMALLEST, new WindowSize(1280, 700));

    /** On a large screen there is most room: it is looked at there more rarely. */
    private static final int EVERY_THIRD = 3;

    private int looks;
    private final List<String> faults = new ArrayList<>();

    @Test
    void everyArticleShowsAllItsWords() {
        List<GlossaryTerm> terms = Glossary.of(LessonFolderReader.glossary()).search("", CycleTerminology.ARTICLES);
        assertFalse(terms.isEmpty());
        for (GlossaryTerm term : terms) {
            ToolkitThread.run(() -> window.open(GlossarySetup.of(term.word())));
            look(term.word());
            for (int step = 1; step <= STEPS && term.example() instanceof CompareSetup; step++) {
                ToolkitThread.run(() -> window.run("compare.step-forward"));
                look(term.word() + ", " + step + " steps later");
            }
        }
        assertEquals("", String.join("\n", faults));
    }

    private void look(String where) {
        sizes = sizes.reversed();
        FrameLayout.untilSettled(
                window, sizes.getFirst().width(), sizes.getFirst().height());
        sizes.forEach(size -> unclipped(size, where));
        if (looks++ % EVERY_THIRD == 0) {
            unclipped(WindowSize.LARGE, where);
        }
    }

    private void unclipped(WindowSize size, String where) {
        ToolkitThread.run(() -> {
            FrameLayout.of(window.scene(), size.width(), size.height());
            Clipping.of(window.scene()).forEach(fault -> faults.add(size + ", " + where + ": " + fault));
        });
    }
}
