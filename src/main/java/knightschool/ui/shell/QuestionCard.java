package knightschool.ui.shell;

import java.util.List;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;
import knightschool.ui.control.Labels;
import knightschool.ui.control.Rows;

/**
 * Asks a person something in a card over the window. Nobody waits for the answer, so that the JavaFX thread goes on:
 * what follows from each answer is said with it. Used on that thread only.
 */
public final class QuestionCard {
    /** The class of every card that asks something. */
    public static final String STYLE = "question-card";

    private static final String USUAL = "filled";
    private static final double WIDEST = 560;

    private QuestionCard() {}

    /**
     * An answer to choose.
     *
     * @param words on its button
     * @param isUsual whether it stands out, and Enter gives it; at most one of a question
     * @param then follows from it
     */
    public record Answer(String words, boolean isUsual, Runnable then) {
        /** One that Enter does not give. */
        public static Answer of(String words, Runnable then) {
            return new Answer(words, false, then);
        }

        /** The one that Enter gives. */
        public static Answer usual(String words, Runnable then) {
            return new Answer(words, true, then);
        }
    }

    /**
     * Asks.
     *
     * @param question such as "Save the board first?"
     * @param fact why that is asked, in a sentence
     * @param answers to choose from, at least one. The last is the one that loses nothing: it is meant where the person
     *     closes the card, or presses Enter and none is made for that
     */
    public static void ask(SceneHost shell, String question, String fact, List<Answer> answers) {
        VBox card = card(question);
        card.setId("question");
        Label why = wrapped(fact);
        why.setId("question-fact");
        HBox buttons = row();
        card.getChildren().addAll(why, buttons);
        Button first = null;
        Question[] own = new Question[1];
        for (Answer answer : answers) {
            Button button = button(null, answer.words(), () -> {
                shell.answered(own[0]);
                answer.then().run();
            });
            if (answer.isUsual()) {
                button.getStyleClass().add(USUAL);
            }
            buttons.getChildren().add(button);
            first = answer.isUsual() || first == null || !isUsual(first) ? button : first;
        }
        own[0] = new Question(card, first, answers.getLast().then());
        shell.ask(own[0]);
    }

    /** An empty card with a title. */
    public static VBox card(String title) {
        Label head = wrapped(title);
        head.getStyleClass().add("head");
        VBox card = new VBox(head);
        card.getStyleClass().addAll(STYLE, MessageDisplay.KEPT_CLEAR);
        card.setMaxSize(Region.USE_PREF_SIZE, Region.USE_PREF_SIZE);
        card.addEventFilter(KeyEvent.KEY_PRESSED, QuestionCard::press);
        return card;
    }

    /** Words of a card, in as many lines as they need. */
    public static Label wrapped(String words) {
        Label label = Labels.wrapped(words);
        label.setMaxWidth(WIDEST);
        return label;
    }

    /** The row of a card's buttons. */
    public static HBox row(Node... buttons) {
        return Rows.of(8, buttons);
    }

    /** Enter presses the button that has the focus on every system. */
    private static void press(KeyEvent key) {
        if (key.getCode() == KeyCode.ENTER && key.getTarget() instanceof Button button) {
            button.fire();
            key.consume();
        }
    }

    /** A button of a card. */
    public static Button button(String id, String words, Runnable action) {
        Button button = new Button(words);
        button.setId(id);
        button.getStyleClass().add("tall");
        button.setMinWidth(Region.USE_PREF_SIZE);
        button.setOnAction(_ -> action.run());
        return button;
    }

    private static boolean isUsual(Button button) {
        return button.getStyleClass().contains(USUAL);
    }
}
