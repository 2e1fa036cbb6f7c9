package knightschool.ui.session;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.Executor;
import java.util.function.Consumer;
import javafx.scene.control.Button;
import javafx.scene.layout.VBox;
import knightschool.session.SessionStore;
import knightschool.session.UnsavedWork;
import knightschool.ui.control.CheckBoxList;
import knightschool.ui.control.NodeStyle;
import knightschool.ui.shell.MainWindow;
import knightschool.ui.shell.ModalCard;
import knightschool.ui.shell.QuestionDialog;
import knightschool.ui.work.BackgroundWorker;

/** Offers unsaved work of a crashed run until each piece is restored or discarded. Used on the JavaFX thread. */
public final class UnsavedWorkRecovery implements AutoCloseable {
    private final MainWindow window;
    private final SessionStore store;
    private final Consumer<List<Path>> open;
    private final BackgroundWorker worker;

    /**
     * @param open opens files in their last saved state
     * @param screen runs tasks on the JavaFX thread
     */
    public UnsavedWorkRecovery(MainWindow window, SessionStore store, Consumer<List<Path>> open, Executor screen) {
        this.window = window;
        this.store = store;
        this.open = open;
        this.worker = BackgroundWorker.queue("recovery", screen);
    }

    /** Asks about unsaved work; does nothing if there is none. */
    public void offer(List<UnsavedWork> works) {
        if (!works.isEmpty()) {
            new Offer(works).ask();
        }
    }

    /**
     * One dialog: a card that lists the recovered work, each piece with a check box. It stays until every piece is
     * answered or the user postpones the rest.
     */
    private final class Offer {
        private final CheckBoxList<UnsavedWork> list = new CheckBoxList<>(this::named);
        private final Button bringBack = button("bring-back", SessionWords.BRING_BACK, this::bringBack);
        private final Button delete = button("delete-unsaved", SessionWords.DELETE, this::delete);
        private final ModalCard question;
        private List<UnsavedWork> unanswered;

        Offer(List<UnsavedWork> works) {
            this.unanswered = works;
            bringBack.getStyleClass().add("filled");
            VBox card = NodeStyle.named(QuestionDialog.card(SessionWords.RECOVERED), "recovery");
            card.getChildren()
                    .addAll(
                            QuestionDialog.wrapped(SessionWords.WHY),
                            list.node(),
                            QuestionDialog.row(
                                    bringBack,
                                    delete,
                                    QuestionDialog.button("recover-later", SessionWords.LATER, this::later)));
            list.onChanged(() -> {
                bringBack.setDisable(list.selectedItems().isEmpty());
                delete.setDisable(list.selectedItems().isEmpty());
            });
            this.question = new ModalCard(card, bringBack, () -> {});
        }

        private Button button(String id, String words, Consumer<List<UnsavedWork>> action) {
            return QuestionDialog.button(id, words, () -> action.accept(list.selectedItems()));
        }

        void ask() {
            list();
            window.ask(question);
        }

        /** Lists the unanswered work, all of it selected. The last piece, which ends up on screen, is listed first. */
        private void list() {
            list.show(unanswered.reversed(), _ -> true);
        }

        /** The text of an entry. Entries of the same name, such as two of the census, are numbered in their order. */
        private String named(UnsavedWork work) {
            long before = unanswered.subList(0, unanswered.indexOf(work)).stream()
                    .filter(other -> name(other).equals(name(work)))
                    .count();
            return name(work) + SessionWords.numbered((int) before + 1) + SessionWords.since(work);
        }

        private String name(UnsavedWork work) {
            return SessionWords.of(window.scenes().of(work.setup().scene()), work);
        }

        /**
         * Restores work in the order in which it was saved, so that what was on screen last is on screen again. Work of
         * a scene that cannot be created stays stored and is offered at the next start.
         */
        private void bringBack(List<UnsavedWork> works) {
            List<UnsavedWork> restored = unanswered.stream()
                    .filter(works::contains)
                    .filter(window::restore)
                    .toList();
            List<String> unrestoredNames = works.stream()
                    .filter(work -> !restored.contains(work))
                    .map(this::name)
                    .toList();
            answered(works, restored);
            if (!unrestoredNames.isEmpty()) {
                window.messages().report(SessionWords.notRestored(unrestoredNames));
            }
        }

        private void delete(List<UnsavedWork> works) {
            answered(works, works);
            // The file of discarded changes counts as opened, as after "Don't save". Scenes open tables, and look for
            // them themselves.
            List<Path> files = works.stream()
                    .flatMap(one -> one.file().stream())
                    .distinct()
                    .filter(file -> !RecentFilePaletteEntries.isTable(file))
                    .toList();
            if (!files.isEmpty()) {
                // A folder of another machine may take long to answer.
                worker.ask(_ -> files.stream().filter(Files::isRegularFile).toList(), this::openAll, () -> {});
            }
        }

        private void openAll(List<Path> files) {
            if (!files.isEmpty()) {
                open.accept(files);
            }
        }

        private void later() {
            window.answered(question);
        }

        /** @param done those of them whose copies in the store are no longer needed */
        private void answered(List<UnsavedWork> works, List<UnsavedWork> done) {
            unanswered = unanswered.stream().filter(one -> !works.contains(one)).toList();
            forget(done);
            if (unanswered.isEmpty()) {
                later();
            } else {
                list();
            }
        }
    }

    /**
     * Deletes work from the store that has been restored or given up. Restored work is unsaved work of this run now,
     * and is stored as such before the old copy is deleted.
     */
    private void forget(List<UnsavedWork> done) {
        List<UnsavedWork> now = window.unsaved();
        worker.ask(
                _ -> {
                    store.keepAside(now);
                    store.forgetAbandoned(done);
                    return true;
                },
                _ -> {},
                () -> {});
    }

    /** Whether all answers have been carried out. */
    boolean isSettled() {
        return !worker.isBusy();
    }

    @Override
    public void close() {
        worker.finish();
    }
}
