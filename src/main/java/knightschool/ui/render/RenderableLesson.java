package knightschool.ui.render;

import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.function.ObjIntConsumer;
import javafx.scene.image.WritableImage;
import knightschool.files.InputFault;
import knightschool.lesson.LessonFolderReader;
import knightschool.lesson.LessonReadResult;
import knightschool.lesson.LessonReader;
import knightschool.lesson.check.LessonChecker;
import knightschool.lesson.check.LessonTextEngineAnswers;
import knightschool.lesson.claim.ClaimEvaluator;
import knightschool.setup.scene.LessonsSetup;
import knightschool.ui.SceneRegistry;
import knightschool.ui.theme.Theme;

/**
 * A lesson without faults, ready for rendering.
 *
 * @param name the file name without extension
 * @param answers the answers of the engine to the lesson
 * @param claims the engine, which remembers its answers
 */
record RenderableLesson(String name, LessonReadResult file, LessonTextEngineAnswers answers, ClaimEvaluator claims) {
    private static final String ENDING = ".md";

    /**
     * Returns the lesson of a file or, if there is no such file, the program's own lesson of that name. Reads and
     * checks it, which may take as long as its searches.
     *
     * @throws InputFault if there is no such lesson, or it has faults
     */
    static RenderableLesson of(Path source) {
        return of(Files.isRegularFile(source) ? LessonReader.read(source) : own(source), ClaimEvaluator.shared());
    }

    private static LessonReadResult own(Path source) {
        return LessonFolderReader.own().stream()
                .filter(file -> bare(file.name()).equals(bare(source.toString())))
                .findFirst()
                .orElseGet(() -> unusual(source));
    }

    /**
     * Reads a source that is not a plain file, such as a folder or a dangling link, so that the reader reports what is
     * wrong.
     */
    private static LessonReadResult unusual(Path source) {
        if (Files.exists(source, LinkOption.NOFOLLOW_LINKS)) {
            return LessonReader.read(source);
        }
        throw new InputFault(
                source.toString(), "there is no such lesson", "Name the file of a lesson, or a lesson of the program.");
    }

    private static RenderableLesson of(LessonReadResult file, ClaimEvaluator claims) {
        List<InputFault> faults = new LessonChecker(claims).checkTruth(file);
        if (!faults.isEmpty()) {
            throw faults.getFirst();
        }
        return new RenderableLesson(
                bare(Path.of(file.name()).getFileName().toString()),
                file,
                LessonTextEngineAnswers.of(file, claims),
                claims);
    }

    static List<RenderableLesson> own() {
        ClaimEvaluator claims = ClaimEvaluator.shared();
        return LessonFolderReader.own().stream().map(file -> of(file, claims)).toList();
    }

    private static String bare(String name) {
        return name.endsWith(ENDING) ? name.substring(0, name.length() - ENDING.length()) : name;
    }

    int slides() {
        return file.lesson().orElseThrow().slides().size();
    }

    /** Returns the window with this lesson alone. */
    private WindowRenderSubject window(Theme theme) {
        return new WindowRenderSubject(SceneRegistry.ofLesson(file, answers), at(0), theme);
    }

    private LessonsSetup at(int slide) {
        return new LessonsSetup("", Path.of(file.name()).getFileName().toString(), slide + 1, Optional.empty());
    }

    /** Passes the picture of each slide in turn, all in one window. */
    void forEachSlide(SceneRenderer renderer, Theme theme, ObjIntConsumer<WritableImage> pictures) {
        WindowRenderSubject window = ToolkitThread.call(() -> window(theme));
        try {
            for (int i = 0; i < slides(); i++) {
                int slide = i;
                ToolkitThread.run(() -> window.then(at(slide)));
                pictures.accept(renderer.imageOf(window), slide);
            }
        } finally {
            ToolkitThread.run(window::close);
        }
    }

    /** Returns the file name of the picture of the slide with the given index. */
    String picture(int slide) {
        return "%s-%02d.png".formatted(name, slide + 1);
    }
}
