package knightschool.ui.session;

import java.util.List;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.layout.HBox;
import javafx.scene.layout.VBox;
import knightschool.session.UnsavedWork;

/** Offers what was kept aside before the program ended. */
final class RecoveryCard {
    private final VBox card = new VBox();
    private final Button bringBack = new Button(SessionWords.BRING_BACK);

    /**
     * @param back brings the work back
     * @param away throws it away
     */
    RecoveryCard(List<UnsavedWork> works, Runnable back, Runnable away) {
        Label title = new Label(SessionWords.RECOVERED);
        title.getStyleClass().add("head");
        Label why = new Label(SessionWords.WHY);
        card.getChildren().addAll(title, why);
        works.stream().map(SessionWords::of).map(Label::new).forEach(card.getChildren()::add);
        bringBack.setId("bring-back");
        bringBack.getStyleClass().addAll("tall", "filled");
        bringBack.setOnAction(_ -> back.run());
        Button throwAway = new Button(SessionWords.THROW_AWAY);
        throwAway.setId("throw-away");
        throwAway.getStyleClass().add("tall");
        throwAway.setOnAction(_ -> away.run());
        HBox buttons = new HBox(8, bringBack, throwAway);
        card.setId("recovery");
        card.getStyleClass().add("question-card");
        card.setMaxSize(VBox.USE_PREF_SIZE, VBox.USE_PREF_SIZE);
        card.getChildren().add(buttons);
    }

    Node node() {
        return card;
    }

    /** What takes the keyboard's focus. */
    Node focus() {
        return bringBack;
    }
}
