package knightschool.ui.theme;

import atlantafx.base.theme.PrimerDark;
import atlantafx.base.theme.PrimerLight;
import java.util.List;
import java.util.Objects;
import java.util.stream.Stream;
import javafx.scene.Scene;
import knightschool.drawing.Palette;
import knightschool.setup.SceneKind;
import knightschool.text.Keyword;

/** Light or dark: the sheets of each, and its palette. */
public enum Theme implements Keyword {
    LIGHT(new PrimerLight().getUserAgentStylesheet()),
    DARK(new PrimerDark().getUserAgentStylesheet());

    private static final List<String> SHARED = List.of(
            "modena-names", "type", "controls", "scenes", "compare", "lessons", "census", "tour", "picture", "speaker");

    /** Those of further scenes: a sheet named as its scene is found by itself. */
    private static final List<String> OF_SCENES = SceneKind.values().stream()
            .map(SceneKind::word)
            .filter(word -> !SHARED.contains(word) && Theme.class.getResource(path(word)) != null)
            .toList();

    private final String base;

    Theme(String base) {
        this.base = base;
    }

    /** The colours of this theme, for what is painted. */
    public Palette palette() {
        return Palette.named(word());
    }

    public Theme other() {
        return this == LIGHT ? DARK : LIGHT;
    }

    /** Dresses a scene; what it wore before goes. Fonts must be loaded, see {@link Fonts#load}. */
    public void dress(Scene scene) {
        dress(scene, 1);
    }

    /** As {@link #dress(Scene)}, with words and controls larger or smaller by a factor. */
    public void dress(Scene scene, double factor) {
        scene.setUserAgentStylesheet(base);
        scene.getStylesheets().setAll(sheets(factor));
    }

    /** The addresses of its sheets, with words and controls larger or smaller by a factor. */
    public List<String> sheets(double factor) {
        return Stream.of(List.of(word()), SHARED, OF_SCENES)
                .flatMap(List::stream)
                .map(name -> ScaledSheet.of(sheet(name), factor))
                .toList();
    }

    private static String sheet(String name) {
        return Objects.requireNonNull(Theme.class.getResource(path(name)), name).toExternalForm();
    }

    private static String path(String name) {
        return "/knightschool/styles/" + name + ".css";
    }
}
