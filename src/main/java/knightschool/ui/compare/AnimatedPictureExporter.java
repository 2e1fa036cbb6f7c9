package knightschool.ui.compare;

import java.util.List;
import java.util.Optional;
import java.util.function.LongConsumer;
import java.util.function.Supplier;
import javafx.beans.binding.Bindings;
import javafx.geometry.Bounds;
import javafx.geometry.Dimension2D;
import javafx.scene.Scene;
import javafx.scene.layout.Region;
import knightschool.setup.scene.CompareDisplayOptions;
import knightschool.setup.scene.CompareSetup;
import knightschool.ui.command.Command;
import knightschool.ui.compare.animation.AnimatedPictureForm;
import knightschool.ui.compare.animation.AnimatedPicturePlan;
import knightschool.ui.compare.animation.AnimatedPictureRecorder;
import knightschool.ui.compare.animation.AnimatedPictureWords;
import knightschool.ui.compare.model.CompareModel;
import knightschool.ui.document.DocumentFileManager;
import knightschool.ui.document.DocumentTypeDescriptor;
import knightschool.ui.document.FileDialogFormat;
import knightschool.ui.document.FileDialogRequest;
import knightschool.ui.shell.SceneHost;
import knightschool.ui.work.PendingFileWrites;
import knightschool.ui.work.PulseTimer;

/** Saves a range of steps of a comparison as an animated picture. */
final class AnimatedPictureExporter implements AutoCloseable {
    static final String COMMAND = "compare.animation";

    private static final DocumentTypeDescriptor<byte[]> GIF = DocumentTypeDescriptor.export(
            AnimatedPictureWords.SAVE_TITLE,
            List.of(FileDialogFormat.of(AnimatedPictureWords.FILES, ".gif")),
            (_, content, _) -> content);

    private final SceneHost shell;
    private final CompareModel model;
    private final Supplier<CompareSetup> now;
    private final Region onScreen;
    private final DocumentFileManager documents;
    private final Command command;
    private Optional<AnimatedPictureRecorder> recorder = Optional.empty();

    /** Runs while the question waits for the comparison. */
    private Optional<PulseTimer> waiting = Optional.empty();

    /**
     * @param now the set-up of the comparison
     * @param onScreen the comparison on screen, whose size the pictures have
     */
    AnimatedPictureExporter(
            SceneHost shell,
            CompareModel model,
            Supplier<CompareSetup> now,
            Region onScreen,
            DocumentFileManager documents) {
        this.shell = shell;
        this.model = model;
        this.now = now;
        this.onScreen = onScreen;
        this.documents = documents;
        this.command = Command.of(COMMAND, this::ask)
                .when(Bindings.not(model.predictions().endsCoveredProperty()));
    }

    Command command() {
        return command;
    }

    /** Asks once the comparison has its size and its steps: neither is there right after it was opened. */
    private void ask() {
        model.playback().pause();
        cancelQuestion();
        if (isReady()) {
            open();
            return;
        }
        LongConsumer tick = _ -> askIfReady();
        waiting = Optional.of(new PulseTimer(onScreen, tick, () -> false));
        shell.messages().say(AnimatedPictureWords.NOT_YET);
    }

    private boolean isReady() {
        return onScreen.getWidth() >= 1 && onScreen.getHeight() >= 1 && model.isStepRangeKnown();
    }

    private void askIfReady() {
        if (isReady()) {
            cancelQuestion();
            shell.messages().clear();
            open();
        }
    }

    /** Gives up a question that waits for the comparison, since the user has gone elsewhere. */
    void cancelQuestion() {
        waiting.ifPresent(PulseTimer::close);
        waiting = Optional.empty();
    }

    private void open() {
        Bounds bounds = onScreen.getLayoutBounds();
        Dimension2D size = new Dimension2D(Math.ceil(bounds.getWidth()), Math.ceil(bounds.getHeight()));
        new AnimatedPictureForm(
                        shell, model.playback().step(), model.playback().last(), size, plan -> chooseFile(plan, size))
                .open();
    }

    void chooseFile(AnimatedPicturePlan plan, Dimension2D size) {
        documents.destinationBeforeWork(GIF, AnimatedPictureWords.FILE_NAME, target -> record(plan, size, target));
    }

    private void record(AnimatedPicturePlan plan, Dimension2D size, FileDialogRequest.Target target) {
        // Questions to a class and the choice of stops are no part of a picture.
        CompareSetup setup =
                now.get().showing(CompareDisplayOptions.PREDICT, false).showing(CompareDisplayOptions.STOPS, false);
        PendingFileWrites.Write writing = shell.fileWrites().begin(target.file());
        writing.attempt(() -> {
            OffscreenComparison comparison = new OffscreenComparison(
                    shell, setup, model.progress().lanesProperty().get(), plan.last());
            try {
                recorder = Optional.of(new AnimatedPictureRecorder(
                        shell, comparison, size, plan, outcome -> end(outcome, target, writing)));
                recorder.map(AnimatedPictureRecorder::progress).ifPresent(writing::setProgress);
            } catch (RuntimeException | Error broken) {
                comparison.close();
                throw broken;
            }
        });
    }

    private void end(
            AnimatedPictureRecorder.Outcome outcome, FileDialogRequest.Target target, PendingFileWrites.Write writing) {
        writing.attempt(() -> {
            recorder = Optional.empty();
            // This write begins before the other one ends, so that closing the window waits for both.
            outcome.content().ifPresent(file -> documents.saveTo(GIF, file, target));
            outcome.fault().ifPresent(writing::fail);
            writing.end();
        });
    }

    /** Returns the scene of the comparison that is being recorded; empty if none is. */
    Optional<Scene> offscreen() {
        return recorder.map(AnimatedPictureRecorder::scene);
    }

    /** Returns whether no animated picture is being made or about to be asked for. */
    boolean isSettled() {
        return recorder.isEmpty() && waiting.isEmpty();
    }

    @Override
    public void close() {
        cancelQuestion();
        recorder.ifPresent(AnimatedPictureRecorder::close);
    }
}
