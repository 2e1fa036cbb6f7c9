package knightschool.ui.session;

import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.function.Consumer;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.layout.VBox;
import knightschool.ui.scene.UnsavedDocument;
import knightschool.ui.shell.QuestionDialog;

/** The card that lists the unsaved documents, each with a check box, and the buttons of the closing dialog. */
final class UnsavedDocumentsCard {
    private final VBox card = QuestionDialog.card(SessionWords.SAVE_FIRST);
    private final CheckBoxList<UnsavedDocument> list = new CheckBoxList<>(UnsavedDocument::name);
    private final Label words = QuestionDialog.wrapped("");
    private final Button save;

    /**
     * @param saver saves the selected documents, at least one, and discards the others
     * @param discard discards all documents
     * @param cancel closes the card and keeps all documents open
     */
    UnsavedDocumentsCard(Consumer<List<UnsavedDocument>> saver, Runnable discard, Runnable cancel) {
        this.save =
                QuestionDialog.button("closing-save", SessionWords.SAVE_ALL, () -> saver.accept(list.selectedItems()));
        save.getStyleClass().add("filled");
        card.setId("closing");
        words.setId("closing-words");
        card.getChildren()
                .addAll(
                        words,
                        list.node(),
                        QuestionDialog.row(
                                save,
                                QuestionDialog.button("closing-discard", SessionWords.DISCARD_ALL, discard),
                                QuestionDialog.button("closing-cancel", SessionWords.CANCEL, cancel)));
        list.onChanged(() -> {
            save.setText(list.isAllChosen() ? SessionWords.SAVE_ALL : SessionWords.SAVE_CHOSEN);
            save.setDisable(list.selectedItems().isEmpty());
        });
    }

    /** Lists documents. One that was listed before keeps its selection, and a new one is selected. */
    void list(List<UnsavedDocument> documents) {
        words.setText(SessionWords.inNoFile(documents.size()));
        Set<Object> without = new HashSet<>();
        list.unselectedItems().forEach(document -> without.add(document.key()));
        list.show(documents, document -> !without.contains(document.key()));
    }

    /** Shows that a document is being saved. The other answers remain available, since a disk may be slow. */
    void saving(UnsavedDocument document) {
        words.setText(SessionWords.saving(document.name()));
    }

    Node node() {
        return card;
    }

    /** The control that receives the keyboard focus. */
    Node focus() {
        return save;
    }
}
