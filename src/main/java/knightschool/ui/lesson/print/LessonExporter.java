package knightschool.ui.lesson.print;

import java.nio.file.Files;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.concurrent.Executor;
import java.util.function.Consumer;
import javafx.beans.property.ReadOnlyObjectWrapper;
import javafx.beans.property.ReadOnlyStringProperty;
import javafx.beans.property.ReadOnlyStringWrapper;
import knightschool.handout.PaperSize;
import knightschool.lesson.check.LessonTextEngineAnswers;
import knightschool.ui.document.DocumentFileManager;
import knightschool.ui.document.DocumentTypeDescriptor;
import knightschool.ui.document.FileDialogFormat;
import knightschool.ui.document.FileDialogRequest;
import knightschool.ui.document.FileDialogs;
import knightschool.ui.document.WindowFileDialogs;
import knightschool.ui.lesson.library.CourseProgressModel;
import knightschool.ui.lesson.library.LessonLibraryModel;
import knightschool.ui.lesson.library.ListedLesson;
import knightschool.ui.lesson.library.QuizAnswerMemory;
import knightschool.ui.lesson.library.QuizJudgingExecutor;
import knightschool.ui.lesson.slide.OffscreenSlides;
import knightschool.ui.lesson.slide.SlideSnapshotQueue;
import knightschool.ui.lesson.slide.SlideView;
import knightschool.ui.prose.ProseContext;
import knightschool.ui.shell.SceneHost;
import knightschool.ui.snapshot.HighResolutionSnapshot;
import knightschool.ui.work.BackgroundWorker;
import knightschool.ui.work.PendingFileWrites;
import knightschool.ui.work.WorkFailure;

/**
 * Saves a lesson in files: as a handout, or as a folder of pictures. Slides are pictured on the JavaFX thread, one per
 * frame; everything else happens on a background thread. Saving continues while another tab is shown. Used on the
 * JavaFX thread.
 */
public final class LessonExporter implements AutoCloseable {
    private static final String ENDING = ".md";

    private static final DocumentTypeDescriptor<byte[]> HANDOUT = DocumentTypeDescriptor.export(
            LessonExportWords.SAVE_HANDOUT,
            List.of(FileDialogFormat.of(LessonExportWords.HANDOUTS, ".pdf")),
            (_, pdf, _) -> pdf);

    private final SceneHost shell;
    private final LessonLibraryModel library;
    private final BackgroundWorker worker;
    private final Executor screen;
    private final ReadOnlyStringWrapper progress = new ReadOnlyStringWrapper(this, "progress", "");
    private LessonExportDialogs questions;
    private DocumentFileManager documents;
    private Optional<LessonExportJob> job = Optional.empty();
    private Optional<SlideSnapshotQueue> series = Optional.empty();
    private Optional<QuizJudgingExecutor> judging = Optional.empty();
    private Optional<PendingFileWrites.Write> writing = Optional.empty();
    private boolean closed;

    /**
     * @param library has the engine
     * @param screen runs tasks on the JavaFX thread
     */
    public LessonExporter(SceneHost shell, LessonLibraryModel library, Executor screen) {
        this.shell = shell;
        this.library = library;
        this.screen = screen;
        this.worker = BackgroundWorker.queue("printing", screen);
        this.questions = new LessonExportDialogs.InWindow(shell);
        this.documents = new DocumentFileManager(shell, new WindowFileDialogs(shell), screen);
    }

    /**
     * Replaces the dialogs.
     *
     * @param files asks for files and folders
     */
    public void askBy(LessonExportDialogs dialogs, FileDialogs files) {
        questions = dialogs;
        documents.close();
        documents = new DocumentFileManager(shell, files, screen);
    }

    /** The progress in words; empty while nothing is being saved. */
    public ReadOnlyStringProperty progressProperty() {
        return progress.getReadOnlyProperty();
    }

    /** Saves a handout of a lesson, after asking for the file. */
    public void saveHandout(ListedLesson card) {
        questions.withAnswers(answers -> documents.destinationBeforeWork(
                HANDOUT, name(card), target -> begin(card, handout(card, target, answers))));
    }

    private HandoutJob handout(ListedLesson card, FileDialogRequest.Target target, boolean withAnswers) {
        return new HandoutJob(
                card,
                target.file(),
                withAnswers,
                PaperSize.of(Locale.getDefault()),
                pdf -> documents.saveTo(HANDOUT, pdf, target));
    }

    /** Saves the slides of a lesson as pictures, after asking for the folder. */
    public void savePictures(ListedLesson card) {
        documents.chooseFolder(LessonExportWords.CHOOSE_FOLDER).ifPresent(folder -> {
            SlidePictureExportJob pictures = new SlidePictureExportJob(
                    folder, name(card), shell.themeProperty().get(), shell.messages()::report);
            progress.set(LessonExportWords.PREPARING);
            ask(_ -> existingFileCount(pictures, CourseProgressModel.slides(card)), count -> {
                progress.set("");
                if (count == 0) {
                    begin(card, pictures);
                } else {
                    questions.replaces(count, folder, () -> begin(card, pictures));
                }
            });
        });
    }

    private static int existingFileCount(SlidePictureExportJob pictures, int slides) {
        int count = 0;
        for (int i = 0; i < slides; i++) {
            count += Files.exists(pictures.file(i)) ? 1 : 0;
        }
        return count;
    }

    private static String name(ListedLesson card) {
        String name = card.name();
        return name.endsWith(ENDING) ? name.substring(0, name.length() - ENDING.length()) : name;
    }

    /** Begins to save, unless the user has answered after {@link #close}, where nothing would end what is begun. */
    void begin(ListedLesson card, LessonExportJob printJob) {
        if (closed) {
            return;
        }
        job = Optional.of(printJob);
        writing = Optional.of(shell.fileWrites().begin(printJob.target()));
        writing.get().setProgress(progress.getReadOnlyProperty());
        attempt(() -> {
            progress.set(LessonExportWords.PREPARING);
            ask(
                    context -> {
                        printJob.checkTarget();
                        return LessonTextEngineAnswers.of(
                                card.file(), library.claims().whileTrue(context::isWanted));
                    },
                    answers -> picture(card, printJob, answers));
        });
    }

    private void picture(ListedLesson card, LessonExportJob printJob, LessonTextEngineAnswers answers) {
        QuizJudgingExecutor judge = library.judging();
        judging = Optional.of(judge);
        OffscreenSlides slides = new OffscreenSlides(
                card,
                new ProseContext(
                        new ReadOnlyObjectWrapper<>(answers), shell.settings().dictionaryProperty()),
                shell.scenes(),
                SlideView.Examiner.of(judge, QuizAnswerMemory.NONE, screen));
        SlideSnapshotQueue.Follower follower = new Following(printJob, answers, slides.count());
        series = Optional.of(new SlideSnapshotQueue(slides.count(), slide -> printJob.shot(slides, slide), follower));
    }

    /** Passes the pictures to the job. */
    private final class Following implements SlideSnapshotQueue.Follower {
        private final LessonExportJob printJob;
        private final LessonTextEngineAnswers answers;
        private final int slides;

        Following(LessonExportJob printJob, LessonTextEngineAnswers answers, int slides) {
            this.printJob = printJob;
            this.answers = answers;
            this.slides = slides;
        }

        @Override
        public void draws(int slide) {
            progress.set(LessonExportWords.drawing(slide + 1, slides));
        }

        @Override
        public void receive(Optional<HighResolutionSnapshot> picture) {
            ask(
                    context -> {
                        printJob.take(picture, context);
                        return printJob;
                    },
                    _ -> series.ifPresent(SlideSnapshotQueue::requestNext));
        }

        @Override
        public void ended() {
            progress.set(LessonExportWords.WRITING);
            ask(
                    context -> printJob.finish(answers, library.claims().whileTrue(context::isWanted), context),
                    LessonExporter.this::end);
        }

        @Override
        public void brokeDown(Throwable failure) {
            LessonExporter.this.brokeDown(failure);
        }
    }

    private <A> void ask(BackgroundWorker.Work<A> task, Consumer<A> then) {
        worker.ask(task, answer -> attempt(() -> then.accept(answer)), this::failed);
    }

    /** Runs a part of saving; an exception ends saving, and the window reports it. */
    private void attempt(Runnable part) {
        try {
            part.run();
        } catch (RuntimeException | Error broken) {
            brokeDown(broken);
            throw broken;
        }
    }

    /** Ends saving after an exception that the window reports. */
    private void brokeDown(Throwable broken) {
        try {
            cancelWork();
        } catch (RuntimeException | Error another) {
            broken.addSuppressed(another);
        }
        writing.ifPresent(write -> write.fail(WorkFailure.of(broken).fault()));
    }

    private void failed(WorkFailure failure) {
        try {
            cancelWork();
        } finally {
            try {
                shell.messages().show(failure.fault());
            } finally {
                writing.ifPresent(write -> write.fail(failure.fault()));
            }
        }
    }

    /**
     * Ends the job.
     *
     * @param ending saves what was made or tells the user about it; the write of a document begins before that of the
     *     job ends, so that closing the window waits for both
     */
    private void end(Runnable ending) {
        try {
            cancelWork();
            ending.run();
        } finally {
            endWriting();
        }
    }

    private void endWriting() {
        writing.ifPresent(PendingFileWrites.Write::end);
    }

    /** Stops saving; unfinished files are not left behind. */
    public void stop() {
        job.map(LessonExportJob::stopped)
                .ifPresentOrElse(words -> end(() -> shell.messages().report(words)), this::cancelWork);
    }

    private void cancelWork() {
        Optional<SlideSnapshotQueue> pictures = series;
        series = Optional.empty();
        judging.ifPresent(QuizJudgingExecutor::close);
        judging = Optional.empty();
        job = Optional.empty();
        worker.cancel();
        progress.set("");
        // A scene of a slide may fail to close. All else has ended by then.
        pictures.ifPresent(SlideSnapshotQueue::close);
    }

    /** Returns whether nothing is being printed or written. */
    public boolean isSettled() {
        return progress.get().isEmpty() && documents.isSettled();
    }

    @Override
    public void close() {
        closed = true;
        try {
            cancelWork();
        } finally {
            worker.close();
            documents.close();
            endWriting();
        }
    }
}
