package knightschool.ui.lesson.quiz;

import java.util.List;
import knightschool.drawing.answer.QuizAnswerMarks;
import knightschool.ui.hint.HintSequence;
import knightschool.ui.lesson.quiz.QuizModel.State;

/** The hints of a quiz, displayed in the place of the feedback. Used on the JavaFX thread. */
final class QuizHints {
    private final QuizOutcomeController settler;
    private final AnswerJudging judging;
    private final AnswerFeedback feedback;
    private final List<String> hints;
    private final HintSequence sequence;

    /** Whether a hint takes the place of other feedback at this moment. */
    private boolean isReplacing;

    QuizHints(QuizOutcomeController settler, AnswerJudging judging, AnswerFeedback feedback) {
        this.settler = settler;
        this.judging = judging;
        this.feedback = feedback;
        this.hints = settler.quiz().help().hints();
        this.sequence = new HintSequence(hints.size());
        feedback.stateProperty().addListener((_, _, state) -> {
            if (state != State.HINT && !isReplacing) {
                sequence.hide();
            }
        });
    }

    /** Returns the numbers of the given hints and of the displayed one. */
    HintSequence sequence() {
        return sequence;
    }

    /**
     * Returns whether {@link #giveNext} displays another hint than now: the question waits for an answer and has one.
     */
    boolean hasNext() {
        return feedback.isAsking() && sequence.hasNextProperty().get();
    }

    /** Gives the next hint, or displays the last one again; see {@link HintSequence#next}. */
    void giveNext() {
        give(sequence.next());
    }

    /**
     * Gives all hints up to a number, and displays the one of that number; does nothing for 0. Marks on the board stay
     * while the answer is unchanged.
     */
    void give(int number) {
        if (number > 0) {
            display(number, () -> settler.hint(hints.get(number - 1)));
        }
    }

    /** Gives the hint its number first: feedback that is a hint always has one. */
    private void display(int number, Runnable settling) {
        isReplacing = true;
        try {
            sequence.give(number);
            settling.run();
        } finally {
            isReplacing = false;
        }
    }

    /**
     * Removes the feedback to an answer that has changed, and discards the result of any judging in progress. A hint on
     * screen stays; until the question is settled, the last one given comes back in place of other feedback.
     */
    void replaceFeedback() {
        int last = sequence.givenHints().count();
        boolean isShown = feedback.state() == State.HINT;
        if (last > 0 && (settler.isOpen() || isShown)) {
            int mine = judging.begin();
            if (!isShown) {
                display(last, () -> settler.settle(mine, State.HINT, hints.get(last - 1), QuizAnswerMarks.NONE));
            }
            feedback.forgetVerdict();
        } else {
            settler.removeFeedback();
        }
    }
}
