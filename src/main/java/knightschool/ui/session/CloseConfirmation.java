package knightschool.ui.session;

import java.nio.file.Path;
import java.time.Duration;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Consumer;
import java.util.function.Supplier;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import javafx.beans.value.ObservableValue;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.layout.VBox;
import knightschool.files.InputFault;
import knightschool.ui.control.CheckBoxList;
import knightschool.ui.control.NodeStyle;
import knightschool.ui.message.StateSaveFaultMerger;
import knightschool.ui.scene.UnsavedDocument;
import knightschool.ui.shell.MainWindow;
import knightschool.ui.shell.ModalCard;
import knightschool.ui.shell.QuestionDialog;
import knightschool.ui.work.PendingFileWrites;
import knightschool.ui.work.StateSaver;

/**
 * Asks about all unsaved documents before the window closes. The selected documents are saved one after the other. If
 * one of them is not saved, the list is shown again and nothing is lost. Used on the JavaFX thread.
 */
public final class CloseConfirmation {
    /** How long a disk may take before a card tells the user that the window waits for it. */
    private static final Duration PATIENCE = Duration.ofSeconds(2);

    private final MainWindow window;
    private final StateSaveOnClose keeping;
    private Optional<Round> round = Optional.empty();

    /** The documents that the last answer gave up. */
    private Set<Object> discarded = Set.of();

    /** @param keepers the savers that run before the window closes, in addition to those of the scenes */
    public CloseConfirmation(MainWindow window, Supplier<List<StateSaver>> keepers) {
        this(window, keepers, PATIENCE);
    }

    /** @param patience the time after which a card tells the user what the window waits for */
    CloseConfirmation(MainWindow window, Supplier<List<StateSaver>> keepers, Duration patience) {
        this.window = window;
        this.keeping = new StateSaveOnClose(
                window,
                () -> Stream.<List<StateSaver>>of(
                                keepers.get(), window.keepers(), List.of(new WrittenFiles(window.fileWrites())))
                        .flatMap(List::stream)
                        .toList(),
                patience);
    }

    /**
     * Handles a request of the user to close the window.
     *
     * @param close closes the window; run once the documents are saved or discarded and all other state is saved, or
     *     the user closes without saving
     */
    public void request(Runnable close) {
        if (round.isPresent()) {
            return;
        }
        // Documents that the user has given up are not asked about again while the window waits for a disk.
        boolean answered = keeping.isUnderWay() && discarded.containsAll(keys(window.documents()));
        if (answered || window.documents().isEmpty()) {
            keeping.keep(close);
        } else {
            // The window must not close under the question once the disk answers.
            keeping.cancel();
            round = Optional.of(new Round(close));
            round.get().ask();
        }
    }

    /**
     * One closing dialog, from the question to its answer: a card that lists the unsaved documents, each with a check
     * box.
     */
    private final class Round {
        private final Runnable close;
        private final CheckBoxList<UnsavedDocument> list = new CheckBoxList<>(UnsavedDocument::name);
        private final Label words = NodeStyle.named(QuestionDialog.wrapped(""), "closing-words");
        private final ModalCard question;
        private final Set<Object> listed = new HashSet<>();
        private final Button save = QuestionDialog.button("closing-save", "", () -> save(selected()));
        private final Button discard =
                QuestionDialog.button("closing-discard", "", () -> closeUnlessMoreIsUnsaved(Set.of()));
        private int count;
        private boolean saving;

        /** The number of saves that were tried. Only the last one is waited for. */
        private int attempts;

        Round(Runnable close) {
            this.close = close;
            save.getStyleClass().add("filled");
            VBox card = NodeStyle.named(QuestionDialog.card(SessionWords.SAVE_FIRST), "closing");
            card.getChildren()
                    .addAll(
                            words,
                            list.node(),
                            QuestionDialog.row(
                                    save,
                                    discard,
                                    QuestionDialog.button("closing-cancel", SessionWords.CANCEL, this::cancel)));
            list.onChanged(() -> {
                saveWords();
                save.setDisable(list.selectedItems().isEmpty());
            });
            this.question = new ModalCard(card, save, this::end);
        }

        private List<UnsavedDocument> selected() {
            return list.selectedItems();
        }

        private void saveWords() {
            save.setText(list.isAllChosen() ? SessionWords.saveAll(count) : SessionWords.SAVE_CHOSEN);
        }

        void ask() {
            list();
            window.ask(question);
        }

        /** Lists the documents. One that was listed before keeps its selection, and a new one is selected. */
        private void list() {
            List<UnsavedDocument> documents = window.documents();
            listed.addAll(keys(documents));
            words.setText(SessionWords.inNoFile(documents.size()));
            Set<Object> without = keys(list.unselectedItems());
            list.show(documents, document -> !without.contains(document.key()));
            count = documents.size();
            saveWords();
            discard.setText(SessionWords.discardAll(count));
        }

        private void save(List<UnsavedDocument> documents) {
            if (!saving) {
                saving = true;
                saveAll(documents, keys(documents));
            }
        }

        private void saveAll(List<UnsavedDocument> remaining, Set<Object> keys) {
            if (remaining.isEmpty()) {
                closeUnlessMoreIsUnsaved(keys);
                return;
            }
            // The other answers remain available, since a disk may be slow.
            words.setText(SessionWords.saving(remaining.getFirst().name()));
            attempts++;
            int attempt = attempts;
            try {
                remaining.getFirst().saving().save(saved -> {
                    if (attempt == attempts) {
                        attempts++;
                        afterSaving(saved, remaining, keys);
                    }
                });
            } catch (RuntimeException | Error broken) {
                // Else the card would say for ever that it saves.
                askAgainIfCurrent();
                throw broken;
            }
        }

        private void afterSaving(boolean saved, List<UnsavedDocument> remaining, Set<Object> keys) {
            if (saved && isCurrent()) {
                saveAll(remaining.subList(1, remaining.size()), keys);
            } else {
                askAgainIfCurrent();
            }
        }

        /**
         * Closes the window, or asks again if a saved document has changed meanwhile or a new one is unsaved, such as
         * the rows of a census that had just begun.
         *
         * @param keys the documents that were saved
         */
        private void closeUnlessMoreIsUnsaved(Set<Object> keys) {
            Set<Object> unsaved = keys(window.documents());
            boolean isMore = !listed.containsAll(unsaved);
            if (isMore || unsaved.stream().anyMatch(keys::contains)) {
                askAgain();
            } else {
                discard();
            }
            if (isMore) {
                words.setText(SessionWords.moreIn(count));
            }
        }

        private void askAgainIfCurrent() {
            if (isCurrent()) {
                askAgain();
            }
        }

        private void askAgain() {
            saving = false;
            attempts++;
            list();
        }

        private void discard() {
            cancel();
            discarded = keys(window.documents());
            keeping.keep(close);
        }

        private void cancel() {
            window.answered(question);
            end();
        }

        private void end() {
            round = Optional.empty();
        }

        private boolean isCurrent() {
            return round.filter(now -> now == this).isPresent();
        }
    }

    private static Set<Object> keys(List<UnsavedDocument> documents) {
        return documents.stream().map(UnsavedDocument::key).collect(Collectors.toSet());
    }

    /** Waits for the files of the user that are being written when the window is closed. */
    private record WrittenFiles(PendingFileWrites writes) implements StateSaver {
        @Override
        public void keep(Consumer<Optional<InputFault>> then) {
            writes.whenEnded(faults -> then.accept(
                    faults.isEmpty() ? Optional.empty() : Optional.of(StateSaveFaultMerger.all(faults, ""))));
        }

        @Override
        public List<Path> files() {
            return writes.awaitedFiles();
        }

        @Override
        public Optional<ObservableValue<String>> progress() {
            return writes.progress();
        }

        @Override
        public boolean isRepeatable() {
            return false;
        }
    }
}
