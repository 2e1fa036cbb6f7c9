package knightschool.ui.session;

import java.util.List;
import java.util.function.Consumer;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.layout.VBox;
import knightschool.session.UnsavedWork;
import knightschool.ui.shell.QuestionDialog;
import knightschool.ui.shell.SceneDescriptors;

/** The card that lists recovered work, each piece with a check box. */
final class RecoveryCard {
    private final VBox card = QuestionDialog.card(SessionWords.RECOVERED);
    private final SceneDescriptors types;
    private final CheckBoxList<UnsavedWork> list;
    private List<UnsavedWork> works = List.of();
    private final Button bringBack;
    private final Button throwAway;

    /**
     * @param types the scenes, with the names of their tabs and documents
     * @param bringBack restores the selected documents
     * @param throwAway discards the selected documents
     * @param later keeps the listed documents for the next start
     */
    RecoveryCard(
            SceneDescriptors types,
            Consumer<List<UnsavedWork>> bringBack,
            Consumer<List<UnsavedWork>> throwAway,
            Runnable later) {
        this.types = types;
        this.list = new CheckBoxList<>(this::named);
        this.bringBack = button("bring-back", SessionWords.BRING_BACK, bringBack);
        this.throwAway = button("throw-away", SessionWords.THROW_AWAY, throwAway);
        this.bringBack.getStyleClass().add("filled");
        card.setId("recovery");
        card.getChildren()
                .addAll(
                        QuestionDialog.wrapped(SessionWords.WHY),
                        list.node(),
                        QuestionDialog.row(
                                this.bringBack,
                                this.throwAway,
                                QuestionDialog.button("recover-later", SessionWords.LATER, later)));
        list.onChanged(() -> {
            this.bringBack.setDisable(list.selectedItems().isEmpty());
            this.throwAway.setDisable(list.selectedItems().isEmpty());
        });
    }

    private Button button(String id, String words, Consumer<List<UnsavedWork>> action) {
        return QuestionDialog.button(id, words, () -> action.accept(list.selectedItems()));
    }

    /** Lists work, all of it selected. The last piece, which ends up on screen, is listed first. */
    void list(List<UnsavedWork> remaining) {
        works = remaining;
        list.show(works.reversed(), _ -> true);
    }

    /** The text of an entry. Entries of the same name, such as two of the census, are numbered in their order. */
    private String named(UnsavedWork work) {
        long before = works.subList(0, works.indexOf(work)).stream()
                .filter(other -> name(other).equals(name(work)))
                .count();
        return name(work) + SessionWords.numbered((int) before + 1) + SessionWords.since(work);
    }

    private String name(UnsavedWork work) {
        return SessionWords.of(types.of(work.setup().scene()), work);
    }

    Node node() {
        return card;
    }

    /** The control that receives the keyboard focus. */
    Node focus() {
        return bringBack;
    }
}
