package knightschool.ui.render;

import java.nio.file.Path;
import java.util.List;
import knightschool.files.FileReplacementRule;
import knightschool.files.InputFault;
import knightschool.files.ResourceReader;
import knightschool.setup.Setup;
import knightschool.setup.SetupText;
import knightschool.setup.source.FileResolver;
import knightschool.ui.SceneRegistry;
import knightschool.ui.shell.SceneDescriptor;
import knightschool.ui.shell.SceneDescriptors;
import knightschool.ui.theme.Settings;
import knightschool.ui.theme.Theme;

/**
 * The pictures that represent the window where there is no display: an example of every scene that fills the window,
 * and every slide of the lessons.
 */
public final class ScreenshotGalleryRenderer {
    private static final int WIDTH = 1280;
    private static final int HEIGHT = 720;

    private ScreenshotGalleryRenderer() {}

    /**
     * Writes the pictures as PNG, 1280 by 720 pixels. Starts and ends the JavaFX toolkit.
     *
     * @param folder the target folder, created if missing
     * @return the exit status: 0, or 2 if the folder cannot be written
     */
    public static int render(Path folder) {
        try {
            PictureFileRenderer renderer = new PictureFileRenderer(
                    folder, WIDTH, HEIGHT, Theme.LIGHT.word(), new FileReplacementRule(true, List.of()));
            renderer.makeFolder();
            scenes(SceneRegistry.all(), folder, new SceneRenderer(WIDTH, HEIGHT));
            RenderableLesson.own().forEach(renderer::lesson);
            return 0;
        } catch (InputFault e) {
            System.err.println(e.getMessage());
            return 2;
        } finally {
            ToolkitThread.end();
        }
    }

    /** Writes a picture of each scene that fills the window in each theme, such as {@code census-dark.png}. */
    static void scenes(SceneDescriptors types, Path folder, SceneRenderer renderer) {
        for (SceneDescriptor<?> type : types.all()) {
            if (type.fillsWindow()) {
                for (Theme theme : Theme.values()) {
                    Path file = folder.resolve(type.kind().word() + "-" + theme.word() + ".png");
                    renderer.take(() -> WindowRenderSubject.working(types, example(type), theme), file);
                }
            }
        }
    }

    /**
     * Returns the set-up by which a scene is pictured: that of the file with the name of its kind beside this class,
     * also in another jar; its first set-up if there is no such file.
     */
    static Setup example(SceneDescriptor<?> type) {
        String file = type.kind().word() + ".setup";
        return ScreenshotGalleryRenderer.class.getResource(file) == null
                ? type.first().apply(Settings.forgotten())
                : SetupText.parse(ResourceReader.text(ScreenshotGalleryRenderer.class, file), FileResolver.nothing());
    }
}
