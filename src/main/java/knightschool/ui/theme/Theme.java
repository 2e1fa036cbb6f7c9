package knightschool.ui.theme;

import java.util.List;
import java.util.Objects;
import java.util.stream.Stream;
import javafx.scene.Scene;
import knightschool.drawing.ColourPalette;
import knightschool.setup.SceneKind;
import knightschool.text.Keyword;

/** The light and the dark theme, each with its style sheets and its palette. */
public enum Theme implements Keyword {
    LIGHT,
    DARK;

    private static final List<String> OF_ALL_SCENES = List.of("modena-names", "type", "controls", "scenes");

    /** The style sheets of what is no scene itself: a picture that lies over a scene, and the speaker's window. */
    private static final List<String> OF_NO_SCENE = List.of("picture", "speaker");

    /**
     * The style sheets of scenes, which are found by the names of the scenes. A sheet of the program that is not that
     * of a scene is applied once, also where another jar has a scene of that name.
     */
    private static final List<String> OF_SCENES = SceneKind.values().stream()
            .map(SceneKind::word)
            .filter(word -> !OF_ALL_SCENES.contains(word) && !OF_NO_SCENE.contains(word))
            .filter(word -> Theme.class.getResource(path(word)) != null)
            .toList();

    private static final List<String> OF_BOTH = Stream.of(OF_ALL_SCENES, OF_SCENES, OF_NO_SCENE)
            .flatMap(List::stream)
            .map(Theme::sheet)
            .toList();

    /**
     * The URL of AtlantaFX's sheet, without what no node of the program has: see {@code src/build/ThemeSheets.java}.
     */
    private final String base = Objects.requireNonNull(
                    Theme.class.getResource("/knightschool/theme/" + word() + ".bss"), word())
            .toExternalForm();

    /** The colours of this theme for drawings. */
    public ColourPalette palette() {
        return ColourPalette.named(word());
    }

    public Theme other() {
        return this == LIGHT ? DARK : LIGHT;
    }

    /**
     * Replaces the style sheets of a scene by those of this theme. Fonts must be loaded before, see {@link Fonts#load}.
     */
    public void applyTo(Scene scene) {
        applyTo(scene, 1);
    }

    /** As {@link #applyTo(Scene)}, with text and controls magnified by a factor. */
    public void applyTo(Scene scene, double factor) {
        scene.setUserAgentStylesheet(base);
        scene.getStylesheets().setAll(sheets(factor));
    }

    /**
     * The URLs of the style sheets, with text and controls magnified by a factor: that of the theme, and one of all the
     * others. JavaFX goes through the sheets of a scene for every node that it styles, so they are few.
     */
    public List<String> sheets(double factor) {
        return List.of(StyleSheetScaler.of(sheet(word()), factor), StyleSheetScaler.joined(OF_BOTH, factor));
    }

    private static String sheet(String name) {
        return Objects.requireNonNull(Theme.class.getResource(path(name)), name).toExternalForm();
    }

    private static String path(String name) {
        return "/knightschool/styles/" + name + ".css";
    }
}
