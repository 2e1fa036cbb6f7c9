package knightschool.ui.theme;

import atlantafx.base.theme.PrimerDark;
import atlantafx.base.theme.PrimerLight;
import java.util.List;
import java.util.Objects;
import java.util.stream.Stream;
import javafx.scene.Scene;
import knightschool.drawing.Palette;

/** Light or dark: the sheets of each, and its palette. */
public enum Theme {
    LIGHT("light", new PrimerLight().getUserAgentStylesheet()),
    DARK("dark", new PrimerDark().getUserAgentStylesheet());

    private static final List<String> SHARED =
            List.of("modena-names", "type", "controls", "scenes", "compare", "lessons", "play", "census", "tour");

    private final String word;
    private final String base;

    Theme(String word, String base) {
        this.word = word;
        this.base = base;
    }

    /** The word of the command line and of the sheets' names. */
    public String word() {
        return word;
    }

    /** The colours of this theme, for what is painted. */
    public Palette palette() {
        return Palette.named(word);
    }

    public Theme other() {
        return this == LIGHT ? DARK : LIGHT;
    }

    /** Dresses a scene; what it wore before goes. Fonts must be loaded, see {@link Fonts#load}. */
    public void dress(Scene scene) {
        scene.setUserAgentStylesheet(base);
        scene.getStylesheets()
                .setAll(Stream.concat(Stream.of(word), SHARED.stream())
                        .map(Theme::sheet)
                        .toList());
    }

    private static String sheet(String name) {
        String path = "/knightschool/styles/" + name + ".css";
        return Objects.requireNonNull(Theme.class.getResource(path), path).toExternalForm();
    }
}
