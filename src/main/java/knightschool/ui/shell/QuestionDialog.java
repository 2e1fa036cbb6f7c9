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
import knightschool.ui.control.HBoxFactory;
import knightschool.ui.control.LabelFactory;
import knightschool.ui.control.NodeStyle;
import knightschool.ui.message.MessageDisplay;

/**
 * Asks the user a question in a card over the window, without blocking the JavaFX thread: each answer comes with the
 * action that follows from it. Used on that thread only.
 */
public final class QuestionDialog {
    /** The style class of all question cards. */
    public static final String STYLE = "question-card";

    private static final String USUAL = "filled";
    private static final double WIDEST = 560;

    private QuestionDialog() {}

    /**
     * An answer to choose from.
     *
     * @param words the text of its button
     * @param isUsual whether it is highlighted and chosen by Enter; at most one per question
     * @param then the action that follows
     */
    public record Answer(String words, boolean isUsual, Runnable then) {
        /** An answer that Enter does not choose. */
        public static Answer of(String words, Runnable then) {
            return new Answer(words, false, then);
        }

        /** The answer that Enter chooses. */
        public static Answer usual(String words, Runnable then) {
            return new Answer(words, true, then);
        }
    }

    /**
     * Asks a question.
     *
     * @param question the question, such as "Save the board first?"
     * @param fact the reason for the question, a sentence
     * @param answers at least one. The last one loses nothing: it is chosen if the user closes the card, or presses
     *     Enter and no answer is the usual one
     */
    public static void ask(SceneHost shell, String question, String fact, List<Answer> answers) {
        VBox card = NodeStyle.named(card(question), "question");
        Label why = NodeStyle.named(wrapped(fact), "question-fact");
        HBox buttons = row();
        card.getChildren().addAll(why, buttons);
        Button first = null;
        ModalCard[] own = new ModalCard[1];
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
        own[0] = new ModalCard(card, first, answers.getLast().then());
        shell.ask(own[0]);
    }

    /** Creates an empty card with a title. */
    public static VBox card(String title) {
        Label head = NodeStyle.of(wrapped(title), "head");
        VBox card = NodeStyle.of(new VBox(head), STYLE, MessageDisplay.KEPT_CLEAR);
        card.setMaxSize(Region.USE_PREF_SIZE, Region.USE_PREF_SIZE);
        card.addEventFilter(KeyEvent.KEY_PRESSED, QuestionDialog::press);
        return card;
    }

    /** Creates a label of a card whose text wraps. */
    public static Label wrapped(String words) {
        Label label = LabelFactory.wrapped(words);
        label.setMaxWidth(WIDEST);
        return label;
    }

    /** Creates the row of a card's buttons. */
    public static HBox row(Node... buttons) {
        return HBoxFactory.of(8, buttons);
    }

    /** Lets Enter press the focused button, on every operating system. */
    private static void press(KeyEvent key) {
        if (key.getCode() == KeyCode.ENTER && key.getTarget() instanceof Button button) {
            button.fire();
            key.consume();
        }
    }

    /**
     * Creates a button of a card. A late press, once the card is answered, is under another question or has gone with
     * its window, is ignored.
     */
    public static Button button(String id, String words, Runnable action) {
        Button button = NodeStyle.named(new Button(words), id, "tall");
        button.setMinWidth(Region.USE_PREF_SIZE);
        button.setOnAction(_ -> {
            if (button.getScene() != null) {
                action.run();
            }
        });
        return button;
    }

    private static boolean isUsual(Button button) {
        return button.getStyleClass().contains(USUAL);
    }
}
