package knightschool.ui.render;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import knightschool.files.InputFault;
import knightschool.files.TextFiles;
import knightschool.handout.AnswerKey;
import knightschool.handout.HandoutContent;
import knightschool.handout.HandoutPdfWriter;
import knightschool.handout.HandoutPicture;
import knightschool.handout.PaperSize;
import knightschool.ui.SceneRegistry;
import knightschool.ui.snapshot.HighResolutionSnapshot;
import knightschool.ui.snapshot.OffscreenSnapshot;
import knightschool.ui.snapshot.SlideSnapshotSubjects;
import knightschool.ui.theme.Fonts;
import knightschool.ui.theme.Theme;

/** Renders a lesson as a PDF for printing. Called off the JavaFX thread; starts the toolkit if necessary. */
public final class HandoutRenderer {
    private HandoutRenderer() {}

    /**
     * Writes the PDF.
     *
     * @param source the lesson, as for {@link LessonAndSetupRenderer#render}, but not a set-up
     * @param file the target file, replaced if it exists
     * @throws InputFault if the source cannot be used or a claim of the lesson does not hold, or if the file cannot be
     *     written
     */
    public static void write(Path source, Path file, boolean withAnswers, PaperSize paper) {
        if (LessonAndSetupRenderer.isSetup(source)) {
            throw new InputFault(source.toString(), "a set-up has no slides", "Name a lesson, or leave --handout out.");
        }
        RenderableLesson lesson = RenderableLesson.of(source);
        HandoutContent handout = new HandoutContent(
                lesson.file().lesson().orElseThrow(),
                lesson.answers(),
                pictures(lesson, withAnswers),
                withAnswers ? Optional.of(AnswerKey.of(lesson.file(), lesson.claims())) : Optional.empty());
        Consumer<Integer> nobodyStops = _ -> {};
        TextFiles.write(file, HandoutPdfWriter.of(handout, paper, nobodyStops));
    }

    private static List<Optional<HandoutPicture>> pictures(RenderableLesson lesson, boolean answered) {
        SlideSnapshotSubjects slides = ToolkitThread.call(() -> {
            Fonts.load();
            return SceneRegistry.picturesOf(lesson.file(), lesson.answers(), lesson.claims());
        });
        List<Optional<HandoutPicture>> pictures = new ArrayList<>();
        for (int i = 0; i < slides.count(); i++) {
            int slide = i;
            Optional<OffscreenSnapshot> shot = ToolkitThread.call(() -> slides.scene(slide, Theme.LIGHT, answered)
                    .map(scene -> new OffscreenSnapshot(scene, Theme.LIGHT, OffscreenSnapshot.Size.PAPER)));
            pictures.add(shot.map(SceneRenderer::whole)
                    .map(HighResolutionSnapshot::buffered)
                    .map(HandoutPicture::of));
        }
        return pictures;
    }
}
