package knightschool.ui.session;

import java.util.HashSet;
import java.util.List;
import java.util.Set;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.layout.VBox;
import knightschool.ui.scene.UnsavedDocument;
import knightschool.ui.shell.QuestionCard;

/** Lists what is in no file yet, with a box for each, and what can be done with it. */
final class ClosingCard {
    /** What a person answers. */
    interface Answers {
        /** Saves those that are chosen, at least one, and gives the others up. */
        void save(List<UnsavedDocument> chosen);

        /** Gives all up. */
        void discard();

        /** Goes on working. */
        void cancel();
    }

    private final VBox card = QuestionCard.card(SessionWords.SAVE_FIRST);
    private final CheckList<UnsavedDocument> list = new CheckList<>(UnsavedDocument::name);
    private final Label words = QuestionCard.wrapped("");
    private final Button save;

    ClosingCard(Answers answers) {
        this.save = QuestionCard.button("closing-save", SessionWords.SAVE_ALL, () -> answers.save(list.chosen()));
        save.getStyleClass().add("filled");
        card.setId("closing");
        words.setId("closing-words");
        card.getChildren()
                .addAll(
                        words,
                        list.node(),
                        QuestionCard.row(
                                save,
                                QuestionCard.button("closing-discard", SessionWords.DISCARD_ALL, answers::discard),
                                QuestionCard.button("closing-cancel", SessionWords.CANCEL, answers::cancel)));
        list.onChanged(() -> {
            save.setText(list.isAllChosen() ? SessionWords.SAVE_ALL : SessionWords.SAVE_CHOSEN);
            save.setDisable(list.chosen().isEmpty());
        });
    }

    /** Lists these; one that was listed before is chosen as it was then, a new one is chosen. */
    void list(List<UnsavedDocument> documents) {
        words.setText(SessionWords.inNoFile(documents.size()));
        Set<Object> without = new HashSet<>();
        list.notChosen().forEach(document -> without.add(document.key()));
        list.show(documents, document -> !without.contains(document.key()));
    }

    /** Says that this is being saved now: a disk may be slow, and the other answers still can be given. */
    void saving(UnsavedDocument document) {
        words.setText(SessionWords.saving(document.name()));
    }

    Node node() {
        return card;
    }

    /** What takes the keyboard's focus. */
    Node focus() {
        return save;
    }
}
