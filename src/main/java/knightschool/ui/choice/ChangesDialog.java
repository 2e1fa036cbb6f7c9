package knightschool.ui.choice;

import java.util.List;
import java.util.Optional;
import javafx.scene.control.ButtonBar.ButtonData;
import javafx.scene.control.ButtonType;
import javafx.stage.Window;
import knightschool.ui.theme.Theme;

/** Asks in a window of its own what to do with changes that are in no file yet. Used on the JavaFX thread. */
public final class ChangesDialog {
    private ChangesDialog() {}

    /** What a person wants. */
    public enum Answer {
        SAVE,
        DISCARD,
        CANCEL
    }

    /**
     * Asks, and waits for the answer.
     *
     * @param question such as "Save the board first?"
     * @param changes what is in no file yet, in a sentence
     */
    public static Answer ask(Optional<Window> owner, Theme theme, String question, String changes) {
        ButtonType save = new ButtonType(ChangesWords.SAVE, ButtonData.YES);
        ButtonType discard = new ButtonType(ChangesWords.DISCARD, ButtonData.NO);
        ButtonType cancel = new ButtonType(ChangesWords.CANCEL, ButtonData.CANCEL_CLOSE);
        ButtonType answer = QuestionDialog.ask(owner, theme, question, changes, List.of(save, discard, cancel));
        return answer == save ? Answer.SAVE : answer == discard ? Answer.DISCARD : Answer.CANCEL;
    }
}
