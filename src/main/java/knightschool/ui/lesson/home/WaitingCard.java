package knightschool.ui.lesson.home;

import javafx.scene.control.Label;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;

/** Stands in the place of the lesson to go on with until the lessons are read. */
final class WaitingCard {
    private WaitingCard() {}

    static Region node() {
        Label words = new Label(HomeWords.READING);
        words.setId("lessons-read");
        words.getStyleClass().add("go-on-lead");
        VBox box = new VBox(words);
        box.getStyleClass().add("go-on-words");
        HBox.setHgrow(box, Priority.ALWAYS);
        HBox card = new HBox(box);
        card.getStyleClass().addAll("go-on", "waiting");
        HBox.setHgrow(card, Priority.ALWAYS);
        return card;
    }
}
