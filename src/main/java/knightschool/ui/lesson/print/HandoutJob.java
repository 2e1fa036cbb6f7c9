package knightschool.ui.lesson.print;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import knightschool.files.FileReplacementRule;
import knightschool.files.TextFiles;
import knightschool.handout.AnswerKey;
import knightschool.handout.HandoutContent;
import knightschool.handout.HandoutPdfWriter;
import knightschool.handout.HandoutPicture;
import knightschool.handout.PaperSize;
import knightschool.lesson.check.LessonTextEngineAnswers;
import knightschool.lesson.claim.ClaimEvaluator;
import knightschool.ui.document.FileDialogRequest;
import knightschool.ui.document.SavedFileWords;
import knightschool.ui.lesson.library.ListedLesson;
import knightschool.ui.snapshot.HighResolutionSnapshot;
import knightschool.ui.snapshot.OffscreenSnapshot;
import knightschool.ui.snapshot.SlideSnapshotSubjects;
import knightschool.ui.theme.Theme;
import knightschool.ui.work.RunningWorkContext;

/** The job of a handout. Only the scenes are pictured, in the light theme, since paper is white. */
final class HandoutJob implements LessonExportJob {
    private final ListedLesson card;
    private final FileDialogRequest.Target where;
    private final boolean withAnswers;
    private final PaperSize paper;
    private final List<Optional<HandoutPicture>> pictures = Collections.synchronizedList(new ArrayList<>());

    HandoutJob(ListedLesson card, FileDialogRequest.Target where, boolean withAnswers, PaperSize paper) {
        this.card = card;
        this.where = where;
        this.withAnswers = withAnswers;
        this.paper = paper;
    }

    @Override
    public Path target() {
        return where.file();
    }

    @Override
    public void requireFree() {
        where.requireFree();
        new FileReplacementRule(true, List.of(Path.of(card.file().name()))).refuseSource(where.file());
        TextFiles.checkWritable(where.file());
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
    public String finish(LessonTextEngineAnswers answers, ClaimEvaluator claims, RunningWorkContext context) {
        Optional<AnswerKey> key = withAnswers ? Optional.of(AnswerKey.of(card.file(), claims)) : Optional.empty();
        HandoutContent handout = new HandoutContent(card.file().lesson().orElseThrow(), answers, pictures, key);
        byte[] pdf = HandoutPdfWriter.of(handout, paper, _ -> context.requireWanted());
        context.requireWanted();
        TextFiles.write(where.file(), pdf);
        return SavedFileWords.saved(where.file());
    }

    @Override
    public String stopped() {
        return LessonExportWords.STOPPED;
    }
}
