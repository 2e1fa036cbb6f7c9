package knightschool.ui.render;

import java.nio.file.Path;
import java.util.List;
import java.util.function.Consumer;
import javafx.scene.image.WritableImage;
import knightschool.setup.AnimatedPictureSetup;
import knightschool.setup.Setup;
import knightschool.setup.SetupText;
import knightschool.ui.SceneRegistry;
import knightschool.ui.theme.Theme;

/**
 * A set-up that has been read from a file and is ready for rendering.
 *
 * @param name the file name without extension
 */
record RenderableSetup(String name, Setup setup) {
    /** The greatest number of steps in an animated picture. */
    private static final int MOST_STEPS = 120;

    /** @throws knightschool.files.InputFault if the source cannot be used; names file and line */
    static RenderableSetup of(Path source) {
        String name = source.getFileName().toString();
        String bare = name.endsWith(".setup") ? name.substring(0, name.length() - 6) : name;
        return new RenderableSetup(bare, SetupText.read(source));
    }

    /**
     * Returns the window with the set-up. If its scene has a count or a search that a user would have to start, it is
     * started.
     */
    WindowRenderSubject window(Theme theme) {
        return WindowRenderSubject.working(SceneRegistry.all(), setup, theme);
    }

    /**
     * Passes the picture of each step of an animated picture in turn, all in one window: the steps up to the set-up's
     * own, or only that one.
     */
    void forEachMoment(SceneRenderer renderer, Theme theme, Consumer<WritableImage> pictures) {
        List<? extends Setup> moments = moments();
        WindowRenderSubject window =
                ToolkitThread.call(() -> new WindowRenderSubject(SceneRegistry.all(), moments.getFirst(), theme));
        try {
            pictures.accept(renderer.imageOf(window));
            for (Setup moment : moments.subList(1, moments.size())) {
                ToolkitThread.run(() -> window.then(moment));
                pictures.accept(renderer.imageOf(window));
            }
        } finally {
            ToolkitThread.run(window::close);
        }
    }

    /** Returns the set-up at the steps up to its own; only itself if it has no steps. */
    List<? extends Setup> moments() {
        return setup.offer(AnimatedPictureSetup.class)
                .<List<? extends Setup>>map(steps -> steps.upToMoment(MOST_STEPS))
                .filter(moments -> !moments.isEmpty())
                .orElse(List.of(setup));
    }
}
