package knightschool.ui.choice;

import java.util.List;
import java.util.Optional;
import javafx.scene.Scene;
import javafx.scene.control.Alert;
import javafx.scene.control.Button;
import javafx.scene.control.ButtonType;
import javafx.stage.Window;
import knightschool.ui.theme.Theme;

/** Asks a person something in a window of its own. Used on the JavaFX thread. */
public final class QuestionDialog {
    private QuestionDialog() {}

    /**
     * Asks, and waits for the answer.
     *
     * @param question such as "Save the board first?"
     * @param fact why that is asked, in a sentence
     * @param answers to choose from, at least one
     * @return the one chosen; the last where the person closes the window, or presses Enter and none is made for that
     */
    public static ButtonType ask(
            Optional<Window> owner, Theme theme, String question, String fact, List<ButtonType> answers) {
        Alert alert = new Alert(Alert.AlertType.NONE, fact, answers.toArray(ButtonType[]::new));
        alert.setTitle(ChangesWords.PROGRAM);
        alert.setHeaderText(question);
        owner.ifPresent(alert::initOwner);
        keyed(alert, answers);
        dress(alert.getDialogPane().getScene(), owner, theme);
        return alert.showAndWait().orElse(answers.getLast());
    }

    /** As the window that asks: its sheets have words and controls of the size that the person chose. */
    private static void dress(Scene dialog, Optional<Window> owner, Theme theme) {
        theme.dress(dialog);
        owner.map(Window::getScene)
                .filter(scene -> !scene.getStylesheets().isEmpty())
                .ifPresent(scene -> dialog.getStylesheets().setAll(scene.getStylesheets()));
    }

    private static void keyed(Alert alert, List<ButtonType> answers) {
        boolean known =
                answers.stream().anyMatch(answer -> answer.getButtonData().isDefaultButton());
        if (!known && alert.getDialogPane().lookupButton(answers.getLast()) instanceof Button last) {
            last.setDefaultButton(true);
            alert.setOnShown(_ -> last.requestFocus());
        }
    }
}
