package knightschool.ui.choice;

import java.util.List;
import java.util.function.Consumer;
import knightschool.ui.choice.QuestionCard.Answer;
import knightschool.ui.shell.Shell;

/** Asks in a card over the window what to do with changes that are in no file yet. Used on the JavaFX thread. */
public final class ChangesQuestion {
    private ChangesQuestion() {}

    /** What a person wants. */
    public enum Wish {
        SAVE,
        DISCARD,
        CANCEL
    }

    /**
     * Asks.
     *
     * @param question such as "Save the board first?"
     * @param changes what is in no file yet, in a sentence
     * @param then told the answer
     */
    public static void ask(Shell shell, String question, String changes, Consumer<Wish> then) {
        QuestionCard.ask(
                shell,
                question,
                changes,
                List.of(
                        Answer.usual(ChangesWords.SAVE, () -> then.accept(Wish.SAVE)),
                        Answer.of(ChangesWords.DISCARD, () -> then.accept(Wish.DISCARD)),
                        Answer.of(ChangesWords.CANCEL, () -> then.accept(Wish.CANCEL))));
    }
}
