package knightschool.ui.lesson.print;

import java.nio.file.Path;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.Consumer;
import knightschool.files.TextFiles;
import knightschool.lesson.check.LessonTextEngineAnswers;
import knightschool.lesson.claim.ClaimEvaluator;
import knightschool.ui.snapshot.HighResolutionSnapshot;
import knightschool.ui.snapshot.OffscreenSnapshot;
import knightschool.ui.snapshot.SlideSnapshotSubjects;
import knightschool.ui.theme.Theme;
import knightschool.ui.work.RunningWorkContext;

/** Saves a picture of each slide in a folder, as the students see it before they answer. */
final class SlidePictureExportJob implements LessonExportJob {
    private final Path folder;
    private final String name;
    private final Theme theme;
    private final Consumer<String> reporter;
    private final AtomicInteger saved = new AtomicInteger();

    /**
     * @param name the prefix of the file names
     * @param reporter shows the message about the saved pictures
     */
    SlidePictureExportJob(Path folder, String name, Theme theme, Consumer<String> reporter) {
        this.folder = folder;
        this.name = name;
        this.theme = theme;
        this.reporter = reporter;
    }

    /** Returns the file of the slide with the given index. */
    Path file(int slide) {
        return folder.resolve("%s-%02d.png".formatted(name, slide + 1));
    }

    @Override
    public Path target() {
        return folder;
    }

    @Override
    public void checkTarget() {
        TextFiles.checkWritable(file(0));
    }

    @Override
    public Optional<OffscreenSnapshot> shot(SlideSnapshotSubjects slides, int slide) {
        return Optional.of(new OffscreenSnapshot(slides.whole(slide, theme), theme, OffscreenSnapshot.Size.FILE));
    }

    @Override
    public void take(Optional<HighResolutionSnapshot> picture, RunningWorkContext context) {
        TextFiles.write(file(saved.get()), picture.orElseThrow().png());
        saved.incrementAndGet();
    }

    @Override
    public Runnable finish(LessonTextEngineAnswers answers, ClaimEvaluator claims, RunningWorkContext context) {
        return () -> reporter.accept(LessonExportWords.savedPictures(saved.get(), folder));
    }

    @Override
    public String stopped() {
        return LessonExportWords.stoppedPictures(saved.get(), folder);
    }
}
