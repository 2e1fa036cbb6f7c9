package knightschool.ui.lesson.quiz;

import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;
import knightschool.lesson.Quiz;
import knightschool.lesson.progress.QuizProgress;

/**
 * The answer to a quiz that the user chooses or types, with the undo history of these changes. The history records
 * which answers were submitted for judging. Used on the JavaFX thread.
 */
final class UndoableAnswerDraft {
    private final Quiz quiz;
    private final AnswerDraft draft;
    private final ChoiceHistory choices;
    private final TypedAnswerHistory typed;

    /**
     * @param offered supplies the answers to choose from
     * @param onGiven runs after each undo and redo that leads to an answer that was given
     */
    UndoableAnswerDraft(Quiz quiz, Supplier<List<String>> offered, Runnable onGiven) {
        this.quiz = quiz;
        this.draft = new AnswerDraft(quiz);
        this.choices = new ChoiceHistory(draft, offered, onGiven);
        this.typed = new TypedAnswerHistory(draft, onGiven);
    }

    AnswerDraft draft() {
        return draft;
    }

    /** Returns the undo history; empty if the answer is made in the scene. */
    Optional<AbstractAnswerHistory> history() {
        AbstractAnswerHistory history = ChoiceHistory.isOf(quiz) ? choices : typed;
        return Optional.of(history).filter(_ -> !quiz.kind().isMade());
    }

    /** Chooses an answer, or removes it; see {@link AnswerDraft#choose}. */
    void choose(String answer) {
        choices.choose(answer);
    }

    /** Takes back a bet on an answer; see {@link AnswerDraft#takeBetBack}. */
    void takeBetBack(String answer) {
        choices.takeBetBack(answer);
    }

    /**
     * Returns whether an answer is judged when it is chosen, so that there is no check button. Bets of a class are
     * compared once all are made.
     */
    boolean isJudgedAtOnce() {
        return switch (quiz.kind()) {
            case CHOICE, WHO_FIRST -> !quiz.countsBets();
            case FALSE_LINE -> true;
            case BLANK -> !quiz.answers().isEmpty();
            default -> false;
        };
    }

    /** Returns whether an answer was chosen that is judged at once: every blank has a word. */
    boolean isReadyAtOnce() {
        return isJudgedAtOnce() && !isEmpty() && (!quiz.hasBlanks() || draft.isFull());
    }

    /** Returns whether no answer was chosen or written. */
    boolean isEmpty() {
        return draft.answers().isEmpty();
    }

    /** Notes that the present answer, if there is one, is given to be judged. */
    void give() {
        if (!draft.chosenAnswers().isEmpty()) {
            choices.give();
        } else if (!isEmpty()) {
            typed.give();
        }
    }

    /** Returns whether the present text is the answer that was typed and given last. */
    boolean isAtGivenText() {
        return !quiz.kind().isMade() && typed.isAtGiven();
    }

    /** Starts the histories with the answers that were restored. */
    void begin(QuizProgress remembered) {
        choices.begin(remembered.isAnswerGiven(), remembered.earlierChoice());
        typed.begin(remembered.givenTexts());
    }
}
