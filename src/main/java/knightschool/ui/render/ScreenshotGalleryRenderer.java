package knightschool.ui.render;

import java.nio.file.Path;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import javafx.scene.image.WritableImage;
import knightschool.files.FileReplacementRule;
import knightschool.files.InputFault;
import knightschool.files.resource.ResourceReader;
import knightschool.setup.Setup;
import knightschool.setup.SetupText;
import knightschool.setup.source.FileResolver;
import knightschool.ui.SceneRegistry;
import knightschool.ui.shell.SceneDescriptor;
import knightschool.ui.shell.SceneDescriptors;
import knightschool.ui.snapshot.JavaFxSceneCapture;
import knightschool.ui.theme.Theme;
import knightschool.ui.theme.UserSettings;

/**
 * Writes pictures of the program to a folder, without a display: an example of every scene that fills the window, and
 * every slide of the program's lessons.
 */
public final class ScreenshotGalleryRenderer {
    private static final int WIDTH = 1280;
    private static final int HEIGHT = 720;

    private ScreenshotGalleryRenderer() {}

    /**
     * Writes the pictures as PNG, 1280 by 720 pixels. Starts and ends the JavaFX toolkit.
     *
     * @param folder the target folder, created if missing
     * @return the exit status: 0, 1 if a scene could not be pictured, or 2 if the folder cannot be written
     */
    public static int render(Path folder) {
        try {
            LessonAndSetupRenderer renderer = new LessonAndSetupRenderer(
                    folder, WIDTH, HEIGHT, Theme.LIGHT.word(), new FileReplacementRule(true, List.of()));
            renderer.makeFolder();
            boolean isComplete = scenes(SceneRegistry.all(), folder, new SceneRenderer(WIDTH, HEIGHT));
            RenderableLesson.own().forEach(renderer::lesson);
            return isComplete ? 0 : 1;
        } catch (InputFault e) {
            System.err.println(e.getMessage());
            return 2;
        } finally {
            ToolkitThread.end();
        }
    }

    /**
     * Writes a picture of each scene that fills the window in each theme, such as {@code census-dark.png}. Says which
     * scene cannot be pictured, such as one with a faulty example, and goes on.
     *
     * @return whether every scene was pictured
     */
    static boolean scenes(SceneDescriptors types, Path folder, SceneRenderer renderer) {
        boolean isComplete = true;
        for (SceneDescriptor<?> type : types.all()) {
            if (type.fillsWindow()) {
                Map<Theme, WritableImage> pictures = pictures(types, type, renderer);
                pictures.forEach((theme, picture) -> JavaFxSceneCapture.write(
                        picture, folder.resolve(type.kind().word() + "-" + theme.word() + ".png")));
                isComplete &= !pictures.isEmpty();
            }
        }
        return isComplete;
    }

    /** Returns the pictures of a scene in each theme; none if it cannot be pictured. */
    private static Map<Theme, WritableImage> pictures(
            SceneDescriptors types, SceneDescriptor<?> type, SceneRenderer renderer) {
        Map<Theme, WritableImage> pictures = new EnumMap<>(Theme.class);
        try {
            Setup example = example(type);
            for (Theme theme : Theme.values()) {
                pictures.put(theme, renderer.image(() -> WindowRenderSubject.working(types, example, theme)));
            }
        } catch (InputFault fault) {
            System.err.println(type.kind().word() + ": " + fault.getMessage());
            return Map.of();
        }
        return pictures;
    }

    /**
     * Returns the set-up by which a scene is pictured: that of the file with the name of its kind beside this class,
     * also in another jar; its first set-up if there is no such file.
     */
    static Setup example(SceneDescriptor<?> type) {
        String file = type.kind().word() + ".setup";
        return ScreenshotGalleryRenderer.class.getResource(file) == null
                ? type.first().apply(UserSettings.forgotten())
                : SetupText.parse(ResourceReader.text(ScreenshotGalleryRenderer.class, file), FileResolver.nothing());
    }
}
