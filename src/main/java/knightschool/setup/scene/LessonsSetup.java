package knightschool.setup.scene;

import java.nio.file.Path;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.regex.Pattern;
import knightschool.files.TextFiles;
import knightschool.setup.SceneFileKind;
import knightschool.setup.SceneSetupFormat;
import knightschool.setup.Setup;
import knightschool.setup.SetupKeyReader;
import knightschool.setup.SetupText;
import knightschool.setup.SetupWriter;
import knightschool.setup.SlideEmbeddableSetup;

/**
 * A set-up of the scene of lessons: the list of lessons, or one slide of a lesson.
 *
 * @param folder a folder of lessons; empty for the program's own
 * @param lesson the file name of the lesson in the folder; empty for the list
 * @param slide the number of the slide, from 1
 * @param slideScene the scene beside the slide's text, if the user changed it
 */
public record LessonsSetup(String folder, String lesson, int slide, Optional<SlideEmbeddableSetup> slideScene)
        implements Setup {
    private static final int MAX_BYTES = 1 << 22;
    private static final Pattern HEAD = Pattern.compile("\\A\\s*---\\s*\\R");
    private static final SceneFileKind LESSON =
            SceneFileKind.named("Lesson", ".md", (file, _) -> ofFile(file)).beginningWith(HEAD.asPredicate());

    static final SceneSetupFormat<LessonsSetup> FORMAT = new SceneSetupFormat<>(
                    "lessons",
                    LessonsSetup.class,
                    List.of("folder", "lesson", "slide", "beside"),
                    LessonsSetup::read,
                    LessonsSetup::write)
            .opening(LESSON);

    /** The list of the program's own lessons. */
    public static final LessonsSetup LIST = new LessonsSetup("", "", 1, Optional.empty());

    private static LessonsSetup ofFile(Path file) {
        TextFiles.read(file, MAX_BYTES);
        return new LessonsSetup(file.getParent().toString(), file.getFileName().toString(), 1, Optional.empty());
    }

    public LessonsSetup {
        Objects.requireNonNull(folder);
        if (slide < 1 || lesson.isEmpty() && (slide > 1 || slideScene.isPresent())) {
            throw new IllegalArgumentException("slide " + slide + " of \"" + lesson + "\"");
        }
    }

    @Override
    public LessonsSetup selfContained() {
        return new LessonsSetup(folder, lesson, slide, slideScene.map(SlideEmbeddableSetup::selfContained));
    }

    private static LessonsSetup read(SetupKeyReader keys) {
        String lesson = keys.text("lesson");
        int slide = keys.count("slide");
        Optional<SlideEmbeddableSetup> slideScene = keys.slideSetup("beside");
        if (lesson.isEmpty() && (slide > 1 || slideScene.isPresent())) {
            keys.fault(
                    slide > 1 ? "slide" : "beside",
                    "no lesson is named",
                    "Write \"lesson:\" and the name of its file.");
            return LIST;
        }
        return new LessonsSetup(keys.text("folder"), lesson, slide, slideScene);
    }

    private static void write(LessonsSetup setup, SetupWriter lines) {
        lines.text("folder", setup.folder());
        lines.text("lesson", setup.lesson());
        lines.word("slide", setup.slide() == 1 ? "" : String.valueOf(setup.slide()));
        setup.slideScene().ifPresent(slideScene -> lines.block("beside", SetupText.format(slideScene)));
    }
}
