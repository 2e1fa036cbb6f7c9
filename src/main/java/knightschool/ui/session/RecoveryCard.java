package knightschool.ui.session;

import java.util.List;
import java.util.stream.Stream;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.layout.HBox;
import javafx.scene.layout.VBox;
import knightschool.session.UnsavedWork;

/** Offers what was kept aside before the program ended. */
final class RecoveryCard {
    private static final int MOST_LINES = 8;

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
        lines(works).map(Label::new).forEach(card.getChildren()::add);
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

    /** The work that comes back on screen is the last one, and is named first. */
    private static Stream<String> lines(List<UnsavedWork> works) {
        int left = Math.max(0, works.size() - MOST_LINES);
        Stream<String> named = works.reversed().stream().limit(MOST_LINES).map(SessionWords::of);
        return left == 0 ? named : Stream.concat(named, Stream.of(SessionWords.more(left)));
    }

    Node node() {
        return card;
    }

    /** What takes the keyboard's focus. */
    Node focus() {
        return bringBack;
    }
}
