package knightschool.ui.session;

import java.time.Duration;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Supplier;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import knightschool.ui.scene.StateSaver;
import knightschool.ui.scene.UnsavedDocument;
import knightschool.ui.shell.MainWindow;
import knightschool.ui.shell.Question;

/**
 * Asks once, before the window is closed, about everything that is in no file yet. What is chosen is saved, one after
 * the other; where one is not saved after all, the list is there again and nothing is lost. Used on the JavaFX thread.
 */
public final class CloseConfirmation {
    /** How long a disk may take before it is said that the window waits for it. */
    private static final Duration PATIENCE = Duration.ofSeconds(2);

    private final MainWindow window;
    private final StateSaveOnClose keeping;
    private Optional<Round> round = Optional.empty();

    /** @param keepers what is to be kept before, besides what the scenes keep */
    public CloseConfirmation(MainWindow window, Supplier<List<StateSaver>> keepers) {
        this(window, keepers, PATIENCE);
    }

    /** @param patience after which it is said what is waited for */
    CloseConfirmation(MainWindow window, Supplier<List<StateSaver>> keepers, Duration patience) {
        this.window = window;
        this.keeping = new StateSaveOnClose(
                window,
                () -> Stream.concat(keepers.get().stream(), window.keepers().stream())
                        .toList(),
                patience);
    }

    /**
     * A person wants to close the window.
     *
     * @param close closes it; follows where all is in files and what else there is could be kept
     */
    public void request(Runnable close) {
        if (round.isEmpty() && window.documents().isEmpty()) {
            keeping.keep(close);
        } else if (round.isEmpty()) {
            round = Optional.of(new Round(close));
            round.get().ask();
        }
    }

    /** From the question to its answer. */
    private final class Round implements ClosingCard.Answers {
        private final Runnable close;
        private final ClosingCard card = new ClosingCard(this);
        private final Question question = new Question(card.node(), card.focus(), this::end);
        private final Set<Object> listed = new HashSet<>();
        private boolean saving;

        Round(Runnable close) {
            this.close = close;
        }

        void ask() {
            list();
            window.ask(question);
        }

        private void list() {
            List<UnsavedDocument> documents = window.documents();
            listed.addAll(keys(documents));
            card.list(documents);
        }

        @Override
        public void save(List<UnsavedDocument> chosen) {
            if (!saving) {
                saving = true;
                saveAll(chosen, keys(chosen));
            }
        }

        private void saveAll(List<UnsavedDocument> remaining, Set<Object> wanted) {
            if (remaining.isEmpty()) {
                closeUnlessMoreIsUnsaved(wanted);
                return;
            }
            card.saving(remaining.getFirst());
            remaining.getFirst().saving().save(saved -> {
                if (!isCurrent()) {
                    return;
                }
                if (saved) {
                    saveAll(remaining.subList(1, remaining.size()), wanted);
                } else {
                    askAgain();
                }
            });
        }

        /** What was changed while it was saved, or came meanwhile, is asked about again. */
        private void closeUnlessMoreIsUnsaved(Set<Object> wanted) {
            boolean more = window.documents().stream()
                    .map(UnsavedDocument::key)
                    .anyMatch(key -> wanted.contains(key) || !listed.contains(key));
            if (more) {
                askAgain();
            } else {
                discard();
            }
        }

        private void askAgain() {
            saving = false;
            list();
        }

        @Override
        public void discard() {
            cancel();
            keeping.keep(close);
        }

        @Override
        public void cancel() {
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
}
