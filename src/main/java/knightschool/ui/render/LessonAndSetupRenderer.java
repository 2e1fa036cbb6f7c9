package knightschool.ui.render;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import javafx.scene.image.WritableImage;
import knightschool.export.GifWriter;
import knightschool.files.FileReplacementRule;
import knightschool.files.InputFault;
import knightschool.files.ProgramPictureSignature;
import knightschool.files.TextFiles;
import knightschool.setup.scene.AnyFileSetupReader;
import knightschool.ui.snapshot.JavaFxSceneCapture;
import knightschool.ui.theme.Theme;

/**
 * Renders lessons and set-ups as pictures. Starts the JavaFX toolkit if necessary; {@link ToolkitThread#end} ends it.
 */
public final class LessonAndSetupRenderer {
    /** The greatest width and height of a picture, in pixels. */
    public static final int MAX_SIDE = 4096;

    /** The least width and height of a picture, in pixels; below, scenes are clipped. */
    public static final int MIN_SIDE = 480;

    private static final int SLIDE_HUNDREDTHS = 300;
    private static final int STEP_HUNDREDTHS = 40;

    private final Path folder;
    private final Theme theme;
    private final FileReplacementRule replacement;
    private final SceneRenderer photographer;

    /**
     * @param folder the target folder, created if missing once the source is known to be usable
     * @param width the width in pixels
     * @param height the height in pixels
     * @param theme "light" or "dark"
     * @param replacement which existing files may be replaced
     * @throws InputFault if the size or the theme is not available
     */
    public LessonAndSetupRenderer(Path folder, int width, int height, String theme, FileReplacementRule replacement) {
        requireSize(width, height);
        this.replacement = replacement;
        this.folder = folder;
        this.theme = themeOf(theme);
        this.photographer = new SceneRenderer(width, height);
    }

    /**
     * Checks a size in pixels.
     *
     * @throws InputFault if pictures of that size cannot be rendered
     */
    public static void requireSize(int width, int height) {
        if (Math.min(width, height) < MIN_SIDE || Math.max(width, height) > MAX_SIDE) {
            throw new InputFault(
                    "a picture of " + width + "x" + height + " pixels cannot be made",
                    "Each side is " + MIN_SIDE + " to " + MAX_SIDE + " pixels.");
        }
    }

    /**
     * Checks the name of a theme.
     *
     * @throws InputFault if there is no theme of that name
     */
    public static void requireTheme(String word) {
        themeOf(word);
    }

    private static Theme themeOf(String word) {
        return Stream.of(Theme.values())
                .filter(theme -> theme.word().equals(word))
                .findFirst()
                .orElseThrow(() -> new InputFault("there is no theme \"" + word + "\"", "Choose light or dark."));
    }

    /** Creates the target folder if it is missing. */
    void makeFolder() {
        try {
            Files.createDirectories(folder);
        } catch (IOException e) {
            throw new InputFault(folder.toString(), "this folder cannot be made", "Choose another for the pictures.");
        }
    }

    /**
     * Renders a lesson, with a picture for each slide, or a set-up, as a single picture.
     *
     * @param source a file: a set-up if its extension says so or, without a telling extension, its text; otherwise a
     *     lesson. If there is no such file, the name of a lesson of the program
     * @return the files written
     * @throws InputFault if the source cannot be used or a claim of the lesson does not hold, or if a picture cannot be
     *     written
     */
    public List<Path> render(Path source) {
        return isSetup(source) ? setup(RenderableSetup.of(source)) : lesson(RenderableLesson.of(source));
    }

    /**
     * Renders what {@link #render} does as a single animated picture: of a lesson's slides, or of the steps up to a
     * set-up's own.
     */
    public List<Path> renderMoving(Path source) {
        if (isSetup(source)) {
            RenderableSetup setup = RenderableSetup.of(source);
            return moving(
                    setup.name(), STEP_HUNDREDTHS, pictures -> setup.forEachMoment(photographer, theme, pictures));
        }
        RenderableLesson lesson = RenderableLesson.of(source);
        return moving(
                lesson.name(),
                SLIDE_HUNDREDTHS,
                pictures -> lesson.forEachSlide(photographer, theme, (picture, _) -> pictures.accept(picture)));
    }

    /** Returns whether a source is a set-up; if it is not a file, its name decides. */
    static boolean isSetup(Path source) {
        return Files.isRegularFile(source)
                ? AnyFileSetupReader.isSetup(source)
                : source.toString().endsWith(".setup");
    }

    /** Returns the file for a picture, checked before any picture is rendered. */
    private Path free(String name) {
        Path file = folder.resolve(name);
        replacement.require(file, ProgramPictureSignature::isOn);
        return file;
    }

    private List<Path> setup(RenderableSetup setup) {
        Path file = free(setup.name() + ".png");
        makeFolder();
        photographer.take(() -> setup.window(theme), file);
        return List.of(file);
    }

    List<Path> lesson(RenderableLesson lesson) {
        IntStream.range(0, lesson.slides()).mapToObj(lesson::picture).forEach(this::free);
        makeFolder();
        List<Path> written = new ArrayList<>();
        lesson.forEachSlide(photographer, theme, (picture, slide) -> {
            Path file = folder.resolve(lesson.picture(slide));
            JavaFxSceneCapture.write(picture, file);
            written.add(file);
        });
        return written;
    }

    /** @param film passes one picture after the other */
    private List<Path> moving(String name, int hundredths, Consumer<Consumer<WritableImage>> film) {
        Path file = free(name + ".gif");
        try (GifWriter gif = new GifWriter(hundredths)) {
            film.accept(picture -> gif.add(JavaFxSceneCapture.buffered(picture)));
            makeFolder();
            TextFiles.write(file, gif.finish());
        }
        return List.of(file);
    }
}
