package knightschool.ui.lesson.quiz;

import java.util.List;
import knightschool.lesson.Quiz;

/**
 * The undo history of calling a statement true. It is undone as long as its verdict stands: a counterexample that is
 * checked, or another change in the scene, takes its place.
 */
final class StatementAcceptanceHistory extends AbstractAnswerHistory {
    private static final Step OPEN = new Step(List.of(), false);
    private static final Step CALLED_TRUE = new Step(List.of(Quiz.TRUE), true);

    private final Runnable judge;
    private final Runnable takeBack;
    private Step now = OPEN;

    /** Whether the statement is judged again, and the verdict on it is not there yet. */
    private boolean isJudging;

    /** Whether the feedback changes by an undo or redo, which keeps the steps. */
    private boolean isStepping;

    /**
     * @param judge judges anew that the statement is true
     * @param takeBack removes the verdict on that
     */
    StatementAcceptanceHistory(Runnable judge, Runnable takeBack) {
        this.judge = judge;
        this.takeBack = takeBack;
    }

    /** @param isCalledTrue whether the verdict on calling the statement true stands when the slide is shown */
    void begin(boolean isCalledTrue) {
        isJudging = false;
        now = isCalledTrue ? CALLED_TRUE : OPEN;
        steps.replaceWith(isCalledTrue ? List.of(OPEN) : List.of(), List.of());
    }

    /** Notes whether the verdict on screen is one on calling the statement true. */
    void judged(boolean isOnStatement) {
        isJudging &= !isOnStatement;
        if (isOnStatement && now.equals(OPEN)) {
            steps.leave(now);
            now = CALLED_TRUE;
        } else if (!isOnStatement && now.equals(CALLED_TRUE) && !isStepping) {
            begin(false);
        }
    }

    /** Judges again that the statement is true, which is called true already. */
    void judgeAgain() {
        isJudging = true;
        isStepping = true;
        judge.run();
        isStepping = false;
    }

    /** Notes that a judging begins, so that no verdict comes of the one before. */
    void judgingBegins() {
        if (isJudging && !isStepping) {
            begin(false);
        }
    }

    @Override
    protected Step now() {
        return now;
    }

    @Override
    protected void restore(Step step) {
        if (step.isGiven()) {
            now = step;
            judgeAgain();
        } else {
            isStepping = true;
            takeBack.run();
            isStepping = false;
            now = step;
        }
    }

    @Override
    public void adopt(Steps before) {
        if (before.now().equals(now)) {
            steps.replaceWith(before.undoSteps(), before.redoSteps());
        }
    }
}
