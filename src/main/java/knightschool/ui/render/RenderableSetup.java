package knightschool.ui.render;

import java.nio.file.Path;
import java.util.List;
import java.util.function.Consumer;
import javafx.scene.image.WritableImage;
import knightschool.setup.AnimatableSetup;
import knightschool.setup.Setup;
import knightschool.setup.SetupText;
import knightschool.ui.SceneRegistry;
import knightschool.ui.theme.Theme;

/**
 * One set-up to be rendered.
 *
 * @param name of its file without the ending
 */
record RenderableSetup(String name, Setup setup) {
    /** No moving picture has more steps than these. */
    private static final int MOST_STEPS = 120;

    /** @throws knightschool.files.InputFault naming file and line */
    static RenderableSetup of(Path source) {
        String name = source.getFileName().toString();
        String bare = name.endsWith(".setup") ? name.substring(0, name.length() - 6) : name;
        return new RenderableSetup(bare, SetupText.read(source));
    }

    /** The window with the set-up in it; what a person would have it count or search is begun. */
    WindowSubject window(Theme theme) {
        WindowSubject subject = new WindowSubject(SceneRegistry.all(), setup, theme);
        SceneRegistry.all().of(setup.scene()).work().ifPresent(subject.window()::run);
        return subject;
    }

    /** Every moment of a moving picture in its turn, in one window: the steps up to the one named, or only itself. */
    void forEachMoment(SceneRenderer renderer, Theme theme, Consumer<WritableImage> pictures) {
        List<? extends Setup> moments = moments();
        WindowSubject window =
                ToolkitStarter.call(() -> new WindowSubject(SceneRegistry.all(), moments.getFirst(), theme));
        try {
            pictures.accept(renderer.imageOf(window));
            for (Setup moment : moments.subList(1, moments.size())) {
                ToolkitStarter.run(() -> window.then(moment));
                pictures.accept(renderer.imageOf(window));
            }
        } finally {
            ToolkitStarter.run(window::close);
        }
    }

    /** The set-up at the steps up to its moment; alone where nothing moves. */
    List<? extends Setup> moments() {
        List<? extends Setup> moments =
                setup instanceof AnimatableSetup stepped ? stepped.upToMoment(MOST_STEPS) : List.of();
        return moments.isEmpty() ? List.of(setup) : moments;
    }
}
