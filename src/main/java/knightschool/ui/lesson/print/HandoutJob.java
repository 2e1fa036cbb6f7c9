package knightschool.ui.lesson.print;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import knightschool.files.FileReplacementRule;
import knightschool.files.TextFiles;
import knightschool.handout.AnswerKey;
import knightschool.handout.HandoutContent;
import knightschool.handout.HandoutPdfWriter;
import knightschool.handout.HandoutPicture;
import knightschool.handout.PaperSize;
import knightschool.lesson.check.LessonTextEngineAnswers;
import knightschool.lesson.claim.ClaimEvaluator;
import knightschool.ui.lesson.library.ListedLesson;
import knightschool.ui.snapshot.HighResolutionSnapshot;
import knightschool.ui.snapshot.OffscreenSnapshot;
import knightschool.ui.snapshot.SlideSnapshotSubjects;
import knightschool.ui.theme.Theme;
import knightschool.ui.work.RunningWorkContext;

/**
 * Exports a lesson as a handout in PDF for printing. Only the scenes are pictured, in the light theme, since paper is
 * white.
 */
final class HandoutJob implements LessonExportJob {
    private final ListedLesson card;
    private final Path target;
    private final Consumer<byte[]> saver;
    private final boolean withAnswers;
    private final PaperSize paper;
    private final List<Optional<HandoutPicture>> pictures = Collections.synchronizedList(new ArrayList<>());

    /**
     * @param target the file for which the handout is made
     * @param saver saves the PDF; called on the JavaFX thread
     */
    HandoutJob(ListedLesson card, Path target, boolean withAnswers, PaperSize paper, Consumer<byte[]> saver) {
        this.card = card;
        this.target = target;
        this.saver = saver;
        this.withAnswers = withAnswers;
        this.paper = paper;
    }

    @Override
    public Path target() {
        return target;
    }

    @Override
    public void checkTarget() {
        new FileReplacementRule(true, List.of(Path.of(card.file().name()))).refuseSource(target);
        TextFiles.checkWritable(target);
    }

    @Override
    public Optional<OffscreenSnapshot> shot(SlideSnapshotSubjects slides, int slide) {
        return slides.scene(slide, Theme.LIGHT, withAnswers)
                .map(scene -> new OffscreenSnapshot(scene, Theme.LIGHT, OffscreenSnapshot.Size.PAPER));
    }

    @Override
    public void take(Optional<HighResolutionSnapshot> picture, RunningWorkContext context) {
        pictures.add(picture.map(HighResolutionSnapshot::buffered).map(HandoutPicture::of));
    }

    @Override
    public Runnable finish(LessonTextEngineAnswers answers, ClaimEvaluator claims, RunningWorkContext context) {
        Optional<AnswerKey> key = withAnswers ? Optional.of(AnswerKey.of(card.file(), claims)) : Optional.empty();
        HandoutContent handout = new HandoutContent(card.file().lesson().orElseThrow(), answers, pictures, key);
        byte[] pdf = HandoutPdfWriter.of(handout, paper, _ -> context.requireWanted());
        context.requireWanted();
        return () -> saver.accept(pdf);
    }

    @Override
    public String stopped() {
        return LessonExportWords.STOPPED;
    }
}
