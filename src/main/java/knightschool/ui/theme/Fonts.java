package knightschool.ui.theme;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import javafx.scene.text.Font;
import knightschool.files.InputFault;

/** The fonts Inter and JetBrains Mono, loaded from the jars that contain them, so that every machine shows the same. */
public final class Fonts {
    /** The family for text. */
    public static final String TEXT = "Inter";

    /** The family for emphasized text: the semi-bold weight of Inter is a family of its own. */
    public static final String STRONG = "Inter SemiBold";

    /** The family for code. */
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

    /**
     * Loads the fonts; a second call does nothing. If they are loaded before the first control is created, JavaFX uses
     * one of them on a machine without fonts.
     *
     * @throws InputFault if the machine has no folder for temporary files
     */
    public static synchronized void load() {
        if (!loaded) {
            requireTemporaryFolder();
            FILES.forEach(Fonts::load);
            loaded = true;
        }
    }

    /**
     * Returns the failure, or an {@code InputFault} with an explanation if the machine has no font. JavaFX throws a
     * {@code NullPointerException} then.
     */
    public static RuntimeException inWords(RuntimeException failure) {
        StackTraceElement[] places = failure.getStackTrace();
        boolean noFont = failure instanceof NullPointerException
                && places.length > 0
                && places[0].getClassName().startsWith("com.sun.javafx.font.");
        return noFont
                ? new InputFault(
                        "this machine has no font, and JavaFX needs one",
                        "Install some: in Debian the packages are fontconfig and fonts-dejavu-core.")
                : failure;
    }

    /**
     * Checks that JavaFX can write temporary files: each font before reading it, and its native libraries if there is
     * no home directory.
     *
     * @throws InputFault if it cannot
     */
    public static void requireTemporaryFolder() {
        requireTemporaryFolder(Path.of(System.getProperty("java.io.tmpdir")));
    }

    static void requireTemporaryFolder(Path folder) {
        if (!Files.isDirectory(folder) || !Files.isWritable(folder)) {
            throw new InputFault(
                    folder.toString(),
                    "this folder for temporary files is missing, or may not be written",
                    "Make it, or name another: JAVA_TOOL_OPTIONS=-Djava.io.tmpdir=FOLDER.");
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
