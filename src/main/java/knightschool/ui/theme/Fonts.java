package knightschool.ui.theme;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.util.List;
import javafx.scene.text.Font;

/** Inter and JetBrains Mono, from the jars that carry them, so that every machine shows the same. */
public final class Fonts {
    /** For text. */
    public static final String TEXT = "Inter";

    /** For text that stands out: the half-bold of Inter is a family of its own. */
    public static final String STRONG = "Inter SemiBold";

    /** For code. */
    public static final String CODE = "JetBrains Mono";

    private static final String FOLDER = "/com/formdev/flatlaf/fonts/";
    private static final List<String> FILES = List.of(
            "inter/Inter-Regular.otf",
            "inter/Inter-Italic.otf",
            "inter/Inter-SemiBold.otf",
            "inter/Inter-Bold.otf",
            "jetbrains_mono/JetBrainsMono-Regular.ttf",
            "jetbrains_mono/JetBrainsMono-Bold.ttf");

    private static boolean loaded;

    private Fonts() {}

    /** Loads the fonts; a second call does nothing. */
    public static synchronized void load() {
        if (!loaded) {
            FILES.forEach(Fonts::load);
            loaded = true;
        }
    }

    private static void load(String file) {
        try (InputStream in = Fonts.class.getResourceAsStream(FOLDER + file)) {
            if (in == null || Font.loadFont(in, 12) == null) {
                throw new IllegalStateException("the font " + file + " is not in the program");
            }
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
