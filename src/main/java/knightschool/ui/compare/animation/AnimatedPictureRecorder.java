package knightschool.ui.compare.animation;

import java.awt.image.BufferedImage;
import java.util.Iterator;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.LongConsumer;
import javafx.application.Platform;
import javafx.beans.value.ObservableValue;
import javafx.geometry.Dimension2D;
import javafx.scene.Scene;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.control.ProgressBar;
import javafx.scene.image.WritableImage;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;
import knightschool.export.GifWriter;
import knightschool.files.InputFault;
import knightschool.ui.control.NodeStyle;
import knightschool.ui.shell.ModalCard;
import knightschool.ui.shell.QuestionDialog;
import knightschool.ui.shell.SceneHost;
import knightschool.ui.snapshot.ExportedScenePicture;
import knightschool.ui.snapshot.JavaFxSceneCapture;
import knightschool.ui.theme.Theme;
import knightschool.ui.work.BackgroundWorker;
import knightschool.ui.work.PulseTimer;
import knightschool.ui.work.WorkFailure;

/**
 * Makes an animated picture of a comparison that is not on screen: one picture per frame of the screen at most, each
 * compressed in the background while the next step is awaited. A card shows the progress and cancels it. Used on the
 * JavaFX thread.
 */
public final class AnimatedPictureRecorder implements AutoCloseable {
    private static final double WIDTH = 320;

    private final SceneHost shell;
    private final Subject subject;
    private final Scene scene;
    private final Theme theme;
    private final Dimension2D size;
    private final AnimatedPicturePlan plan;
    private final Consumer<Outcome> whenEnded;
    private final Iterator<Long> remaining;
    private final GifWriter gif;
    private final BackgroundWorker worker = BackgroundWorker.queue("animation", Platform::runLater);
    private final ProgressBar bar = new ProgressBar(0);
    private final Label words = NodeStyle.named(new Label(), "animation-progress");
    private final ModalCard question;
    private final PulseTimer pulse;
    private Optional<Long> awaited = Optional.empty();
    private int recorded;
    private boolean ended;

    /** A comparison that is not on screen. */
    public interface Subject extends AutoCloseable {
        /** Returns its node, which is in no scene yet. */
        Region node();

        /** Goes to a step. */
        void show(long step);

        /** Returns why no step can be shown any more; empty if nothing has failed. The recording then ends. */
        Optional<WorkFailure> failure();

        /** Returns whether the step is shown; called after each layout. Never true after a failure. */
        boolean isSettled();

        @Override
        void close();
    }

    /**
     * The outcome of a recording; without content and fault, the user has cancelled it.
     *
     * @param content the content of the file
     * @param fault what prevented it. The user has been told: the recorder has shown the fault, or it threw the
     *     exception on to the handler of uncaught exceptions, which shows that
     */
    public record Outcome(Optional<byte[]> content, Optional<InputFault> fault) {}

    /**
     * Begins to record.
     *
     * @param subject is closed by the recorder, unless that cannot begin
     * @param size the size of the layout, in pixels
     * @param whenEnded called once the recording has ended, also where the subject broke down. A recorder holds the
     *     whole comparison and is to be forgotten then
     */
    public AnimatedPictureRecorder(
            SceneHost shell, Subject subject, Dimension2D size, AnimatedPicturePlan plan, Consumer<Outcome> whenEnded) {
        this.shell = shell;
        this.subject = subject;
        this.size = size;
        this.plan = plan;
        this.whenEnded = whenEnded;
        this.theme = shell.themeProperty().get();
        this.remaining = plan.steps().iterator();
        this.gif = new GifWriter(plan.hundredths());
        this.scene = new Scene(subject.node(), size.getWidth(), size.getHeight());
        theme.applyTo(scene);
        Button cancel = QuestionDialog.button("animation-stop", AnimatedPictureWords.CANCEL, this::close);
        VBox card = QuestionDialog.card(AnimatedPictureWords.MAKING);
        card.setId("animation-making");
        bar.setPrefWidth(WIDTH);
        card.getChildren().addAll(bar, words, QuestionDialog.row(cancel));
        this.question = ModalCard.progress(card, cancel, this::close);
        show();
        shell.ask(question);
        LongConsumer tick = _ -> tick();
        this.pulse = PulseTimer.untilClosed(tick);
    }

    private void show() {
        int all = (int) plan.pictures();
        bar.setProgress((double) recorded / all);
        words.setText(AnimatedPictureWords.progress(Math.min(all, recorded + 1), all));
    }

    /** Does one part of the work: goes to the next step, or takes its picture once it is shown. */
    private void tick() {
        try {
            Optional<WorkFailure> failure = subject.failure();
            if (failure.isPresent()) {
                fail(failure.get());
            } else if (awaited.isEmpty()) {
                next();
            } else if (isReady()) {
                takeOrRest();
            }
        } catch (RuntimeException | Error broken) {
            end(new Outcome(Optional.empty(), Optional.of(AnimatedPictureWords.notMade(WorkFailure.of(broken)))));
            throw broken;
        }
    }

    private void next() {
        if (remaining.hasNext()) {
            awaited = Optional.of(remaining.next());
            subject.show(awaited.get());
        } else {
            pulse.rest();
        }
    }

    /** Takes a picture, but only one waits to be compressed, so that memory stays bounded. */
    private void takeOrRest() {
        if (worker.isBusy()) {
            pulse.rest();
        } else {
            take();
        }
    }

    private boolean isReady() {
        JavaFxSceneCapture.arrange(scene, (int) size.getWidth(), (int) size.getHeight());
        return subject.isSettled();
    }

    private void take() {
        awaited = Optional.empty();
        WritableImage pixels = ExportedScenePicture.pixels(scene.getRoot(), theme.palette(), plan.scale());
        boolean last = !remaining.hasNext();
        worker.ask(
                _ -> {
                    BufferedImage picture = JavaFxSceneCapture.buffered(pixels);
                    gif.add(picture);
                    return last ? Optional.of(gif.finish()) : Optional.<byte[]>empty();
                },
                content -> {
                    recorded++;
                    show();
                    pulse.wake();
                    content.ifPresent(_ -> end(new Outcome(content, Optional.empty())));
                },
                this::fail);
    }

    private void fail(WorkFailure failure) {
        InputFault fault = AnimatedPictureWords.notMade(failure);
        shell.messages().show(fault);
        end(new Outcome(Optional.empty(), Optional.of(fault)));
    }

    /** Returns the scene that pictures are taken of; it is not on screen. */
    public Scene scene() {
        return scene;
    }

    /** Returns how far the recording is, in words that change with it. */
    public ObservableValue<String> progress() {
        return words.textProperty();
    }

    /** Ends the recording; nothing is delivered any more. */
    @Override
    public void close() {
        end(new Outcome(Optional.empty(), Optional.empty()));
    }

    private void end(Outcome outcome) {
        if (ended) {
            return;
        }
        ended = true;
        pulse.close();
        worker.cancel();
        // Queued after the picture that is being compressed.
        worker.ask(
                _ -> {
                    gif.close();
                    return true;
                },
                _ -> {},
                () -> {});
        worker.finish();
        try {
            shell.answered(question);
            subject.close();
        } finally {
            whenEnded.accept(outcome);
        }
    }
}
