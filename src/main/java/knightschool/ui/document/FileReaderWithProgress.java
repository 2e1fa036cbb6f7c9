package knightschool.ui.document;

import java.util.HashSet;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.CancellationException;
import java.util.function.Consumer;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.control.ProgressBar;
import javafx.scene.layout.VBox;
import knightschool.files.ReadProgressListener;
import knightschool.ui.shell.ModalCard;
import knightschool.ui.shell.QuestionDialog;
import knightschool.ui.shell.SceneHost;
import knightschool.ui.work.BackgroundWorker;
import knightschool.ui.work.RunningWorkContext;
import knightschool.ui.work.ThrottledProgressReporter;
import knightschool.ui.work.WorkFailure;

/**
 * Reads files on a background thread; a read that takes long shows a card over the window with its progress and a
 * button that cancels it. Used on the JavaFX thread.
 */
public final class FileReaderWithProgress {
    private static final double WIDTH = 320;

    private final SceneHost shell;
    private final BackgroundWorker worker;
    private final Set<Reading> underWay = new HashSet<>();

    /** @param worker the background thread for reading, which may be shared */
    public FileReaderWithProgress(SceneHost shell, BackgroundWorker worker) {
        this.shell = shell;
        this.worker = worker;
    }

    /** Reads a file. */
    @FunctionalInterface
    public interface Reader<A> {
        /**
         * Reads a file, on the background thread.
         *
         * @param progress is to be notified repeatedly during the read
         */
        A read(ReadProgressListener progress);
    }

    /**
     * Reads a file; parameters as for {@link BackgroundWorker#ask}. The result of a cancelled read is discarded.
     *
     * @param name the name of the file shown on screen
     */
    public <A> void ask(
            String name, Reader<? extends A> reader, Consumer<? super A> then, Consumer<WorkFailure> failed) {
        Reading reading = new Reading(name);
        underWay.add(reading);
        worker.ask(
                context -> reader.read(reading.progress(context)),
                answer -> {
                    reading.end();
                    then.accept(answer);
                },
                failure -> {
                    reading.end();
                    failed.accept(failure);
                });
    }

    /** Cancels all reads. */
    public void cancel() {
        Set.copyOf(underWay).forEach(Reading::giveUp);
    }

    /** One read, from the request to the result. */
    private final class Reading {
        private final String name;
        private Optional<ProgressCard> openCard = Optional.empty();
        private volatile boolean unwanted;

        Reading(String name) {
            this.name = name;
        }

        /** Returns the listener that is notified on the reading thread. */
        private ReadProgressListener progress(RunningWorkContext context) {
            ThrottledProgressReporter<Double> report = new ThrottledProgressReporter<>(context, this::show);
            return part -> {
                if (unwanted) {
                    throw new CancellationException();
                }
                report.say(() -> part);
            };
        }

        /**
         * Shows the progress.
         *
         * @param part the part of the file that had been read at the time of the report; the reading thread has
         *     continued since
         */
        private void show(double part) {
            if (unwanted) {
                return;
            }
            if (openCard.isEmpty()) {
                openCard = Optional.of(new ProgressCard(name, this::giveUp));
                shell.ask(openCard.get().question);
            }
            openCard.get().bar.setProgress(part);
            openCard.get().words.setText(DocumentWords.read(part));
        }

        private void end() {
            underWay.remove(this);
            openCard.ifPresent(card -> shell.answered(card.question));
            openCard = Optional.empty();
        }

        private void giveUp() {
            unwanted = true;
            end();
        }
    }

    /** The card of a read that takes long. */
    private static final class ProgressCard {
        private final ProgressBar bar = new ProgressBar();
        private final Label words = new Label();
        private final ModalCard question;

        ProgressCard(String name, Runnable giveUp) {
            Button cancel = QuestionDialog.button("reading-cancel", DocumentWords.CANCEL, giveUp);
            VBox card = QuestionDialog.card(DocumentWords.reading(name));
            card.setId("reading");
            bar.setPrefWidth(WIDTH);
            card.getChildren().addAll(bar, words, QuestionDialog.row(cancel));
            question = ModalCard.progress(card, cancel, giveUp);
        }
    }
}
