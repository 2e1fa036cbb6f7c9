package knightschool.ui.lesson.quiz;

import java.util.List;
import knightschool.drawing.answer.QuizAnswerMarks;
import knightschool.lesson.judge.SubmittedAnswer;
import knightschool.lesson.progress.QuizProgress;
import knightschool.lesson.progress.QuizProgress.Outcome;
import knightschool.lesson.progress.SavedQuizFeedback;
import knightschool.ui.lesson.quiz.QuizModel.State;

/** Restores the result that a quiz had when its slide was left, first the result and then the feedback. */
final class QuizProgressRestorer {
    private final QuizOutcomeController settler;
    private final AnswerDraft draft;
    private final SceneAnswerModel inScene;
    private final AnswerJudging judging;
    private final AnswerFeedback feedback;
    private final QuizHints hints;

    /** The feedback from when the slide was left, which is not restored yet. */
    private SavedQuizFeedback earlierFeedback = SavedQuizFeedback.NONE;

    /** Whether the answer was right when the slide was left and is not marked on the board yet. */
    private boolean rightBefore;

    QuizProgressRestorer(
            QuizOutcomeController settler,
            SceneAnswerModel inScene,
            AnswerJudging judging,
            AnswerFeedback feedback,
            QuizHints hints) {
        this.settler = settler;
        this.draft = settler.draft();
        this.inScene = inScene;
        this.judging = judging;
        this.feedback = feedback;
        this.hints = hints;
    }

    /**
     * Restores a remembered result; what the user has made in the scene since stays. Answers that are no longer offered
     * are left out.
     */
    void restore(QuizProgress remembered) {
        put(remembered.chosenAnswers(), remembered.written());
        settler.settle(remembered.outcome());
        remembered.later().ifPresent(later -> put(later.chosenAnswers(), later.written()));
        hints.sequence().restore(remembered.hints());
        if (settler.quiz().isBet() && isCompared(remembered.outcome()) && remembered.isAnswerGiven()) {
            compareAgain();
        } else if (remembered.outcome() == Outcome.OPEN || remembered.later().isPresent()) {
            earlierFeedback = remembered.feedback();
            feedback.cross(judging.choices().stream()
                    .filter(earlierFeedback.crossed()::contains)
                    .toList());
            if (remembered.outcome() == Outcome.REVEALED
                    && settler.quiz().kind().isMade()) {
                findSolution();
            }
        } else if (remembered.outcome() == Outcome.RIGHT) {
            rightBefore = true;
            settler.settle(judging.current(), State.RIGHT, settler.quiz().explanation(), QuizAnswerMarks.NONE);
        } else {
            sayShownSolution();
        }
    }

    /** Says the solution again that was said when the slide was left, unless the scene shows another answer by now. */
    private void sayShownSolution() {
        int mine = judging.begin();
        judging.askForSolutionOfSlide(
                solution -> inScene.restored(solution, judging.isCurrent(mine)), settler.refusing(mine));
    }

    /** Finds a solution again that was shown before, since undo or redo in the scene may lead back to it. */
    private void findSolution() {
        // A fault was said when the solution was asked for.
        judging.askForSolutionOfSlide(solution -> inScene.restored(solution, false), _ -> {});
    }

    private void put(List<String> chosenAnswers, String written) {
        draft.put(judging.choices().containsAll(chosenAnswers) ? chosenAnswers : List.of(), written);
    }

    private static boolean isCompared(Outcome outcome) {
        return outcome != Outcome.OPEN && outcome != Outcome.REVEALED;
    }

    /** Compares the bet again, if it is still offered, with what came out. */
    private void compareAgain() {
        SubmittedAnswer bet = SubmittedAnswer.of(draft.answers());
        if (!bet.isEmpty()) {
            int mine = judging.begin();
            judging.ask(
                    judge -> judge.judge(settler.quiz(), bet),
                    verdict -> settler.settle(mine, bet, verdict),
                    settler.refusing(mine));
        }
    }

    /**
     * Restores the feedback from when the slide was left, if there was any.
     *
     * @param check judges the present answer, if there is one
     * @param statement judges the statement that the question makes
     */
    void sayAgain(Runnable check, Runnable statement) {
        SavedQuizFeedback savedFeedback = earlierFeedback;
        earlierFeedback = SavedQuizFeedback.NONE;
        switch (savedFeedback.judged()) {
            case ANSWER -> check.run();
            case STATEMENT -> statement.run();
            case NOTHING -> {}
        }
        if (rightBefore
                && settler.quiz().kind().takesSquares()
                && !draft.answers().isEmpty()) {
            markAgain(SubmittedAnswer.of(draft.writtenNames()));
        }
        rightBefore = false;
        if (savedFeedback.isHint()) {
            int mine = judging.current();
            judging.runAfterTasks(() -> lastHintAgain(mine));
        }
    }

    /** Marks a right answer on the board again if it is still right. */
    private void markAgain(SubmittedAnswer answer) {
        int mine = judging.begin();
        // A fault means that the answer was right on another board, so the marks are removed.
        judging.ask(
                judge -> judge.judge(settler.quiz(), answer),
                verdict -> {
                    if (verdict.isRight()) {
                        settler.settle(mine, answer, verdict);
                    }
                },
                _ -> feedback.clearMarks());
    }

    /** Drops the feedback from when the slide was left, unless the answer is right. */
    void leaveUnsaid() {
        earlierFeedback = SavedQuizFeedback.NONE;
        rightBefore = false;
        if (feedback.state() != State.RIGHT) {
            settler.removeFeedback();
        }
    }

    private void lastHintAgain(int mine) {
        if (judging.isCurrent(mine)) {
            hints.give(hints.sequence().givenHints().count());
        }
    }
}
