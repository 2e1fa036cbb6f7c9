package knightschool.ui.robot;

import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Optional;
import java.util.function.BiConsumer;
import knightschool.lesson.LessonFolderReader;
import knightschool.lesson.LessonReadResult;
import knightschool.lesson.Slide;
import knightschool.setup.LessonsSetup;
import knightschool.ui.SceneRegistry;
import knightschool.ui.render.ToolkitStarter;
import knightschool.ui.shell.MainWindow;
import knightschool.ui.theme.Settings;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;

/**
 * A window with all scenes and the settings of the first start, on no stage: it is laid out by the test in any size,
 * beside those of other tests. There during each test of a class.
 */
public abstract class UnshownWindow {
    protected final Settings settings = ToolkitStarter.call(Settings::forgotten);
    protected MainWindow window;

    @BeforeEach
    protected final void makeWindow() {
        window = ToolkitStarter.call(() -> new MainWindow(settings, SceneRegistry.all()));
    }

    /**
     * Opens every slide that has a scene, one after the other, and looks at it once it is settled.
     *
     * @param look receives the name of the lesson with the number of the slide, and its scene
     */
    protected final void onEverySlideWithAScene(double width, double height, BiConsumer<String, Slide.Scene> look) {
        int seen = 0;
        for (LessonReadResult lesson : LessonFolderReader.own()) {
            List<Slide> slides = lesson.lesson().orElseThrow().slides();
            for (int i = 0; i < slides.size(); i++) {
                if (slides.get(i).scene().isPresent()) {
                    LessonsSetup slide = new LessonsSetup("", lesson.name(), i + 1, Optional.empty());
                    ToolkitStarter.run(() -> window.open(slide));
                    FrameLayout.untilSettled(window, width, height);
                    look.accept(
                            lesson.name() + " " + (i + 1), slides.get(i).scene().orElseThrow());
                    seen++;
                }
            }
        }
        assertTrue(seen > 100, seen + " slides have a scene");
    }

    @AfterEach
    protected final void closeWindow() {
        ToolkitStarter.run(window::close);
    }
}
