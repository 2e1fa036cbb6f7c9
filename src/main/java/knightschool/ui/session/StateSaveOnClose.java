package knightschool.ui.session;

import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;
import java.util.stream.Stream;
import javafx.animation.PauseTransition;
import javafx.beans.value.ObservableValue;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.layout.VBox;
import javafx.util.Subscription;
import knightschool.files.InputFault;
import knightschool.ui.control.NodeStyle;
import knightschool.ui.message.PersistentFaultDisplay;
import knightschool.ui.message.StateSaveFaultMerger;
import knightschool.ui.shell.MainWindow;
import knightschool.ui.shell.ModalCard;
import knightschool.ui.shell.QuestionDialog;
import knightschool.ui.shell.QuestionDialog.Answer;
import knightschool.ui.work.StateSaver;
import knightschool.ui.work.WorkFailure;

/**
 * Saves all state other than documents before the window closes. One question names everything that cannot be saved,
 * and another one what a slow disk delays. Used on the JavaFX thread.
 */
final class StateSaveOnClose {
    private final MainWindow window;
    private final Supplier<List<StateSaver>> keepers;
    private final Duration patience;
    private Optional<Round> current = Optional.empty();
    private boolean asking;

    /**
     * @param keepers the savers that exist when the window is closed
     * @param patience the time after which a card tells the user what the window waits for, once nothing else is asked
     */
    StateSaveOnClose(MainWindow window, Supplier<List<StateSaver>> keepers, Duration patience) {
        this.window = window;
        this.keepers = keepers;
        this.patience = patience;
    }

    /**
     * Saves everything, then closes the window or asks. A second request while saving tells at once what is waited for.
     * No number of requests gives up what is being saved: only the button of the card that says so does.
     *
     * @param close closes the window
     */
    void keep(Runnable close) {
        keep(close, List.of());
    }

    /** @param lost the faults of an attempt before that cannot be repeated */
    private void keep(Runnable close, List<InputFault> lost) {
        if (current.isPresent()) {
            current.get().sayWhatIsWaitedFor();
            return;
        }
        List<StateSaver> all = keepers.get();
        if (all.isEmpty()) {
            close.run();
        } else if (!asking) {
            Round round = new Round(all, lost, close);
            current = Optional.of(round);
            round.begin();
        }
    }

    /** Returns whether a request has not ended yet: something is being saved, or the user is asked what to do. */
    boolean isUnderWay() {
        return current.isPresent() || asking;
    }

    /** Keeps the window open: saving goes on, but nothing is waited for any more. */
    void cancel() {
        current.ifPresent(Round::end);
    }

    /** One attempt to save, from the first request to the last answer. */
    private final class Round {
        private final Runnable close;
        private final List<StateSaver> waiting;
        private final List<InputFault> faults = new ArrayList<>();

        /** The faults of what is not saved by trying again, such as a picture that was made once. */
        private final List<InputFault> lost;

        private final PauseTransition pause = new PauseTransition(javafx.util.Duration.millis(patience.toMillis()));
        private Subscription questions = Subscription.EMPTY;
        private Optional<ModalCard> slowness = Optional.empty();
        private boolean ended;

        Round(List<StateSaver> all, List<InputFault> lost, Runnable close) {
            this.waiting = new ArrayList<>(all);
            this.lost = new ArrayList<>(lost);
            this.close = close;
        }

        void begin() {
            pause.setOnFinished(_ -> sayWhatIsWaitedFor());
            questions = window.undecidedProperty().subscribe(this::waitUnlessAsked);
            List.copyOf(waiting).forEach(this::save);
        }

        /** How far a long work is that is waited for. */
        private Optional<ObservableValue<String>> progress() {
            return waiting.stream().flatMap(saver -> saver.progress().stream()).findFirst();
        }

        /** A saver that breaks down has not saved: it must not keep the others, or the window, waiting for ever. */
        private void save(StateSaver keeper) {
            try {
                keeper.keep(fault -> answered(keeper, fault));
            } catch (RuntimeException | Error broken) {
                answered(keeper, Optional.of(WorkFailure.of(broken).fault()));
            }
        }

        /**
         * Waits only while the user is asked nothing else: a file may wait for the answer, which the card would hide.
         * Long work is said at once: else Esc, meant for the closing, would end the work, and the window would close
         * without its file.
         */
        private void waitUnlessAsked(boolean isUndecided) {
            if (isUndecided) {
                pause.stop();
            } else if (progress().isPresent()) {
                sayWhatIsWaitedFor();
            } else if (slowness.isEmpty()) {
                pause.playFromStart();
            }
        }

        private void closeAnyway() {
            end();
            close.run();
        }

        private void answered(StateSaver keeper, Optional<InputFault> fault) {
            fault.ifPresent(keeper.isRepeatable() ? faults::add : lost::add);
            waiting.remove(keeper);
            if (waiting.isEmpty() && !ended) {
                end();
                closeOrAsk();
            }
        }

        private void end() {
            if (ended) {
                return;
            }
            ended = true;
            current = Optional.empty();
            questions.unsubscribe();
            pause.stop();
            slowness.ifPresent(window::answered);
        }

        /** Shows the card, unless it is there already. */
        void sayWhatIsWaitedFor() {
            if (ended || slowness.isPresent()) {
                return;
            }
            pause.stop();
            VBox card = QuestionDialog.card(SessionWords.SLOW_DISK);
            card.setId("closing-waits");
            Button leave =
                    QuestionDialog.button("close-without-saving", SessionWords.CLOSE_WITHOUT_SAVING, this::closeAnyway);
            Button stay = QuestionDialog.button("closing-goes-on", SessionWords.GO_ON_WORKING, this::end);
            card.getChildren().add(QuestionDialog.wrapped(SessionWords.waitsFor(files())));
            progress().ifPresent(words -> card.getChildren().add(progressLine(words)));
            card.getChildren().add(QuestionDialog.row(leave, stay));
            slowness = Optional.of(new ModalCard(card, stay, this::end));
            window.ask(slowness.get());
        }

        /** Returns the files that are waited for: beside those of a long work, all others are soon written. */
        private List<Path> files() {
            boolean isLong = progress().isPresent();
            return waiting.stream()
                    .filter(saver -> !isLong || saver.progress().isPresent())
                    .flatMap(saver -> saver.files().stream())
                    .toList();
        }

        private static Label progressLine(ObservableValue<String> words) {
            Label line = NodeStyle.named(new Label(), "closing-progress");
            line.textProperty().bind(words);
            return line;
        }

        private void closeOrAsk() {
            List<InputFault> all = Stream.concat(faults.stream(), lost.stream()).toList();
            if (all.isEmpty()) {
                close.run();
                return;
            }
            asking = true;
            window.messages().offer(PersistentFaultDisplay.class).ifPresent(PersistentFaultDisplay::suppressNotKept);
            List<Answer> answers = new ArrayList<>();
            if (!faults.isEmpty()) {
                answers.add(answer(SessionWords.TRY_AGAIN, () -> keep(close, lost)));
            }
            answers.add(answer(SessionWords.CLOSE, close));
            answers.add(answer(SessionWords.CANCEL, () -> {}));
            QuestionDialog.ask(
                    window,
                    SessionWords.CLOSE_ALL_THE_SAME,
                    StateSaveFaultMerger.all(all, SessionWords.LOST_WITH_THE_WINDOW)
                            .getMessage(),
                    answers);
        }

        private Answer answer(String words, Runnable then) {
            return Answer.of(words, () -> {
                asking = false;
                then.run();
            });
        }
    }
}
